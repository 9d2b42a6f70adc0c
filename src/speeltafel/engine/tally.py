"""A small number for each seat, all packed into one: ten bits a seat.

It is for what never comes near a thousand.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.bits import bit

BITS: Final = 10
MOST: Final = 1023


def one(seat: i64) -> i64:
    """One for this seat and none for the others: to add, or to take away."""
    return bit(BITS * seat)


def of(tally: i64, seat: i64) -> i64:
    """The number of a seat."""
    return (tally >> (BITS * seat)) & MOST


def each(players: i64, number: i64) -> i64:
    """The same number for everybody."""
    tally: i64 = 0
    for seat in range(players):
        tally += number * one(seat)
    return tally


def listed(tally: i64, players: i64) -> list[int]:
    """The numbers by seat."""
    return [of(tally, seat) for seat in range(players)]
