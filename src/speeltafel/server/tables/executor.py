"""Carrying out what members ask: a command says which entries to append, the repository does it."""

from collections.abc import Callable

from speeltafel.server.table.commands import Commands
from speeltafel.server.table.commands.base import CommandContext
from speeltafel.server.table.commands.playing import Rematch
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.rematch import prepare_rematch
from speeltafel.server.tables.repository import TableRepository


class CommandExecutor:
    def __init__(
        self, repository: TableRepository, lobby: Lobby, key: bytes, now: Callable[[], int]
    ) -> None:
        self.repository = repository
        self.lobby = lobby  # for the table of a rematch
        self.key = key
        self.now = now

    async def execute(self, name: str, person: str, command: Commands) -> int:
        """Do what a member asks: the version at which it was done, now or the first time."""
        table, member = await self.repository.table_of(name, person)
        if isinstance(command, Rematch):
            await prepare_rematch(self.lobby, table, member, command)

        def plan(table: Table) -> list[Entry]:
            if command.id in table.members[member].done:
                return []
            return command.entries(table, CommandContext(member, self.now(), self.key))

        table = await self.repository.append(name, plan)
        return table.members[member].done.get(command.id, table.version)
