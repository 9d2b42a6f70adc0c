"""Somebody has locked a table in PostgreSQL and does not go on: a server that hangs or was cut off, or
an administrator. Those at this table wait, and nobody else.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import asyncpg
import pytest

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store import postgres as postgres_store
from speeltafel.server.store.base import Due, Index
from speeltafel.server.store.postgres import POOL_SIZE, PostgresStore
from speeltafel.server.store.postgres_sql import MIGRATING, THERE
from tests.server.client import PATIENCE
from tests.server.postgres import Postgres

INDEX = Index("playing", True, (), (), 1, "{}")
WAITING = """
SELECT count(*) >= $2 FROM pg_stat_activity
WHERE datname = $1 AND wait_event_type = 'Lock' AND clock_timestamp() - query_start > $3::text::interval
"""
TOO_LONG = "canceling statement due to lock timeout"


@asynccontextmanager
async def opened(place: str, tables: list[str]) -> AsyncIterator[PostgresStore]:
    """A store in which these tables have one entry each."""
    store = PostgresStore(place)
    await store.open(lambda _notice: None)
    try:
        for table in tables:
            await store.append(table, 1, ["first"], INDEX, None)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def locked(place: str, tables: list[str]) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        base = await asyncpg.connect(place)
        stack.push_async_callback(base.close)
        await stack.enter_async_context(base.transaction())
        for table in tables:
            assert await base.fetchval(THERE, table)
        yield


async def until_waiting(place: str, count: int, since: str = "0s") -> None:
    """This many transactions wait for a lock, and have for some time."""
    database = place.rpartition("/")[2]
    base = await asyncpg.connect(place)
    async with asyncio.timeout(PATIENCE):
        while not await base.fetchval(WAITING, database, count, since):
            await asyncio.sleep(0.01)
    await base.close()


def test_while_a_table_is_locked_others_play_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves that were written together waited for each other's tables, ten seconds each time."""
    monkeypatch.setattr(postgres_store, "LOCK_TIMEOUT", "1h")
    place = postgres.new_database("locked_table")

    async def test() -> None:
        async with opened(place, ["t", "u"]) as store:
            async with locked(place, ["t"]):
                move = asyncio.create_task(store.append("t", 2, ["a move"], None, Due(5)))
                assert await store.append("u", 2, ["together"], None, Due(5))
                await until_waiting(place, 1)
                assert await store.append("u", 3, ["afterwards"], None, None)
                assert not move.done()
            assert await move
            assert await store.read("t", 1) == ["a move"]
            assert await store.read("u", 1) == ["together", "afterwards"]
            assert not await store.append("t", 2, ["late"], None, None)

    asyncio.run(test())


def test_while_many_tables_are_locked_there_are_connections_for_others(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LOCK_TIMEOUT", "1h")
    place = postgres.new_database("locked_tables")
    tables = [f"t{number}" for number in range(2 * POOL_SIZE)]

    async def test() -> None:
        async with opened(place, [*tables, "u"]) as store:
            async with locked(place, tables):
                moves = [
                    asyncio.create_task(store.append(table, 2, ["a move"], None, None))
                    for table in tables
                ]
                await until_waiting(place, postgres_store.MOST_WAITING)
                assert await store.append("u", 2, ["one"], None, None)
                assert await store.append("u", 3, ["two", "three"], INDEX, None)
                assert not any(move.done() for move in moves)
            assert all(await asyncio.gather(*moves))
            assert [await store.read(table, 1) for table in tables] == [["a move"]] * len(tables)

    asyncio.run(test())


@pytest.mark.parametrize("index", [None, INDEX])
def test_at_a_locked_table_nothing_is_done_until_it_is_sent_again_later(
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    index: Index | None,
) -> None:
    monkeypatch.setattr(postgres_store, "LOCK_TIMEOUT", "50ms")
    place = postgres.new_database(f"refused_{index is None}".lower())

    async def test() -> None:
        async with opened(place, ["t"]) as store:
            async with locked(place, ["t"]):
                with pytest.raises(StoreUnavailable):
                    await store.append("t", 2, ["a move"], index, None)
                with pytest.raises(StoreUnavailable):
                    await store.delete("t")
                await store.check_health()
            assert await store.read("t", 1) == []
            assert await store.append("t", 2, ["a move"], index, None)
            assert await store.read("t", 1) == ["a move"]

    asyncio.run(test())
    assert [message.rpartition(": ")[2] for message in caplog.messages] == [TOO_LONG] * 2


def test_a_server_that_starts_waits_longer_while_another_one_migrates(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LOCK_TIMEOUT", "50ms")
    place = postgres.new_database("migrating")

    async def test() -> None:
        base = await asyncpg.connect(place)
        async with base.transaction():
            await base.execute(MIGRATING)
            store = PostgresStore(place)
            opening = asyncio.create_task(store.open(lambda _notice: None))
            await until_waiting(place, 1, "0.2s")
        await opening
        await store.close()
        await base.close()

    asyncio.run(test())


def test_a_server_that_stays_silent_in_a_transaction_loses_its_lock(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "SILENT_TIMEOUT", "1s")
    place = postgres.new_database("silent_server")

    async def test() -> None:
        async with opened(place, ["t"]) as silent, opened(place, []) as other:
            with pytest.raises(StoreUnavailable):
                await stay_silent(silent, "t", insist(other, "t", 2, "a move"))
            assert await silent.append("t", 3, ["goes on"], None, None)
            assert await other.read("t", 0) == ["first", "a move", "goes on"]

    asyncio.run(test())


async def stay_silent(store: PostgresStore, table: str, until: Awaitable[None]) -> None:
    """In a transaction that has locked a table."""
    async with store._base() as base, base.transaction():
        assert await base.fetchval(THERE, table)
        async with asyncio.timeout(PATIENCE):
            await until


async def insist(store: PostgresStore, table: str, number: int, entry: str) -> None:
    is_appended = False
    while not is_appended:
        with suppress(StoreUnavailable):
            is_appended = await store.append(table, number, [entry], None, None)


def test_a_server_that_hangs_in_a_check_of_its_health_is_not_in_the_way_of_others(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = postgres.new_database("hanging_check")
    hangs = asyncio.Event()

    async def hang(_base: object, _entries: object) -> None:
        hangs.set()
        await asyncio.Event().wait()

    async def test() -> None:
        async with opened(place, []) as hanging, opened(place, []) as other:
            hanging._refused = ["could not be written"]
            check = asyncio.create_task(hanging.check_health())
            await hangs.wait()
            try:
                await other.check_health()
            finally:
                check.cancel()
                await asyncio.wait([check])

    monkeypatch.setattr(postgres_store, "rehearse", hang)
    asyncio.run(test())
