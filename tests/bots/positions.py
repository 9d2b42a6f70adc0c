"""Positions of every game that has bots, for them to choose in."""

from functools import cache
from typing import NamedTuple

from speeltafel.bots.bot import Budget
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.registry import GAMES, roster_of
from tests.conformance.positions import Setting, tried_options

BUDGET = Budget(simulations=8)
EACH = 3
"""Positions out of each game."""


class Choice(NamedTuple):
    """A seat with something to choose."""

    game: str
    state: State
    seat: int

    def view_for(self, bot: str) -> View:
        """What the bot gets; it is always the same person."""
        return roster_of(self.game).view_for(bot, self.state, self.seat, Dice(5))

    def answer(self, bot: str, view: View) -> int:
        """What the bot chooses, always with the same dice."""
        choices = choices_of(self.state, self.seat)
        return roster_of(self.game).bot(bot).choose(view, choices, BUDGET, Dice(11))


@cache
def questions(game: str) -> list[Choice]:
    """From random games: the plain one for few players, and one more player and all options."""
    options, least = tried_options(GAMES[game]), GAMES[game].least_players
    few = Setting(GAMES[game], least, options[0])
    more = Setting(GAMES[game], least + 1, options[-1])
    return [*spread(asked_in(few, Dice(1))), *spread(asked_in(more, Dice(2)))]


def asked_in(setting: Setting, dice: Dice) -> list[Choice]:
    """Every choice of somebody that came up in a random game."""
    found: list[Choice] = []
    chance = Thrown(dice.fork())
    state = setting.game.start(setting.players, setting.options, chance, [])
    while seats := state.to_act():
        found += [
            Choice(setting.game.name, state.clone(), seat)
            for seat in seats
            if len(choices_of(state, seat)) > 1
        ]
        seat = seats[dice.below(len(seats))]
        choices = state.legal(seat)
        state.apply(seat, choices[dice.below(len(choices))])
    return found


def spread(found: list[Choice]) -> list[Choice]:
    """A few of them, from all through the game."""
    return found[:: max(1, len(found) // EACH)][:EACH]
