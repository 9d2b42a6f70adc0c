"""Time as people feel it: the last fifty years are as long as the first thousand.

A moment is a whole number; history is eras of equally many moments. Somebody who doesn't know a date
is off by a number of moments, which is years for what is recent and centuries for what is old.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.games.timeline.deck import YEAR

BOUNDS: Final = [-3000, 1, 1000, 1500, 1700, 1850, 1920, 1970, 2027]
"""Between two of these years an unknown event is as likely as between any other two."""

BOUND: Final = vec[i64](BOUNDS)
"""The same, for computing."""

ERA: Final = 10_000_000
"""Moments in an era."""

TODAY: Final = 8 * ERA
"""Moments in all of history; nothing has happened later than this."""

LAST_ERA: Final = 7
LAST_YEAR: Final = 9_999
"""A year has four digits at most, on either side."""

MONTH: Final = 31
YEAR_OF_DAYS: Final = 12 * MONTH
"""A calendar that is a little too long keeps the order of days, and that is all we need."""


def moment_of(date: i64, precision: str) -> i64:
    """When a date begins; a date is a number as `deck.day_number` gives."""
    days = date * YEAR_OF_DAYS
    if precision != YEAR:
        days = date // 10_000 * YEAR_OF_DAYS + (date // 100 % 100 - 1) * MONTH + date % 100 - 1
    era: i64 = 0
    while era < LAST_ERA and days >= BOUND[era + 1] * YEAR_OF_DAYS:
        era += 1
    past = days - BOUND[era] * YEAR_OF_DAYS
    return era * ERA - (-past * ERA) // _length(era)  # rounded up, so that `date_at` gives it back


def end_of(date: i64, precision: str) -> i64:
    """When a date is over."""
    return moment_of(date + 1, precision)


def date_at(moment: i64, precision: str) -> i64:
    """The date of a moment, as a number that compares like those of a deck."""
    era = max(0, min(LAST_ERA, moment // ERA))
    past = moment - era * ERA
    year = BOUND[era] + past * (BOUND[era + 1] - BOUND[era]) // ERA
    year = max(-LAST_YEAR, min(LAST_YEAR, year))
    if precision == YEAR:
        if year == 0:
            return 1  # there was no year 0
        return year
    days = BOUND[era] * YEAR_OF_DAYS + past * _length(era) // ERA
    if year < 1:
        return 1_01_01  # days are counted from the year 1
    month, day = days % YEAR_OF_DAYS // MONTH + 1, days % MONTH + 1
    return year * 10_000 + month * 100 + min(28, day)


def written(date: i64, precision: str) -> str:
    """A date as a card prints it."""
    if precision == YEAR:
        return str(date)
    return f"{date // 10_000:04}-{date // 100 % 100:02}-{date % 100:02}"


def _length(era: i64) -> i64:
    return (BOUND[era + 1] - BOUND[era]) * YEAR_OF_DAYS
