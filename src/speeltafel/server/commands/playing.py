"""Playing: deal, act, take back, end, play again."""

import secrets

from speeltafel.engine.chance import SEED_BYTES
from speeltafel.engine.errors import Refused
from speeltafel.engine.fact import FactValue
from speeltafel.engine.match import Match
from speeltafel.server import entries
from speeltafel.server.codes import derived_name
from speeltafel.server.commands.base import (
    Action,
    Asked,
    Command,
    Seat,
    Version,
    check_host,
    check_own,
    running,
)
from speeltafel.server.entries import Entry
from speeltafel.server.errors import AlreadyStarted, NotOver, NotYourSeat, NoUndo, SeatsOpen, Stale
from speeltafel.server.table import Table


class Start(Command):
    """Deal. The seed is drawn now, and nobody but the log knows it before the end."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(table, asked)
        if table.status != "waiting":
            raise AlreadyStarted
        if not table.is_full():
            raise SeatsOpen
        game = table.game
        return [
            entries.Started(
                **self.stamp(asked),
                seed=secrets.token_bytes(SEED_BYTES).hex(),
                rules_version=game.rules_version,
                material=game.material(game.check_options(table.settings.options)),
            )
        ]


class Act(Command):
    prompt: Version
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
        text = match.game.actions.text(action)
        return [entries.Acted(**self.stamp(asked), seat=self.seat, action=text)]


class Undo(Command):
    """Take back one's last move, where that harms nobody or the table is for practice."""

    prompt: Version

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        running(table)
        if self.prompt != table.position:
            raise Stale
        to = undo_to(table, asked.member)
        if to is None:
            raise NoUndo
        return [entries.Undone(**self.stamp(asked), to=to)]


class End(Command):
    """Agree to end the game here; or rather play on, and nobody's agreement counts any more."""

    agree: bool = True

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        running(table)
        if asked.member not in table.players():
            raise NotYourSeat
        if self.agree:
            return [entries.Agreed(**self.stamp(asked), member=asked.member)]
        return [entries.Declined(**self.stamp(asked))] if table.agreed else []


class Rematch(Command):
    """The same people at a new table."""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        if table.status != "over":
            raise NotOver
        if asked.member not in {chair.holder for chair in table.chairs}:
            raise NotYourSeat
        if table.next:
            return []
        return [
            entries.Rematched(
                **self.stamp(asked),
                table=rematch_of(table.id, asked.key),  # which `lobby.py` has made ready
            )
        ]


def rematch_of(table: str, key: bytes) -> str:
    """The table of the rematch has one name, whoever asks for it first."""
    return derived_name(key, "rematch", table)


def read_action(match: Match, action: str | dict[str, FactValue]) -> int:
    if isinstance(action, str):
        return match.game.actions.code(action)
    return match.game.actions.from_json(action)


def undo_to(table: Table, member: int) -> int | None:
    """The move to go back to; None where taking back could harm somebody."""
    seats = table.seats_of(member)
    own = (
        number for number in range(len(table.moves) - 1, 0, -1) if table.moves[number].seat in seats
    )
    last = next(own, None)
    if last is None or table.status != "playing":
        return None
    if table.settings.practice:
        return last - 1
    move = table.moves[last]
    harmless = last == len(table.moves) - 1 and not move.reveals and move.hand == "person"
    return last - 1 if harmless else None
