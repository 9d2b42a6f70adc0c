"""What only the host may do: mute members, renew the code."""

from typing import Annotated

import msgspec

from speeltafel.server.errors import BadMessage, NoBot, NoMember
from speeltafel.server.table import member_entries
from speeltafel.server.table.commands.base import (
    Command,
    CommandContext,
    Seat,
    check_host,
    check_seat,
)
from speeltafel.server.table.ids import new_code
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table


class Mute(Command):
    """Silence a member, or the bot at a seat; or let them speak again. Exactly one of the two is given."""

    member: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    seat: Seat | None = None
    """Of a bot."""
    muted: bool = True
    """False to let them speak again."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        self._check_speaker(table)
        return [
            member_entries.Muted(
                **self.stamp(context), member=self.member, seat=self.seat, muted=self.muted
            )
        ]

    def _check_speaker(self, table: Table) -> None:
        if (self.member is None) == (self.seat is None):
            raise BadMessage("mute takes either a member or a seat")
        if self.member is not None and self.member >= len(table.members):
            raise NoMember
        if self.seat is not None:
            check_seat(table, self.seat)
            if not table.chairs[self.seat].character:
                raise NoBot


class Recode(Command):
    """A new code; the old one opens nothing any more."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        return [member_entries.Recoded(**self.stamp(context), code=new_code())]
