"""Reads and appends to the logs in a SQLite file. Writes are group commits: all that is asked for in one
turn of the event loop goes into one transaction, with one full sync to disk. A thread reads.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import Append, Due, Index, Listener, Notice
from speeltafel.server.store.sqlite_file import OpenedFile, connect, write_index

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Settle = Callable[[Any], None]
"""Is called with what the work returns, once it is durable, or with the error."""

APPEND: Final = """
INSERT INTO entries SELECT ?1, ?2, ?3 WHERE ?4 = 1 OR EXISTS (SELECT 1 FROM tables WHERE tbl = ?1)
"""
"""One of the entries that are appended from number ?4 on. Only a first entry makes a table."""

INDEX_SIZE: Final = 40_000
"""Bytes that making a table writes beside its entries: a page in each table and index of the schema."""

LOOKS_EVERY: Final = 1.0
"""Seconds after which a write looks again whether the file is where it was opened."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    work: Work[Any]
    settle: Settle


class SqliteWriter:
    """Commits on the event loop itself: a thread would have to be let in by a busy loop a dozen times
    for each move (decision 42)."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self._loop = loop
        self._base: sqlite3.Connection | None = None
        self._jobs: list[Job] = []
        self._is_alone = False
        self._opened: OpenedFile | None = None
        self._is_moved = False
        self._looked = 0.0
        self._connected()

    def soon(self, work: Work[Any], settle: Settle) -> None:
        """With all that comes in this turn of the loop."""
        if not self._jobs:
            self._loop.call_soon(self._write_all)
        self._jobs.append(Job(work, settle))

    async def run(self, work: Work[T]) -> T:
        """What the work returns, once it is durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        self.soon(work, partial(_settle, future))
        return await future

    async def run_alone(self, work: Callable[[], None]) -> None:
        """In a thread, while no connection of this writer is open and all others wait."""
        self._is_alone = True
        self._disconnect()
        try:
            await asyncio.to_thread(work)
        finally:
            self._is_alone = False
            self._write_all()

    def empties_wal(self) -> bool:
        """Take all out of the write-ahead log, also what was erased; False while somebody reads it."""
        base = self._base
        if self._is_alone or base is None:
            return False
        try:
            base.execute("PRAGMA busy_timeout = 0")  # the event loop waits for nobody
            [busy, _, _] = base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error:
            busy = True
        base.execute("PRAGMA busy_timeout = 5000")
        return not busy

    def is_in_place(self) -> bool:
        """False while a restart would not find what is written: the file was moved, perhaps for another."""
        if self._opened is None:  # the next write opens what is there
            return True
        was_moved, self._is_moved = self._is_moved, not self._opened.is_in_place()
        self._looked = time.monotonic()
        if self._is_moved and not was_moved:
            log.error(
                "the file of tables or its -wal was moved, replaced, emptied or deleted while in use; "
                "nothing is saved until it is back or the server starts again"
            )
        return not self._is_moved

    def close(self) -> None:
        """Once everything is written."""
        self._write_all()
        self._disconnect()

    def _connected(self) -> sqlite3.Connection:
        if self._base is None:
            self._base = connect(self.path)
            self._opened, self._is_moved = OpenedFile(self.path, self._base), False
        needs_look = self._is_moved or time.monotonic() - self._looked > LOOKS_EVERY
        if needs_look and not self.is_in_place():
            raise sqlite3.OperationalError("it is not where it was opened")
        return self._base

    def _disconnect(self) -> None:
        """Until something is written: a file that can't be opened now is tried again then."""
        if self._base is not None:
            self._base.close()
            self._base = self._opened = None

    def _write_all(self) -> None:
        """One transaction for all; a job that fails takes only its own changes back."""
        if self._is_alone or not self._jobs:
            return
        batch, self._jobs = self._jobs, []
        try:
            base = self._connected()
            base.execute("BEGIN IMMEDIATE")
            results = _results(base, batch)
            base.execute("COMMIT")
        except Exception as error:  # whatever it is: it is raised to all who wait
            if self._base is not None and self._base.in_transaction:
                self._base.execute("ROLLBACK")
            results = [error] * len(batch)
        for job, result in zip(batch, results, strict=True):
            try:
                job.settle(result)
            except Exception:  # whatever it is: it harms no other job
                log.exception("what follows a commit failed")


