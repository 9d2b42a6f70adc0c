"""The lines of a deck's file: bytes to text, text to rows with a field for each column."""

import csv
import io
from collections.abc import Iterator
from typing import Final, NamedTuple
from unicodedata import category

from speeltafel.decks.problems import Problem, error
from speeltafel.games.timeline.deck import DAY, YEAR
from speeltafel.texts import LANGUAGES

MOST_BYTES: Final = 1_000_000
MOST_CARDS: Final = 2_000
DATES: Final = {"date": YEAR, "day": DAY}
"""The column of dates says by its name how they compare."""
COLUMNS: Final = ("id", *DATES, "until", *LANGUAGES, "source", "light", "dark")


class Row(NamedTuple):
    """One card's line of the file."""

    line: int
    fields: dict[str, str]

    def get(self, column: str) -> str:
        return self.fields.get(column, "")

    @property
    def date(self) -> str:
        return self.get("day") or self.get("date")


class Sheet(NamedTuple):
    """All rows under a header that makes sense; or problems instead."""

    header: list[str]
    rows: list[Row]
    problems: list[Problem]

    @property
    def precision(self) -> str:
        return DATES["day" if "day" in self.header else "date"]

    @property
    def languages(self) -> list[str]:
        return [lang for lang in LANGUAGES if lang in self.header]


def read_sheet(content: bytes) -> Sheet:
    """The rows of a file, comma or semicolon between fields."""
    if len(content) > MOST_BYTES:
        return _unreadable(f"the file has {len(content):,} bytes; a deck has at most 1,000,000")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        return _unreadable("this line is not UTF-8: save the file as UTF-8", line)
    return _parsed(text)


def _parsed(text: str) -> Sheet:
    first = text.split("\n", 1)[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    found: list[tuple[int, list[str]]] = []
    try:
        found += ((lines.line_num, fields) for fields in lines if any(fields))
    except csv.Error as wrong:
        return _unreadable(f"this can't be read as CSV ({wrong}): check the quotes", lines.line_num)
    if not found:
        return _unreadable("the file is empty: it needs a header line and cards")
    header = [name.strip().lower() for name in found[0][1]]
    problems = [*_header_problems(header), *_row_problems(header, found[1:])]
    rows = [Row(line, _fields(header, fields)) for line, fields in found[1:]]
    return Sheet(header, rows, problems)


def _fields(header: list[str], fields: list[str]) -> dict[str, str]:
    return {name: field.strip() for name, field in zip(header, fields, strict=False)}


def _header_problems(header: list[str]) -> Iterator[Problem]:
    for name in header:
        if name not in COLUMNS:
            yield error(1, f"there is no column {name!r}; columns are {', '.join(COLUMNS)}")
        if header.count(name) > 1:
            yield error(1, f"the column {name!r} is there twice")
    if ("date" in header) == ("day" in header):
        yield error(1, "a deck has a column date (compared by year) or day (compared by day)")
    if not set(LANGUAGES) & set(header):
        yield error(1, f"a deck has its events in a column {', '.join(LANGUAGES)}: at least one")
    if ("light" in header) != ("dark" in header):
        yield error(1, "icons come as two columns, light and dark, or not at all")


def _row_problems(header: list[str], found: list[tuple[int, list[str]]]) -> Iterator[Problem]:
    if len(found) > MOST_CARDS:
        yield error(0, f"the deck has {len(found):,} cards; at most {MOST_CARDS:,} are allowed")
    for line, fields in found:
        if len(fields) != len(header):
            yield error(line, f"this line has {len(fields)} fields, the header {len(header)}")
        if any(category(letter) == "Cc" for field in fields for letter in field):
            yield error(line, "this line holds a control character: remove it")


def _unreadable(message: str, line: int = 0) -> Sheet:
    return Sheet([], [], [error(line, message)])
