"""Thinking at the right moment."""

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.search import Searcher
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View


class PatientSearcher(Searcher):
    """Does not think out of turn: all it could do then is to swap, and that can wait (TEL-29)."""

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        if choices[-1] == WAIT:
            return WAIT
        return super().choose(view, choices, budget, dice)
