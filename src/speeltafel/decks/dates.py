"""Dates as people write them in a deck: a year, or a day."""

import re
from datetime import date as calendar_date
from typing import Final

YEAR: Final = re.compile(r"-?[1-9]\d{0,3}")
DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")


def date_problem(date: str, *, days: bool) -> str | None:
    """What is wrong with a date; None if nothing is."""
    if day := DAY.fullmatch(date):
        try:
            calendar_date(*(int(part) for part in day.groups()))
        except ValueError:
            return f"there is no day {date}; check month and day"
        return None
    if YEAR.fullmatch(date):
        return f"{date} is a year, but this deck compares days: write 1969-07-20" if days else None
    if date in ("0", "-0"):
        return "there is no year 0: it goes from -1 to 1"
    return f"{date!r} is no date: write a year (1453, or -490 for before our era) or 1969-07-20"


def year_of(date: str) -> int:
    day = DAY.fullmatch(date)
    return int(day[1]) if day else int(date)
