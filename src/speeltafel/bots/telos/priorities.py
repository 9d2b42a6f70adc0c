"""What a good player of Télos does first: the higher the number, the sooner.

A high card loses the last trick, so the lowest is kept for it. Who can't follow throws low cards
away and is left with high ones: so cards from the middle go first, and the highest stay for the
tricks in which they are needed. Several cards led at once make others throw several.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.telos.actions import SWAP, cards_of
from speeltafel.games.telos.cards import (
    ANT_CARD,
    ZEUS,
    card,
    card_count,
    gods,
    highest_god,
    lowest_god,
)
from speeltafel.games.telos.state import worth
from speeltafel.games.telos.table import Tableau

SOON: Final = 4
"""With at most this many cards in hand the end is near."""
KEEP: Final = 30
"""How much less the lowest card is played than others."""
ANOTHER_CARD: Final = 8
"""One card more in a lead counts as much as a value higher by this."""
HOLD_TOP: Final = 5
"""How much less the highest cards are led while the end is far."""
GLADLY: Final = 50
"""Before any play of gods."""
AT_NEED: Final = -50
"""After any play."""
RISKY: Final = 9
"""An unknown card is better in the last trick than this one or a higher one."""


def lead_priority(hand: i64, left: i64, action: i64) -> i64:
    """Many cards of a value from the middle, near the end the highest; never the lowest."""
    cards = cards_of(action)
    if gods(cards) == 0:
        return GLADLY  # the last card
    value = lowest_god(cards)
    priority = value + ANOTHER_CARD * card_count(cards)
    if value == lowest_god(hand):
        priority -= KEEP
    if value == highest_god(hand) and left > SOON:
        priority -= HOLD_TOP
    return priority


def follow_priority(hand: i64, picked: i64, action: i64) -> i64:
    """A Zeus as soon as it can go, else the lowest card that will do, but for the very lowest.

    Beside the Ant any card will do (TEL-21), and the highest go.
    """
    if action >= ZEUS:
        return GLADLY
    value = action + 1
    if value == lowest_god(hand):
        return -KEEP
    return value if picked & ANT_CARD != 0 else -value


def swap_priority(table: Tableau, action: i64) -> i64:
    """In the last trick a card that would take it and cost much; before it none."""
    risk = worth(card(action - SWAP))
    takes = table.done == 0 or risk >= worth(table.match)
    return GLADLY if table.is_last_trick() and takes and risk >= RISKY else AT_NEED
