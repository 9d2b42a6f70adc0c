"""What a reserve is good for: how much each coin would help its owner. All in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.games.titus.coins import HIGHEST, SHORTEST_RUN, first
from speeltafel.games.titus.table import BEST_CARD, CARDS, LEFT_OVER_RUN, NUMBERS, Table, row

PROMISE: Final = [0, 10, 25, 55]
"""What an unfinished piece is worth by its length: each coin brings the run nearer."""


class Prospects:
    """A seat's reserve, seen by the numbers that would fit it."""

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.run = 10 * next_run(table)
        self.gains = row(NUMBERS)  # by number: what a coin with it would bring
        self.fits: i64 = 0  # the numbers that can be added to a piece, as a set
        self.finishing: i64 = 0  # those of them that make a run
        for number in range(1, HIGHEST + 1):
            if table.to_extend(seat, number) != 0:
                self.fits |= bit(number)
                self.gains[number] = self._gain(number)

    def fit(self, number: i64) -> bool:
        return (self.fits >> number) & 1 != 0

    def _gain(self, number: i64) -> i64:
        """The best of laying a coin above a piece, under one, or between two."""
        at = self.seat * NUMBERS + number
        under = self.longest(self.table.ends[at - 1])
        above = self.longest(self.table.starts[at + 1])
        if under + 1 + above >= SHORTEST_RUN:
            self.finishing |= bit(number)
        most = max(self.growth(under, 0), self.growth(0, above))
        return max(most, self.growth(under, above))

    def longest(self, pieces: i64) -> i64:
        """The length of the longest unfinished piece of some; 0 if there is none."""
        found: i64 = 0
        pieces &= ~self.table.complete[self.seat]
        while pieces != 0:
            found = max(found, length(self.table, first(pieces)))
            pieces &= pieces - 1
        return found

    def growth(self, under: i64, above: i64) -> i64:
        """What one coin makes of the pieces on both its sides, with these lengths."""
        if under + above == 0:
            return 0
        return self.promise(under + 1 + above) - self.promise(under) - self.promise(above)

    def promise(self, coins: i64) -> i64:
        return self.run if coins >= SHORTEST_RUN else PROMISE[coins]


def next_run(table: Table) -> i64:
    """What the next run is worth: a point card, or what it brings at the end (TIT-25)."""
    return BEST_CARD - table.scored if table.scored < CARDS else LEFT_OVER_RUN


def length(table: Table, piece: i64) -> i64:
    """How many coins a piece has."""
    return table.sides[piece] - table.sides[table.lowest[piece]] + 1
