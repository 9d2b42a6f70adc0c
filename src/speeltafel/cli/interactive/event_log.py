"""What happened, told to one player: each event as that seat may see it."""

from collections.abc import Iterable, Iterator
from typing import Final

from speeltafel.engine.event import BEGINS_PART, BEGINS_TURN, SHOWN_LATER, Event
from speeltafel.engine.view import View
from speeltafel.texts.telling import Teller

LATELY: Final = 40
"""As many events as a log of a game without rounds and turns goes back."""


class EventLog:
    def __init__(self, teller: Teller, seat: int) -> None:
        self.teller = teller
        self.seat = seat

    def tell(self, events: Iterable[Event]) -> Iterator[str]:
        """Events that just happened."""
        return self._told(event.seen_by(self.seat) for event in events)

    def log(self, view: View, moves: list[list[Event]]) -> Iterator[str]:
        """Events of before, as they may be told now."""
        return self._told(view.retold(event) for event in lately(moves))

    def _told(self, seen: Iterable[Event]) -> Iterator[str]:
        for event in seen:
            # What others choose unseen is shown when they lay it.
            if event.role != SHOWN_LATER or event.secrets:
                yield from self.teller.tell(event)


def lately(moves: list[list[Event]]) -> list[Event]:
    """This round; or this turn and the one before (TIT-17); or else the last few events."""
    events = [event for move in moves for event in move]
    turns = [place for place, event in enumerate(events) if event.role == BEGINS_TURN]
    rounds = [place for place, event in enumerate(events) if event.role == BEGINS_PART]
    if turns:
        return events[turns[-2:][0] :]
    return events[rounds[-1] :] if rounds else events[-LATELY:]
