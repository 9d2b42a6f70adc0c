"""The log of a table: entries about the match, and how all entries are written, read and folded.

An entry was checked before it was written (`commands/`), so folding never refuses. The types are
for ever: a field may be added with a default, none may change its meaning.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from speeltafel.engine.chance import seed_from
from speeltafel.engine.record import read_record
from speeltafel.engine.stir import Stir
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
    stirred: bool = False
    """Whether the seed follows from what the devices have opened, and not from the server alone."""

    def change(self, table: Table) -> None:
        stir = stir_of(table) if self.stirred else None
        table.begin(seed_from(self.seed), self.rules_version, self.material, stir)
        if table.stirring is not None:
            table.stirring.phase = ""
        table.note_move(self.at, 0, "clock", reveals=True)  # the deal: nobody's, never taken back
        greet(table)


class Committed(Entry):
    """A device shows the hash of bytes of its own."""

    member: int
    commitment: str

    def change(self, table: Table) -> None:
        assert table.stirring is not None
        table.stirring.commitments[self.member] = self.commitment


class Fixed(Entry):
    """The commitments are fixed: each device may open its own."""

    def change(self, table: Table) -> None:
        assert table.stirring is not None
        table.stirring.fix(self.at, table.players())


class Opened(Entry):
    """A device shows its bytes."""

    member: int
    added: str

    def change(self, table: Table) -> None:
        assert table.stirring is not None
        table.stirring.opened[self.member] = self.added


class Restarted(Entry):
    """The deal starts again with fresh secrets, because devices did not open or somebody left."""

    secret: str
    silent: list[int]
    again: bool

    def change(self, table: Table) -> None:
        assert table.stirring is not None
        table.stirring.restart(self.at, self.secret, set(self.silent), again=self.again)


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
    | Committed
    | Fixed
    | Opened
    | Restarted
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


def stir_of(table: Table) -> Stir:
    """What the devices and the server add to the deal, in the order of members."""
    stirring = table.stirring
    assert stirring is not None
    opened = stirring.opened
    return Stir(
        secret=stirring.secret,
        stirred=[(table.seats_of(member), opened[member]) for member in sorted(opened)],
        unstirred=[
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.player is not None and chair.player not in opened
        ],
        restarts=stirring.restarts,
    )


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
