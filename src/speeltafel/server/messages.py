"""What the server tells, one class each. With `commands.py` and `questions.py` the single source of
the protocol: JSON Schemas and types of other languages are made from these.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from speeltafel.engine.event import Fact
from speeltafel.engine.game import Value
from speeltafel.server.settings import Clock
from speeltafel.server.table import Hand, Status

View = Annotated[
    dict[str, Any],
    msgspec.Meta(
        title="View",
        extra_json_schema={
            "properties": {
                "game": {"type": "string"},
                "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                "players": {"type": "integer"},
                "over": {"type": "boolean"},
            },
            "required": ["game", "seat", "players", "over"],
        },
    ),
]
"""A game as one seat sees it; each game adds its own fields."""
TYPED: Final = {"properties": {"type": {"type": "string"}}, "required": ["type"]}
FACTS: Final = {"additionalProperties": msgspec.json.schema(Fact)}
Form = Annotated[dict[str, Any], msgspec.Meta(title="Form", extra_json_schema=TYPED | FACTS)]
"""An action; each type of action has its own fields."""
Facts = Annotated[dict[str, Any], msgspec.Meta(title="Facts", extra_json_schema=TYPED)]
"""An event; each type of event has its own fields."""


class Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    pass


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    """Of the person; empty for who has none, for a free seat and for a bot."""
    member: int | None
    bot: str | None
    """The level of the bot that plays here; with a member, it holds the seat for them."""
    may_act: bool
    waited_for: bool
    deadline: int | None
    """When the clock would play; milliseconds since 1970."""
    agrees_to_end: bool
    left: int | None = None
    """Milliseconds for the rest of the game, where the clock limits it, before the game last began
    to wait for the seat."""


class DeckShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    cards: int


class MemberShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """Empty for who has none."""
    host: bool
    muted: bool
    gone: bool


class TableShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every member knows of a table."""

    id: str
    game: str
    options: dict[str, Value]
    name: str
    code: str
    open: bool
    clock: Clock | None
    chat: bool
    practice: bool
    status: Status
    seats: list[SeatShown]
    members: list[MemberShown]
    seed_hash: str
    """SHA-256 of the seed, from the deal on."""
    seed: str
    """The seed itself, after the end."""
    next: str
    """The table of the rematch, if there is one."""
    deck: DeckShown | None = None
    """A deck that somebody brought along, if it is played with one."""
    hides: bool = False
    """Whether a seat knows what others don't: then several players at one screen need a curtain."""


class EventShown(msgspec.Struct, frozen=True, kw_only=True):
    event: Facts
    """The facts, and the secrets of the seat that looks."""
    said: list[str]
    """The same in the reader's language."""


class MoveShown(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    """Null for the deal."""
    hand: Hand | None
    at: int
    events: list[EventShown]


class SpeechShown(msgspec.Struct, frozen=True, kw_only=True):
    member: int
    phrase: str
    said: str


class ActionShown(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    form: Form


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat may act. `id` goes back with the command that answers."""

    id: int
    seat: int
    legal: list[ActionShown]
    waited_for: bool
    deadline: int | None
    choices: list[ActionShown] | None = None
    """What to let a person choose from, where that is more than `legal`: also what is possible at a
    price (TAB-07)."""


class OfferShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever joins with this code takes the seat over."""

    seat: int
    code: str


class OutcomeShown(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    winners: list[int]
    scores: list[int]
    said: str


class News(Message):
    """The table as one member may see it now, and what happened since `since`."""

    version: int
    since: int
    now: int
    """The server's clock, to show deadlines by."""
    table: TableShown
    here: list[int]
    """The members who have the table before them now."""
    me: int
    """The reader's number among the members."""
    seats: list[int]
    """Where the reader plays."""
    eyes: int | None
    """Through whose eyes the view is; null is a spectator's."""
    view: View | None
    moves_from: int
    """The reader's list of moves is kept up to here, and `moves` follow; so undo is told too."""
    moves: list[MoveShown]
    speeches: list[SpeechShown]
    prompt: Prompt | None
    offers: list[OfferShown]
    """The seats that the reader hands over."""
    undo: int | None
    """The prompt to send with `undo`, where the reader may take back a move."""
    outcome: OutcomeShown | None


class Done(Message):
    """A command is done, and will not be lost."""

    id: str
    version: int


class Refusal(Message):
    """A command or question was not followed. Nothing has changed."""

    id: str | None
    code: str
    message: str
    rule: str | None
    reason: str | None


class Answer(Message):
    """Why an action is not possible; `why` is null where it is."""

    id: str
    why: str | None
    rule: str | None
    reason: str | None


Told = News | Done | Refusal | Answer


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Where a new or joined table is."""

    table: str
    code: str
    link: str


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever has the code of a table may know of it before they join."""

    game: str
    name: str
    status: Status
    host: str
    """What the host is called; empty for who has no name."""
    players: list[str]
    """By seat; empty for who has no name."""
    people: list[int]
    """The seats of people."""
    free: int
    seat: int | None
    """The seat that is handed over by this code."""
    inside: bool
    """Whether the reader has joined already."""


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Value
    allowed: list[Value]


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionShown]
    rules: list[str]
    """Of its rule book, in order: sets such as TEL, or single ones such as TWI-01."""
    aim: str
    """To win, not to lose, or to score together: one_wins, one_loses or together."""
    duration: tuple[int, int]
    """Minutes, the fewest and the most."""
    age: int
    """Of the youngest players."""
    box: str
    """The box it comes in: games of one box stand side by side."""
    sounds: dict[str, str]
    """What is heard at an event, by its type."""
    texts: str
    """The words that a game from elsewhere brings along, in Fluent, in the reader's language."""


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    """What a table can be set up with."""

    games: list[GameShown]
    levels: list[str]
    """Of bots, the weakest first."""
    phrases: list[str]
    """The keys of the ready-made ones."""
    columns: list[str]
    """Of a deck of one's own."""


class DeckRead(msgspec.Struct, frozen=True, kw_only=True):
    """A deck of one's own that can be played."""

    name: str
    cards: int
    warnings: list[str]
    """What had better be mended, in the reader's language."""


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    status: Status
    changed: int
    game: str
    name: str
    players: list[str]
    """By seat; empty for who has no name."""
    people: list[int]
    """The seats of people."""
    winners: list[int] | None
    free: int


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableListed]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at one move."""

    table: TableShown
    move: int
    moves: int
    views: list[View]
    """One through the eyes that were asked for, or one of every seat where cards are open."""
    events: list[EventShown]
    outcome: OutcomeShown | None


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok"]
    version: str
