"""The bodies of HTTP responses, one class each."""

from typing import Literal

import msgspec

from speeltafel.build import Build
from speeltafel.engine.game import Value
from speeltafel.server.table.settings import Clock
from speeltafel.server.table.table import Status
from speeltafel.server.wire.forms import View
from speeltafel.server.wire.messages import EventShown, OutcomeShown
from speeltafel.server.wire.table_shown import TableShown


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Where a new or joined table is."""

    table: str
    code: str
    """To read aloud; see `table.code`."""
    link: str
    """To the table, for people."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody with the code of a table may know of it before they join."""

    game: str
    name: str
    """Of the table."""
    status: Status
    options: dict[str, Value]
    clock: Clock | None
    """Null where nobody is hurried."""
    chat: bool
    """Whether people may write freely."""
    practice: bool
    """Whether any move can be taken back."""
    host: str
    """The name of the host; empty for players without a name."""
    players: list[str]
    """By seat; empty for players without a name."""
    people: list[int]
    """The seats of people."""
    free: int
    """How many seats are free."""
    seat: int | None
    """The seat that is handed over by this code."""
    inside: bool
    """Whether the reader is a member already."""


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Value
    allowed: list[Value]
    """Its values."""
    seats: dict[str, int]
    """The seat that a value names, where it names one: it can be chosen if somebody plays there."""


class LessonListed(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game."""

    lesson: str
    """The name to begin it by."""
    title: str
    """What it is about, in the reader's language."""
    minutes: int
    """About how long it takes."""


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: tuple[int, int]
    """The fewest and the most."""
    usual_players: int
    """How many it is best begun with."""
    options: list[OptionShown]
    rules: list[str]
    """Of its rule book, in order: sets such as TEL, or single ones such as TWI-01."""
    aim: str
    """To win, not to lose, or to score together: one_wins, one_loses or together."""
    box: str
    """The box it comes in; two games may share one."""
    duration: tuple[int, int]
    """About how many minutes it takes, from and to."""
    age: int
    """From which age people like it."""
    hides: bool
    """Whether a seat knows what others don't."""
    words: str
    """What the keys of its texts have in common: event-<words>-..., act-<words>-..."""
    sounds: dict[str, str]
    """What is heard with an event, by its type or by its type and one of its words: `placed no`."""
    lessons: list[LessonListed]
    """The first is the one to begin with."""
    texts: str
    """Its own texts in the reader's language, as a Fluent file; empty where the client has them."""


class CharacterShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom bots play as, at any game."""

    key: str
    """What to ask for them by."""
    name: str
    level: str


class GameList(msgspec.Struct, frozen=True, kw_only=True):
    """What a table can be set up with."""

    games: list[GameShown]
    levels: list[str]
    """Of bots, the weakest first."""
    characters: list[CharacterShown]
    """At least two of each level, the weakest first."""
    faces: list[str]
    """That people choose from: marks first, then the portraits of the characters."""
    phrases: list[str]
    """The keys of the ready-made ones."""
    columns: list[str]
    """Of a deck of one's own."""


class DeckRead(msgspec.Struct, frozen=True, kw_only=True):
    """A deck of one's own that can be played."""

    name: str
    cards: int
    warnings: list[str]
    """What should be corrected, in the reader's language."""


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    status: Status
    changed: int
    """When something last happened there; milliseconds since 1970."""
    game: str
    name: str
    """Of the table."""
    players: list[str]
    """By seat; empty for players without a name."""
    people: list[int]
    """The seats of people."""
    winners: list[int] | None
    """Seats; null while the game is played, and if it ended without an outcome."""
    free: int
    """How many seats are free."""


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableListed]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game at one move."""

    table: TableShown
    move: int
    """After how many moves; 0 is the deal."""
    moves: int
    """How many there are in all."""
    views: list[View]
    """One through the eyes that were asked for, or one of every seat where cards are open."""
    events: list[EventShown]
    """Of that move."""
    outcome: OutcomeShown | None
    """If the game ended with that move, else null."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok"]
    version: str
    build: Build
    """Of the rules in the server process."""
    bots: Build | None
    """Of the rules that the bots of this process think with; null where workers think."""
