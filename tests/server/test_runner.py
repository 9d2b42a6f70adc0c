"""When the runner asks the store for tables that are due."""

import asyncio
from pathlib import Path

import pytest

from speeltafel.server.bots import runner
from speeltafel.server.bots.pool import BotPool
from speeltafel.server.bots.runner import GRAIN, BotRunner, DueMoments
from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.store.base import Lease
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import wall_clock
from speeltafel.server.tables.repository import TableRepository
from tests.server.client import PATIENCE
from tests.server.running import AT_ONCE

NEVER = 10**9


class AskedStore(SqliteStore):
    """Nothing is due; when it was asked for."""

    def __init__(self) -> None:
        super().__init__(Path("never opened"))
        self.asked: list[int] = []

    async def lease_due(self, now: int, *_asked: object) -> list[Lease]:
        self.asked.append(now)
        return []


def test_a_moment_is_remembered_when_another_one_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It waited for the next poll, so with several tables bots and clocks were up to a second late."""
    monkeypatch.setattr(runner, "POLL", NEVER)

    async def test() -> None:
        store = AskedStore()
        bots = BotRunner(TableRepository(store, AT_ONCE), BotPool(1, 20), wall_clock)
        running = asyncio.create_task(bots.run())
        due = wall_clock() + 4 * GRAIN
        bots.wake_at(due)
        bots.wake_at(due - 2 * GRAIN)
        async with asyncio.timeout(PATIENCE):
            while not store.asked or store.asked[-1] < due:
                await asyncio.sleep(0.01)
        running.cancel()

    asyncio.run(test())


class AwayStore(AskedStore):
    """One table is due, and then the store is away."""

    async def lease_due(self, now: int, *_asked: object) -> list[Lease]:
        await super().lease_due(now)
        return [Lease("t", now)]

    async def read(self, table: str, after: int) -> list[str]:  # noqa: ARG002 - a store takes these
        raise StoreUnavailable

    async def reschedule(self, lease: Lease, due: int | None) -> None:  # noqa: ARG002 - as above
        raise StoreUnavailable


def test_a_store_that_is_away_is_no_failure_of_bots(caplog: pytest.LogCaptureFixture) -> None:
    """Those who reach it have logged why."""

    async def test() -> None:
        store = AwayStore()
        bots = BotRunner(TableRepository(store, AT_ONCE), BotPool(1, 20), wall_clock)
        running = asyncio.create_task(bots.run())
        async with asyncio.timeout(PATIENCE):
            while len(store.asked) < 3:
                await asyncio.sleep(0.01)
        running.cancel()
        await bots.finish()

    asyncio.run(test())
    assert not caplog.records


class LaterStore(AskedStore):
    """One table is due, and its log has an entry of a later version."""

    due: int | None = None

    async def lease_due(self, now: int, *_asked: object) -> list[Lease]:
        await super().lease_due(now)
        return [Lease("t", now)] if len(self.asked) == 1 else []

    async def read(self, table: str, after: int) -> list[str]:  # noqa: ARG002 - a store takes these
        return ['{"type":"invented","at":1}']

    async def reschedule(self, lease: Lease, due: int | None) -> None:  # noqa: ARG002 - as above
        self.due = due


def test_a_table_that_cannot_be_read_here_stays_due_for_others() -> None:
    async def test() -> None:
        store = LaterStore()
        bots = BotRunner(TableRepository(store, AT_ONCE), BotPool(1, 20), wall_clock)
        running = asyncio.create_task(bots.run())
        async with asyncio.timeout(PATIENCE):
            while store.due is None:
                await asyncio.sleep(0.01)
        running.cancel()
        assert store.due > store.asked[0]

    asyncio.run(test())


def test_many_moments_close_together_are_one() -> None:
    moments = DueMoments()
    for due in range(1, 10_000):
        moments.add(due)
    seen = [0]
    while (moment := moments.first_after(seen[-1])) is not None:
        seen.append(moment)
    assert seen == list(range(0, 10_001, GRAIN))
