"""The coins of Titus, and sets of coins packed into one whole number.

In play a coin is known by its name, 0 to 53: the place in the pile at which it became visible. The
name says nothing of the numbers on the coin, and stays with it when it is turned (TIT-27). A set
of coins is a number with one bit a name.
"""

from typing import Final

from mypy_extensions import i64

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
    """The lowest name in a set that is not empty: the place of its lowest bit, by halving."""
    name: i64 = 0
    if coins & 0xFFFFFFFF == 0:
        name = 32
        coins >>= 32
    if coins & 0xFFFF == 0:
        name += 16
        coins >>= 16
    if coins & 0xFF == 0:
        name += 8
        coins >>= 8
    if coins & 0xF == 0:
        name += 4
        coins >>= 4
    if coins & 3 == 0:
        name += 2
        coins >>= 2
    return name if coins & 1 != 0 else name + 1


def count(coins: i64) -> i64:
    """How many coins there are in a set."""
    found: i64 = 0
    while coins != 0:
        coins &= coins - 1
        found += 1
    return found


def names(coins: i64) -> list[int]:
    """The names in a set, ascending."""
    found: list[int] = []
    while coins != 0:
        found.append(first(coins))
        coins &= coins - 1
    return found
