"""Makes the moves of bots, and those of clocks that no other process has made (`tables/deadlines.py`).

It leases due tables from the store: of all processes only one works on a table, and another one
after the lease if that one dies. A new moment ends a lease, but what this process does at a table it ends first.
"""

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from speeltafel.bots.bot import WAIT
from speeltafel.engine.errors import OtherRules, SpeeltafelError
from speeltafel.lessons.lesson import LEARNER
from speeltafel.server.background import repeat
from speeltafel.server.bots.pool import BotPool
from speeltafel.server.errors import DamagedTable, NoTable, Stale, StoreUnavailable
from speeltafel.server.store.base import Lease
from speeltafel.server.table.clock import bots_to_ask, due_at, times_up_at
from speeltafel.server.table.entries import Acted
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.deadlines import enforce, overdue
from speeltafel.server.tables.repository import TableRepository

POLL: Final = 1000
"""Milliseconds after which the store is asked even if nothing was announced."""
UNREADABLE: Final = 600_000
"""Milliseconds after which a table that can't be read here is due again: while servers are updated one after
the other, some are of a version that can."""
SHUTDOWN_TIMEOUT: Final = 3
"""Seconds."""
AT_ONCE: Final = 4
"""Tables for each process of the pool: one thinks, the others read and write."""

GRAIN: Final = 50
"""Milliseconds to which moments are rounded up, so that many tables make few of them."""
FORESIGHT: Final = 3600 * 1000
"""Milliseconds. What is due later is found by asking the store, up to a second late."""

log = logging.getLogger(__name__)


class DueMoments:
    """When tables were announced to be due, the earliest first."""

    def __init__(self) -> None:
        self._moments: list[int] = []  # a heap
        self._known: set[int] = set()

    def add(self, due: int) -> None:
        moment = -(-due // GRAIN) * GRAIN
        if moment not in self._known:
            self._known.add(moment)
            heapq.heappush(self._moments, moment)

    def first_after(self, now: int) -> int | None:
        """Forgets those before."""
        while self._moments and self._moments[0] <= now:
            self._known.remove(heapq.heappop(self._moments))
        return self._moments[0] if self._moments else None


class BotRunner:
    def __init__(
        self, repository: TableRepository, thinkers: BotPool, now: Callable[[], int]
    ) -> None:
        self.repository = repository
        self.thinkers = thinkers
        self.now = now
        self.at_once = AT_ONCE * thinkers.count
        self._due = DueMoments()
        self._next = 0
        self._woken = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}  # by table

    def wake_at(self, due: int) -> None:
        """A table will be due at that moment."""
        if due < self.now() + FORESIGHT:
            self._due.add(due)
        self._next = min(self._next, due)
        self._woken.set()

    async def run(self) -> None:
        """Lease due tables and play there, for ever."""
        await repeat(self._run_once)

    async def _run_once(self) -> None:
        await self._sleep()
        now = self.now()
        self._next = min(now + POLL, self._due.first_after(now) or now + POLL)
        if len(self._busy) < self.at_once:
            await self._lease_due()

    async def finish(self) -> None:
        """Finish what was begun: nobody else can lease these tables for a while."""
        begun = list(self._busy.values())
        if begun:
            await asyncio.wait(begun, timeout=SHUTDOWN_TIMEOUT)
        for task in begun:
            task.cancel()

    async def _sleep(self) -> None:
        """Until the next moment that is known; an earlier one may be announced meanwhile."""
        while (left := self._next - self.now()) > 0:
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                # In Python 3.11 asyncio.wait_for would forget a cancellation that comes as it wakes.
                async with asyncio.timeout(left / 1000):
                    await self._woken.wait()

    async def _lease_due(self) -> None:
        now = self.now()
        free = self.at_once - len(self._busy)
        until = now + self.repository.pace.lease
        busy = list(self._busy)
        for lease in await self.repository.store.lease_due(now, until, free, busy):
            task = self._busy[lease.table] = asyncio.create_task(self._play(lease))
            task.add_done_callback(partial(self._done, lease.table))

    def _done(self, table: str, _task: asyncio.Task[None]) -> None:
        del self._busy[table]
        self._next = 0  # there is room for another table
        self._woken.set()

    async def _play(self, lease: Lease) -> None:
        """What fails is tried again soon, in this process or another."""
        try:
            await self._make_move(lease)
        except NoTable:  # it was deleted meanwhile
            pass
        except (OtherRules, DamagedTable):  # another process may be of another version
            await self._reschedule(lease, self.now() + UNREADABLE)
        except Exception as error:
            if not isinstance(error, StoreUnavailable):  # those who reach the store log why
                log.exception("playing for a bot or a clock failed")
            await self._reschedule(lease, self.now() + POLL)

    async def _reschedule(self, lease: Lease, due: int | None) -> None:
        with contextlib.suppress(SpeeltafelError):  # unavailable: the lease will end
            await self.repository.store.reschedule(lease, due)

    async def _make_move(self, lease: Lease) -> None:
        """One move, or none: then the table is due again when somebody's time is up."""
        # What made it due may not be announced here yet.
        table = await self.repository.newest(lease.table)
        if overdue(table, self.now(), self.repository.pace):
            await enforce(self.repository, table.id, self.now)
            return
        due = due_at(table, self.repository.pace)
        if table.match is None or due is None or due > self.now():
            await self.repository.store.reschedule(lease, due)
            return
        move, position = table.scripted, table.position
        if move is not None and move.seat != LEARNER:
            action = table.match.game.actions.code(move.actions[0])
            await self._act(table.id, position, move.seat, action)
            return
        for bot in bots_to_ask(table):
            if await self._ask(lease.table, position, bot):
                return
        table = await self.repository.table(lease.table)
        if table.position == position:
            await self.repository.store.reschedule(lease, times_up_at(table, self.repository.pace))

    async def _ask(self, name: str, position: int, seat: int) -> bool:
        """Whether the bot moved, or was too late to."""
        table = await self.repository.table(name)
        level = table.chairs[seat].bot
        if table.position != position or level is None or table.match is None:
            return True
        state = table.match.state
        action = await self.thinkers.think(table.match.record, seat, level)
        if action is None:  # the bot is broken: the game is not
            action = state.time_up(seat) if seat in state.waits_for() else WAIT
        if action == WAIT:
            return False
        await self._act(name, position, seat, action)
        return True

    async def _act(self, name: str, position: int, seat: int, action: int) -> None:
        def plan(table: Table) -> list[Entry]:
            if table.position != position or table.match is None or table.status != "playing":
                raise Stale
            if table.chairs[seat].bot is None:
                raise Stale  # the person is back
            text = table.match.game.actions.text(action)
            return [Acted(at=self.now(), seat=seat, action=text, hand="bot", keeps_agreements=True)]

        with contextlib.suppress(Stale):  # an answer to an old position is dropped
            await self.repository.append(name, plan)
