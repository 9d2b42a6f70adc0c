"""What follows when somebody's time is up: a clock plays, or the deal goes on without a device.

That needs no thought, so it does not wait for bots that think at other tables. The lease of a table
(`bots/runner.py`) is there for processes that end before the moment comes.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.table.clock import Pace, out_of_time, times_up_at
from speeltafel.server.table.commands.dealing import with_next_steps
from speeltafel.server.table.entries import Acted
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.repository import TableRepository

LOOK: Final = 3600 * 1000
"""Milliseconds after which a timer looks whether its table is still cached: weeks may pass before it is due."""


def overdue(table: Table, now: int, pace: Pace) -> list[Entry]:
    """What follows from somebody's time being up; empty while nobody's is."""
    match = table.match
    if match is None:
        return with_next_steps(table, [], now)
    seat = out_of_time(table, now, pace)
    if seat is None:
        return []
    action = match.game.actions.text(match.state.time_up(seat))
    return [Acted(at=now, seat=seat, action=action, hand="clock")]


async def enforce(repository: TableRepository, name: str, now: Callable[[], int]) -> Table:
    return await repository.append(name, lambda table: overdue(table, now(), repository.pace))


class Deadlines:
    """Timers of the tables that are cached in this process: those that people here look at."""

    def __init__(self, repository: TableRepository, now: Callable[[], int]) -> None:
        self.repository = repository
        self.now = now
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table
        self._enforcing: set[asyncio.Task[None]] = set()

    def wake_at(self, name: str, due: int) -> None:
        """A table will be due at that moment, and no longer at the one that was announced before."""
        self._stop(name)
        delay = min(max(0, due - self.now()), LOOK) / 1000
        self._timers[name] = asyncio.get_running_loop().call_later(delay, self._check, name, due)

    def wake_for(self, table: Table) -> None:
        """When somebody's time is up there: before it a table may be due for bots, and of one that was
        only read nothing is announced."""
        due = times_up_at(table, self.repository.pace)
        if due is not None:
            self.wake_at(table.id, due)

    def close(self) -> None:
        for name in list(self._timers):
            self._stop(name)
        for task in self._enforcing:
            task.cancel()

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def _check(self, name: str, due: int) -> None:
        """Of a table that is changing, only afterwards. uvloop calls some milliseconds early."""
        self._stop(name)
        if name not in self.repository:
            return
        if self.now() < due:
            self.wake_at(name, due)
            return
        table = self.repository.current(name)
        if table is not None and not overdue(table, self.now(), self.repository.pace):
            self.wake_for(table)
        else:
            task = asyncio.create_task(self._enforce(name))
            self._enforcing.add(task)
            task.add_done_callback(self._enforcing.discard)

    async def _enforce(self, name: str) -> None:
        with contextlib.suppress(SpeeltafelError):  # the store is unavailable: a lease follows
            self.wake_for(await enforce(self.repository, name, self.now))
