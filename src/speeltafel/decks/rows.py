"""The lines of a deck's file: bytes to text, text to rows with a field for each column."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from speeltafel.decks.problems import Problem, error
from speeltafel.games.timeline.deck import DAY, MOST_CARDS, YEAR
from speeltafel.texts import LANGUAGES
from speeltafel.texts.plain import SELECTOR, plain

MOST_BYTES: Final = 1_000_000
DATES: Final = {"date": YEAR, "day": DAY}
"""The column of dates says by its name how they compare."""
COLUMNS: Final = (
    *DATES,
    "until",
    *LANGUAGES,
    "id",
    "source",
    "level",
    "picture",
    "where",
    "light",
    "dark",
)

MOST_COLUMNS: Final = 50
"""That are reported one by one."""
LONGEST_NAME: Final = 40
"""Characters of the name of a column. What is longer is no column, and is not read."""
MOST_LETTERS: Final = 70
"""Characters of an event."""
LONGEST_FIELD: Final = 300
"""Characters of what stands on a card beside its event. A line with a longer field is not read."""

csv.field_size_limit(MOST_BYTES)  # else a long field is taken for a quote that never closes

Line = tuple[int, list[str]]
"""The number of a line of the file, and its fields."""


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
    """The rows under a header that makes sense, and what is wrong with the file as such."""

    header: list[str]
    rows: list[Row]
    problems: list[Problem]

    @property
    def precision(self) -> str:
        return DATES["day" if "day" in self.header else "date"]

    @property
    def languages(self) -> list[str]:
        return [lang for lang in LANGUAGES if lang in self.header]

    @property
    def has_meaning(self) -> bool:
        """Whether the header says what the fields below it are."""
        return not list(missing_columns(self.header))

    def id_of(self, row: Row) -> str:
        """The name of a card: its own, or else its event, so that it may move in the file."""
        return row.get("id") or row.get(self.languages[0])


def read_sheet(content: bytes) -> Sheet:
    """The rows of a file, comma or semicolon between fields."""
    if len(content) > MOST_BYTES:
        return _unreadable("too_big")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        return _unreadable("not_utf8", content.count(b"\n", 0, wrong.start) + 1)
    return _parsed(text)


def _parsed(text: str) -> Sheet:
    first = re.split(r"[\r\n]", text.lstrip(), maxsplit=1)[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    # A generator: others have a turn between the lines of a field that goes on and on.
    lines = (line for line in io.StringIO(text, newline=""))
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    found: list[Line] = []
    cards = -1  # the first line is the header
    start = 1  # the line on which the next row begins: with a quote left open it goes on and on
    try:
        for fields in reader:
            if "".join(fields).strip():
                cards += 1
                if cards <= MOST_CARDS:  # half a million lines take a hundred times their file
                    found.append((start, fields))
            start = reader.line_num + 1
    except csv.Error:
        return _unreadable("not_csv", start)
    if cards > MOST_CARDS:
        return _unreadable("too_many_cards", cards=f"{cards}", limit=MOST_CARDS)
    return _sheet(found[0], found[1:]) if found else _unreadable("empty")


def _sheet(first: Line, lines: list[Line]) -> Sheet:
    line, names = first
    header = [name.strip().lower() for name in names]
    if len(header) > MOST_COLUMNS:
        return _unreadable("too_many_columns", line, found=f"{len(header)}", limit=len(COLUMNS))
    if long := [name for name in header if len(name) > LONGEST_NAME]:
        return _unreadable("unknown_column", line, column=long[0], columns=", ".join(COLUMNS))
    if any(plain(name) != name for name in header):  # a column would seem to be there and not to be
        return _unreadable("control", line)
    short = [
        (at, [_tidied(field) for field in fields]) for at, fields in lines if _is_short(fields)
    ]
    rows = [Row(at, _fields(header, fields)) for at, fields in short if len(fields) == len(header)]
    missing = [error(line, reason) for reason in missing_columns(header)]
    wrong = [*_wrong_lines(header, lines), *_control_characters(short)]
    return Sheet(header, rows, [*missing, *_wrong_columns(line, header), *wrong])


def _is_short(fields: list[str]) -> bool:
    """Whether its fields may be read: to look for invisible characters takes microseconds for each."""
    return all(len(field) <= LONGEST_FIELD for field in fields)


def _fields(header: list[str], fields: list[str]) -> dict[str, str]:
    return {name: field.strip() for name, field in zip(header, fields, strict=True)}


def _tidied(field: str) -> str:
    """Without the selectors that phones write behind an emoji where they change nothing."""
    seen = plain(field)
    return seen if seen.replace(SELECTOR, "") == field.replace(SELECTOR, "") else field


def missing_columns(header: list[str]) -> Iterator[str]:
    if ("date" in header) == ("day" in header):
        yield "date_column"
    if not set(LANGUAGES) & set(header):
        yield "language_column"


def _wrong_columns(line: int, header: list[str]) -> Iterator[Problem]:
    for name, times in Counter(header).items():
        if name not in COLUMNS:
            yield error(line, "unknown_column", column=name, columns=", ".join(COLUMNS))
        if times > 1:
            yield error(line, "column_twice", column=name)
    if ("light" in header) != ("dark" in header):
        yield error(line, "icon_columns")


def _wrong_lines(header: list[str], lines: list[Line]) -> Iterator[Problem]:
    for line, fields in lines:
        if len(fields) != len(header):
            yield error(line, "fields", found=len(fields), expected=len(header))
        for column, field in zip(header, fields, strict=False):
            if len(field) > LONGEST_FIELD:
                yield _too_long(line, column, len(field))


def _too_long(line: int, column: str, letters: int) -> Problem:
    is_event = column in LANGUAGES
    reason, limit = ("event_long", MOST_LETTERS) if is_event else ("field_long", LONGEST_FIELD)
    return error(line, reason, column=column, letters=letters, limit=limit)


def _control_characters(lines: list[Line]) -> Iterator[Problem]:
    for line, fields in lines:
        if any(plain(field) != field for field in fields):
            yield error(line, "control")


def _unreadable(reason: str, line: int = 0, **facts: str | int) -> Sheet:
    return Sheet([], [], [error(line, reason, **facts)])
