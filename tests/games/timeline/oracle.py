"""The hardest rules of Timeline once more, naively, from the rule sheet and not from the code."""

from collections.abc import Sequence
from itertools import product

Dates = tuple[int, int]
"""The earliest and the latest date that a card may have."""


def is_right(line: Sequence[Dates], card: Dates, gap: int) -> bool:
    """TIM-05: whether any of all possible histories has the line, with the card in it, in order."""
    cards = [*line[:gap], card, *line[gap:]]
    histories = product(*(range(first, last + 1) for first, last in cards))
    return any(sorted(history) == list(history) for history in histories)


class Arrangement:
    """TWI-10 to TWI-14 with dates only: the bottom row, and what lies above each pair of it."""

    def __init__(self, start: int) -> None:
        self.bottom = [start]
        self.above: dict[tuple[int, int], int] = {}
        self.copies: dict[int, int] = {start: 1}

    def put(self, date: int) -> bool:
        """Whether a card finds its place."""
        if date in self.copies:
            self.copies[date] += 1
            return True
        pair = self.pair_around(date)
        if pair in self.above:
            return False
        if pair is None:
            self.bottom = sorted([*self.bottom, date])
        else:
            self.above[pair] = date
        self.copies[date] = 1
        return True

    def pair_around(self, date: int) -> tuple[int, int] | None:
        earlier = [other for other in self.bottom if other < date]
        later = [other for other in self.bottom if other > date]
        return (max(earlier), min(later)) if earlier and later else None

    def points(self) -> int:
        below = sum(self.copies[date] for date in self.bottom)
        return 2 * below + sum(self.copies[date] for date in self.above.values())
