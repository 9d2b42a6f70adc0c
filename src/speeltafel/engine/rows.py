"""Rows of numbers that are copied again and again."""

from librt.vecs import vec
from mypy_extensions import i64


def copied(row: vec[i64], onto: vec[i64]) -> vec[i64]:
    """A copy of a row, which replaces what is in another one if that is as long.

    Nobody else may hold that one. For short rows this takes a fraction of the time that it takes
    to make room for a new one.
    """
    if len(onto) != len(row):
        return row[:]
    for place in range(len(row)):
        onto[place] = row[place]
    return onto
