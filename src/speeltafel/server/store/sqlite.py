"""Tables in one SQLite file, for one server process. Its logs are read and written in `sqlite_log.py`."""

import asyncio
import contextlib
import logging
import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import (
    BadDatabase,
    Index,
    Lease,
    Listed,
    Listener,
    Notice,
    PresenceNotice,
    Unused,
)
from speeltafel.server.store.salvage import (
    Rebuild,
    damage_in,
    key_in,
    make_key,
    remove_unfinished,
    salvage,
)
from speeltafel.server.store.sqlite_file import (
    check_names,
    connect,
    error_code,
    unusable,
    write_index,
)
from speeltafel.server.store.sqlite_log import SqliteLog, SqliteWriter, Work

T = TypeVar("T")

HEALTHY_FOR: Final = 2.0
"""Seconds for which a write that succeeded says that others would."""

SALVAGE_PAUSE: Final = 1.0
SALVAGE_TRIES: Final = 300
"""Seconds between two tries to salvage a file that another program reads, and how many: a backup ends."""

NAMED: Final = "tbl NOT GLOB '*[^0-9A-Za-z]*'"
"""Rows with a damaged name are left out: nothing can be done to their tables."""

ERASED_AFTER: Final = 1.0
"""Seconds until what was erased is taken out of the write-ahead log: once for many tables."""

log = logging.getLogger(__name__)