def _results(base: sqlite3.Connection, batch: list[Job]) -> list[object]:
    """Of all jobs; a single one takes its changes back with the whole transaction."""
    if len(batch) == 1:
        return [batch[0].work(base)]
    return [_in_savepoint(base, job.work) for job in batch]


def _in_savepoint(base: sqlite3.Connection, work: Work[T]) -> T | sqlite3.IntegrityError:
    base.execute("SAVEPOINT job")
    try:
        result: T | sqlite3.IntegrityError = work(base)
    except sqlite3.IntegrityError as error:
        base.execute("ROLLBACK TO job")
        result = error
    base.execute("RELEASE job")
    return result


def _settle(future: "asyncio.Future[Any]", result: object) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _unavailable(wrong: sqlite3.DatabaseError) -> StoreUnavailable:
    """Logs why."""
    log.warning("the file of tables can't be used: %s", wrong)
    return StoreUnavailable()


@mypyc_attr(allow_interpreted_subclasses=True)  # the rest of the store is not compiled
class SqliteLog:
    """The part of a store through which every move passes. `SqliteStore` opens and closes it."""

    _loop: asyncio.AbstractEventLoop
    _writer: SqliteWriter
    _reader: sqlite3.Connection | None
    """Used in the thread that reads, and opened again there if it is None."""

    def __init__(self) -> None:
        self._reading = ThreadPoolExecutor(1, "speeltafel-reader")
        self._listener: Listener = lambda _notice: None
        self._refused = 0
        """Bytes of a write that failed; 0 once as many could be written."""

    async def append(
        self, table: str, number: int, entries: list[str], index: Index | None, due: Due | None
    ) -> bool:
        future: asyncio.Future[bool] = self._loop.create_future()
        self._append(Append(table, number, entries, index, due), partial(_settle, future))
        try:
            return await future
        except sqlite3.DatabaseError as wrong:
            raise _unavailable(wrong) from None

    def append_soon(self, append: Append, settle: Callable[[bool], None]) -> None:
        self._append(append, lambda result: settle(result is True))

    def _append(self, append: Append, settle: Settle) -> None:
        table, number, entries, index, due = append
        rows = [(table, number + place, entry, number) for place, entry in enumerate(entries)]

        def work(base: sqlite3.Connection) -> bool:
            if not base.executemany(APPEND, rows).rowcount:
                return False
            if index is not None:
                write_index(base, table, index)
            if due is not None:
                base.execute(
                    "UPDATE tables SET due = ?, alone = ?, taken = 0 WHERE tbl = ?", [*due, table]
                )
            return True

        def settled(result: object) -> None:
            if result is True:
                self._listener(Notice(table, rows[-1][1], due.at if due else None))
            elif isinstance(result, sqlite3.OperationalError):
                self._note_refusal(sum(map(len, entries)))
            settle(False if isinstance(result, sqlite3.IntegrityError) else result)

        self._writer.soon(work, settled)

    def _note_refusal(self, size: int) -> None:
        self._refused = max(self._refused, size + INDEX_SIZE)

    async def read(self, table: str, after: int) -> list[str]:
        rows = await self._read(
            "SELECT entry FROM entries WHERE tbl = ? AND number > ? ORDER BY number", table, after
        )
        return [row[0] for row in rows]

    async def _writing(self, work: Work[T]) -> T:
        try:
            return await self._writer.run(work)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError as wrong:
            self._note_refusal(0)
            raise _unavailable(wrong) from None

    async def _read(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        try:
            return await self._loop.run_in_executor(self._reading, self._rows, sql, args)
        except sqlite3.DatabaseError as wrong:
            raise _unavailable(wrong) from None

    def _rows(self, sql: str, args: tuple[object, ...]) -> list[tuple[Any, ...]]:
        self._reader = self._reader or connect(self._writer.path)
        return self._reader.execute(sql, args).fetchall()
