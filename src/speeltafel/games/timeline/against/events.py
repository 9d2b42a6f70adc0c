"""What happens in Timeline, as facts; the words are in `texts/` as `event-timeline-...`."""

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.event import Event
from speeltafel.engine.fact import Fact
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.faces import Faces, date_text


def begins(table: Tableau, faces: Faces) -> Event:
    start = table.line[0]
    return Event(
        "begins",
        {
            "seat": fact.seat(table.first),
            "cards": fact.cards([str(start)]),
            "date": fact.date(date_text(faces, start)),
        },
    )


def placed(table: Tableau, faces: Faces, seat: i64, name: i64, gap: i64, right: bool) -> Event:
    """Told before the line changes: where it went is said by the card to its left, if any."""
    beside = table.line[gap - 1 if gap > 0 else 0]
    facts: dict[str, Fact] = {
        "seat": fact.seat(seat),
        "cards": fact.cards([str(name)]),
        "gap": fact.number(gap),
        "order": fact.word("after" if gap > 0 else "before"),
        "beside": fact.cards([str(beside)]),
        "date": fact.date(date_text(faces, name)),
        "right": fact.word("yes" if right else "no"),
    }
    return Event("placed", facts)


def draws(seat: i64, name: i64) -> Event:
    return Event("draws", {"seat": fact.seat(seat), "cards": fact.cards([str(name)])})


def new_pile(count: i64) -> Event:
    return Event("new_pile", {"count": fact.number(count)})


def play_off(table: Tableau) -> Event:
    return Event("play_off", {"seats": fact.seats([str(seat) for seat in table.order_of_play()])})
