"""The log of a table: entries about the match, and how all entries are written, read and folded.

An entry was checked before it was written (`commands/`), so folding never refuses. The types are
for ever: a field may be added with a default, none may change its meaning.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from speeltafel.engine.chance import seed_from
from speeltafel.engine.record import read_record
from speeltafel.server.table.member_entries import (
    Created,
    Entry,
    Freed,
    Joined,
    Left,
    Manned,
    Muted,
    Offered,
    Recoded,
    Rematched,
    Said,
    Seated,
)
from speeltafel.server.table.reactions import greet, react
from speeltafel.server.table.table import Hand, Table


class Started(Entry):
    seed: str
    rules_version: int
    material: dict[str, object] = {}  # noqa: RUF012 - msgspec copies it

    def change(self, table: Table) -> None:
        table.begin(seed_from(self.seed), self.rules_version, self.material)
        table.note_move(self.at, 0, "clock", reveals=True)  # the deal: nobody's, never taken back
        greet(table)


class Loaded(Entry):
    """The record of an earlier game, to replay or to play on from."""

    record: str
    ended: bool

    def change(self, table: Table) -> None:
        table.take_up(read_record(self.record), self.at)
        table.ended = self.ended


class Acted(Entry):
    seat: int
    action: str
    hand: Hand = "person"
    keeps_agreements: bool = False
    """Whether agreements to end the game outlive it: those of bots, once any move cleared them."""

    def change(self, table: Table) -> None:
        match = table.match
        assert match is not None
        action = match.game.actions.code(self.action)
        reveals = match.state.reveals(self.seat, action)
        match.act(self.seat, action)
        clears = bool(table.agreed) and not self.keeps_agreements
        table.note_move(self.at, self.seat, self.hand, reveals=reveals, clears=clears)
        react(table)


class Undone(Entry):
    """Back to the position after move `to`; the moves after it are gone, the log keeps them."""

    to: int

    def change(self, table: Table) -> None:
        assert table.match is not None
        table.match.undo(self.to)
        del table.moves[self.to + 1 :]
        table.note_position(self.at, None)


class Readied(Entry):
    """A member has read what happened last."""

    member: int

    def change(self, table: Table) -> None:
        table.note_ready(self.at, self.member)


class Agreed(Entry):
    """A member wants to end the game here; when all who play do, it ends."""

    member: int

    def change(self, table: Table) -> None:
        table.agreed.add(self.member)
        table.ended = table.players() <= table.agreed


class Declined(Entry):
    """Somebody wants to play on: nobody's agreement counts any more."""

    def change(self, table: Table) -> None:
        table.agreed.clear()


Written = (
    Created
    | Joined
    | Seated
    | Freed
    | Manned
    | Offered
    | Left
    | Started
    | Loaded
    | Acted
    | Undone
    | Readied
    | Said
    | Muted
    | Agreed
    | Declined
    | Recoded
    | Rematched
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Written]] = msgspec.json.Decoder(Written)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    return _decoder.decode(text)


def folded(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after more entries; the one that is handed in stays as it is."""
    after = table.copy()
    for entry in entries:
        fold(after, entry)
    return after


def fold(table: Table, entry: Entry) -> None:
    """Change the table by one more entry."""
    table.version += 1
    table.touched = entry.at
    entry.change(table)
    if entry.by is not None and entry.command is not None:
        table.members[entry.by].remember(entry.command, table.version)
