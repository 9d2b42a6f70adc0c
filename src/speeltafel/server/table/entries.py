"""The log of a table: entries about moves, and how all entries are written, read and folded.

An entry was checked before it was written (`commands/`), so folding never refuses, unless the log was
damaged since. The types are for ever: a field may be added with a default, none may change its meaning.
"""

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from speeltafel.engine.errors import OtherRules
from speeltafel.server.errors import DamagedTable
from speeltafel.server.table.clock import is_one_day, note_move, note_position
from speeltafel.server.table.deal_entries import (
    Committed,
    Fixed,
    Loaded,
    Opened,
    Restarted,
    Started,
)
from speeltafel.server.table.member_entries import (
    Created,
    Entry,
    Forgotten,
    Freed,
    Joined,
    Left,
    Manned,
    Muted,
    Noted,
    Offered,
    Recoded,
    Rematched,
    Said,
    Seated,
)
from speeltafel.server.table.reactions import react
from speeltafel.server.table.table import NOBODY, Hand, Table


class Acted(Entry):
    seat: int
    action: str
    hand: Hand = "person"
    keeps_agreements: bool = False
    """Whether agreements to end the game outlive it: those of bots, once any move cleared them."""

    def change(self, table: Table) -> None:
        reveals = table.play(self.seat, self.action)
        clears = bool(table.agreed) and not self.keeps_agreements
        note_move(table, self.at, self.seat, self.hand, reveals=reveals, clears=clears)
        if table.has_characters():
            react(table)  # only bots do


class Undone(Entry):
    """Back to the position after move `to`; the moves after it are gone, the log keeps them."""

    to: int

    def change(self, table: Table) -> None:
        assert table.match is not None
        table.match.undo(self.to)
        del table.moves[self.to + 1 :]
        note_position(table, self.at, None)


class Readied(Entry):
    """A member has read what happened; when all who play have, nobody waits any longer."""

    member: int

    def change(self, table: Table) -> None:
        table.ready = table.ready | {self.member}
        if table.players() <= table.ready:
            table.read_at = min(table.read_at, self.at)
            table.waiting = {seat: min(since, self.at) for seat, since in table.waiting.items()}


class Agreed(Entry):
    """A member wants to end the game here; when all who play do, it ends."""

    member: int

    def change(self, table: Table) -> None:
        table.agreed = table.agreed | {self.member}
        table.ended = table.players() <= table.agreed


class Declined(Entry):
    """Somebody wants to play on: nobody's agreement counts any more."""

    def change(self, table: Table) -> None:
        table.agreed = NOBODY


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
    | Forgotten
    | Noted
)

log = logging.getLogger(__name__)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Written]] = msgspec.json.Decoder(Written)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        raise DamagedTable from None


def read_log(table: str, texts: list[str]) -> list[Entry]:
    """DamagedTable if one can't be read: SQLite has no checksums."""
    try:
        return [read_entry(text) for text in texts]
    except DamagedTable:
        _report_damage(table)
        raise


def folded_log(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after entries that are stored. They were checked before they were written: DamagedTable if
    they can't be folded, or make no sense."""
    try:
        return _sensible(folded(table, entries))
    except (OtherRules, MemoryError):  # it says nothing of the log
        raise
    except Exception:  # whatever it is: a damaged log may say anything
        log.debug("what is stored can't be folded", exc_info=True)
        _report_damage(table.id)
        raise DamagedTable from None


def _sensible(table: Table) -> Table:
    if table.names_strangers():
        raise DamagedTable
    return table


@lru_cache(1000)  # for the same table once
def _report_damage(table: str) -> None:
    log.error("the log of table %s is damaged; only a backup has it whole", table)


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
    if not isinstance(entry, Acted):
        table.arranged = object()
    entry.change(table)
    if entry.by is not None and entry.command is not None:
        table.remember(entry.by, entry.command)


def is_listed_alike(before: Table, after: Table, planned: list[Entry]) -> bool:
    """A move within a game changes nothing in the lists of tables, except the day of last use."""
    is_move = all(isinstance(entry, Acted) for entry in planned)
    return is_move and before.status == after.status and is_one_day(before, after)
