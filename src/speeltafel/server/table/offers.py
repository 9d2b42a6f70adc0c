"""Seats that are handed over."""

from typing import NamedTuple


class SeatOffer(NamedTuple):
    """A seat that its member hands over to the person who joins with the code."""

    code: str
    member: int
