"""Drawing one of many ways, each exactly as likely."""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.dice import WORD, Dice

FEW_WAYS: Final = 1 << 30
"""Of which one can be drawn by one throw."""
DRAWN_BELOW: Final[i64] = 4611686018427387904
"""2^62, far more than there can be ways: those are fewer than 2^59."""


def draw_below(ways: i64, limit: i64, dice: Dice) -> i64:
    """One of 0, 1, ... ways - 1, each exactly as likely.

    A throw times the ways is as often in one stretch of 2^32 numbers as in another, but for the
    first few of a stretch: those below the limit are thrown again (Lemire, 2019).
    """
    if ways > FEW_WAYS:
        return draw_below_many(ways, limit, dice)
    product = dice.roll() * ways
    while product & WORD < limit:
        product = dice.roll() * ways
    return product >> 32


def draw_below_many(ways: i64, limit: i64, dice: Dice) -> i64:
    """The same by two throws and a division; the limit is a multiple of the ways."""
    drawn = limit
    while drawn >= limit:
        drawn = (dice.roll() << 30) + (dice.roll() >> 2)
    return drawn % ways


def limit_for(ways: i64) -> i64:
    """For `draw_below`."""
    if ways > FEW_WAYS:
        return DRAWN_BELOW - DRAWN_BELOW % ways
    return (WORD + 1) % ways
