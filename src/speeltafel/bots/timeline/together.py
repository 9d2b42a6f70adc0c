"""How a good player plays Timeline together: let the row grow in small steps, keep slots free."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.guide import FastGuide
from speeltafel.bots.timeline.considerations import of_row, of_trial
from speeltafel.bots.timeline.outlook import Outlook, give_back, outlook_on
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.games.timeline.together.actions import DISCARD, HAND, STOP
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS

TIDY: Final = 0.3
"""What it is worth to have a new card instead of one that fits nowhere."""

LAST_RESORT: Final = 1000.0
"""More than anything else is worth."""


class TogetherHabits(FastGuide):
    """Plays what earns most in the end, discards what fits nowhere, and stops in time."""

    def pick_among(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        dice: Dice,  # noqa: ARG002
    ) -> i64:
        assert isinstance(state, Together)
        outlook = outlook_on(state)
        risk = self._risk(outlook, seat)
        best, most = choices[0], -2.0 * LAST_RESORT
        for place in range(count):
            value = self.value(outlook, seat, choices[place], risk)
            if value > most:
                best, most = choices[place], value
        give_back(outlook)
        return best

    def _risk(self, outlook: Outlook, seat: i64) -> float:
        """What there is to lose by playing: all that is to come, if none of the cards finds a place."""
        if outlook.state.table.tried:  # there is no way back
            return 0.0
        return outlook.promise() * outlook.failure(seat)

    def value(self, outlook: Outlook, seat: i64, action: i64, risk: float) -> float:
        """What an action does to the score in the end; to stop does nothing."""
        if action == STOP:
            return 0.0
        table = outlook.state.table
        name = table.hands.card(seat, action % HAND)
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
            outlook = outlook_on(state)
            score += outlook.promise()
            give_back(outlook)
        return (score + CARDS) / (3.0 * CARDS)

    def considerations(self, state: State, seat: int, action: int) -> list[Consideration]:
        assert isinstance(state, Together)
        if action == STOP:
            return []
        outlook = Outlook(state)
        name = state.table.hands[seat][action % HAND]
        if state.table.sideways[name]:
            return [Consideration("tidy", TIDY)]
        if action >= DISCARD:
            return [Consideration("discard", TIDY), Consideration("later", -outlook.promises(name))]
        return of_trial(outlook, name, self._risk(outlook, seat))

    def foreseen(self, before: State, after: State, seat: int) -> dict[str, float]:  # noqa: ARG002
        assert isinstance(after, Together)
        return of_row(after)


class Eager(TogetherHabits):
    """A beginner: goes on while cards may find a place, and discards only who must."""

    def value(self, outlook: Outlook, seat: i64, action: i64, risk: float) -> float:
        value = super().value(outlook, seat, action, risk)
        return value - LAST_RESORT if action >= DISCARD else value
