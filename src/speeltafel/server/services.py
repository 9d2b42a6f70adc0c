"""Puts the parts of one server process together, and starts and stops what runs in it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path

from speeltafel.build import build
from speeltafel.server.access.admission import Admission
from speeltafel.server.access.cookies import CookieSigner
from speeltafel.server.access.hosts import AllowedHosts
from speeltafel.server.access.rate_limits import ConcurrencyLimit, Limits, TokenBucket, TokenBuckets
from speeltafel.server.access.work_queue import LongBodies, WorkQueue
from speeltafel.server.bots.pool import BotPool, switch_when_compiled
from speeltafel.server.bots.runner import BotRunner
from speeltafel.server.live.broadcast import Broadcast
from speeltafel.server.live.presence import Presence
from speeltafel.server.metrics import Metrics
from speeltafel.server.store.base import Store
from speeltafel.server.table.clock import Pace, wall_clock
from speeltafel.server.tables.deadlines import Deadlines
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.tables.retention import expire

log = logging.getLogger(__name__)


class Services:
    """The store and the clock are handed in; the rest is made from them."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        limits: Limits,
        thinkers: int,
        now: Callable[[], int] = wall_clock,
        keep: int | None = None,
        compiled: Path | None = None,
        hosts: AllowedHosts | None = None,
    ) -> None:
        """`keep` is how many days unused tables are kept; None is for ever.

        `compiled` is the folder in which a compiled build of the package will appear.
        """
        self.store = store
        self.now = now
        self.keep = keep
        self.compiled = compiled
        self.thinkers = thinkers
        self.hosts = hosts or AllowedHosts()
        self.repository = TableRepository(store, pace)
        self.broadcast = Broadcast(self.repository, now)
        self.deadlines = Deadlines(self.repository, now)
        self.broadcast.on_due.append(self.deadlines.wake_at)
        self.presence = Presence(store, self.broadcast)
        self.metrics = Metrics(self.broadcast.count, lambda: self.broadcast.told)
        self.joins = TokenBuckets(limits.joins)
        self.messages = TokenBuckets(limits.messages)
        self.messages_of_address = TokenBuckets(limits.messages_of_address)
        self.requests = TokenBuckets(limits.requests)
        self.connections = ConcurrencyLimit(limits.connections)
        self.concurrent = ConcurrencyLimit(limits.concurrent)
        self.guesses = TokenBucket(limits.guesses)
        self.guesses_of_address = TokenBuckets(limits.guesses_of_address)
        self.reports = TokenBucket(limits.reports)
        self.admission = Admission()
        self.long_bodies = LongBodies()
        self.work = WorkQueue()
        self.long_games = asyncio.Lock()
        self.bots: BotPool | None = None

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Run while the block does. Without thinkers, bots are left to other processes."""
        await self.store.open(self.broadcast.on_notice)
        log.info("the rules of this process are %s", build())
        try:
            self.key = await self.store.key()
            self.cookies = CookieSigner(self.key)
            self.lobby = Lobby(self.repository, self.key, self.now)
            async with running(self.presence.run()), self._expiring(), self._bots_playing():
                yield
        finally:
            self.deadlines.close()
            self.work.close()
            self.repository.reader.close()
            await self.store.close()

    @contextlib.asynccontextmanager
    async def _expiring(self) -> AsyncIterator[None]:
        if self.keep is None:
            yield
            return
        async with running(expire(self.store, self.keep, self.now)):
            yield

    @contextlib.asynccontextmanager
    async def _bots_playing(self) -> AsyncIterator[None]:
        if not self.thinkers:
            yield
            return
        with contextlib.closing(BotPool(self.thinkers, self.repository.pace.think)) as self.bots:
            runner = BotRunner(self.repository, self.bots, self.now)
            self.broadcast.on_due.append(lambda _table, due: runner.wake_at(due))
            try:
                async with running(runner.run()), self._switching(self.bots):
                    yield
            finally:  # also after Ctrl-C
                await runner.finish()

    @contextlib.asynccontextmanager
    async def _switching(self, bots: BotPool) -> AsyncIterator[None]:
        if self.compiled is None:
            yield
            return
        async with running(switch_when_compiled(bots, self.compiled)):
            yield


@contextlib.asynccontextmanager
async def running(work: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """Work that is done in the background while the block runs."""
    task = asyncio.create_task(_logged(work))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def _logged(work: Coroutine[object, object, None]) -> None:
    """Nobody waits for what work in the background comes to."""
    try:
        await work
    except Exception:
        log.exception("work in the background ended")
