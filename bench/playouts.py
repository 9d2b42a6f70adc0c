"""How fast the rules run: actions a second in random play, compiled and uncompiled, in one run.

    ./run bench playouts [--seconds 1] [--rounds 3]

Both builds are measured in turns, because machines are noisy: compare within a line. `imagine`
is what one clone and one sampled world cost together, in actions.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bench.builds import Rates, middle, tell, turns
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.game import Option, Value
from speeltafel.engine.playout import playout
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.registry import GAMES


class BenchSetting(NamedTuple):
    game: str
    players: int
    options: dict[str, Value]

    def deal(self, dice: Dice) -> State:
        return GAMES[self.game].start(self.players, self.options, Thrown(dice.fork()), [])

    def text(self) -> str:
        return json.dumps(self)


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


def report(seconds: float, rounds: int) -> None:
    print(f"{'':44}actions a second      ratio   imagine (actions)")
    print(f"{'game':<16}players options{'':13}   pure   compiled             pure   compiled")
    for setting in settings():
        asked = ("--seconds", str(seconds), "--measure", setting.text())
        pure, compiled = map(middle, turns("playouts", rounds, *asked))
        options = "+".join(name for name, value in setting.options.items() if value is True) or "-"
        print(
            f"{setting.game:<18}{setting.players:>3}    {options:<19.19}"
            f"{pure['rate'] / 1e3:>5.0f} k {compiled['rate'] / 1e6:>6.2f} M"
            f"{compiled['rate'] / pure['rate']:>9.1f} x"
            f"{pure['imagine']:>11.1f}{compiled['imagine']:>11.1f}",
            flush=True,
        )


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
    rate = playout_rate(setting, seconds)
    views = [view for view, _ in positions(setting)]
    states = [state for _, state in positions(setting)]
    dice = Dice(3)
    sampling = time_each([partial(view.sample, dice) for view in views], seconds / 4)
    cloning = time_each([state.clone for state in states], seconds / 4)
    return {"rate": rate, "imagine": (sampling + cloning) * rate}


def playout_rate(setting: BenchSetting, seconds: float) -> float:
    dice = Dice(1)
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        actions += playout(setting.deal(dice), dice)
    return actions / (time.perf_counter() - start)


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
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for call in calls:
            call()
        rounds += 1
    return (time.perf_counter() - start) / rounds / len(calls)


if __name__ == "__main__":
    main()
