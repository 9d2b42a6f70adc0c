"""Playing: act, ready, undo, end, rematch."""

from typing import Final

from speeltafel.engine.errors import Refused
from speeltafel.engine.fact import FactValue
from speeltafel.engine.match import Match
from speeltafel.lessons.lesson import LEARNER, Lesson
from speeltafel.server.errors import NotAsked, NotOver, NotPlayer, NoUndo, Stale
from speeltafel.server.table import entries, member_entries
from speeltafel.server.table.commands.base import (
    Action,
    Command,
    CommandContext,
    Seat,
    Version,
    check_own,
    check_plays,
    running,
)
from speeltafel.server.table.commands.dealing import Digits
from speeltafel.server.table.ids import derived_name
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table

PLAYS_ON: Final = "play_on"
"""The phrase by which everybody is told who rather plays on; nobody can say it otherwise."""


class Act(Command):
    prompt: Version
    """The prompt that this answers: to another position it is no answer."""
    seat: Seat
    action: Action
    """Its text or its form, as the prompt lists it."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        match = running(table)
        check_own(table, context.member, self.seat)
        if self.prompt != table.position:
            raise Stale
        action = read_action(match, self.action)
        refusal = match.why_not(self.seat, action)
        if refusal is not None:
            raise Refused(refusal)
        text = match.game.actions.text(action)
        if table.lesson is not None:
            _check_asked(table, table.lesson, text)
        return [
            entries.Acted(
                at=context.at, by=context.member, command=self.id, seat=self.seat, action=text
            )
        ]


def _check_asked(table: Table, lesson: Lesson, action: str) -> None:
    """Whether a lesson asks for this action now."""
    move = table.scripted
    if move is None or move.seat != LEARNER:
        raise Stale  # the others are about to play
    if action not in move.actions:
        step = lesson.steps[move.step]
        names = [table.name_at(seat) for seat in range(len(table.chairs))]
        raise NotAsked(lesson, step, lesson.wrong_turn(step, action), names)


class Ready(Command):
    """I have read what happened. When all who play have, bots and clocks wait for it no longer."""

    position: Version
    """As `news.reading` says: of another position there is nothing left to read."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_plays(table, context)
        has_read = self.position != table.position or context.member in table.ready
        if has_read or table.status != "playing":
            return []
        return [entries.Readied(**self.stamp(context), member=context.member)]


class Undo(Command):
    """Take back one's last move, where that harms nobody; at a table for practice any, with all that came
    after it."""

    prompt: Version
    """As `news.undo` says."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        running(table)
        if self.prompt != table.position:
            raise Stale
        to = table.undo_to(table.seats_of(context.member))
        if to is None:
            raise NoUndo
        return [entries.Undone(**self.stamp(context), to=to)]


class End(Command):
    """Agree to end the game here; or rather play on, and nobody's agreement counts any more."""

    agree: bool = True
    """False to play on instead."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        running(table)
        check_plays(table, context)
        if self.agree:
            return [entries.Agreed(**self.stamp(context), member=context.member)]
        if not table.agreed:  # sent again later, it must not decline what nobody had agreed to yet
            return [member_entries.Noted(**self.stamp(context))]
        said = member_entries.Said(**self.stamp(context), member=context.member, phrase=PLAYS_ON)
        return [entries.Declined(**self.stamp(context)), said]


class Rematch(Command):
    """The same people at a new table, where the cards are dealt at once if all play from one screen."""

    commitment: Digits | None = None
    """What this device adds to that deal, as in `commit`."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        if table.status != "over":
            raise NotOver
        if context.member not in {chair.holder for chair in table.chairs}:
            raise NotPlayer
        if table.next:
            return []
        return [
            member_entries.Rematched(
                **self.stamp(context),
                table=rematch_of(table.id, context.key),  # made by `rematch.py` before
            )
        ]


def rematch_of(table: str, key: bytes) -> str:
    """The table of the rematch has one name, no matter who asks for it first."""
    return derived_name(key, "rematch", table)


def read_action(match: Match, action: str | dict[str, FactValue]) -> int:
    if isinstance(action, str):
        return match.game.actions.code(action)
    return match.game.actions.from_json(action)
