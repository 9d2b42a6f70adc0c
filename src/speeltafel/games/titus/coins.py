"""The coins of Titus, and sets of coins packed into one whole number.

In play a coin is known by its name, 0 to 53: the place in the pile at which it became visible. The
name says nothing of the numbers on the coin, and stays with it when it is turned (TIT-27). A set
of coins is a number with one bit a name.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.bits import count_bits, lowest_place, places

COINS: Final = 54
NO_COIN: Final = 54
"""What stands where a coin's name would, if there is none."""
EVERY_COIN: Final = (1 << 54) - 1

HIGHEST: Final = 19
"""The numbers on coins go from 1 to this (TIT-01)."""
APART: Final = 2
"""The two numbers of a coin differ by this at most (TIT-01)."""
SHORTEST_RUN: Final = 4
"""The number of coins that can be scored (TIT-10)."""

DECK: Final = [
    (low, high)
    for low in range(1, HIGHEST + 1)
    for high in range(low, min(low + APART, HIGHEST) + 1)
]
"""TIT-01: each possible coin once. The shuffle "pile" gives places in this list."""


def first(coins: i64) -> i64:
    """The lowest name in a set that is not empty."""
    return lowest_place(coins)


def count(coins: i64) -> i64:
    """How many coins there are in a set."""
    return count_bits(coins)


def names(coins: i64) -> list[int]:
    """The names in a set, ascending."""
    return places(coins)
