"""What a server does beside its requests ends when it is told to, whatever happens just then."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from speeltafel.server.bots.pool import BotPool
from speeltafel.server.bots.runner import BotRunner
from speeltafel.server.live.broadcast import Broadcast
from speeltafel.server.live.presence import Presence
from speeltafel.server.store.base import Lease
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import wall_clock
from speeltafel.server.tables.repository import TableRepository
from tests.server.client import PATIENCE
from tests.server.running import AT_ONCE

Work = Coroutine[object, object, None]
Begun = tuple[Work, Callable[[], None]]
"""What runs for ever, and what wakes it."""


class IdleStore(SqliteStore):
    """There is nothing to do at any table."""

    async def lease_due(self, *_asked: object) -> list[Lease]:
        return []


def idle_repository() -> TableRepository:
    return TableRepository(IdleStore(Path("never opened")), AT_ONCE)


def bots_playing() -> Begun:
    runner = BotRunner(idle_repository(), BotPool(1, 20), wall_clock)
    return runner.run(), lambda: runner.wake_at(0)


def telling() -> Begun:
    repository = idle_repository()
    presence = Presence(repository.store, Broadcast(repository))
    return presence.run(), presence._woken.set


async def ends(work: Work, wake: Callable[[], None], later: int) -> bool:
    """Whether work that is cancelled a number of turns of the event loop after it was woken ends."""
    task = asyncio.create_task(work)
    for _ in range(10):
        await asyncio.sleep(0)
    wake()
    for _ in range(later):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task}, timeout=PATIENCE)
    return task.done()


@pytest.mark.parametrize("later", range(5))
@pytest.mark.parametrize("begin", [bots_playing, telling])
def test_it_ends_although_it_was_woken_just_then(begin: Callable[[], Begun], later: int) -> None:
    assert asyncio.run(ends(*begin(), later))
