"""Plays for bots and clocks. It takes tables that need it from the store, so that of all processes
of a house only one does, and another one if that one dies.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server import thinking
from speeltafel.server.clock import bots_to_ask, out_of_time, times_up_at
from speeltafel.server.entries import Acted, Entry
from speeltafel.server.errors import Stale
from speeltafel.server.keeper import Keeper
from speeltafel.server.store.base import Lease, Notice
from speeltafel.server.table import Hand, Table

POLL: Final = 1000
"""Milliseconds after which the store is asked anyhow."""
LEASE: Final = 20_000
"""How long a bot may think before somebody else is asked to."""
AT_ONCE: Final = 16

log = logging.getLogger(__name__)


class Attendant:
    def __init__(self, keeper: Keeper, pool: Executor, now: Callable[[], int]) -> None:
        self.keeper = keeper
        self.pool = pool
        self.now = now
        self._next = 0
        self._woken = asyncio.Event()
        self._busy: set[asyncio.Task[None]] = set()

    def hear(self, notice: Notice) -> None:
        """A table will need us at some moment."""
        if notice.due is not None:
            self._next = min(self._next, notice.due)
            self._woken.set()

    async def run(self) -> None:
        """Attend to tables for ever."""
        while True:
            await self._rest()
            self._next = self.now() + POLL
            if len(self._busy) >= AT_ONCE:
                continue
            with contextlib.suppress(SpeeltafelError):  # the store is away: ask again later
                await self._take()

    async def _rest(self) -> None:
        """Until the next moment that we know of, which may come nearer meanwhile."""
        while (left := self._next - self.now()) > 0:
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), left / 1000)

    async def _take(self) -> None:
        now = self.now()
        free = AT_ONCE - len(self._busy)
        for lease in await self.keeper.store.take_due(now, now + LEASE, free):
            task = asyncio.create_task(self._attend(lease))
            self._busy.add(task)
            task.add_done_callback(self._leave)

    def _leave(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._next = 0  # there is room for others
        self._woken.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("attending to a table failed", exc_info=task.exception())

    async def _attend(self, lease: Lease) -> None:
        """One move, or none: then the table is put off until somebody's time is up."""
        table = await self.keeper.table(lease.table)
        seat = out_of_time(table, self.now(), self.keeper.pace)
        if seat is not None:
            assert table.match is not None
            await self._act(
                table.id, table.position, seat, table.match.state.time_up(seat), "clock"
            )
            return
        position = table.position
        for bot in bots_to_ask(table):
            if await self._ask(lease.table, position, bot):
                return
        table = await self.keeper.table(lease.table)
        if table.position == position:
            await self.keeper.store.put_off(lease, times_up_at(table, self.keeper.pace))

    async def _ask(self, name: str, position: int, seat: int) -> bool:
        """Whether the bot moved, or came too late to."""
        table = await self.keeper.table(name)
        level = table.chairs[seat].bot
        if table.position != position or level is None or table.match is None:
            return True
        action = await thinking.think(self.pool, table.match.record, seat, level)
        if action == thinking.WAIT:
            return False
        await self._act(name, position, seat, action, "bot")
        return True

    async def _act(self, name: str, position: int, seat: int, action: int, hand: Hand) -> None:
        def plan(table: Table) -> list[Entry]:
            if table.position != position or table.match is None or table.status != "playing":
                raise Stale
            if hand == "bot" and table.chairs[seat].bot is None:
                raise Stale  # the person is back
            text = table.match.game.action_text(action)
            return [Acted(at=self.now(), seat=seat, action=text, hand=hand)]

        with contextlib.suppress(Stale):  # an answer to an old position is dropped
            await self.keeper.add(name, plan)
