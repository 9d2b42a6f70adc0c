"""Presence: which members have which table open, in this process and in the others. Nothing of it is stored.

A process announces when somebody comes or goes, and repeats it by a heartbeat. Members whose
process has been silent for several heartbeats are not counted any more.
"""

import asyncio
import contextlib
import time
from typing import Final, NamedTuple

from speeltafel.server.background import repeat
from speeltafel.server.live.broadcast import Broadcast
from speeltafel.server.store.base import PresenceNotice, Store
from speeltafel.server.table.ids import new_name

HEARTBEAT: Final = 20.0
"""Seconds."""
TIMEOUT: Final = 3 * HEARTBEAT


class PeerPresence(NamedTuple):
    """What another process announced last of a table."""

    members: frozenset[int]
    at: float


class Presence:
    def __init__(self, store: Store, broadcast: Broadcast) -> None:
        self.store = store
        self.broadcast = broadcast
        self.process = new_name()
        self._here: dict[str, frozenset[int]] = {}
        self._elsewhere: dict[str, dict[str, PeerPresence]] = {}  # by table and process
        self._unannounced: set[str] = set()
        # Tables that nobody here had open for a while; that is not announced yet either.
        self._left: set[str] = set()
        self._woken = asyncio.Event()
        self._next_heartbeat = time.monotonic() + HEARTBEAT
        broadcast.on_presence = self.on_notice

    def update(self, table: str) -> None:
        """Somebody may have come or gone in this process."""
        members = self.broadcast.members(table)
        if members == self._here.get(table, frozenset()):
            return
        if members:
            self._here[table] = members
        else:  # what other processes announce of it concerns nobody here
            del self._here[table]
            self._elsewhere.pop(table, None)
            self._left.add(table)
        self._announce(table)
        self._publish(table)

    def on_notice(self, notice: PresenceNotice) -> None:
        """Another process announces its members; a process that is new here gets ours."""
        table = notice.table
        if notice.process == self.process or table not in self._here:
            return
        known = self._elsewhere.setdefault(table, {})
        if not notice.members:
            known.pop(notice.process, None)
        else:
            if notice.process not in known:
                self._announce(table)
            known[notice.process] = PeerPresence(frozenset(notice.members), time.monotonic())
        self._publish(table)

    def _announce(self, table: str) -> None:
        self._unannounced.add(table)
        self._woken.set()

    def _publish(self, table: str) -> None:
        others = self._elsewhere.get(table, {}).values()
        here = self._here.get(table, frozenset())
        self.broadcast.set_present(table, here.union(*(peer.members for peer in others)))

    async def run(self) -> None:
        """Announce what there is to announce, in order, for ever."""
        await repeat(self._run_once)

    async def _run_once(self) -> None:
        """What can't be announced follows at the next heartbeat."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._next_heartbeat):
                await self._woken.wait()
        self._woken.clear()
        if time.monotonic() >= self._next_heartbeat:  # also where somebody always comes or goes
            self._beat()
        await self.store.announce(self._notices())

    def _notices(self) -> list[PresenceNotice]:
        """What has changed. Who left and is back has forgotten what others announced, and has to say both:
        others repeat theirs to a process that is new to them."""
        left, self._left = self._left, set()
        tables, self._unannounced = self._unannounced, set()
        return [
            *(PresenceNotice(self.process, table, ()) for table in left),
            *(
                PresenceNotice(self.process, table, tuple(self._here[table]))
                for table in tables
                if table in self._here
            ),
        ]

    def _beat(self) -> None:
        now = time.monotonic()
        self._next_heartbeat = now + HEARTBEAT
        self._unannounced.update(self._here)
        self._drop_silent(now - TIMEOUT)

    def _drop_silent(self, since: float) -> None:
        for table, known in self._elsewhere.items():
            for process in [name for name, peer in known.items() if peer.at < since]:
                del known[process]
            self._publish(table)
