"""What every command has, and what several of them check."""

from typing import Annotated, Final, TypedDict

import msgspec

from speeltafel.engine.event import Fact
from speeltafel.engine.match import Match
from speeltafel.server.entries import Entry
from speeltafel.server.errors import AlreadyOver, NoSeat, NotHost, NotStarted, NotYourSeat
from speeltafel.server.table import Table

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""Of a table. No greater numbers than other languages can count to."""
Word = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=400)]
TYPED: Final = {"properties": {"type": {"type": "string"}}, "required": ["type"]}
ActionForm = Annotated[dict[str, Fact], msgspec.Meta(title="Form", extra_json_schema=TYPED)]
Action = Annotated[str, msgspec.Meta(max_length=100)] | ActionForm
"""An action as a prompt lists it: its text, or its typed form."""


class Asked(msgspec.Struct, frozen=True):
    """By whom and when; and the house's key, for names that nobody foresees."""

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
    """Chosen by the asking program. A command that comes again with its id is not done twice."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        raise NotImplementedError

    def stamp(self, asked: Asked) -> Stamp:
        """What each of its entries says of where it comes from."""
        return {"at": asked.at, "by": asked.member, "command": self.id}


def running(table: Table) -> Match:
    if table.match is None:
        raise NotStarted
    if table.status == "over":
        raise AlreadyOver
    return table.match


def check_host(table: Table, asked: Asked) -> None:
    if asked.member != table.host:
        raise NotHost


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise NoSeat(last=len(table.chairs) - 1)


def check_own(table: Table, member: int, seat: int) -> None:
    """Not a word about the seat for those who don't play there."""
    if seat >= len(table.chairs) or table.chairs[seat].player != member:
        raise NotYourSeat
