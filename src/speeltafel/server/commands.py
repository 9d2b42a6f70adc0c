"""What members ask of a table, one class each; its fields are those of the JSON object.

Each checks itself against the table as it is and says which entries it would add to the log, or
raises. It changes nothing.
"""

import secrets
from typing import Annotated, Final

import msgspec

from speeltafel.engine.chance import SEED_BYTES
from speeltafel.engine.errors import Refused
from speeltafel.engine.event import Fact
from speeltafel.engine.match import Match
from speeltafel.server import entries
from speeltafel.server.codes import derived_name, new_code
from speeltafel.server.entries import Entry
from speeltafel.server.errors import (
    AlreadyOver,
    AlreadyStarted,
    BadName,
    BadPhrase,
    Muted,
    NoChat,
    NoMember,
    NoSeat,
    NotHost,
    NotOver,
    NotStarted,
    NotYourSeat,
    NoUndo,
    SeatsOpen,
    SeatTaken,
    Stale,
)
from speeltafel.server.names import clean, clean_name
from speeltafel.server.phrases import PHRASES
from speeltafel.server.table import Table
from speeltafel.server.thinking import STAND_IN, check_level

HOST: Final = 0
LONGEST_SPEECH: Final = 200

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
Action = Annotated[str, msgspec.Meta(max_length=100)] | dict[str, Fact]
"""An action as a prompt lists it: its text, or its typed form."""


class Asked(msgspec.Struct, frozen=True):
    """By whom and when; and the house's key, for names that nobody foresees."""

    member: int
    at: int
    key: bytes


class Command(
    msgspec.Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=str.lower,
):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """Chosen by the asking program. A command that comes again with its id is not done twice."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        raise NotImplementedError


class Act(Command):
    prompt: int
    """The prompt that this answers: to another position it is no answer."""
    seat: Seat
    action: Action

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        match = running(table)
        check_own(table, asked.member, self.seat)
        if self.prompt != table.position:
            raise Stale
        action = read_action(match, self.action)
        refusal = match.why_not(self.seat, action)
        if refusal is not None:
            raise Refused(refusal)
        text = match.game.action_text(action)
        return [
            entries.Acted(
                at=asked.at, by=asked.member, command=self.id, seat=self.seat, action=text
            )
        ]


class Undo(Command):
    """Take back one's last move, where that harms nobody or the table is for practice."""

    prompt: int

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        running(table)
        if self.prompt != table.position:
            raise Stale
        to = undo_to(table, asked.member)
        if to is None:
            raise NoUndo
        return [entries.Undone(at=asked.at, by=asked.member, command=self.id, to=to)]


class Take(Command):
    """Sit down, or return to the seat that a bot held."""

    seat: Seat
    name: Text = ""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_seat(table, self.seat)
        chair = table.chairs[self.seat]
        if not chair.is_free and chair.holder != asked.member:
            raise SeatTaken
        return [
            entries.Seated(
                at=asked.at,
                by=asked.member,
                command=self.id,
                seat=self.seat,
                member=asked.member,
                name=clean_name(self.name) if self.name else "",
            )
        ]


class Free(Command):
    """Give a seat away: the host any, others their own before the game."""

    seat: Seat

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_seat(table, self.seat)
        own = table.chairs[self.seat].holder == asked.member
        if not own or table.status != "waiting":
            check_host(asked)
        return [entries.Freed(at=asked.at, by=asked.member, command=self.id, seat=self.seat)]


class Bot(Command):
    """Put a bot on a seat."""

    seat: Seat
    level: Word

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(asked)
        check_seat(table, self.seat)
        check_level(self.level)
        if table.chairs[self.seat].player is not None:
            raise SeatTaken
        return [
            entries.Manned(
                at=asked.at, by=asked.member, command=self.id, seat=self.seat, level=self.level
            )
        ]


class Leave(Command):
    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        return [
            entries.Left(
                at=asked.at, by=asked.member, command=self.id, member=asked.member, level=STAND_IN
            )
        ]