class SqliteStore(SqliteLog):
    def __init__(self, path: Path, rebuild: Rebuild = lambda _table, _log: None) -> None:
        """With `rebuild` the indexes of a damaged file are made again from its logs."""
        super().__init__()
        self.path = path
        self.rebuild = rebuild
        self._written = 0.0
        self._emptying: asyncio.TimerHandle | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._closing = asyncio.Event()
        try:
            remove_unfinished(self.path)
            check_names(self.path)
            self._reader = await asyncio.to_thread(connect, self.path)
            self._writer = SqliteWriter(self.path, self._loop)
            self._checker = sqlite3.connect(self.path, check_same_thread=False)
        except (sqlite3.DatabaseError, OSError) as wrong:
            raise BadDatabase(unusable(self.path, wrong)) from None
        self._checking = asyncio.create_task(self._check_pages())

    async def close(self) -> None:
        with contextlib.suppress(sqlite3.ProgrammingError):  # it has been closed
            self._checker.interrupt()
        self._closing.set()
        await self._checking
        if self._emptying is not None:
            self._emptying.cancel()  # closing the file empties the write-ahead log
        self._writer.close()
        await asyncio.to_thread(self._reading.shutdown)
        self._disconnect_reader()

    # Damaged pages

    async def _check_pages(self) -> None:
        """In the background, for it takes a while; those who play wait only while it is salvaged."""
        damage = await asyncio.to_thread(damage_in, self._checker)
        self._checker.close()
        if not damage or damage == "interrupted":
            return
        log.error("the file of tables is damaged (%s); what can be read is salvaged", damage)
        try:
            for _ in range(SALVAGE_TRIES):  # between two of them people play
                if await self._is_salvaged() or await self._closes_soon():
                    return
            log.error("another program reads the file: it is salvaged at the next start")
        except Exception:  # whatever it is: people play on with what can be read
            log.exception("the file could not be salvaged; restore a backup")

    async def _is_salvaged(self) -> bool:
        """False while another program reads the file, such as a backup."""
        try:
            await self._writer.run_alone(lambda: self._reading.submit(self._salvage).result())
        except sqlite3.OperationalError as wrong:
            if error_code(wrong) != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    async def _closes_soon(self) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), SALVAGE_PAUSE)
        return self._closing.is_set()

    def _salvage(self) -> None:
        """In the reader's thread, while the writer's waits: so does everybody who reads or writes."""
        self._disconnect_reader()
        damaged, losses = salvage(self.path, self.rebuild)
        log.error("the number of losses is %d; %s.txt lists them", len(losses), damaged.name)
        self._loop.call_soon_threadsafe(self._listener, Notice("", 0, None))

    def _disconnect_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    # The rest of the interface of a store

    async def announce(self, notices: list[PresenceNotice]) -> None:
        for notice in notices:
            self._listener(notice)  # there is no other process

    async def check_health(self) -> None:
        """After a write that failed, one that is as large has to succeed."""
        size = self._refused or 8

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO secrets VALUES ('health', ?)", [os.urandom(size)])

        is_known = self._writer.is_in_place() and not self._refused
        if not is_known or time.monotonic() - self._written > HEALTHY_FOR:
            await self._writing(work)
            self._refused, self._written = 0, time.monotonic()

    async def key(self) -> bytes:
        key = None
        # A page that can't be read fails the commit too.
        with contextlib.suppress(StoreUnavailable):
            key = await self._writing(key_in)
        if key is None:  # a new file, or a damaged one: then those who salvage it report the loss
            await self._checking
            key = await self._writing(lambda base: key_in(base) or make_key(base))
        return key

    async def table_by_code(self, code: str) -> str | None:
        rows = await self._read("SELECT tbl FROM codes WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        rows = await self._read(
            "SELECT tbl, status, changed, summary FROM people JOIN tables USING (tbl)"
            " WHERE person = ? ORDER BY changed DESC, tbl LIMIT ?",
            person,
            limit,
        )
        return [Listed(*row) for row in rows]

    async def open_tables(self, limit: int) -> list[Listed]:
        rows = await self._read(
            "SELECT tbl, status, changed, summary FROM tables"  # noqa: S608 - our own words
            f" WHERE open AND status <> 'over' AND {NAMED}"
            " ORDER BY status DESC, changed DESC, tbl LIMIT ?",
            limit,
        )
        return [Listed(*row) for row in rows]

    async def lease_due(
        self, now: int, until: int, limit: int, busy: Sequence[str] = ()
    ) -> list[Lease]:
        others = f"tbl NOT IN ({', '.join('?' * len(busy))})"

        def work(base: sqlite3.Connection) -> list[Lease]:
            rows = base.execute(
                "UPDATE tables SET taken = ? WHERE tbl IN (SELECT tbl FROM tables"  # noqa: S608 - our own words
                f" WHERE due <= ? AND taken < ? AND {others} AND {NAMED} ORDER BY alone, due LIMIT ?)"
                " RETURNING tbl, taken",
                [until, now, now, *busy, limit],
            ).fetchall()
            return [Lease(*row) for row in rows]

        return await self._writing(work)

    async def reschedule(self, lease: Lease, due: int | None) -> None:
        def work(base: sqlite3.Connection) -> None:
            base.execute(
                "UPDATE tables SET due = ?, taken = 0 WHERE tbl = ? AND taken = ?",
                [due, lease.table, lease.until],
            )

        await self._writing(work)

    async def unused_since(self, over: int, others: int, limit: int) -> list[Unused]:
        rows = await self._read(
            "SELECT tbl, (SELECT ifnull(max(number), 0) FROM entries WHERE entries.tbl = tables.tbl)"  # noqa: S608 - our own words
            " FROM tables WHERE changed < ? AND (status = 'over' OR changed < ?)"
            f" AND {NAMED} ORDER BY changed LIMIT ?",
            over,
            others,
            limit,
        )
        return [Unused(*row) for row in rows]

    async def rewrite(self, table: str, last: int, entries: dict[int, str], index: Index) -> bool:
        def work(base: sqlite3.Connection) -> bool:
            if last_number(base, table) != last:
                return False
            base.executemany(
                "INSERT OR REPLACE INTO entries VALUES (?, ?, ?)",
                [(table, number, entry) for number, entry in entries.items()],
            )
            write_index(base, table, index)
            return True

        return await self._erasing(table, work)

    async def delete(self, table: str, last: int | None = None) -> bool:
        def work(base: sqlite3.Connection) -> bool:
            if last is not None and last_number(base, table) > last:
                return False
            for name in ("entries", "tables", "codes", "people"):
                base.execute(f"DELETE FROM {name} WHERE tbl = ?", [table])  # noqa: S608 - our own names
            return True

        return await self._erasing(table, work)

    async def _erasing(self, table: str, work: Work[bool]) -> bool:
        """Whether the work has erased something, which then leaves the write-ahead log too."""
        is_erased = await self._writing(work)
        if is_erased:
            self._empty_wal_soon()
            self._listener(Notice(table, 0, None))
        return is_erased

    def _empty_wal_soon(self) -> None:
        if self._emptying is None:
            self._emptying = self._loop.call_later(ERASED_AFTER, self._empty_wal)

    def _empty_wal(self) -> None:
        self._emptying = None
        if not self._writer.empties_wal():
            self._empty_wal_soon()


def last_number(base: sqlite3.Connection, table: str) -> int:
    """Of a log; 0 if there is none."""
    [found] = base.execute("SELECT max(number) FROM entries WHERE tbl = ?", [table]).fetchone()
    return found or 0
