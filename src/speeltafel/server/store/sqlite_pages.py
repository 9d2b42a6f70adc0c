"""The pages of a damaged SQLite file, read without SQLite, which shows no row below a page that it can't read.

https://www.sqlite.org/fileformat.html. Every number in a page may be wrong: what does not fit is None.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Self

Key = tuple[str, int]
"""A table and a number: the order of the entries."""

NAME: Final = "[0-9a-f]{32}"
INNER: Final = 0x02
LEAF: Final = 0x0A
"""Pages of a table WITHOUT ROWID; both kinds hold rows."""
FILE_HEADER: Final = 100
LARGEST_PAGE: Final = 65536
SMALLEST_CELL: Final = 4
MOST_NUMBERS: Final = 9
"""The bytes of the longest varint."""
TEXT: Final = 13
"""Odd serial types from here on are texts."""
INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""How many bytes the integers of a serial type have."""
ONE: Final = 9
"""The serial type of the integer 1, which has no bytes."""


def is_name(found: object) -> bool:
    """Whether a table could have this name."""
    return isinstance(found, str) and re.fullmatch(NAME, found) is not None


class LogRow(NamedTuple):
    table: str
    number: int
    entry: str

    @property
    def key(self) -> Key:
        return self.table, self.number


class Cell(NamedTuple):
    child: int
    """The page with the rows before this one; on a leaf 0."""
    row: LogRow | None
    size: int


class Page(NamedTuple):
    kind: int
    cells: list[Cell]
    last: int
    """The page with the rows after all cells; on a leaf 0."""
    is_whole: bool
    """Whether the cells fill the page as its header says, so that none are missing."""


class Pages:
    def __init__(self, path: Path) -> None:
        self._file = path.open("rb", buffering=0)
        header = self._file.read(FILE_HEADER).ljust(FILE_HEADER, b"\0")
        self._size = _integer(header, 16, 2) or 1
        if self._size == 1:
            self._size = LARGEST_PAGE
        self._end = self._size - header[20]
        self.count = path.stat().st_size // self._size

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def kind(self, number: int) -> int:
        return self._content(number)[0]

    def page(self, number: int) -> Page | None:
        content = self._content(number)
        kind = content[0]
        if kind not in {INNER, LEAF}:
            return None
        pointers = 12 if kind == INNER else 8
        count = _integer(content, 3, 2)
        places = range(pointers, min(pointers + 2 * count, self._end - 1), 2)
        cells = [self._cell(content, _integer(content, at, 2)) for at in places]
        is_whole = (
            len(cells) == count
            and all(cell.row for cell in cells)
            and sum(cell.size for cell in cells) == self._used(content)
        )
        return Page(kind, cells, _integer(content, 8, 4) if kind == INNER else 0, is_whole)

    def _content(self, number: int) -> bytes:
        """Zeros for what the disk can't read."""
        content = b""
        if 1 < number <= self.count:  # the first page holds the schema
            with suppress(OSError):
                self._file.seek((number - 1) * self._size)
                content = self._file.read(self._size)
        return content.ljust(self._size, b"\0")

    def _used(self, content: bytes) -> int:
        """The bytes that cells take, by the header of a page and its list of free blocks."""
        start = _integer(content, 5, 2) or LARGEST_PAGE
        free, block, before = content[7], _integer(content, 1, 2), 0
        while before < block < self._end - 3:
            free += _integer(content, block + 2, 2)
            block, before = _integer(content, block, 2), block
        return self._end - start - free

    def _cell(self, content: bytes, at: int) -> Cell:
        child = 0
        begin = at
        if content[0] == INNER:
            child = _integer(content, at, 4)
            at += 4
        try:
            size, at = _varint(content, at)
            here, is_all = self._local(size)
            payload = content[at : at + here]
            end = at + here
            if not is_all:
                payload += self._overflow(_integer(content, end, 4), size - here)
                end += 4
            return Cell(child, _log_row(payload, size), max(end - begin, SMALLEST_CELL))
        except (IndexError, UnicodeDecodeError):
            return Cell(child, None, 0)

    def _local(self, size: int) -> tuple[int, bool]:
        """How much of a payload is on the page itself, and whether that is all."""
        most, least = ((self._end - 12) * share // 255 - 23 for share in (64, 32))
        if size <= most:
            return size, True
        here = least + (size - least) % (self._end - 4)
        return (here if here <= most else least), False

    def _overflow(self, number: int, size: int) -> bytes:
        """The rest of a payload, which fills its pages to the last; else nothing."""
        parts: list[bytes] = []
        passed: set[int] = set()  # it may lead back to itself
        if size > self.count * self._size:
            return b""
        while size > 0 and 1 < number <= self.count and number not in passed:
            passed.add(number)
            content = self._content(number)
            parts.append(content[4 : min(4 + size, self._end)])
            size -= len(parts[-1])
            number = _integer(content, 0, 4)
        return b"" if size or number else b"".join(parts)


def _log_row(payload: bytes, size: int) -> LogRow | None:
    if len(payload) != size:
        return None
    ends, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < ends and len(kinds) < 3:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != ends or len(kinds) != 3:
        return None
    return _columns(payload[at:], *kinds)


def _columns(values: bytes, table: int, number: int, entry: int) -> LogRow | None:
    if not (_is_text(table) and _is_text(entry) and (number in INTEGERS or number == ONE)):
        return None
    first = (table - TEXT) // 2
    second = first + INTEGERS.get(number, 0)
    if second + (entry - TEXT) // 2 != len(values):
        return None
    name, text = values[:first].decode(), values[second:].decode()
    found = 1 if number == ONE else int.from_bytes(values[first:second], signed=True)
    return LogRow(name, found, text) if is_name(name) and found > 0 else None


def _is_text(kind: int) -> bool:
    return kind >= TEXT and kind % 2 == 1


def _integer(content: bytes, at: int, size: int) -> int:
    return int.from_bytes(content[at : at + size])


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """A number, and where it ends."""
    value = 0
    for place in range(at, at + MOST_NUMBERS - 1):
        value = value << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return value, place + 1
    return value << 8 | content[at + MOST_NUMBERS - 1], at + MOST_NUMBERS
