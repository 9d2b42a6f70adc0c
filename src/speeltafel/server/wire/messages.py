"""The messages of a table, over any transport: what a client sends, what the server sends.

With the commands (`table/commands/`) these classes are the single source of the protocol: JSON
Schemas and the types of other languages are generated from them.
"""

from typing import Annotated, Literal

import msgspec

from speeltafel.engine.game import Value
from speeltafel.server.table.commands import Commands
from speeltafel.server.table.commands.base import Action, Seat, Version
from speeltafel.server.table.settings import Clock, TablePace
from speeltafel.server.table.stirring import Phase
from speeltafel.server.table.table import Hand, Status
from speeltafel.server.wire.forms import Facts, Form, View

Lang = Literal["en", "nl", "fr"]
"""Null is the language of the request, see `http/responses.py`."""


class Question(
    msgspec.Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=str.lower,
):
    id: Annotated[str, msgspec.Meta(max_length=40)]


class Watch(Question):
    """Tell me everything after `since`, in this language, as this seat of mine sees it.

    Also to be asked again after a gap, in another language, and when a screen with several players
    shows another seat. Without a seat: the only one I have; with several, what everybody sees.
    """

    since: Version = 0
    lang: Lang | None = None
    seat: Seat | None = None


class Why(Question):
    """Why can this seat of mine not do that?"""

    seat: Seat
    action: Action


ClientMessage = Commands | Watch | Why


class Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    """Of the player, or of the character that a bot plays as; empty for players without a name and
    for free seats."""
    member: int | None
    bot: str | None
    """The level of the bot that plays here; with a member, it holds the seat for them."""
    may_act: bool
    waited_for: bool
    deadline: int | None
    """When the clock would play; milliseconds since 1970."""
    agrees_to_end: bool
    character: str = ""
    """The key of the character that a bot plays as; empty for people, also where a bot holds the
    seat."""
    face: str = ""
    """What is drawn: that of the character, or what the person chose; empty for none."""
    muted: bool = False
    """Whether the host has silenced the bot that plays here."""
    left: int | None = None
    """Milliseconds for the rest of the game, where the clock limits it, before the game last began
    to wait for the seat."""


class DeckShown(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    cards: int


class MemberShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    name: str
    """Empty for members without a name."""
    host: bool
    muted: bool
    gone: bool
    face: str = ""


class StirrerShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a member's device adds to the deal."""

    member: int
    commitment: str
    """SHA-256 of its bytes."""
    added: str
    """The bytes themselves, once they are opened."""


class StirShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the deal is stirred: `docs/fair-deals.md`."""

    phase: Phase
    """`committing` and `opening` while devices are waited for."""
    restarts: int
    secret_hash: str
    """SHA-256 of what the server adds, from the lobby on."""
    stirrers: list[StirrerShown]
    unstirred: list[int] = []
    """Once it is dealt: the seats of people whose devices added nothing."""
    recipe: str = ""
    """After the end: all that the seed follows from. The seed is its SHA-256."""


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
    """Of the seed, from the deal on: its SHA-256; of a stirred one that of its bytes and `stirred`."""
    seed: str
    """The seed itself, after the end."""
    next: str
    """The table of the rematch, if there is one."""
    deck: DeckShown | None = None
    """The deck that the host has uploaded, if there is one."""
    pace: TablePace = "normal"
    """How much time people have to follow what happens."""
    stir: StirShown | None = None
    """Null for deals to which only the server added something."""
    invite: str = ""
    """The code in its long form, for links: it works also while short codes don't."""
    hides: bool = False
    """Whether a seat knows what others don't: then several players at one screen need a curtain."""


class EventShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    event: Facts
    """The facts, and the secrets of the seat that looks."""
    types: dict[str, str]
    """What each fact is: a seat, a card, a number, ..."""
    said: list[str]
    """The same in the reader's language."""
    moods: dict[int, str] = {}
    """Whom it pleases or dismays, as everybody can see: `pleased` or `dismayed` by seat."""


class MoveShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    seat: int | None
    """Null for the deal."""
    hand: Hand | None
    at: int
    events: list[EventShown]
    notes: list[str] = []
    """What else it changed at the table, in the reader's language."""


class SpeechShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    member: int | None
    """Null for a bot, which speaks from its seat."""
    phrase: str
    said: str
    seat: int | None = None
    """Of the bot that says it."""


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


class ReadingShown(msgspec.Struct, frozen=True, kw_only=True):
    """People are given time to read what happened last; `position` goes back with `ready`."""

    position: int
    until: int
    """When bots go on at the latest; milliseconds since 1970."""


class OfferShown(msgspec.Struct, frozen=True, kw_only=True):
    """The person who joins with this code takes the seat over."""

    seat: int
    code: str
    invite: str
    """The code in its long form, for links."""


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
    """The reader's list of moves is kept up to here, and `moves` follow; so undo is included."""
    moves: list[MoveShown]
    speeches: list[SpeechShown]
    prompt: Prompt | None
    offers: list[OfferShown]
    """The seats that the reader hands over."""
    undo: int | None
    """The prompt to send with `undo`, where the reader may take back a move."""
    outcome: OutcomeShown | None
    reading: ReadingShown | None = None
    """Null where everybody could read what happened."""


class Done(Message):
    """A command is done, and will not be lost."""

    id: str
    version: int


class RefusalShown(Message, tag="refusal"):
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


ServerMessage = News | Done | RefusalShown | Answer
