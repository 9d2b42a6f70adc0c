"""What is deleted: a person's data when they ask for it, unused tables after the retention time."""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from typing import Final

import msgspec

from speeltafel.engine.errors import OtherRules
from speeltafel.server.background import repeat
from speeltafel.server.errors import DamagedTable, NoTable, StoreUnavailable
from speeltafel.server.store.base import Index, Listed, Store
from speeltafel.server.table.clock import DAY
from speeltafel.server.table.commands.base import CommandContext
from speeltafel.server.table.commands.seating import Leave
from speeltafel.server.table.entries import folded_log, read_log, write_entry
from speeltafel.server.table.member_entries import (
    MAKER,
    Created,
    Entry,
    Forgotten,
    Guest,
    Joined,
    Place,
    Said,
    Seated,
    nobody,
)
from speeltafel.server.table.speech import ERASED
from speeltafel.server.table.table import Table
from speeltafel.server.tables.index import index_of
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.repository import TRIES, TableRepository

AT_ONCE: Final = 100
HOUR: Final = 3600
"""Seconds."""
Rewriting = Callable[[list[Entry]], list[Entry]]
"""The entries of a log as they shall be; more may follow, none may go."""


async def erase_person(lobby: Lobby, person: str) -> None:
    """Tables where they are alone are deleted; at others they become a member without a name."""
    store, erased = lobby.repository.store, set[str]()
    while rows := [
        row for row in await store.tables_of(person, AT_ONCE) if row.table not in erased
    ]:
        for row in rows:
            await _erase_at(lobby, person, row)
            erased.add(row.table)


async def repeat_erasure(lobby: Lobby, source: str, made: Table, people: list[str]) -> None:
    """Erase members of a table that was made from another one where they were erased meanwhile.

    The list of their tables may have been read before this one was durable. The other one is read from
    its log: it may have been deleted, and the cache not know that yet.
    """
    left = await lobby.repository.reader.read_on(Table(source))
    for person in people:
        if left.member_of(person) is None:
            await _erase_at(lobby, person, Listed(made.id, made.status, made.touched, ""))


async def _erase_at(lobby: Lobby, person: str, row: Listed) -> None:
    try:
        for _ in range(TRIES):
            if await _is_erased_from(lobby, person, row):
                return
    except NoTable:  # somebody else deleted it meanwhile
        return
    except (OtherRules, DamagedTable):  # this version can't open it, for anybody
        await lobby.repository.store.delete(row.table)
        return
    raise StoreUnavailable


async def _is_erased_from(lobby: Lobby, person: str, row: Listed) -> bool:
    """False if they were alone there, but somebody has appended to the log meanwhile."""
    table = await lobby.repository.newest(row.table)
    if _is_only_of(person, table):
        return await lobby.repository.store.delete(table.id, table.version)
    member = table.member_of(person)
    if member is None:  # the index knows what the log does not
        await _rewrite(lobby.repository, row, list)
        return True
    if not table.members[member].gone:
        leave, context = Leave(id="forget"), CommandContext(member, lobby.now(), lobby.key)
        await lobby.repository.append(table.id, lambda table: leave.entries(table, context))
    await _rewrite(lobby.repository, row, partial(without_person, person=person, member=member))
    left = await lobby.repository.newest(row.table)  # the others may have been erased meanwhile
    return not _is_only_of(person, left) or await lobby.repository.store.delete(
        left.id, left.version
    )


def _is_only_of(person: str, table: Table) -> bool:
    """Whether nobody else is left there; also of a table that was deleted."""
    return all(one.person == person or one.is_forgotten for one in table.members)


async def _rewrite(repository: TableRepository, row: Listed, change: Rewriting) -> None:
    """Take something out of a log for ever, and out of its index; the game stays as it was."""
    async with repository.lock(row.table):
        for _ in range(TRIES):
            texts = await repository.store.read(row.table, 0)
            if not texts or await _is_rewritten(repository, row, texts, change):
                return
    raise StoreUnavailable


async def _is_rewritten(
    repository: TableRepository, row: Listed, texts: list[str], change: Rewriting
) -> bool:
    """False if somebody has appended to the log meanwhile."""
    new, index = await repository.reader.work_on(texts, partial(_rewritten, row, texts, change))
    return await repository.store.rewrite(row.table, len(texts), new, index)


def _rewritten(row: Listed, texts: list[str], change: Rewriting) -> tuple[dict[int, str], Index]:
    """The entries that are changed, by their numbers, and the index of the log with them."""
    entries = change(read_log(row.table, texts))
    written = [write_entry(entry) for entry in entries]
    new = {
        number: entry
        for number, (entry, text) in enumerate(zip_longest(written, texts), 1)
        if entry != text
    }
    return new, index_of(folded_log(Table(row.table), entries), row.changed)


def without_person(entries: list[Entry], person: str, member: int) -> list[Entry]:
    """A log without a person, and an entry for those who have read it before."""
    last = Forgotten(at=entries[-1].at, member=member)  # to be erased is no use of the table
    return [*(without(entry, person, member) for entry in entries), last]


def without(entry: Entry, person: str, member: int) -> Entry:
    """An entry without what it says of a person; in all else it is the same."""
    change = msgspec.structs.replace
    match entry:
        case Created():
            return change(
                entry,
                guests=[_erased(one, person, member) for one in entry.guests],
                places=[_unnamed(place, member) for place in entry.places],
                settings=change(entry.settings, name="") if member == MAKER else entry.settings,
            )
        case Joined() if entry.person == person:
            return change(entry, person=nobody(member), name="", face="", by=None, command=None)
        case Seated() if entry.member == member:
            return change(entry, name="", by=None, command=None)  # it may be the id of a join
        case Said() if entry.member == member and entry.text:
            return change(entry, text=ERASED)
    return entry


def _erased(guest: Guest, person: str, member: int) -> Guest:
    return Guest(nobody(member), "", gone=guest.gone) if guest.person == person else guest


def _unnamed(place: Place, member: int) -> Place:
    return Place(holder=place.holder, bot=place.bot) if place.holder == member else place


async def expire(store: Store, days: int, now: Callable[[], int]) -> None:
    """Every hour, delete tables that many days after the end of their game, or their last use."""

    async def expire_once() -> None:
        await expire_before(store, now() - days * DAY)
        await asyncio.sleep(HOUR)

    await repeat(expire_once, HOUR)


async def expire_before(store: Store, moment: int) -> None:
    """The last use of a table that is not over is known to the day."""
    while tables := await store.unused_since(moment, moment - DAY, AT_ONCE):
        for table, last in tables:
            await store.delete(table, last)  # not if it is used again meanwhile
