"""What happens, as facts; the words are in `texts/` as `event-timeline_together-...`."""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.event import Event
from speeltafel.games.timeline.faces import Faces, date_text
from speeltafel.games.timeline.together.table import Tableau, rank

# Where a card went; nowhere is the empty word.
LEFT: Final = "left"
RIGHT: Final = "right"
SLOT: Final = "slot"
STACKED: Final = "stacked"


def begins(table: Tableau, faces: Faces) -> Event:
    start, discard = table.row[0][0], table.discards[0]
    return Event(
        "begins",
        {
            "seat": fact.seat(table.first),
            "cards": fact.cards([str(start)]),
            "date": fact.date(date_text(faces, start)),
            "discard": fact.cards([str(discard)]),
            "icon": fact.icon(faces.dark_icon(discard)),
            "discard_date": fact.date(date_text(faces, discard)),
        },
    )


def tries(faces: Faces, seat: i64, name: i64, where: str) -> Event:
    return Event(
        "tries",
        {
            "seat": fact.seat(seat),
            "cards": fact.cards([str(name)]),
            "date": fact.date(date_text(faces, name)),
            "where": fact.word(where or "nowhere"),
        },
    )


def discards(faces: Faces, seat: i64, name: i64) -> Event:
    return Event(
        "discards",
        {
            "seat": fact.seat(seat),
            "cards": fact.cards([str(name)]),
            "date": fact.date(date_text(faces, name)),
            "icon": fact.icon(faces.dark_icon(name)),
        },
    )


def draws(seat: i64, name: i64) -> Event:
    return Event("draws", {"seat": fact.seat(seat), "cards": fact.cards([str(name)])})


def ends(table: Tableau) -> Event:
    score = table.score()
    return Event("ends", {"score": fact.number(score), "rank": fact.number(rank(score))})
