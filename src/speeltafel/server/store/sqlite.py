"""Tables in one SQLite file, for one server process.

One thread writes, by group commit: all jobs that wait go into one transaction, so that they share
one full sync to disk. Another thread reads.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import (
    BadDatabase,
    Due,
    Index,
    Lease,
    Listed,
    Listener,
    Notice,
    PresenceNotice,
)
from speeltafel.server.store.sqlite_file import connect, write_index

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]"]


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "speeltafel-reader")
        self._listener: Listener = lambda _notice: None

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        try:
            self._reader = await asyncio.to_thread(connect, self.path)
        except sqlite3.DatabaseError as wrong:
            raise BadDatabase(f"{self.path} can't be used: {wrong}") from None
        self._writer = Thread(target=self._write_all, name="speeltafel-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()

    # The writer's thread

    def _write_all(self) -> None:
        base = connect(self.path)
        is_open = True
        while is_open:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            is_open = None not in waiting
            self._write(base, [job for job in waiting if job is not None])
        base.close()

    def _write(self, base: sqlite3.Connection, batch: list[Job]) -> None:
        """One transaction for all; a job that fails takes only its own changes back."""
        results: list[tuple[asyncio.Future[Any], object]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            results.extend((future, _in_savepoint(base, work)) for work, future in batch)
            base.execute("COMMIT")
        except Exception as error:  # whatever it is: it is raised to all who wait
            if base.in_transaction:
                base.execute("ROLLBACK")
            results = [(future, error) for _, future in batch]
        self._loop.call_soon_threadsafe(_settle, results)

    async def _writing(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        try:
            return await future
        except sqlite3.OperationalError:
            raise StoreUnavailable from None

    async def _read(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        work = self._loop.run_in_executor(
            self._reading, lambda: self._reader.execute(sql, args).fetchall()
        )
        try:
            return await work
        except sqlite3.OperationalError:
            raise StoreUnavailable from None

    # The interface of a store

    async def announce(self, notices: list[PresenceNotice]) -> None:
        for notice in notices:
            self._listener(notice)  # there is no other process

    async def key(self) -> bytes:
        def work(base: sqlite3.Connection) -> bytes:
            base.execute(
                "INSERT OR IGNORE INTO secrets VALUES ('key', ?)", [secrets.token_bytes(32)]
            )
            found: tuple[bytes] = base.execute(
                "SELECT secret FROM secrets WHERE name = 'key'"
            ).fetchone()
            return found[0]

        return await self._writing(work)

    async def append(
        self, table: str, number: int, entries: list[str], index: Index | None, due: Due | None
    ) -> bool:
        rows = [(table, number + place, entry) for place, entry in enumerate(entries)]

        def work(base: sqlite3.Connection) -> bool:
            known = base.execute("SELECT 1 FROM tables WHERE tbl = ?", [table]).fetchone()
            if number > 1 and not known:
                return False
            base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            if index is not None:
                write_index(base, table, index)
            if due is not None:
                base.execute(
                    "UPDATE tables SET due = ?, alone = ?, taken = 0 WHERE tbl = ?", [*due, table]
                )
            return True

        try:
            added = await self._writing(work)
        except sqlite3.IntegrityError:
            return False
        if added:
            self._listener(Notice(table, rows[-1][1], due.at if due else None))
        return added

    async def read(self, table: str, after: int) -> list[str]:
        rows = await self._read(
            "SELECT entry FROM entries WHERE tbl = ? AND number > ? ORDER BY number", table, after
        )
        return [row[0] for row in rows]

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
            "SELECT tbl, status, changed, summary FROM tables"
            " WHERE open AND status <> 'over'"
            " ORDER BY status DESC, changed DESC, tbl LIMIT ?",
            limit,
        )
        return [Listed(*row) for row in rows]

    async def lease_due(self, now: int, until: int, limit: int) -> list[Lease]:
        def work(base: sqlite3.Connection) -> list[Lease]:
            rows = base.execute(
                "UPDATE tables SET taken = ? WHERE tbl IN (SELECT tbl FROM tables"
                " WHERE due <= ? AND taken < ? ORDER BY alone, due LIMIT ?) RETURNING tbl, taken",
                [until, now, now, limit],
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

    async def unused_since(self, over: int, others: int, limit: int) -> list[str]:
        rows = await self._read(
            "SELECT tbl FROM tables WHERE changed < ? AND (status = 'over' OR changed < ?)"
            " ORDER BY changed LIMIT ?",
            over,
            others,
            limit,
        )
        return [row[0] for row in rows]

    async def rewrite(self, table: str, last: int, entries: dict[int, str], index: Index) -> bool:
        def work(base: sqlite3.Connection) -> bool:
            [found] = base.execute(
                "SELECT max(number) FROM entries WHERE tbl = ?", [table]
            ).fetchone()
            if found != last:
                return False
            base.executemany(
                "UPDATE entries SET entry = ? WHERE tbl = ? AND number = ?",
                [(entry, table, number) for number, entry in entries.items()],
            )
            write_index(base, table, index)
            return True

        rewritten = await self._writing(work)
        if rewritten:
            self._listener(Notice(table, 0, None))
        return rewritten

    async def delete(self, table: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            for name in ("entries", "tables", "codes", "people"):
                base.execute(f"DELETE FROM {name} WHERE tbl = ?", [table])  # noqa: S608 - our own names

        await self._writing(work)
        self._listener(Notice(table, 0, None))


def _in_savepoint(base: sqlite3.Connection, work: Work[T]) -> T | sqlite3.IntegrityError:
    base.execute("SAVEPOINT job")
    try:
        result: T | sqlite3.IntegrityError = work(base)
    except sqlite3.IntegrityError as error:
        base.execute("ROLLBACK TO job")
        result = error
    base.execute("RELEASE job")
    return result


def _settle(results: list[tuple["asyncio.Future[Any]", object]]) -> None:
    for future, result in results:
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
