"""What a person is sent of Titus, field by field: the view, the actions and the events as JSON.

The browser's types are made from these, and `tests/server/test_forms.py` holds whole games against
them.
"""

from typing import Final, Literal, NotRequired, TypedDict


class CoinForm(TypedDict):
    coin: int
    side: int
    back: NotRequired[int]


class RunForm(TypedDict):
    points: int
    coins: list[CoinForm]


class TitusViewForm(TypedDict):
    """Pieces go from the top down: their first coin names them."""

    game: Literal["titus"]
    seat: int | None
    players: int
    memory_aid: bool
    fewest: Literal["cards", "points"]
    over: bool
    pile: int
    point_cards: list[int]
    points: list[int]
    totals: list[int]
    on_cards: list[int]
    ranks: list[int]
    turn: int
    taken: int
    limit: int | None
    may_take: bool
    may_exchange: bool
    top: CoinForm | None
    hand: CoinForm | None
    reserves: list[list[list[CoinForm]]]
    runs: list[list[RunForm]]


class TakeForm(TypedDict):
    type: Literal["take"]


class EndForm(TypedDict):
    type: Literal["end"]


class KeepForm(TypedDict):
    type: Literal["keep"]


class RobForm(TypedDict):
    type: Literal["rob"]
    coin: int


class ExchangeForm(TypedDict):
    type: Literal["exchange"]
    coin: int


class AddForm(TypedDict):
    type: Literal["add"]
    piece: int


class ScoreForm(TypedDict):
    type: Literal["score"]
    piece: int


class JoinForm(TypedDict):
    type: Literal["join"]
    piece: int
    other: int


class StartsForm(TypedDict):
    type: Literal["starts"]
    seat: int


class TurnForm(TypedDict):
    type: Literal["turn"]
    seat: int


class EmptyForm(TypedDict):
    type: Literal["empty"]


class ShowsForm(TypedDict):
    type: Literal["shows"]
    coin: int
    side: int


class TakesForm(TypedDict):
    type: Literal["takes"]
    seat: int
    coin: int
    side: int


class RobsForm(TypedDict):
    type: Literal["robs"]
    seat: int
    other: int
    coin: int
    side: int


class GivesForm(TypedDict):
    type: Literal["gives"]
    seat: int
    other: int
    coin: int
    side: int


class GetsForm(TypedDict):
    type: Literal["gets"]
    seat: int
    other: int
    coin: int
    side: int


class KeepsForm(TypedDict):
    type: Literal["keeps"]
    seat: int
    coin: int
    side: int


class AddsForm(TypedDict):
    type: Literal["adds"]
    seat: int
    coin: int
    side: int
    coins: list[str]
    sides: list[str]


class JoinsForm(TypedDict):
    type: Literal["joins"]
    seat: int
    coins: list[str]
    sides: list[str]


class ScoresForm(TypedDict):
    type: Literal["scores"]
    seat: int
    points: int
    coins: list[str]
    sides: list[str]


class EndsForm(TypedDict):
    type: Literal["ends"]


class ResultForm(TypedDict):
    """What the game came to for one seat."""

    type: Literal["result"]
    seat: int
    place: int
    card_points: int
    run_points: int
    total: int
    on_cards: int


VIEW: Final = TitusViewForm
ACTIONS: Final = (
    TakeForm,
    EndForm,
    KeepForm,
    RobForm,
    ExchangeForm,
    AddForm,
    ScoreForm,
    JoinForm,
)
EVENTS: Final = (
    StartsForm,
    TurnForm,
    EmptyForm,
    ShowsForm,
    TakesForm,
    RobsForm,
    GivesForm,
    GetsForm,
    KeepsForm,
    AddsForm,
    JoinsForm,
    ScoresForm,
    EndsForm,
    ResultForm,
)
