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
    if len(row) > SHORT or len(onto) != len(row):
        return row[:]
    for place in range(len(row)):
        onto[place] = row[place]
    return onto
