"""Reads and appends to the logs in a SQLite file: one thread writes by group commit, another reads.

All jobs that wait go into one transaction, so that they share one full sync to disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import Due, Index, Listener, Notice
from speeltafel.server.store.sqlite_file import connect, write_index

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Job(NamedTuple):
    """Work in a transaction; or alone, while no connection of this thread is open."""

    work: Work[Any] | None
    alone: Callable[[], None] | None
    future: "asyncio.Future[Any]"


class SqliteWriter:
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._write_all, name="speeltafel-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work[T]) -> T:
        """What the work returns, once it is durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, None, future))
        return await future

    async def run_alone(self, work: Callable[[], None]) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(Job(None, work, future))
        await future

    async def close(self) -> None:
        """Once everything is written."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _write_all(self) -> None:
        base = connect(self.path)
        is_open = True
        while is_open:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            is_open = None not in waiting
            jobs = [job for job in waiting if job is not None]
            self._write(base, [job for job in jobs if job.work is not None])
            for job in jobs:
                if job.alone is not None:
                    base.close()
                    self._settle_later([(job.future, _outcome(job.alone))])
                    base = connect(self.path)
        base.close()

    def _write(self, base: sqlite3.Connection, batch: list[Job]) -> None:
        """One transaction for all; a job that fails takes only its own changes back."""
        results: list[tuple[asyncio.Future[Any], object]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            results.extend((job.future, _in_savepoint(base, job.work)) for job in batch if job.work)
            base.execute("COMMIT")
        except Exception as error:  # whatever it is: it is raised to all who wait
            if base.in_transaction:
                base.execute("ROLLBACK")
            results = [(job.future, error) for job in batch]
        self._settle_later(results)

    def _settle_later(self, results: list[tuple["asyncio.Future[Any]", object]]) -> None:
        self._loop.call_soon_threadsafe(_settle, results)


def _outcome(work: Callable[[], None]) -> object:
    try:
        work()
    except Exception as error:
        return error
    return None


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
