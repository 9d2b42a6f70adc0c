"""Rows of numbers that are copied again and again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHORT: Final = 40


def copied(row: vec[i64], onto: vec[i64]) -> vec[i64]:
    """A copy of a row, which replaces what is in another one if that is as long.

    Nobody else may hold that one. It is for short rows: to make room for a new one costs as much as
    to copy some forty numbers one by one.
    """
    if len(row) > SHORT:
        return row[:]
    return copied_fixed(row, onto, len(row))


def copied_fixed(row: vec[i64], onto: vec[i64], length: i64) -> vec[i64]:
    """The same for a row, short or long, that has the same length in every game.

    Where this length is a constant, the C compiler knows that every place is inside both rows, and
    copies several numbers at a time.
    """
    if len(row) != length or len(onto) != length:
        return row[:]
    for place in range(length):
        onto[place] = row[place]
    return onto