class Start(Command):
    """Deal. The seed is drawn now, and nobody but the log knows it before the end."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(asked)
        if table.status != "waiting":
            raise AlreadyStarted
        if not table.is_full():
            raise SeatsOpen
        game = table.game
        return [
            entries.Started(
                at=asked.at,
                by=asked.member,
                command=self.id,
                seed=secrets.token_bytes(SEED_BYTES).hex(),
                rules_version=game.rules_version,
                material=game.material(game.check_options(table.settings.options)),
            )
        ]


class Say(Command):
    """A ready-made phrase by its key, or free text where the host allowed it."""

    phrase: Word = ""
    text: Text = ""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        if table.members[asked.member].muted:
            raise Muted
        if bool(self.phrase) == bool(self.text) or (self.phrase and self.phrase not in PHRASES):
            raise BadPhrase(known=", ".join(PHRASES))
        if self.text and not table.settings.chat:
            raise NoChat
        return [
            entries.Said(
                at=asked.at,
                by=asked.member,
                command=self.id,
                member=asked.member,
                phrase=self.phrase,
                text=clean_speech(self.text),
            )
        ]


class Mute(Command):
    member: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    muted: bool = True

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(asked)
        if self.member >= len(table.members):
            raise NoMember
        return [
            entries.Muted(
                at=asked.at,
                by=asked.member,
                command=self.id,
                member=self.member,
                muted=self.muted,
            )
        ]


class End(Command):
    """Agree to end the game here."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        running(table)
        if asked.member not in table.players():
            raise NotYourSeat
        return [entries.Agreed(at=asked.at, by=asked.member, command=self.id, member=asked.member)]


class Recode(Command):
    """A new code; the old one opens nothing any more."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:  # noqa: ARG002 - the others need it
        check_host(asked)
        return [entries.Recoded(at=asked.at, by=asked.member, command=self.id, code=new_code())]


class Rematch(Command):
    """The same people at a new table, which the house has made ready (`lobby.py`)."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        if table.status != "over":
            raise NotOver
        if asked.member not in {chair.holder for chair in table.chairs}:
            raise NotYourSeat
        if table.next:
            return []
        return [
            entries.Rematched(
                at=asked.at,
                by=asked.member,
                command=self.id,
                table=rematch_of(table.id, asked.key),
            )
        ]


Commands = Act | Undo | Take | Free | Bot | Leave | Start | Say | Mute | End | Recode | Rematch


def rematch_of(table: str, key: bytes) -> str:
    """The table of the rematch has one name, whoever asks for it first."""
    return derived_name(key, "rematch", table)


def running(table: Table) -> Match:
    if table.match is None:
        raise NotStarted
    if table.status == "over":
        raise AlreadyOver
    return table.match


def check_host(asked: Asked) -> None:
    if asked.member != HOST:
        raise NotHost


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise NoSeat(last=len(table.chairs) - 1)


def check_own(table: Table, member: int, seat: int) -> None:
    """Not a word about the seat for those who don't play there."""
    if seat >= len(table.chairs) or table.chairs[seat].player != member:
        raise NotYourSeat


def read_action(match: Match, action: str | dict[str, Fact]) -> int:
    if isinstance(action, str):
        return match.game.action_code(action)
    return match.game.action_from_json(action)


def undo_to(table: Table, member: int) -> int | None:
    """The move to go back to; None where taking back could harm somebody."""
    seats = table.seats_of(member)
    own = [number for number, move in enumerate(table.moves) if number and move.seat in seats]
    if not own or table.status != "playing":
        return None
    last = own[-1]
    if table.settings.practice:
        return last - 1
    move = table.moves[last]
    harmless = last == len(table.moves) - 1 and not move.reveals and move.hand == "person"
    return last - 1 if harmless else None


def clean_speech(text: str) -> str:
    tidy = clean(text)[:LONGEST_SPEECH]
    if text and not tidy:
        raise BadName(most=LONGEST_SPEECH)
    return tidy
