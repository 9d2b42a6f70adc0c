"""What a deck must be (errors) and had better be (warnings)."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from speeltafel.decks.dates import date_problem, year_of
from speeltafel.decks.problems import Problem, error, warning
from speeltafel.decks.rows import Row, Sheet
from speeltafel.games.timeline.deck import DAY, ICONS, day_number

MOST_LETTERS: Final = 70
TOGETHER: Final = 36  # TWI-04
AGAINST: Final = 9  # TIM-01 for two players
MANY_EQUAL: Final = 4
"""A date on more than one card in so many is a warning."""
NUMBER: Final = re.compile(r"\d{3,4}")


def lint(sheet: Sheet) -> list[Problem]:
    """Everything that is wrong with the cards of a readable file."""
    problems = [problem for row in sheet.rows for problem in card_problems(sheet, row)]
    sound = [row for row in sheet.rows if not _date_errors(sheet, row)]
    return [
        *problems,
        *_duplicates(sheet),
        *_icon_problems(sheet),
        *_size_problems(sheet.rows),
        *_spread_problems(sound),
    ]


def card_problems(sheet: Sheet, row: Row) -> list[Problem]:
    return [*_date_errors(sheet, row), *_text_problems(sheet, row), *_icons_of_card(row)]


def _date_errors(sheet: Sheet, row: Row) -> list[Problem]:
    if not row.date:
        return [error(row.line, "the date is missing")]
    dates = [row.date, row.get("until")] if row.get("until") else [row.date]
    wrong = [date_problem(date, days=sheet.precision == DAY) for date in dates]
    found = [error(row.line, problem) for problem in wrong if problem is not None]
    if not found and len(dates) == 2:
        first, last = (day_number(date, sheet.precision) for date in dates)
        if last < first:
            message = f"until {dates[1]} is before {dates[0]}: exchange the two"
            found.append(error(row.line, message))
    return found


def _text_problems(sheet: Sheet, row: Row) -> Iterator[Problem]:
    for lang in sheet.languages:
        text = row.get(lang)
        if not text:
            yield error(row.line, f"the event is missing in {lang}")
        if len(text) > MOST_LETTERS:
            yield error(
                row.line, f"the event in {lang} has {len(text)} letters; {MOST_LETTERS} at most"
            )
        if not _date_errors(sheet, row):
            yield from _given_away(row, lang, text)


def _given_away(row: Row, lang: str, text: str) -> Iterator[Problem]:
    years = {str(abs(year_of(date))) for date in (row.date, row.get("until")) if date}
    for number in NUMBER.findall(text):
        if number in years:
            yield error(row.line, f"the event in {lang} gives its year away: leave out {number}")
        elif len(number) == 4:
            yield warning(row.line, f"the event in {lang} holds {number}: does that tell a date?")


def _icons_of_card(row: Row) -> Iterator[Problem]:
    icons = [row.get("light"), row.get("dark")]
    for icon in icons:
        if icon and icon not in ICONS:
            yield error(row.line, f"there is no icon {icon!r}; icons are {', '.join(ICONS)}")
    if icons[0] and icons[0] == icons[1]:
        yield error(row.line, "the two icons of a card must differ")


def _icon_problems(sheet: Sheet) -> Iterator[Problem]:
    """TWI-03: icons for all cards or for none."""
    if "light" not in sheet.header or not any(
        row.get("light") or row.get("dark") for row in sheet.rows
    ):
        return
    for row in sheet.rows:
        if not (row.get("light") and row.get("dark")):
            yield error(row.line, "this card lacks an icon: give icons to all cards or to none")


def _duplicates(sheet: Sheet) -> Iterator[Problem]:
    columns = ["id", *sheet.languages]
    for column in columns:
        first: dict[str, int] = {}
        for row in sheet.rows:
            field = row.get(column)
            if field and field in first:
                yield error(row.line, f"the {column} is the same as in line {first[field]}")
            first.setdefault(field, row.line)


def _size_problems(rows: Sequence[Row]) -> Iterator[Problem]:
    if len(rows) < AGAINST:
        yield error(0, f"{len(rows)} cards are too few for any game: two players need {AGAINST}")
        return
    sure = sum(1 for row in rows if not row.get("until"))
    if sure < TOGETHER:
        yield warning(0, f"{sure} sure dates are too few to play together: that takes {TOGETHER}")
    players = (len(rows) - 1) // 4
    if players < 8:
        yield warning(0, f"against each other, {len(rows)} cards are enough for {players} players")


def _spread_problems(rows: Sequence[Row]) -> Iterator[Problem]:
    years = sorted(year_of(row.date) for row in rows)
    if len(years) < AGAINST:
        return
    year, times = Counter(years).most_common(1)[0]
    if times * MANY_EQUAL > len(years):
        yield warning(
            0, f"{times} of {len(years)} cards are of the year {year}: the game gets easy"
        )
    middle = years[len(years) // 4 : -len(years) // 4]
    if (middle[-1] - middle[0]) * 20 < years[-1] - years[0]:
        yield warning(
            0, f"half of the cards lie between {middle[0]} and {middle[-1]}: spread them more"
        )
