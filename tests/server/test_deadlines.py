"""Deadlines are enforced by timers, which wait for no bot."""

import asyncio
from itertools import count
from pathlib import Path

from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.tables.deadlines import Deadlines
from speeltafel.server.tables.repository import TableRepository
from tests.server.running import AT_ONCE


def test_a_timer_that_is_early_waits_for_the_clock(tmp_path: Path) -> None:
    """uvloop counts from the beginning of a turn of the loop: then nothing was done, for ever."""

    async def test() -> None:
        clock, passed = count(995), asyncio.Event()

        def slow_clock() -> int:
            now = next(clock)
            if now >= 1000:
                passed.set()
            return now

        repository = TableRepository(SqliteStore(tmp_path / "t"), AT_ONCE)
        Deadlines(repository, slow_clock).wake_at("table", 1000)
        await asyncio.wait_for(passed.wait(), 10)

    asyncio.run(test())
