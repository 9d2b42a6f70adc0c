"""What a person is sent of Timeline, field by field: the view, the actions and the events as JSON.

The browser's types are made from these, and `tests/server/test_forms.py` holds whole games against
them.
"""

from typing import Final, Literal, TypedDict

from speeltafel.games.timeline.forms import EventCardForm


class AgainstViewForm(TypedDict):
    game: Literal["timeline"]
    seat: int | None
    players: int
    first: int
    turn: int
    line: list[EventCardForm]
    hands: list[list[EventCardForm]]
    discards: list[EventCardForm]
    belongs: int | None
    pile: int
    top: EventCardForm | None
    still_in: list[int]
    finished: list[int]
    play_off: bool
    over: bool


class PlaceForm(TypedDict):
    type: Literal["place"]
    card: int
    gap: int


class BeginsForm(TypedDict):
    type: Literal["begins"]
    seat: int
    cards: list[str]
    date: str


class PlacedForm(TypedDict):
    type: Literal["placed"]
    seat: int
    cards: list[str]
    gap: int
    order: Literal["after", "before"]
    beside: list[str]
    date: str
    right: Literal["yes", "no"]


class DrawsForm(TypedDict):
    type: Literal["draws"]
    seat: int
    cards: list[str]


class NewPileForm(TypedDict):
    type: Literal["new_pile"]
    count: int


class PlayOffForm(TypedDict):
    type: Literal["play_off"]
    seats: list[str]


VIEW: Final = AgainstViewForm
ACTIONS: Final = (PlaceForm,)
EVENTS: Final = (BeginsForm, PlacedForm, DrawsForm, NewPileForm, PlayOffForm)
