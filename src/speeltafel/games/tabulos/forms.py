"""What a person is sent of Tabulos, field by field: the view, the actions and the events as JSON.

The browser's types are made from these, and `tests/server/test_forms.py` holds whole games against
them.
"""

from typing import Final, Literal, NotRequired, TypedDict

Direction = Literal["clockwise", "counterclockwise"]
Call = Literal["called", "silent"]


class SaidForm(TypedDict):
    """The last multiplication that was heard; without factors where none came in time (TAB-18)."""

    seat: int
    card: str
    on: str
    first: NotRequired[int]
    second: NotRequired[int]
    call: NotRequired[Call]


class TabulosViewForm(TypedDict):
    game: Literal["tabulos"]
    seat: int | None
    players: int
    mistake: Literal["this_turn", "next_turn_too"]
    caught: Literal["card", "card_and_turn"]
    pips: bool
    pots: int
    top: str
    pile: list[str]
    pot: int
    pots_made: int
    hand_sizes: list[int]
    missing: list[int]
    direction: Direction
    over: bool
    reason: Literal["out_of_cards", "stalled", "pots"] | None
    turn: int
    phase: Literal["choosing", "drew", "saying", "asking", "over"]
    down: str | None
    said: SaidForm | None
    call: Literal["turned_up", "no_square", "called", "forgotten", "caught", "too_late"]
    may_catch: list[int]
    let_go: list[int]
    shown: list[list[str]]
    hand: NotRequired[list[str]]
    drawn: NotRequired[str | None]
    margins: NotRequired[dict[str, list[int]]]


class LayForm(TypedDict):
    type: Literal["lay"]
    card: str


class DrawForm(TypedDict):
    type: Literal["draw"]


class PassForm(TypedDict):
    type: Literal["pass"]


class CatchForm(TypedDict):
    type: Literal["catch"]


class LetGoForm(TypedDict):
    type: Literal["let_go"]


class SayNothingForm(TypedDict):
    type: Literal["say_nothing"]


class SayForm(TypedDict):
    type: Literal["say"]
    first: int
    second: int
    call: NotRequired[Literal["reverse"]]


class CardsForm(TypedDict):
    """What a seat alone may see of an event."""

    cards: list[str]


class DealsForm(TypedDict):
    type: Literal["deals"]
    seat: int
    hand: int
    top: int
    secrets: NotRequired[dict[str, CardsForm]]


class LaysForm(TypedDict):
    type: Literal["lays"]
    seat: int
    card: int
    top: int


class SaysForm(TypedDict):
    type: Literal["says"]
    seat: int
    card: int
    top: int
    tables: list[str]
    right: Literal["yes", "no"]
    first: int
    second: int
    call: Call


class SaysNothingForm(TypedDict):
    type: Literal["says_nothing"]
    seat: int
    card: int
    top: int
    tables: list[str]
    right: Literal["yes", "no"]


class TooSlowForm(TypedDict):
    type: Literal["too_slow"]
    seat: int
    card: int


class MiscountsForm(TypedDict):
    type: Literal["miscounts"]
    seat: int
    card: int
    first: int
    second: int
    product: int


class GoesBeyondForm(TypedDict):
    type: Literal["goes_beyond"]
    seat: int
    card: int
    table: int
    last: int


class DoesNotFitForm(TypedDict):
    type: Literal["does_not_fit"]
    seat: int
    card: int
    top: int


class OtherTableForm(TypedDict):
    type: Literal["other_table"]
    seat: int
    card: int
    top: int
    first: int
    second: int
    shared: str


class TurnsForm(TypedDict):
    type: Literal["turns"]
    direction: Direction


class DrawsForm(TypedDict):
    type: Literal["draws"]
    seat: int
    cause: Literal["choice", "mistake", "caught", "end_point"]
    secrets: NotRequired[dict[str, CardsForm]]


class FindsNothingForm(TypedDict):
    type: Literal["finds_nothing"]
    seat: int


class NewPotForm(TypedDict):
    type: Literal["new_pot"]
    count: int
    pot: int


class PassesForm(TypedDict):
    type: Literal["passes"]
    seat: int


class MissesForm(TypedDict):
    type: Literal["misses"]
    seat: int


class AsksForm(TypedDict):
    type: Literal["asks"]
    seat: int
    card: int


class LetsGoForm(TypedDict):
    type: Literal["lets_go"]
    seat: int
    other: int


class CatchesForm(TypedDict):
    type: Literal["catches"]
    seat: int
    other: int
    card: int


class WinsForm(TypedDict):
    type: Literal["wins"]
    seat: int


class StallsForm(TypedDict):
    type: Literal["stalls"]


class NoNewPotForm(TypedDict):
    type: Literal["no_new_pot"]
    number: int


VIEW: Final = TabulosViewForm
ACTIONS: Final = (
    LayForm,
    DrawForm,
    PassForm,
    CatchForm,
    LetGoForm,
    SayNothingForm,
    SayForm,
)
EVENTS: Final = (
    DealsForm,
    LaysForm,
    SaysForm,
    SaysNothingForm,
    TooSlowForm,
    MiscountsForm,
    GoesBeyondForm,
    DoesNotFitForm,
    OtherTableForm,
    TurnsForm,
    DrawsForm,
    FindsNothingForm,
    NewPotForm,
    PassesForm,
    MissesForm,
    AsksForm,
    LetsGoForm,
    CatchesForm,
    WinsForm,
    StallsForm,
    NoNewPotForm,
)
