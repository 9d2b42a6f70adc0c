"""The entries in a damaged SQLite file, in their order, from the pages of their b-tree.

A gap is where something can't be read: None in the order of the rows. Between two rows without a gap there
never was another one, so what follows the last entry of a table says that it is the last.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from speeltafel.server.store.sqlite_pages import INNER, LEAF, Key, LogRow, Page, Pages

LOWEST: Final[Key] = ("", 0)
HIGHEST: Final[Key] = ("~", 0)
"""Before and after the names of all tables."""
DEEPEST: Final = 20
"""No b-tree of SQLite has more levels."""


class Gap(NamedTuple):
    """Between the keys of two rows."""

    low: Key
    high: Key

    def holds(self, row: LogRow | None) -> bool:
        return row is not None and self.low < row.key < self.high


class Tree:
    def __init__(self, pages: Pages, root: int) -> None:
        self._pages = pages
        self._root = root
        self._kinds = bytes(pages.kind(number) for number in range(pages.count + 1))
        self._heights: dict[int, int] = {}
        self._seen: set[int] = set()

    def rows(self) -> Iterator[LogRow | None]:
        """Those in their place: below the root, each page within what the page above says."""
        if not self._is_empty():
            yield from self._below(self._root, self._height(self._root), Gap(LOWEST, HIGHEST))

    def _is_empty(self) -> bool:
        root = self._pages.page(self._root)
        return root is not None and root.kind == LEAF and root.is_whole and not root.cells

    def strays(self, gaps: list[Gap]) -> Iterator[LogRow | None]:
        """Those on pages to which no sound page leads, if they fit into a gap. A page that fits into none is
        a copy, perhaps an old one, and may hold what was erased."""
        numbers = [number for number, kind in enumerate(self._kinds) if kind in {INNER, LEAF}]
        for number in sorted(numbers, key=self._height, reverse=True):
            gap = None if number in self._seen else self._gap(number, gaps)
            if gap:
                yield from self._below(number, self._height(number), gap, is_stray=True)
                yield None

    def _gap(self, number: int, gaps: list[Gap]) -> Gap | None:
        """Where most rows of a page belong, by the one in the middle."""
        page = self._pages.page(number)
        rows = [cell.row for cell in page.cells if cell.row] if page else []
        if not rows:
            return None
        middle = sorted(rows)[len(rows) // 2]
        gap = gaps[bisect_right(gaps, middle.key, key=lambda gap: gap.low) - 1]
        return gap if gap.holds(middle) else None

    def _below(
        self, number: int, height: int, within: Gap, *, is_stray: bool = False
    ) -> Iterator[LogRow | None]:
        """The rows on a page and below it. A child belongs between two rows that are next to it: where one
        of them can't be read, a copy of another page would fit too, so it is a stray."""
        page = self._fitting(number, height, within)
        if page is None:
            yield None
            return
        self._seen.add(number)
        rows = _in_order([cell.row if within.holds(cell.row) else None for cell in page.cells])
        low = None if is_stray else within.low
        for cell, row in zip(page.cells, rows, strict=True):
            if height:
                yield from self._between(cell.child, height - 1, low, row and row.key)
            yield row
            low = row and row.key
        if height:
            high = within.high if page.is_whole and not is_stray else None
            yield from self._between(page.last, height - 1, low, high)
        elif not page.is_whole:
            yield None

    def _between(
        self, number: int, height: int, low: Key | None, high: Key | None
    ) -> Iterator[LogRow | None]:
        if low is None or high is None:
            yield None
        else:
            yield from self._below(number, height, Gap(low, high))

    def _fitting(self, number: int, height: int, within: Gap) -> Page | None:
        """A page, unless it is another than the one that belongs there."""
        page = self._pages.page(number)
        if page is None or number in self._seen or self._height(number) != height:
            return None
        rows = [cell.row for cell in page.cells if cell.row]
        inside = sum(within.holds(row) for row in rows)
        return page if inside > len(rows) - inside else None

    def _height(self, number: int, depth: int = 0) -> int:
        """How many levels are below a page, by most of its children: some may be damaged."""
        if number >= len(self._kinds) or self._kinds[number] != INNER or depth > DEEPEST:
            return 0
        if number not in self._heights:
            self._heights[number] = 0  # if a page leads to itself
            below = [self._height(child, depth + 1) for child in self._children(number)]
            self._heights[number] = Counter(below or [0]).most_common(1)[0][0] + 1
        return self._heights[number]

    def _children(self, number: int) -> list[int]:
        page = self._pages.page(number)
        found = [*(cell.child for cell in page.cells), page.last] if page else []
        kinds = self._kinds
        return [one for one in found if one < len(kinds) and kinds[one] in {INNER, LEAF}]


def _in_order(rows: list[LogRow | None]) -> list[LogRow | None]:
    """As many rows as are in order; None for the others, which are in a wrong place."""
    ranks = _ranks(rows)
    kept: list[LogRow | None] = []
    wanted, high = max(ranks, default=0), HIGHEST
    for row, rank in zip(reversed(rows), reversed(ranks), strict=True):
        is_kept = row is not None and rank == wanted and row.key < high
        kept.append(row if is_kept else None)
        if row and is_kept:
            wanted, high = wanted - 1, row.key
    return kept[::-1]


def _ranks(rows: list[LogRow | None]) -> list[int]:
    """For each row how many are in order up to it."""
    ends: list[Key] = []  # the lowest key that ends one row in order, two rows, ...
    ranks: list[int] = []
    for row in rows:
        place = bisect_left(ends, row.key) if row else -1
        if row:
            ends[place : place + 1] = [row.key]
        ranks.append(place + 1)
    return ranks


class Ends:
    """What is known of the ends of logs, once their rows have gone by."""

    def __init__(self) -> None:
        self.unsure: set[Key] = set()
        """Entries after which others may be lost."""
        self.gaps: list[Gap] = []
        """Also before the first row and after the last: the root may be a copy of another page."""
        self.are_whole = True
        self._last = LOWEST

    def in_place(self, rows: Iterator[LogRow | None]) -> Iterator[LogRow]:
        is_gap = True
        for row in self._noted(rows):
            if row and is_gap:
                self.gaps.append(Gap(self._last, row.key))
            if row:
                self._last = row.key
                yield row
            else:
                self.are_whole = False
            is_gap = row is None
        self.gaps.append(Gap(self._last, HIGHEST))

    def stray(self, rows: Iterator[LogRow | None]) -> Iterator[LogRow]:
        for row in filter(None, self._noted(rows)):
            self.are_whole = False
            if row.key > self._last:
                self.unsure.add(self._last)
            yield row

    def _noted(self, rows: Iterator[LogRow | None]) -> Iterator[LogRow | None]:
        before: LogRow | None = None
        for row in rows:
            if before and not _vouches(row, before):
                self.unsure.add(before.key)
            yield row
            before = row


def _vouches(row: LogRow | None, before: LogRow) -> bool:
    """Whether nothing is missing between two rows: a log begins with its first entry."""
    return row is not None and (row.table == before.table or row.number == 1)
