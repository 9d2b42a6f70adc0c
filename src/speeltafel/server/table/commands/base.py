"""What every command has, and the checks that several of them share."""

from typing import Annotated, Final, TypedDict

import msgspec

from speeltafel.engine.match import Match
from speeltafel.server.errors import (
    AlreadyOver,
    AlreadyStarted,
    NoSeat,
    NotHost,
    NotPlayer,
    NotStarted,
    NotYourSeat,
)
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""Of a table. At most what JavaScript can count to."""
Word = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
TYPED: Final = {"properties": {"type": {"type": "string"}}, "required": ["type"]}
Whole = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Value = Whole | Word | Annotated[list[Word], msgspec.Meta(max_length=100)]
"""Of a field of an action: no game has longer ones."""
ActionForm = Annotated[
    dict[Word, Value], msgspec.Meta(title="Form", max_length=10, extra_json_schema=TYPED)
]
Action = Annotated[str, msgspec.Meta(max_length=100)] | ActionForm
"""An action as a prompt lists it: its text, or its typed form."""


class CommandContext(msgspec.Struct, frozen=True):
    """Who sent a command, and when; and the server's key, for names that nobody can foresee."""

    member: int
    at: int
    key: bytes


class Stamp(TypedDict):
    at: int
    by: int
    command: str


class Command(
    msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower
):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """Chosen by the client. A command that is sent again under its id is not done twice."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        raise NotImplementedError

    def stamp(self, context: CommandContext) -> Stamp:
        """What each of its entries says of its origin."""
        return {"at": context.at, "by": context.member, "command": self.id}


def running(table: Table) -> Match:
    if table.match is None:
        raise NotStarted
    if table.status == "over":
        raise AlreadyOver
    return table.match


def check_host(table: Table, context: CommandContext) -> None:
    if context.member != table.host:
        raise NotHost


def check_plays(table: Table, context: CommandContext) -> None:
    if context.member not in table.players():
        raise NotPlayer


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise NoSeat(last=len(table.chairs) - 1)


def is_being_dealt(table: Table) -> bool:
    """Which takes about a second."""
    return table.stirring is not None and bool(table.stirring.phase)


def check_seats_free_to_change(table: Table) -> None:
    """While the cards are dealt nobody changes seats."""
    if is_being_dealt(table):
        raise AlreadyStarted


def check_own(table: Table, member: int, seat: int) -> None:
    """Those who don't play at a seat learn nothing about it, not even whether it exists."""
    if seat >= len(table.chairs) or table.chairs[seat].player != member:
        raise NotYourSeat
