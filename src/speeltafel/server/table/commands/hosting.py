"""What only the host may do: mute members, renew the code."""

from typing import Annotated

import msgspec

from speeltafel.server.errors import NoMember
from speeltafel.server.table import member_entries
from speeltafel.server.table.commands.base import Command, CommandContext, check_host
from speeltafel.server.table.ids import new_code
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table


class Mute(Command):
    member: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    muted: bool = True

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        if self.member >= len(table.members):
            raise NoMember
        return [
            member_entries.Muted(
                **self.stamp(context),
                member=self.member,
                muted=self.muted,
            )
        ]


class Recode(Command):
    """A new code; the old one opens nothing any more."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        return [member_entries.Recoded(**self.stamp(context), code=new_code())]
