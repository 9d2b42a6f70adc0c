"""Tables in PostgreSQL, for any number of server processes on any number of machines.

Every append notifies all processes that "table T is at n", in the same transaction: a process that
receives the notice can read the entry. One that is short is in the notice itself.
"""

import asyncio
import contextlib
import logging
import secrets
import time
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import asyncpg

from speeltafel.server.background import repeat
from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import (
    Append,
    BadDatabase,
    Due,
    Index,
    Lease,
    Listed,
    Listener,
    Notice,
    PresenceNotice,
    Unused,
)
from speeltafel.server.store.group_commit import GroupCommit, PendingEntry
from speeltafel.server.store.postgres_sql import (
    APPEND,
    APPEND_LINE,
    APPEND_LINES,
    CHANNEL,
    MOVE,
    START_TIMEOUT,
    THERE,
    TOUCH,
    USING,
    delete,
    migrate,
    rehearse,
    write_index,
)

PRESENCE_CHANNEL: Final = "speeltafel_present"
MOST_NOTICED: Final = 1_900
"""Characters of an entry that is in its notice. PostgreSQL allows less than 8,000 bytes."""
POOL_SIZE: Final = 8
MOST_WAITING: Final = 4
"""Connections on which moves wait for tables that are locked; the others are for everybody else."""
LOCK_TIMEOUT: Final = "2s"
"""For which anybody waits for a table that somebody else has locked."""
SILENT_TIMEOUT: Final = "10s"
"""After which a server that says nothing within a transaction loses its connection, and its locks."""
CHECK_AFTER: Final = 15.0
"""Seconds without a sign of life of the connection for notices."""
ANSWERS_WITHIN: Final = 5.0
"""Seconds in which it has to give one then."""
MOST_APART: Final = 1.0
"""Seconds by which the clocks of this machine and the database's may differ without a warning."""
HEALTHY_FOR: Final = 2.0
"""Seconds for which a write that succeeded says that others would."""

log = logging.getLogger(__name__)

UNREACHABLE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresError,  # it is shut down, its disk is full, our rights were taken away...
)
OUR_FAULT: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""Those that say nothing of the database but of what it was given."""


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Around the first try to use a database: its address or our rights may be wrong."""
    with warnings.catch_warnings(record=True) as told:  # of a password file that can't be used
        warnings.simplefilter("always", UserWarning)
        with _reported(told):
            yield


@contextlib.contextmanager
def _reported(told: Sequence[warnings.WarningMessage]) -> Iterator[None]:
    try:
        yield
    except asyncpg.LockNotAvailableError:
        raise BadDatabase(
            "a restore into this database is under way, or another process brings it up to date; start "
            "again when that has ended"
        ) from None
    except UNREACHABLE as wrong:
        why = dict.fromkeys([str(wrong) or "no answer", *(str(one.message) for one in told)])
        raise BadDatabase(f"the database can't be used: {'; '.join(why)}") from None
    except (ValueError, OverflowError):  # it would tell a part of the password; or is no port
        raise BadDatabase(
            "the address of the database can't be read; it is postgresql://user:password@host:port/name, "
            "and special characters in a password are written as %5B for [, %2F for / and so on"
        ) from None


def unavailable(wrong: Exception) -> StoreUnavailable:
    """Logs why, in the first line of the error: details could hold what people wrote."""
    reason = str(wrong).partition("\n")[0] or type(wrong).__name__
    log.warning("the database can't be used: %s", reason)
    return StoreUnavailable()


async def keep_session(_base: object) -> None:
    """Nothing of ours changes the session of a connection, so none has to be reset: a round trip less."""


def noticed(entries: list[str]) -> str:
    """What a notice about these entries holds of them."""
    return entries[0] if len(entries) == 1 and len(entries[0]) <= MOST_NOTICED else ""


def size_of(entries: Sequence[str]) -> tuple[int, int]:
    return sum(map(len, entries)), len(entries)


