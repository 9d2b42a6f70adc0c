"""How fast bots think: simulations per second, compiled and uncompiled, and how well they keep time.

    ./run bench search [--seconds 2] [--rounds 3] [--ms 100] [--decisions 60]

Both builds are measured in turns, because machines are noisy: compare within a line. Simulations are
those of the search with the rule of thumb of the game. `over` is how much longer than its budget a
decision of the master took: what 99% of the decisions did not exceed, and the worst of all rounds.
The last two columns are the same for a loop that only watches the time: what the machine itself adds.
"""

import argparse
import time
from itertools import cycle, islice

from bench.builds import Rates, middle, tell, turns
from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Deadline, Search
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View
from speeltafel.registry import GAMES, PLUGINS, roster_of

BOT = "master"
SIMULATIONS = 50
Questions = list[tuple[View, list[int]]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--rounds", type=int, default=3, help="turns for each build")
    parser.add_argument("--ms", type=int, default=100, help="the budget that is to be kept")
    parser.add_argument("--decisions", type=int, default=60, help="so often, in each turn")
    parser.add_argument("--measure", metavar="GAME", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        tell(measure(args.measure, args.seconds, args.ms, args.decisions))
    else:
        report(args.rounds, args.seconds, args.ms, args.decisions)


def report(rounds: int, seconds: float, milliseconds: int, decisions: int) -> None:
    print(f"{'':19}simulations per second{'':12}over {milliseconds} ms: p99, worst (ms)")
    print(f"{'game':<19}   pure  compiled   ratio{'':12}pure{'':8}compiled{'':6}empty loop")
    for game in PLUGINS:
        asked = ["--seconds", str(seconds), "--ms", str(milliseconds), "--measure", game]
        taken = turns("search", rounds, *asked, "--decisions", str(decisions))
        pure, fast = map(summed_up, taken)
        print(
            f"{game:<19}{pure['rate']:>7,.0f}{fast['rate']:>10,.0f}"
            f"{fast['rate'] / pure['rate']:>6.1f} x"
            f"{pure['p99']:>8.1f}{pure['worst']:>8.1f}{fast['p99']:>8.1f}{fast['worst']:>8.1f}"
            f"{fast['empty p99']:>8.1f}{fast['empty worst']:>8.1f}",
            flush=True,
        )


def summed_up(taken: list[Rates]) -> Rates:
    worst = {name: max(rates[name] for rates in taken) for name in ("worst", "empty worst")}
    return {**middle(taken), **worst}


def measure(game: str, seconds: float, milliseconds: int, decisions: int) -> Rates:
    roster, asked = roster_of(game), questions(game)
    thumb, master = roster.bot("thumb"), roster.bot(BOT)
    assert isinstance(thumb, RuleOfThumb)
    late = overruns(master, asked, milliseconds, decisions)
    empty = overruns(Idler(), asked, milliseconds, decisions)
    return {
        "rate": rate(thumb.guide, asked, seconds),
        "p99": late[99 * len(late) // 100],
        "worst": late[-1],
        "empty p99": empty[99 * len(empty) // 100],
        "empty worst": empty[-1],
    }


class Idler(Bot):
    """Lets its time pass."""

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:  # noqa: ARG002
        deadline = Deadline(budget.milliseconds)
        while not deadline.is_over():
            pass
        return choices[0]


def questions(game: str) -> Questions:
    """What seats see and can choose between, at moments all through some random games."""
    found: Questions = []
    dice = Dice(2)
    roster, rules = roster_of(game), GAMES[game]
    for players in range(rules.least_players, rules.most_players + 1):
        state = rules.start(players, {}, Thrown(dice.fork()), [])
        while seats := state.to_act():
            seat = seats[dice.below(len(seats))]
            choices = choices_of(state, seat)
            if len(choices) > 1 and dice.below(8) == 0:
                found.append((roster.view_for(BOT, state, seat, Dice(players)), choices))
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))])
    return shuffled(found, dice)


def shuffled(found: Questions, dice: Dice) -> Questions:
    """So that however few are asked, they are from all games and moments."""
    return [found[place] for place in Thrown(dice).shuffle("questions", len(found))]


def rate(guide: Guide, asked: Questions, seconds: float) -> float:
    """Simulations per second, over decisions of some simulations each."""
    dice = Dice(3)
    simulations = 0
    start = time.perf_counter()
    for view, choices in cycle(asked):
        search = Search(guide, view, dice, Deadline(0))
        search.think(choices, SIMULATIONS)
        simulations += search.simulations
        if time.perf_counter() - start > seconds:
            break
    return simulations / (time.perf_counter() - start)


def overruns(bot: Bot, asked: Questions, milliseconds: int, decisions: int) -> list[float]:
    """By how many milliseconds each decision was late, the worst last."""
    dice, budget = Dice(4), Budget(milliseconds=milliseconds)
    late: list[float] = []
    for view, choices in islice(cycle(asked), decisions):
        start = time.perf_counter()
        bot.choose(view, choices, budget, dice)
        late.append(1000 * (time.perf_counter() - start) - milliseconds)
    return sorted(late)


if __name__ == "__main__":
    main()
