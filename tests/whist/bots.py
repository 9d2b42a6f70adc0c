"""Who plays whist: one habit is enough for bots of every level."""

from typing import Final

from speeltafel.bots.bot import RandomBot
from speeltafel.bots.guide import Guide
from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Searcher
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State

from .rules import RANKS, Whist


class WhistHabits(Guide):
    """Wins a trick as cheaply as it can; if it can't, throws its lowest card."""

    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:  # noqa: ARG002
        assert isinstance(state, Whist)
        table = state.table
        if not table.trick:
            return max(choices, key=lambda card: card % len(RANKS))
        best = max(table.strength(card) for card in table.trick)
        winning = [card for card in choices if table.strength(card) > best]
        if winning:
            return min(winning, key=table.strength)
        return min(choices, key=lambda card: card % len(RANKS))

    def worth(self, state: State, seat: int) -> float:
        """Half of it is to be level with the best of the others; each trick is worth something."""
        assert isinstance(state, Whist)
        won = state.table.won
        others = [won[other] for other in range(len(won)) if other != seat]
        return 0.5 + (won[seat] - max(others)) / 16


WHIST: Final = Roster(
    "whist",
    {
        "thumb": RuleOfThumb(WhistHabits()),
        "learner": RandomBot(),
        "casual": RuleOfThumb(WhistHabits()),
        "strong": Searcher(WhistHabits(), 50),
        "master": Searcher(WhistHabits()),
    },
)
