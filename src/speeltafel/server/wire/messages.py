"""The messages of a table, over any transport: what a client sends, what the server sends.

With the commands (`table/commands/`) these classes are the single source of the protocol: JSON
Schemas and the types of other languages are generated from them.
"""

from typing import Annotated, Literal

import msgspec

from speeltafel.server.table.commands import Commands
from speeltafel.server.table.commands.base import Action, Seat, Version
from speeltafel.server.table.table import Hand
from speeltafel.server.wire.forms import Facts, Form, View
from speeltafel.server.wire.lesson_shown import LessonShown
from speeltafel.server.wire.table_shown import TableShown

Lang = Literal["en", "nl", "fr"]
"""That of a request: see `http/responses.py`."""


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
    """The version that the reader has; 0 for none."""
    lang: Lang | None = None
    """Null keeps the language so far, at first that of the request."""
    seat: Seat | None = None
    """A seat of one's own, where one plays on several."""
    tips: bool = False
    """Whether the news has the tips about the moment."""


class Why(Question):
    """Why can this seat of mine not do that?"""

    seat: Seat
    action: Action


class Explain(Question):
    """Why did the bot on this seat make its last move?"""

    seat: Seat


ClientMessage = Commands | Watch | Why | Explain


class Identified(msgspec.Struct):
    """What can be read of a message that is wrong."""

    id: str | None = None


class Message(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends."""


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
    """Who made it: a person, a bot, or the clock for somebody who was out of time; null for the
    deal."""
    at: int
    """When; milliseconds since 1970."""
    events: list[EventShown]
    """Empty where players have to remember what happened (TIT-17)."""
    notes: list[str] = []
    """What else it changed at the table, in the reader's language."""


class SpeechShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    member: int | None
    """Null for a bot, which speaks from its seat."""
    phrase: str
    """The key of a ready-made phrase; empty for free text."""
    said: str
    """The words, those of a phrase in the reader's language."""
    seat: int | None = None
    """Of the bot that says it."""


class ActionShown(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    """What people write."""
    form: Form
    """The same as an object. Either of them can be sent."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat may act. `id` goes back with the command that answers."""

    id: int
    seat: int
    legal: list[ActionShown]
    """All that the rules allow."""
    waited_for: bool
    """Whether the game waits for this seat; if not, it may act out of turn."""
    deadline: int | None
    """When the clock plays; milliseconds since 1970, null without a limit."""
    choices: list[ActionShown] | None = None
    """What to let a person choose from, where that is more than `legal`: also what is possible at a
    price (TAB-07)."""


class ReadingShown(msgspec.Struct, frozen=True, kw_only=True):
    """People are given time to read what happened last; `position` goes back with `ready`."""

    position: int
    until: int
    """When bots go on at the latest; milliseconds since 1970."""


class TipShown(msgspec.Struct, frozen=True, kw_only=True):
    """What newcomers are told once, at the moment that it is about."""

    key: str
    """The game and the name of the tip: what a device remembers."""
    text: str


class OfferShown(msgspec.Struct, frozen=True, kw_only=True):
    """The person who joins with this code takes the seat over."""

    seat: int
    code: str
    invite: str
    """The code in its long form, for links."""


class OutcomeShown(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    """Why the game ended, as a word: each game has its own."""
    winners: list[int]
    """The seats that won; perhaps several, perhaps none."""
    scores: list[int]
    """By seat."""
    said: str
    """The ending in the reader's language."""


class News(Message, kw_only=True):
    """The table as one member may see it now, and what happened since `since`."""

    version: int
    """Of the table. It goes up with everything that happens there."""
    since: int
    """What follows is what happened after this version."""
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
    """The game as `eyes` see it; null before the deal."""
    moves_from: int
    """The reader's list of moves is kept up to here, and `moves` follow; so undo is included."""
    moves: list[MoveShown]
    speeches: list[SpeechShown]
    """What was said after `since`."""
    prompt: Prompt | None
    """What the reader may do now on the seat in `eyes`; null without one, and while there is nothing to do
    there. With several seats of one's own: `watch` the one whose `may_act` is true."""
    offers: list[OfferShown]
    """The seats that the reader hands over."""
    undo: int | None
    """The prompt to send with `undo`, where the reader may take back a move."""
    outcome: OutcomeShown | None
    """Null while the game is played, and if the players agreed to end it before its end."""
    reading: ReadingShown | None
    """Null where everybody could read what happened."""
    lesson: LessonShown | msgspec.UnsetType = msgspec.UNSET
    """Only at the table of a lesson."""
    tips: list[TipShown] | msgspec.UnsetType = msgspec.UNSET
    """About this moment, the most urgent first, where `watch` asked for them: show one that is new."""


class EncodedNews(News, kw_only=True, tag="news"):
    """The same, as it is sent: what several readers are told alike is encoded already."""

    table: msgspec.Raw  # type: ignore[assignment] # TableShown
    view: msgspec.Raw  # type: ignore[assignment] # View | None
    moves: list[msgspec.Raw]  # type: ignore[assignment] # list[MoveShown]


class Done(Message):
    """A command is done, and will not be lost."""

    id: str
    version: int
    """At which it was done, now or when it was sent first."""


class RefusalShown(Message, tag="refusal"):
    """A command or question was not followed. Nothing has changed."""

    id: str | None
    """Null where the message had none that could be read."""
    code: str
    """For programs."""
    message: str
    """For people, in the reader's language."""
    rule: str | None
    """The rule that forbids a move; null for everything else."""
    reason: str | None
    """Which of the things that the rule says; null where there is no rule."""


class Answer(Message):
    """Why an action is not possible; `why` is null where it is."""

    id: str
    why: str | None
    rule: str | None
    """The rule that forbids it."""
    reason: str | None
    """Which of the things that the rule says."""


class HintShown(Message, tag="hint"):
    """What a strong player would do, in two steps: `look` comes before the rest."""

    id: str
    position: int
    """The prompt that it is for."""
    look: str
    """Where to look."""
    do: str
    """What to do."""
    why: str
    action: ActionShown | None
    """Null where it is better to wait."""


class ExplanationShown(Message, tag="explanation"):
    """Why a bot made its last move."""

    id: str
    why: str
    secret: bool
    """Whether there will be more to say when its hand is no secret any more."""


AskAnswer = News | Done | Answer | HintShown | ExplanationShown
"""What is answered over HTTP with status 200; a refusal has another."""
ServerMessage = AskAnswer | RefusalShown
