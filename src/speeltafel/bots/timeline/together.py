"""How a good player plays Timeline together: let the row grow in small steps, keep slots free."""

from typing import Final

from mypy_extensions import i64

from speeltafel.bots.guide import Guide
from speeltafel.bots.timeline.outlook import Outlook
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.timeline.together.actions import DISCARD, HAND, STOP
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS

TIDY: Final = 0.3
"""What it is worth to have a new card instead of one that fits nowhere."""

LAST_RESORT: Final = 1000.0
"""More than anything else is worth."""


class TogetherHabits(Guide):
    """Plays what earns most in the end, discards what fits nowhere, and stops in time."""

    def pick(self, state: State, seat: int, choices: list[int], dice: Dice) -> int:  # noqa: ARG002
        assert isinstance(state, Together)
        outlook, risk = Outlook(state), 0.0
        if not state.table.tried:  # else there is no way back
            risk = outlook.promise() * outlook.failure(seat)
        best, most = choices[0], -2.0 * LAST_RESORT
        for action in choices:
            value = self.value(outlook, seat, action, risk)
            if value > most:
                best, most = action, value
        return best

    def value(self, outlook: Outlook, seat: i64, action: i64, risk: float) -> float:
        """What an action does to the score in the end; to stop does nothing."""
        if action == STOP:
            return 0.0
        table = outlook.state.table
        name = table.hands[seat][action % HAND]
        if table.sideways[name]:
            return TIDY
        if action >= DISCARD:
            return TIDY - outlook.promises(name)
        return outlook.earns(name) - outlook.promises(name) - risk

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        """The score, from -36 to 72; before the end with what the cards to come may earn."""
        assert isinstance(state, Together)
        score = float(state.table.score())
        if not state.table.ending:
            score += Outlook(state).promise()
        return (score + CARDS) / (3.0 * CARDS)


class Eager(TogetherHabits):
    """A beginner: goes on while cards may find a place, and discards only who must."""

    def value(self, outlook: Outlook, seat: i64, action: i64, risk: float) -> float:
        value = super().value(outlook, seat, action, risk)
        return value - LAST_RESORT if action >= DISCARD else value
