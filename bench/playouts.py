"""How fast the rules run: actions a second in random play, compiled and uncompiled, in one run.

    ./run bench playouts [--seconds 1] [--rounds 3]

Both builds are measured in turns, because machines are noisy: compare within a line. Deals are
included; time is the processor's. `plain` is the compiled rules by the readable way, called from
plain Python one action at a time. In actions are told what it costs to deal with fast dice (`deal`),
to begin a match with its record and a seeded deal, which is mostly hashing (`match`), to copy a
position (`clone`) and to imagine a world (`sample`), all compiled. Worlds are drawn as a search draws
them, by compiled code and some of each view: the first is a new one, the others take the place of the
one before. What is worked out once for each view is not counted. Télos is compared with the limit, a
program in C++: see `bench/limit`.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.builds import Rates, middle, tell, turns
from bench.limit import PLAYERS, Limit, is_possible
from speeltafel.engine.chance import Thrown, seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.game import Option, Value
from speeltafel.engine.match import new_match
from speeltafel.engine.playout import imagine, playout
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.registry import GAMES

GAMES_EACH = 100
"""As many games as the limit plays at least: their counts have to be equal."""
CALLS = 200
"""At least, between two looks at the clock: one look costs as much as a deal."""

WORLDS = 20
"""Drawn of a view one after another."""


class BenchSetting(NamedTuple):
    game: str
    players: int
    options: dict[str, Value]

    def deal(self, dice: Dice) -> State:
        return GAMES[self.game].deal(self.players, self.options, Thrown(dice.fork()), None)

    def text(self) -> str:
        return json.dumps(self)

    def label(self) -> str:
        options = "+".join(name for name, value in self.options.items() if value is True) or "-"
        return f"{self.game:<18}{self.players:>3}    {options:<19.19}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each build")
    parser.add_argument("--measure", metavar="SETTING", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        tell(measure(BenchSetting(*json.loads(args.measure)), args.seconds))
    else:
        report(args.seconds, args.rounds)
        report_limit(args.seconds, args.rounds)


def report(seconds: float, rounds: int) -> None:
    print(f"{'':44}actions a second{'':22}in actions, compiled")
    print(
        f"{'game':<16}players options{'':13}   pure   compiled    ratio    plain"
        "     deal   match   clone  sample"
    )
    for setting in settings():
        asked = ("--seconds", str(seconds), "--measure", setting.text())
        pure, compiled = map(middle, turns("playouts", rounds, *asked))
        print(
            f"{setting.label()}{pure['rate'] / 1e3:>5.0f} k {compiled['rate'] / 1e6:>6.2f} M"
            f"{compiled['rate'] / pure['rate']:>9.1f} x {compiled['plain'] / 1e6:>6.2f} M"
            f"{compiled['deal']:>9.1f}{compiled['match']:>8.1f}"
            f"{compiled['clone']:>8.1f}{compiled['sample']:>8.1f}",
            flush=True,
        )


def report_limit(seconds: float, rounds: int) -> None:
    """Télos and the program in C++, in turns."""
    if not is_possible():
        print("\nNo C++ compiler was found: Télos is not compared with the limit.")
        return
    print(f"\n{'':44}actions a second")
    print(f"{'game':<16}players options{'':13}    C++   compiled    ratio")
    with TemporaryDirectory() as folder:
        limit = Limit(Path(folder))
        check_same_games(limit)
        for setting in [one for one in settings() if is_compared(one)]:
            asked = ("--seconds", str(seconds), "--measure", setting.text())
            rates: list[float] = []
            limits: list[float] = []
            for _ in range(rounds):
                limits.append(limit.played(PLAYERS, seconds)["rate"])
                rates.append(turns("playouts", 1, *asked)[1][0]["rate"])
            print(
                f"{setting.label()}{median(limits) / 1e6:>5.1f} M {median(rates) / 1e6:>6.2f} M"
                f"{median(rates) / median(limits):>9.2f}",
                flush=True,
            )


def is_compared(setting: BenchSetting) -> bool:
    return setting.game == "telos" and setting.players == PLAYERS


def check_same_games(limit: Limit) -> None:
    """The limit plays our games, or comparing would mean nothing."""
    counts = limit.played(PLAYERS, 0.0)
    setting, dice = next(one for one in settings() if is_compared(one)), Dice(1)
    actions = points = 0
    for _ in range(GAMES_EACH):
        state = setting.deal(dice)
        actions += playout(state, dice)
        outcome = state.outcome()
        assert outcome is not None
        points -= sum(outcome.scores)
    ours = {"games": GAMES_EACH, "actions": actions, "points": points}
    assert {name: counts[name] for name in ours} == ours, f"{counts} are not our {ours}"


def settings() -> list[BenchSetting]:
    """Every game with each number of players, and once with all its options."""
    chosen: list[BenchSetting] = []
    for game in GAMES.values():
        plain = {option.name: option.default for option in game.options}
        full = {option.name: last_value(option) for option in game.options}
        counts = range(game.least_players, game.most_players + 1)
        chosen += [BenchSetting(game.name, players, plain) for players in counts]
        chosen.append(BenchSetting(game.name, game.least_players + 1, full))
    return chosen


def last_value(option: Option) -> Value:
    """Of a short list the value furthest from plain; long lists are no switches."""
    return option.allowed[-1] if len(option.allowed) <= 3 else option.default


def measure(setting: BenchSetting, seconds: float) -> Rates:
    rate = action_rate(setting, seconds, playout)
    views = [view for view, _ in positions(setting)]
    states = [state for _, state in positions(setting)]
    dice = Dice(3)
    return {
        "rate": rate,
        "plain": action_rate(setting, seconds / 2, plain_playout),
        "deal": rate * time_each([partial(setting.deal, dice)], seconds / 4),
        "match": rate * time_each([partial(begin, setting)], seconds / 4),
        "clone": rate * time_each([state.clone for state in states], seconds / 4),
        "sample": rate
        * time_each([partial(imagine, view, dice, WORLDS) for view in views], seconds / 4)
        / WORLDS,
    }


def action_rate(setting: BenchSetting, seconds: float, play: Callable[[State, Dice], int]) -> float:
    dice = Dice(1)
    actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        actions += play(setting.deal(dice), dice)
    return actions / (time.process_time() - start)


def plain_playout(state: State, dice: Dice) -> int:
    """The same random play by the readable way, as anybody's program in Python would do it."""
    actions = 0
    while seats := state.to_act():
        seat = seats[dice.below(len(seats))]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        actions += 1
    return actions


def begin(setting: BenchSetting) -> object:
    game = GAMES[setting.game]
    return new_match(game, setting.players, setting.options, seed_from(1), {})


def positions(setting: BenchSetting) -> list[tuple[View, State]]:
    """What the seats to act see and the truth of it, at moments all through some games."""
    dice = Dice(2)
    found = []
    for _ in range(4):
        state = setting.deal(dice)
        while seats := state.to_act():
            seat = seats[dice.below(len(seats))]
            actions = state.legal(seat)
            if dice.below(8) == 0:
                found.append((state.view(seat), state.clone()))
            state.apply(seat, actions[dice.below(len(actions))])
    return found


def time_each(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Seconds a call, over rounds of all of them."""
    calls = [*calls] * (1 + CALLS // len(calls))
    rounds = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for call in calls:
            call()
        rounds += 1
    return (time.process_time() - start) / rounds / len(calls)


if __name__ == "__main__":
    main()
