"""What a reserve is good for: how much each coin would help its owner. All in tenths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit, lowest_place
from speeltafel.games.titus.coins import HIGHEST, SHORTEST_RUN, first
from speeltafel.games.titus.table import BEST_CARD, CARDS, LEFT_OVER_RUN, NUMBERS, Tableau, row

PROMISE: Final = vec[i64]([0, 10, 25, 55])
"""What an unfinished piece is worth by its length: each coin brings the run nearer."""


EVERY_NUMBER: Final = (1 << (HIGHEST + 1)) - 2
"""1 to 19, one bit a number."""


@mypyc_attr(acyclic=True)
class Prospects:
    """A seat's reserve, seen by the numbers that would fit it.

    A chain is a row of unfinished pieces that continue each other and could be joined.
    """

    def __init__(self, table: Tableau, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.run = 10 * next_run(table)
        self.below = row(NUMBERS)  # by number: the coins of the longest chain that ends with it
        self.above = row(NUMBERS)  # by number: those of the longest chain that starts with it
        # the numbers that can be added to a piece, as a set
        self.fits = (table.lows[seat] >> 1 | table.highs[seat] << 1) & EVERY_NUMBER
        self._find_below()
        self._find_above()

    def _find_below(self) -> None:
        """From the lowest number up, where pieces end."""
        table, below = self.table, self.below
        unfinished = table.pieces[self.seat] & ~table.complete
        numbers = table.highs[self.seat]
        while numbers != 0:
            number = lowest_place(numbers)
            pieces = table.ends[number] & unfinished
            while pieces != 0:
                low = table.sides[table.lowest[first(pieces)]]
                below[number] = max(below[number], number + 1 - low + below[low - 1])
                pieces &= pieces - 1
            numbers &= numbers - 1

    def _find_above(self) -> None:
        """From the highest number down, where pieces start."""
        table, above = self.table, self.above
        unfinished = table.pieces[self.seat] & ~table.complete
        lows = table.lows[self.seat]
        number: i64 = HIGHEST
        while lows != 0:
            if lows & bit(number) != 0:
                pieces = table.starts[number] & unfinished
                while pieces != 0:
                    high = table.sides[first(pieces)]
                    above[number] = max(above[number], high + 1 - number + above[high + 1])
                    pieces &= pieces - 1
                lows &= ~bit(number)
            number -= 1

    def gain(self, number: i64) -> i64:
        """What a coin brings: the best of laying it above a chain, under one, or between two."""
        if not self.fit(number):
            return 0
        below = self.below[number - 1]
        above = self.above[number + 1]
        if below == 0:
            return self.growth(0, above)
        if above == 0:
            return self.growth(below, 0)
        apart = max(self.growth(below, 0), self.growth(0, above))
        return max(apart, self.growth(below, above))

    def finishing(self) -> i64:
        """How many numbers would make a run."""
        count: i64 = 0
        numbers = self.fits
        while numbers != 0:
            number = lowest_place(numbers)
            if self.below[number - 1] + 1 + self.above[number + 1] >= SHORTEST_RUN:
                count += 1
            numbers &= numbers - 1
        return count

    def down_from(self, piece: i64) -> i64:
        """The coins of a piece and the longest chain under it."""
        lowest = self.table.sides[self.table.lowest[piece]]
        return length(self.table, piece) + self.below[lowest - 1]

    def up_from(self, piece: i64) -> i64:
        """The coins of a piece and the longest chain above it."""
        return length(self.table, piece) + self.above[self.table.sides[piece] + 1]

    def fit(self, number: i64) -> bool:
        return (self.fits >> number) & 1 != 0

    def growth(self, below: i64, above: i64) -> i64:
        """What one coin makes of the chains on both its sides, with this number of coins."""
        if below + above == 0:
            return 0
        return self.promise(below + 1 + above) - self.promise(below) - self.promise(above)

    def promise(self, coins: i64) -> i64:
        if coins >= SHORTEST_RUN:
            return self.run
        return PROMISE[coins]


def next_run(table: Tableau) -> i64:
    """What the next run is worth: a point card, or what it brings at the end (TIT-25)."""
    if table.scored == CARDS:
        return LEFT_OVER_RUN
    return BEST_CARD - table.scored


def length(table: Tableau, piece: i64) -> i64:
    """How many coins a piece has."""
    return table.sides[piece] - table.sides[table.lowest[piece]] + 1
