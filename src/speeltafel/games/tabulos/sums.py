"""What fits on what, and what may be said with it: TAB-02, TAB-05, TAB-06."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.games.tabulos.actions import CODES
from speeltafel.games.tabulos.cards import (
    EFFECT,
    FACTORS,
    KINDS,
    LAST_TABLE,
    NUMBER,
    NUMBERS,
    SQUARE,
)


def _tables(number: int) -> int:
    """TAB-02: the tables of a number, one bit a table: 36 is in those of 4, 6 and 9, not of 3."""
    tables = 0
    for table in range(2, LAST_TABLE + 1):
        if number % table == 0 and number // table <= FACTORS:
            tables += 1 << table
    return tables


TABLES: Final = vec[i64]([_tables(number) for number in NUMBERS])
"""The tables of each kind of card, one bit a table."""


def shared(card: i64, top: i64) -> i64:
    """The tables that both cards belong to."""
    return TABLES[card] & TABLES[top]


def fits(card: i64, top: i64) -> bool:
    """TAB-05: at least one table in common; so the same number always fits."""
    return shared(card, top) != 0


def is_right(card: i64, top: i64, first: i64, second: i64) -> bool:
    """TAB-06: the card's number, in a table that both cards share, the factors in either order."""
    if first * second != NUMBER[card]:
        return False
    tables = shared(card, top)
    return has_table(tables, first) or has_table(tables, second)


def has_table(tables: i64, factor: i64) -> bool:
    return factor <= LAST_TABLE and tables & bit(factor) != 0


def unpack_tables(tables: i64) -> list[int]:
    """The tables, ascending."""
    return [table for table in range(2, LAST_TABLE + 1) if has_table(tables, table)]


def _fitting(top: int) -> list[int]:
    """All that fits on a card, as a packed set full of every such kind."""
    words = [0, 0]
    for card in range(KINDS):
        if fits(card, top):
            words[card & 1] += 7 << (3 * (card >> 1))
    return words


FITTING: Final = vec[i64]([word for top in range(KINDS) for word in _fitting(top)])
"""For each card on top two numbers that leave of a packed set the cards which fit."""


def _sayings(kind: int) -> list[tuple[int, int]]:
    """What makes the number of a card: actions in their order, and the tables they are in."""
    number = NUMBERS[kind]
    call = " reverse" if EFFECT[kind] == SQUARE else ""
    found: list[tuple[int, int]] = []
    for first in range(1, FACTORS + 1):
        second = number // first
        tables = _said_in(first, second) & TABLES[kind]
        if first * second == number and tables != 0:
            found.append((CODES[f"say {first} x {second}{call}"], tables))
    return found


def _said_in(first: int, second: int) -> int:
    """The tables that two factors may mean, one bit a table."""
    tables = 0
    for table in range(2, LAST_TABLE + 1):
        if table in (first, second):
            tables += 1 << table
    return tables


MOST: Final = 4
"""No number can be said in more ways."""
NOTHING: Final = [(0, 0)]
"""Fills up the row of a card that has fewer; it is in no table."""
SAYINGS: Final = [(_sayings(kind) + MOST * NOTHING)[:MOST] for kind in range(KINDS)]
SAID: Final = vec[i64]([action for row in SAYINGS for action, _ in row])
"""Four actions for each kind of card: the multiplications that make its number.

On a square with the call, for without it has a price (TAB-11).
"""
SAID_IN: Final = vec[i64]([tables for row in SAYINGS for _, tables in row])
"""The tables of each of them, one bit a table."""


def good_sums(card: i64, top: i64) -> list[int]:
    """What is good to say with a card on a card, ascending."""
    sums = vec[i64]([0] * MOST)
    return [int(sums[place]) for place in range(fill_good_sums(card, top, sums))]


def fill_good_sums(card: i64, top: i64, into: vec[i64]) -> i64:
    """Put what is good to say into a buffer: how many there are.

    With a card that does not fit nothing is right; then it is whatever makes its number.
    """
    tables = shared(card, top)
    if tables == 0:
        tables = TABLES[card]
    count: i64 = 0
    for place in range(MOST * card, MOST * card + MOST):
        if SAID_IN[place] & tables != 0:
            into[count] = SAID[place]
            count += 1
    return count
