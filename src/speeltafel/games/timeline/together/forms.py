"""What a person is sent of Timeline together: the view, the actions and the events as JSON.

The browser's types are made from these, and `tests/server/test_forms.py` holds whole games against
them.
"""

from typing import Final, Literal, TypedDict

from speeltafel.games.timeline.forms import EventCardForm, Icon


class PlaceWorthForm(TypedDict):
    """How many cards lie in a place, and what they count for there."""

    place: Literal["row", "slots", "hands", "discards", "pile"]
    cards: int
    each: int
    points: int


class TogetherViewForm(TypedDict):
    game: Literal["timeline_together"]
    seat: int | None
    players: int
    first: int
    turn: int
    tried: bool
    placed: int
    row: list[list[EventCardForm]]
    slots: list[list[EventCardForm]]
    hands: list[list[EventCardForm]]
    discards: list[EventCardForm]
    pile: int
    top: EventCardForm | None
    points: list[PlaceWorthForm]
    score: int
    rank: int
    over: bool


class PlayForm(TypedDict):
    type: Literal["play"]
    card: int


class DiscardForm(TypedDict):
    type: Literal["discard"]
    card: int


class StopForm(TypedDict):
    type: Literal["stop"]


class BeginsForm(TypedDict):
    type: Literal["begins"]
    seat: int
    cards: list[str]
    date: str
    discard: list[str]
    icon: Icon
    discard_date: str


class TriesForm(TypedDict):
    type: Literal["tries"]
    seat: int
    cards: list[str]
    date: str
    where: Literal["left", "right", "slot", "stacked", "nowhere"]


class DiscardsForm(TypedDict):
    type: Literal["discards"]
    seat: int
    cards: list[str]
    date: str
    icon: Icon


class DrawsForm(TypedDict):
    type: Literal["draws"]
    seat: int
    cards: list[str]


class EndsForm(TypedDict):
    type: Literal["ends"]
    score: int
    rank: int


VIEW: Final = TogetherViewForm
ACTIONS: Final = (PlayForm, DiscardForm, StopForm)
EVENTS: Final = (BeginsForm, TriesForm, DiscardsForm, DrawsForm, EndsForm)
