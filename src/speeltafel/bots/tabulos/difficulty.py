"""How hard a multiplication is for people."""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.tabulos.actions import first_of, second_of
from speeltafel.games.tabulos.sums import good_sums

EASY: Final = [2, 5, 10]
"""With one of these factors a sum is easy; with two from 6 to 9 it is hard."""


def difficulty(action: i64) -> i64:
    """How likely a sum is to go wrong, compared with an easy one; times one never does."""
    first, second = first_of(action), second_of(action)
    if first == 1 or second == 1:
        return 0
    if first in EASY or second in EASY:
        return 1
    return 4 if first >= 6 and second >= 6 else 2


def easiest(card: i64, top: i64) -> i64:
    """The difficulty of a card that fits on another: that of its easiest sum."""
    return min([difficulty(action) for action in good_sums(card, top)])
