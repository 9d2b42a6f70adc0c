"""What the server tells, one class each. With `commands.py` and `questions.py` the single source of
the protocol: JSON Schemas and types of other languages are made from these.
"""

from typing import Any, Literal

import msgspec

from speeltafel.engine.game import Value
from speeltafel.server.settings import Clock
from speeltafel.server.table import Hand, Status


class Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    pass


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """Of the person; empty for a free seat and for a bot."""
    member: int | None
    bot: str | None
    """The level of the bot that plays here; with a member, it holds the seat for them."""
    may_act: bool
    waited_for: bool
    deadline: int | None
    """When the clock would play; milliseconds since 1970."""
    agrees_to_end: bool


class MemberShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    host: bool
    muted: bool
    gone: bool


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
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


class EventShown(msgspec.Struct, frozen=True, kw_only=True):
    event: dict[str, Any]
    """The facts, and the secrets of the seat that looks."""
    said: list[str]
    """The same in the reader's language."""


class MoveShown(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    """None for the deal."""
    hand: Hand | None
    at: int
    events: list[EventShown]


class SpeechShown(msgspec.Struct, frozen=True, kw_only=True):
    member: int
    phrase: str
    said: str


class ActionShown(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    form: dict[str, Any]


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """A seat may act. `id` goes back with the command that answers."""

    id: int
    seat: int
    legal: list[ActionShown]
    waited_for: bool
    deadline: int | None


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
    me: int
    """The reader's number among the members."""
    seats: list[int]
    """Where the reader plays."""
    eyes: int | None
    """Through whose eyes the view is; None is a spectator's."""
    view: dict[str, Any] | None
    moves_from: int
    """The reader's list of moves is kept up to here, and `moves` follow; so undo is told too."""
    moves: list[MoveShown]
    speeches: list[SpeechShown]
    prompt: Prompt | None
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
    rule: str | None = None
    reason: str | None = None


class Answer(Message):
    """Why an action is not possible; `why` is None where it is."""

    id: str
    why: str | None
    rule: str | None = None
    reason: str | None = None


class Removed(Message):
    """The table is not there any more."""


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Where a new or joined table is."""

    table: str
    code: str
    link: str


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    status: Status
    changed: int
    game: str
    name: str
    players: list[str]
    winners: list[int] | None
    free: int


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableListed]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at one move."""

    move: int
    moves: int
    views: list[dict[str, Any]]
    """One through the eyes that were asked for, or one of every seat where cards are open."""
    events: list[EventShown]
    outcome: OutcomeShown | None


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok"]
    version: str
