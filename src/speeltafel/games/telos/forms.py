"""What a person is sent of Télos, field by field: the view, the actions and the events as JSON.

The browser's types are made from these, and `tests/server/test_forms.py` holds whole games against
them.
"""

from typing import Final, Literal, NotRequired, TypedDict

Direction = Literal["clockwise", "counterclockwise"]
How = Literal["leads", "follows", "throws", "ant", "last"]


class LaidForm(TypedDict):
    seat: int
    cards: list[str]
    how: How
    zeus_worth: int | None


class TrickForm(TypedDict):
    leader: int
    turn: int
    passed: list[int]
    last: bool
    lead_limit: int
    count: int
    match: list[str]
    ahead: int | None
    laid: list[LaidForm]
    zeus_worth: int | None
    picked: int
    reversing: bool
    next_lead: Literal["winner", "eagle", "cuckoo"]


class TelosViewForm(TypedDict):
    game: Literal["telos"]
    seat: int | None
    players: int
    powers: bool
    divine_trick: bool
    zeus: list[str]
    round: int
    dealer: int
    direction: Direction
    minus: list[list[str]]
    points: list[int]
    over: bool
    dealt: int
    aside: int
    hand_sizes: list[int]
    played: list[list[str]]
    swapped: list[int]
    swan: bool
    trick: TrickForm
    hand: NotRequired[list[str]]
    picked: NotRequired[list[str]]
    gave: NotRequired[list[str]]
    came: NotRequired[list[str]]
    must_throw: NotRequired[bool]


class PlayForm(TypedDict):
    type: Literal["play"]
    cards: list[str]


class SwapForm(TypedDict):
    type: Literal["swap"]
    cards: list[str]


class CardsForm(TypedDict):
    """What a seat alone may see of an event."""

    cards: list[str]


class GaveAndCameForm(TypedDict):
    """What a seat alone may see of its divine trick."""

    gave: list[str]
    came: list[str]


class RoundForm(TypedDict):
    type: Literal["round"]
    round: int
    seat: int
    hand: int
    direction: Direction
    secrets: NotRequired[dict[str, CardsForm]]


class PassesForm(TypedDict):
    type: Literal["passes"]
    seat: int
    other: int


class PicksForm(TypedDict):
    type: Literal["picks"]
    seat: int
    place: int
    of: int
    secrets: NotRequired[dict[str, CardsForm]]


class PlaysForm(TypedDict):
    type: Literal["plays"]
    seat: int
    cards: list[str]
    how: How


class ReversesForm(TypedDict):
    type: Literal["reverses"]
    seat: int
    direction: Direction


class SwanForm(TypedDict):
    type: Literal["swan"]
    seat: int


class TrickTakenForm(TypedDict):
    type: Literal["trick"]
    seat: int


class LeadsNextForm(TypedDict):
    type: Literal["leads_next"]
    seat: int
    because: Literal["eagle", "cuckoo"]


class SwapsForm(TypedDict):
    type: Literal["swaps"]
    seat: int
    secrets: NotRequired[dict[str, GaveAndCameForm]]


class MinusForm(TypedDict):
    type: Literal["minus"]
    seat: int
    cards: list[str]
    points: int
    total: int


class EndsForm(TypedDict):
    type: Literal["ends"]
    seat: int
    total: int


VIEW: Final = TelosViewForm
ACTIONS: Final = (PlayForm, SwapForm)
EVENTS: Final = (
    RoundForm,
    PassesForm,
    PicksForm,
    PlaysForm,
    ReversesForm,
    SwanForm,
    TrickTakenForm,
    LeadsNextForm,
    SwapsForm,
    MinusForm,
    EndsForm,
)
