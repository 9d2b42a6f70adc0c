"""How people play Télos who do not play it well yet."""

from typing import Final

from mypy_extensions import i64

from speeltafel.bots.telos.habits import TelosHabits, is_play
from speeltafel.bots.telos.priorities import AT_NEED, SOON
from speeltafel.games.telos.actions import cards_of
from speeltafel.games.telos.cards import card_count, points, zeus_count
from speeltafel.games.telos.state import Telos

TOO_LATE: Final = 4
"""With at most this many cards in hand a learner begins to think of the last trick."""


class CasualHabits(TelosHabits):
    """Knows what to keep for the last trick, but leads one card at a time and saves every Zeus."""

    def priority(self, state: Telos, seat: i64, action: i64) -> i64:
        cards = cards_of(action)
        far = state.table.left > SOON
        if far and (card_count(cards) > 1 or zeus_count(cards) > 0):
            return AT_NEED
        return super().priority(state, seat, action)


class LearnerHabits(CasualHabits):
    """Besides takes high cards for good ones: plays its lowest first, until it is too late."""

    def priority(self, state: Telos, seat: i64, action: i64) -> i64:
        if state.table.left > TOO_LATE and is_play(action):
            return -points(cards_of(action))
        return super().priority(state, seat, action)
