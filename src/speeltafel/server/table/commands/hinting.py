"""Asking for a hint. What it says comes in the answer; others are told that it was asked for."""

from typing import Final

from speeltafel.server.errors import NoHints, NothingToDo
from speeltafel.server.table import member_entries
from speeltafel.server.table.commands.base import Command, CommandContext, Seat, check_own, running
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table

ASKED: Final = "hint"
"""The phrase that tells the others; people can't choose it."""


class AskHint(Command, tag="hint"):
    """What would a strong player do on this seat of mine, and why?"""

    seat: Seat

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_own(table, context.member, self.seat)
        match = running(table)
        check_hints(table)
        if not match.state.legal(self.seat):
            raise NothingToDo
        if is_alone(table) or has_asked(table, context.member):
            return []
        return [
            member_entries.Said(**self.stamp(context), member=context.member, phrase=ASKED, text="")
        ]


def gives_hints(table: Table) -> bool:
    """Whether hints can be asked for: by those who play alone, and where the host allows it.

    A lesson has a teacher of its own.
    """
    return table.lesson is None and (table.settings.hints or is_alone(table))


def is_alone(table: Table) -> bool:
    """Whether one person plays, with bots or by themselves; also people at one screen are several."""
    return len(table.taken()) < 2


def check_hints(table: Table) -> None:
    if not gives_hints(table):
        raise NoHints


def has_asked(table: Table, member: int) -> bool:
    """Whether the others know already that this member asked in this position."""
    return any(
        speech.phrase == ASKED and speech.member == member and speech.version > table.position
        for speech in table.speeches
    )
