"""What a deck must be (errors) and had better be (warnings)."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from speeltafel.decks.dates import date_problem, year_of
from speeltafel.decks.pictures import is_drawn
from speeltafel.decks.problems import Problem, error, warning
from speeltafel.decks.rows import MOST_LETTERS, Row, Sheet
from speeltafel.games.timeline.deck import DAY, ICONS, LEVELS, day_number
from speeltafel.texts.plain import is_visible

TOGETHER: Final = 36  # TWI-04
AGAINST: Final = 9  # TIM-01 for two players
MANY_EQUAL: Final = 4
"""A date on more than one card in this number is a warning."""
CROWDED: Final = 20
"""Half of the cards within one of this number of equal periods is a warning."""

LEVEL_NAMES: Final = [str(level) for level in LEVELS.values()]

NUMBER: Final = re.compile(r"(?<![0-9])[0-9]{1,4}(?![0-9])")


def lint(sheet: Sheet) -> list[Problem]:
    """Everything that is wrong with the cards of a readable file."""
    problems = [problem for row in sheet.rows for problem in _card_problems(sheet, row)]
    sound = [row for row in sheet.rows if not _date_errors(sheet, row)]
    return [
        *problems,
        *_duplicates(sheet),
        *_icons_missing(sheet),
        *_size_problems(sheet, sound),
        *_spread_problems(sheet, sound),
        *_pictures_missing(sheet),
    ]


def _card_problems(sheet: Sheet, row: Row) -> list[Problem]:
    return [
        *_date_errors(sheet, row),
        *_text_problems(sheet, row),
        *_label_errors(row),
        *_icons_of_card(row),
    ]


def _date_errors(sheet: Sheet, row: Row) -> list[Problem]:
    if not row.date:
        return [error(row.line, "date_missing")]
    dates = [date for date in (row.date, row.get("until")) if date]
    days = sheet.precision == DAY
    wrong = [date_problem(row.line, date, days=days) for date in dates]
    found = [problem for problem in wrong if problem is not None]
    if not found and _latest(sheet, row) < _earliest(sheet, row):
        found.append(error(row.line, "until_before", date=dates[0], until=dates[1]))
    return found


def _earliest(sheet: Sheet, row: Row) -> int:
    return day_number(row.date, sheet.precision)


def _latest(sheet: Sheet, row: Row) -> int:
    return day_number(row.get("until") or row.date, sheet.precision)


def _text_problems(sheet: Sheet, row: Row) -> Iterator[Problem]:
    told = {problem.reason for problem in _date_errors(sheet, row)} <= {"until_before"}
    for lang in sheet.languages:
        text = row.get(lang)
        if not is_visible(text):
            yield error(row.line, "event_missing", column=lang)
        if len(text) > MOST_LETTERS:
            letters = {"letters": len(text), "limit": MOST_LETTERS}
            yield error(row.line, "event_long", column=lang, **letters)
        elif told:
            yield from _given_away(row, lang)


def _given_away(row: Row, lang: str) -> Iterator[Problem]:
    """The first number that is the year of the card, else the first that looks like one: a text may have more
    than a dozen, and a deck six thousand texts."""
    years = [year_of(date) for date in (row.date, row.get("until")) if date]
    numbers = NUMBER.findall(row.get(lang))
    if number := next((one for one in numbers if _is_year(int(one), years)), None):
        yield error(row.line, "year_in_event", column=lang, number=number)
    elif number := next((one for one in numbers if len(one) == 4), None):
        yield warning(row.line, "number_in_event", column=lang, number=number)


def _is_year(number: int, years: Sequence[int]) -> bool:
    return any(min(years) <= year <= max(years) for year in (number, -number))


def _label_errors(row: Row) -> Iterator[Problem]:
    level, picture = row.get("level"), row.get("picture")
    if level and level not in LEVEL_NAMES:
        yield error(row.line, "bad_level", level=level)
    if picture and not is_drawn(picture):
        yield error(row.line, "unknown_picture", text=picture)


def _pictures_missing(sheet: Sheet) -> Iterator[Problem]:
    bare = sum(1 for row in sheet.rows if not row.get("picture"))
    if bare:
        yield warning(0, "pictures_guessed", cards=f"{bare}", total=f"{len(sheet.rows)}")


def _icons_of_card(row: Row) -> Iterator[Problem]:
    icons = [icon for icon in (row.get("light"), row.get("dark")) if icon]
    for icon in icons:
        if icon not in ICONS:
            yield error(row.line, "unknown_icon", icon=icon, icons=", ".join(ICONS))
    if len(icons) == 2 and icons[0] == icons[1]:
        yield error(row.line, "equal_icons")  # TWI-03


def _icons_missing(sheet: Sheet) -> Iterator[Problem]:
    """TWI-03: icons for all cards or for none."""
    bare = [row for row in sheet.rows if not (row.get("light") and row.get("dark"))]
    if any(row.get("light") or row.get("dark") for row in sheet.rows):
        for row in bare:
            yield error(row.line, "icon_missing")


def _duplicates(sheet: Sheet) -> Iterator[Problem]:
    yield from _repeated([(row.line, row.get("id")) for row in sheet.rows], "same_id")
    for lang in sheet.languages:
        events = [(row.line, _alike(row.get(lang))) for row in sheet.rows]
        yield from _repeated(events, "same_event", column=lang)


def _alike(text: str) -> str:
    """The letters of an event: neither capitals nor spaces nor marks make it another one."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def _repeated(fields: list[tuple[int, str]], reason: str, **facts: str) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for line, field in fields:
        if field and first.setdefault(field, line) != line:
            yield error(line, reason, twin=first[field], **facts)


def _size_problems(sheet: Sheet, sound: Sequence[Row]) -> Iterator[Problem]:
    cards = len(sheet.rows)
    if cards < AGAINST:
        yield error(0, "few_cards", cards=f"{cards}", needed=AGAINST)
        return
    sure = len(_sure(sheet, sound))
    if sure < TOGETHER:
        yield warning(0, "few_sure", cards=f"{sure}", needed=TOGETHER)
    players = (cards - 1) // 4
    if players < 8:
        yield warning(0, "few_players", number=players)


def _spread_problems(sheet: Sheet, sound: Sequence[Row]) -> Iterator[Problem]:
    if len(sound) < AGAINST:
        return
    dates = Counter((_earliest(sheet, row), _latest(sheet, row)) for row in sound)
    times = max(dates.values())
    if times * MANY_EQUAL > len(sound):
        yield warning(0, "many_equal", cards=f"{times}", total=len(sound))
    years = sorted(year_of(row.date) for row in _sure(sheet, sound))
    if len(years) < AGAINST:
        return
    middle = years[len(years) // 4 : -(len(years) // 4)]
    if (middle[-1] - middle[0]) * CROWDED < years[-1] - years[0]:
        yield warning(0, "uneven", first=f"{middle[0]}", last=f"{middle[-1]}")


def _sure(sheet: Sheet, sound: Sequence[Row]) -> list[Row]:
    return [row for row in sound if _earliest(sheet, row) == _latest(sheet, row)]
