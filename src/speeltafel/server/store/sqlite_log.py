"""Reads and appends to the logs in a SQLite file. Writes are group commits: all that is asked for in one
turn of the event loop goes into one transaction, with one full sync to disk. A thread reads.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import Due, Index, Listener, Notice
from speeltafel.server.store.sqlite_file import connect, write_index

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Job(NamedTuple):
    work: Work[Any]
    future: "asyncio.Future[Any]"


class SqliteWriter:
    """Commits on the event loop itself: a thread would have to be let in by a busy loop a dozen times
    for each move (decision 42)."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self._loop = loop
        self._base = connect(path)
        self._jobs: list[Job] = []
        self._is_alone = False

    async def run(self, work: Work[T]) -> T:
        """What the work returns, once it is durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._jobs:
            self._loop.call_soon(self._write_all)  # with all that comes in this turn of the loop
        self._jobs.append(Job(work, future))
        return await future

    async def run_alone(self, work: Callable[[], None]) -> None:
        """In a thread, while no connection of this writer is open and all others wait."""
        self._is_alone = True
        self._base.close()
        try:
            await asyncio.to_thread(work)
        finally:
            self._base = connect(self.path)
            self._is_alone = False
            self._write_all()

    def close(self) -> None:
        """Once everything is written."""
        self._write_all()
        self._base.close()

    def _write_all(self) -> None:
        """One transaction for all; a job that fails takes only its own changes back."""
        if self._is_alone or not self._jobs:
            return
        batch, self._jobs = self._jobs, []
        base = self._base
        try:
            base.execute("BEGIN IMMEDIATE")
            results: list[object] = [_in_savepoint(base, job.work) for job in batch]
            base.execute("COMMIT")
        except Exception as error:  # whatever it is: it is raised to all who wait
            if base.in_transaction:
                base.execute("ROLLBACK")
            results = [error] * len(batch)
        for job, result in zip(batch, results, strict=True):
            _settle(job.future, result)


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


class SqliteLog:
    """The part of a store through which every move passes. `SqliteStore` opens and closes it."""

    _loop: asyncio.AbstractEventLoop
    _writer: SqliteWriter
    _reader: sqlite3.Connection

    def __init__(self) -> None:
        self._reading = ThreadPoolExecutor(1, "speeltafel-reader")
        self._listener: Listener = lambda _notice: None

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

    async def _writing(self, work: Work[T]) -> T:
        try:
            return await self._writer.run(work)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError:
            raise StoreUnavailable from None

    async def _read(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        work = self._loop.run_in_executor(
            self._reading, lambda: self._reader.execute(sql, args).fetchall()
        )
        try:
            return await work
        except sqlite3.DatabaseError:
            raise StoreUnavailable from None