class PostgresStore:
    def __init__(self, address: str) -> None:
        self.address = address
        self._listener: Listener = lambda _notice: None
        self._group_commit = GroupCommit(partial(self._write_lines, APPEND_LINES))
        self._waiting = asyncio.Semaphore(MOST_WAITING)
        self._appending: set[asyncio.Task[None]] = set()
        self._written = 0.0
        self._refused: Sequence[str] = ()
        """The most that could not be written; empty once it could."""

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        with reaching():
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=POOL_SIZE,
                command_timeout=10,
                reset=keep_session,
                server_settings={
                    "lock_timeout": LOCK_TIMEOUT,
                    "idle_in_transaction_session_timeout": SILENT_TIMEOUT,
                },
            )
            try:
                await self._migrate()
                await self._compare_clocks()
                await self._listen()
            except BaseException:
                await self._pool.close()
                raise
        self._listening = asyncio.create_task(repeat(self._listen_again))

    async def _migrate(self) -> None:
        async with self._pool.acquire(timeout=5) as base, base.transaction():
            await base.execute(START_TIMEOUT)
            await migrate(base)

    async def _compare_clocks(self) -> None:
        """One server writes when a table is due, another one looks whether it is."""
        async with self._pool.acquire(timeout=5) as base:
            before = time.time()
            there = (await base.fetchval("SELECT clock_timestamp()")).timestamp()
            apart = max(before - there, there - time.time())
        if apart > MOST_APART:
            log.warning(
                "the clocks of this machine and of the database's are %.1f seconds apart; synchronise "
                "the clocks of all machines, or bots move too late and time limits end too early",
                apart,
            )

    async def close(self) -> None:
        self._listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listening
        self._notice_base.terminate()
        await self._pool.close()

    @contextlib.asynccontextmanager
    async def _base(self, entries: Sequence[str] = ("",)) -> AsyncIterator[Any]:
        """A connection, also to write these entries."""
        try:
            async with self._pool.acquire(timeout=5) as base:
                yield base
        except OUR_FAULT:
            raise
        except UNREACHABLE as wrong:
            self._refused = max(self._refused, entries, key=size_of)
            raise unavailable(wrong) from None

    # Notices

    async def _listen(self) -> None:
        """On a connection of its own."""
        lost = asyncio.Event()
        base = await asyncpg.connect(self.address, timeout=5, command_timeout=10)
        base.add_termination_listener(lambda _base: lost.set())
        try:
            async with base.transaction():
                await base.execute(START_TIMEOUT)
                await base.execute(USING)
            await base.add_listener(CHANNEL, self._on_notice)
            await base.add_listener(PRESENCE_CHANNEL, self._on_presence)
        except BaseException:
            base.terminate()
            raise
        self._notice_base, self._lost = base, lost

    async def _listen_again(self) -> None:
        """After the connection was lost; everything may have changed meanwhile."""
        await self._until_lost()
        try:
            await self._listen()
        except UNREACHABLE as wrong:
            raise unavailable(wrong) from None
        log.warning("the connection for notices was lost, and is there again")
        self._listener(Notice("", 0, None))

    async def _until_lost(self) -> None:
        """A firewall or a failed host can make a connection silent, and nothing says so."""
        while not self._lost.is_set():
            try:
                async with asyncio.timeout(CHECK_AFTER):
                    await self._lost.wait()
            except TimeoutError:
                await self._check_listening()

    async def _check_listening(self) -> None:
        try:
            await self._notice_base.execute("SELECT 1", timeout=ANSWERS_WITHIN)
        except UNREACHABLE:
            self._notice_base.terminate()

    def _on_notice(self, _base: object, _pid: int, _channel: str, payload: object) -> None:
        table, number, due, entry = str(payload).split(" ", 3)
        self._listener(Notice(table, int(number), int(due) if due != "-" else None, entry))

    def _on_presence(self, _base: object, _pid: int, _channel: str, payload: object) -> None:
        process, table, *members = str(payload).split(" ")
        self._listener(PresenceNotice(process, table, tuple(map(int, members))))

    # The interface of a store

    async def announce(self, notices: list[PresenceNotice]) -> None:
        payloads = [" ".join([one.process, one.table, *map(str, one.members)]) for one in notices]
        await self._rows(
            "SELECT pg_notify($1, notice) FROM unnest($2::text[]) notice",
            PRESENCE_CHANNEL,
            payloads,
        )

    async def check_health(self) -> None:
        """After a write that failed, the same entries have to be written; nobody else sees them."""
        refused = self._refused
        if not refused and time.monotonic() - self._written < HEALTHY_FOR:
            return
        async with self._base() as base:
            await base.execute(TOUCH, secrets.token_bytes(8))
            if refused:
                async with base.transaction():
                    await rehearse(base, refused)
        if self._refused is refused:
            self._refused = ()
        self._written = time.monotonic()

    async def key(self) -> bytes:
        async with self._base() as base:
            await base.execute(
                "INSERT INTO secrets VALUES ('key', $1) ON CONFLICT DO NOTHING",
                secrets.token_bytes(32),
            )
            key: bytes = await base.fetchval("SELECT secret FROM secrets WHERE name = 'key'")
        return key

    async def append(
        self, table: str, number: int, entries: list[str], index: Index | None, due: Due | None
    ) -> bool:
        moment = "-" if due is None or due.at is None else due.at
        notice = f"{table} {number + len(entries) - 1} {moment} {noticed(entries)}"
        if index is None and len(entries) == 1:
            changed = (False, None, False) if due is None else (True, *due)
            return await self._append_line(
                PendingEntry(table, number, entries[0], notice, *changed)
            )
        try:
            async with self._base(entries) as base, base.transaction():
                if number > 1 and not await base.fetchval(THERE, table):
                    return False
                await base.execute(APPEND, table, number, entries)
                if index is not None:
                    await write_index(base, table, index)
                if due is not None:
                    await base.execute(MOVE, table, *due)
                await base.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        except asyncpg.UniqueViolationError:
            return False
        return True

    def append_soon(self, append: Append, settle: Callable[[bool], None]) -> None:
        async def work() -> None:
            is_appended = False
            try:
                is_appended = await self.append(*append)
            finally:
                settle(is_appended)

        task = asyncio.create_task(work())
        self._appending.add(task)
        task.add_done_callback(self._end_append)

    def _end_append(self, task: asyncio.Task[None]) -> None:
        self._appending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.debug("an append failed, and is tried again", exc_info=task.exception())

    async def _append_line(self, line: PendingEntry) -> bool:
        """Together with others; by itself while somebody has locked the table, so that nobody else waits."""
        is_appended = await self._group_commit.add(line)
        if is_appended is None:
            async with self._waiting:
                is_appended = (await self._write_lines(APPEND_LINE, [line])).get(line.table, False)
        return is_appended

    async def _write_lines(self, sql: str, lines: list[PendingEntry]) -> dict[str, bool]:
        columns = [list(column) for column in zip(*lines, strict=True)]
        async with self._base([line.entry for line in lines]) as base:
            return {row[0]: row[1] for row in await base.fetch(sql, *columns)}

    async def read(self, table: str, after: int) -> list[str]:
        rows = await self._rows(
            "SELECT entry FROM entries WHERE tbl = $1 AND number > $2 ORDER BY number",
            table,
            after,
        )
        return [row[0] for row in rows]

    async def table_by_code(self, code: str) -> str | None:
        rows = await self._rows("SELECT tbl FROM codes WHERE code = $1", code)
        return rows[0][0] if rows else None

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        rows = await self._rows(
            "SELECT tbl, status, changed, summary FROM people JOIN tables USING (tbl)"
            " WHERE person = $1 ORDER BY changed DESC, tbl LIMIT $2",
            person,
            limit,
        )
        return [Listed(*row) for row in rows]

    async def open_tables(self, limit: int) -> list[Listed]:
        rows = await self._rows(
            "SELECT tbl, status, changed, summary FROM tables"
            " WHERE open AND status <> 'over'"
            " ORDER BY status DESC, changed DESC, tbl LIMIT $1",
            limit,
        )
        return [Listed(*row) for row in rows]

    async def lease_due(
        self, now: int, until: int, limit: int, busy: Sequence[str] = ()
    ) -> list[Lease]:
        rows = await self._rows(
            "UPDATE tables SET taken = $2 WHERE tbl IN (SELECT tbl FROM tables"
            " WHERE due <= $1 AND taken < $1 AND tbl <> ALL ($4) ORDER BY alone, due LIMIT $3"
            " FOR UPDATE SKIP LOCKED)"
            " RETURNING tbl, taken",
            now,
            until,
            limit,
            busy,
        )
        return [Lease(*row) for row in rows]

    async def reschedule(self, lease: Lease, due: int | None) -> None:
        await self._rows(
            "UPDATE tables SET due = $3, taken = 0 WHERE tbl = $1 AND taken = $2", *lease, due
        )

    async def unused_since(self, over: int, others: int, limit: int) -> list[Unused]:
        rows = await self._rows(
            "SELECT tbl, (SELECT coalesce(max(number), 0) FROM entries WHERE entries.tbl = tables.tbl)"
            " FROM tables WHERE changed < $1 AND (status = 'over' OR changed < $2)"
            " ORDER BY changed LIMIT $3",
            over,
            others,
            limit,
        )
        return [Unused(*row) for row in rows]

    async def rewrite(self, table: str, last: int, entries: dict[int, str], index: Index) -> bool:
        async with self._base() as base, base.transaction():
            await base.execute("SELECT FROM tables WHERE tbl = $1 FOR UPDATE", table)
            if await base.fetchval("SELECT max(number) FROM entries WHERE tbl = $1", table) != last:
                return False
            await base.executemany(
                "INSERT INTO entries VALUES ($1, $2, $3)"
                " ON CONFLICT (tbl, number) DO UPDATE SET entry = excluded.entry",
                [(table, number, entry) for number, entry in entries.items()],
            )
            await write_index(base, table, index)
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} 0 - ")
        return True

    async def delete(self, table: str, last: int | None = None) -> bool:
        async with self._base() as base, base.transaction():
            await base.execute("SELECT FROM tables WHERE tbl = $1 FOR UPDATE", table)
            found = await base.fetchval("SELECT max(number) FROM entries WHERE tbl = $1", table)
            if last is not None and (found or 0) > last:
                return False
            await delete(base, table)
            await base.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} 0 - ")
        return True

    async def _rows(self, sql: str, *args: object) -> list[Any]:
        async with self._base() as base:
            rows: list[Any] = await base.fetch(sql, *args)
        return rows
