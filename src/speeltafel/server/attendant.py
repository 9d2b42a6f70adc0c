"""Plays for bots and clocks. It takes tables that need it from the store, so that of all processes
of a house only one does, and another one if that one dies.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from speeltafel.bots.bot import WAIT
from speeltafel.engine.errors import OtherRules, SpeeltafelError
from speeltafel.server.clock import bots_to_ask, out_of_time, times_up_at
from speeltafel.server.entries import Acted, Entry
from speeltafel.server.errors import NoTable, Stale
from speeltafel.server.keeper import Keeper
from speeltafel.server.store.base import Lease, Notice
from speeltafel.server.table import Hand, Table
from speeltafel.server.thinking import Thinkers

POLL: Final = 1000
"""Milliseconds after which the store is asked anyhow."""
FAREWELL: Final = 3
"""Seconds."""
AT_ONCE: Final = 4
"""So many tables for each thinker: one thinks, the others read and write."""

log = logging.getLogger(__name__)


class Attendant:
    def __init__(self, keeper: Keeper, thinkers: Thinkers, now: Callable[[], int]) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.now = now
        self.at_once = AT_ONCE * thinkers.count
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
            if len(self._busy) >= self.at_once:
                continue
            with contextlib.suppress(SpeeltafelError):  # the store is away: ask again later
                await self._take()

    async def finish(self) -> None:
        """End what was begun: nobody else looks after these tables for a while."""
        if self._busy:
            await asyncio.wait(self._busy, timeout=FAREWELL)
        for task in self._busy:
            task.cancel()

    async def _rest(self) -> None:
        """Until the next moment that we know of, which may come nearer meanwhile."""
        while (left := self._next - self.now()) > 0:
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), left / 1000)

    async def _take(self) -> None:
        now = self.now()
        free = self.at_once - len(self._busy)
        until = now + self.keeper.pace.lease
        for lease in await self.keeper.store.take_due(now, until, free):
            task = asyncio.create_task(self._attend(lease))
            self._busy.add(task)
            task.add_done_callback(self._leave)

    def _leave(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._next = 0  # there is room for others
        self._woken.set()

    async def _attend(self, lease: Lease) -> None:
        """What fails is tried again soon, here or elsewhere."""
        try:
            await self._serve(lease)
        except NoTable:  # it was deleted meanwhile
            pass
        except OtherRules:  # no program of today can play on
            await self.keeper.store.put_off(lease, None)
        except Exception:
            log.exception("attending to a table failed")
            with contextlib.suppress(SpeeltafelError):  # the store is away: the lease will end
                await self.keeper.store.put_off(lease, self.now() + POLL)

    async def _serve(self, lease: Lease) -> None:
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
        state = table.match.state
        action = await self.thinkers.think(table.match.record, seat, level)
        if action is None:  # the bot is broken: the game is not
            action = state.time_up(seat) if seat in state.waits_for() else WAIT
        if action == WAIT:
            return False
        await self._act(name, position, seat, action, "bot")
        return True

    async def _act(self, name: str, position: int, seat: int, action: int, hand: Hand) -> None:
        def plan(table: Table) -> list[Entry]:
            if table.position != position or table.match is None or table.status != "playing":
                raise Stale
            if hand == "bot" and table.chairs[seat].bot is None:
                raise Stale  # the person is back
            text = table.match.game.actions.text(action)
            return [Acted(at=self.now(), seat=seat, action=text, hand=hand)]

        with contextlib.suppress(Stale):  # an answer to an old position is dropped
            await self.keeper.add(name, plan)
