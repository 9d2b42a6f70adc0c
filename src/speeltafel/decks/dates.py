"""Dates as people write them in a deck: a year, or a day."""

import re
from datetime import date as calendar_date
from typing import Final

from speeltafel.decks.problems import Problem, error

YEAR: Final = re.compile(r"-?[1-9][0-9]{0,3}")
DAY: Final = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")


def date_problem(line: int, date: str, *, days: bool) -> Problem | None:
    """What is wrong with a date; None if nothing is."""
    if day := DAY.fullmatch(date):
        return None if _is_in_calendar(day) else error(line, "no_such_day", date=date)
    if YEAR.fullmatch(date):
        return error(line, "only_year", date=date) if days else None  # TWI-01
    if re.fullmatch("-?0+", date):
        return error(line, "year_zero")
    return error(line, "no_date", date=date)


def _is_in_calendar(day: re.Match[str]) -> bool:
    try:
        calendar_date(*(int(part) for part in day.groups()))
    except ValueError:
        return False
    return True


def year_of(date: str) -> int:
    day = DAY.fullmatch(date)
    return int(day[1]) if day else int(date)
