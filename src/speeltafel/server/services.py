"""Everything of one server process, put together."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine

from speeltafel.server.access.cookies import People
from speeltafel.server.access.rate_limits import Bucket, Buckets, Limits, Places
from speeltafel.server.bots.pool import Thinkers
from speeltafel.server.bots.runner import Attendant
from speeltafel.server.live.broadcast import Gallery
from speeltafel.server.live.presence import Presence
from speeltafel.server.metrics import Metrics
from speeltafel.server.store.base import Notice, Present, Store
from speeltafel.server.table.clock import Pace
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.repository import Keeper
from speeltafel.server.tables.retention import expire


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """The store is handed in, and the clock; the rest is made of them."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        limits: Limits,
        thinkers: int,
        now: Callable[[], int] = wall_clock,
        keep: int | None = None,
    ) -> None:
        """Tables that nobody uses are kept so many days; None is for ever."""
        self.store = store
        self.now = now
        self.keep = keep
        self.thinkers = thinkers
        self.keeper = Keeper(store, pace)
        self.gallery = Gallery()
        self.presence = Presence(store, self.gallery)
        self.metrics = Metrics()
        self.doors = Buckets(limits.doors)
        self.messages = Buckets(limits.messages)
        self.requests = Buckets(limits.requests)
        self.screens = Places(limits.screens)
        self.crowd = Places(limits.crowd)
        self.reports = Bucket(limits.reports)
        self.attendant: Attendant | None = None

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Serve from here to the end. Without thinkers, bots and clocks are others' business."""
        await self.store.open(self._hear)
        try:
            key = await self.store.key()
            self.people = People(key)
            self.lobby = Lobby(self.keeper, key, self.now)
            async with running(self.presence.run()), self._expiring(), self._attended():
                yield
        finally:
            await self.store.close()

    @contextlib.asynccontextmanager
    async def _expiring(self) -> AsyncIterator[None]:
        if self.keep is None:
            yield
            return
        async with running(expire(self.store, self.keep, self.now)):
            yield

    @contextlib.asynccontextmanager
    async def _attended(self) -> AsyncIterator[None]:
        if not self.thinkers:
            yield
            return
        thinkers = Thinkers(self.thinkers, self.keeper.pace.think)
        self.attendant = Attendant(self.keeper, thinkers, self.now)
        try:
            async with running(self.attendant.run()):
                yield
            await self.attendant.finish()
        finally:
            thinkers.close()

    def _hear(self, notice: Notice | Present) -> None:
        if isinstance(notice, Present):
            self.presence.hear(notice)
            return
        self.keeper.hear(notice)
        self.gallery.hear(notice)
        if self.attendant is not None:
            self.attendant.hear(notice)


@contextlib.asynccontextmanager
async def running(work: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """Work that is done beside, from here to the end."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
