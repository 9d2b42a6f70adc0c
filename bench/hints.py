"""How good hints are: is the hinted action among the two best of a search ten times as long?

    ./run bench hints [--positions 1000] [--simulations 1000] [--game telos]

Positions come from games by rule of thumb with any number of players, from the plain view of a
seat, so in Timeline without beliefs. The two best are what the same bot chooses with ten times the
simulations, and what it chooses when that is not there. Choices that no consideration tells apart,
such as two cards of unknown date in one gap, count as one. `plain` is how many reasons were none of
the game's own. A hint that a rule refuses ends the run.
"""

import argparse
import sys
from typing import NamedTuple

from bench.builds import Rates, in_build, tell
from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.consideration import are_alike
from speeltafel.bots.hint import ANY, STRONGEST, Hint, hint
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.registry import GAMES, PLUGINS, roster_of

LONGER = 10
FEW = 200
SIMULATIONS = {"telos": 1000, "titus": 400}
"""For a hint: well below what 75 ms allow on a busy machine, in the compiled build."""
EVERY = 5
"""One in this many positions of a game is asked about."""


class Position(NamedTuple):
    """A seat that has to choose."""

    game: str
    state: State
    seat: int

    def choices(self) -> list[int]:
        return choices_of(self.state, self.seat)

    def hint(self, simulations: int) -> Hint:
        view = roster_of(self.game).plain_view(self.state, self.seat)
        return hint(
            roster_of(self.game), view, self.choices(), Budget(simulations=simulations), Dice(7)
        )

    def best_of(self, choices: list[int], simulations: int) -> int:
        roster = roster_of(self.game)
        view = roster.plain_view(self.state, self.seat)
        bot = roster.bot(STRONGEST)
        return bot.choose(view, choices, Budget(simulations=simulations), Dice(8))

    def without(self, action: int) -> list[int]:
        """The choices that something tells apart from this one."""
        guide = roster_of(self.game).guide
        assert guide is not None
        world = roster_of(self.game).plain_view(self.state, self.seat).sample(Dice(9))
        weighed = {one: guide.considerations(world, self.seat, one) for one in self.choices()}
        return [one for one in weighed if not are_alike(weighed[one], weighed[action])]

    def is_good(self, action: int, simulations: int) -> bool:
        """Whether an action is among the two best of a search of this length."""
        best = self.best_of(self.choices(), simulations)
        rest = (
            self.without(best) if best != WAIT else [one for one in self.choices() if one != WAIT]
        )
        if action not in rest or len(rest) == 1:
            return True
        second = self.best_of(rest, simulations)
        return action == second or action not in self.without(second)


def positions(game: str, count: int) -> list[Position]:
    """Positions all through games by rule of thumb, with few and with many players."""
    found: list[Position] = []
    dice, rules = Dice(2), GAMES[game]
    thumb = roster_of(game).bot("thumb")
    while len(found) < count:
        spread = rules.most_players - rules.least_players + 1
        players = rules.least_players + dice.below(spread)
        state = rules.start(players, {}, Thrown(dice.fork()), [])
        while state.to_act() and len(found) < count:
            seat = state.waits_for()[0]
            choices = choices_of(state, seat)
            if len(choices) > 1 and dice.below(EVERY) == 0:
                found.append(Position(game, state.clone(), seat))
            view = roster_of(game).plain_view(state, seat)
            state.apply(seat, thumb.choose(view, choices, Budget(simulations=1), dice))
    return found


def measure(game: str, count: int, simulations: int) -> Rates:
    rates: Rates = {"good": 0, "plain": 0}
    for one in positions(game, count):
        given = one.hint(simulations)
        refusal = None
        if given.action != WAIT:
            refusal = one.state.permits(one.seat, given.action)
        if refusal is not None:
            sys.exit(f"bench: a hint in {game} is refused by {refusal.rule}")
        rates["good"] += one.is_good(given.action, LONGER * simulations)
        rates["plain"] += given.reason.game == ANY
    return {name: 100 * part / count for name, part in rates.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=1000, help="for each game")
    parser.add_argument("--simulations", type=int, help="for a hint; fewer than 100 ms allow")
    parser.add_argument("--game", choices=list(PLUGINS), help="only this one")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.measure:
        tell(measure(args.game, args.positions, args.simulations))
        return
    print(f"{'game':<19}among the two best   plain reason")
    for game in [args.game] if args.game else PLUGINS:
        simulations = args.simulations or SIMULATIONS.get(game, FEW)
        asked = ["--positions", str(args.positions), "--simulations", str(simulations)]
        rates = in_build("compiled", "hints", "--measure", "--game", game, *asked)
        print(f"{game:<19}{rates['good']:>16.1f} %{rates['plain']:>13.1f} %", flush=True)


if __name__ == "__main__":
    main()
