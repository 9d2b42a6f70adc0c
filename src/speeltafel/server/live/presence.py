"""Who looks at which table, here and in the other processes of the house. Nothing of it is stored.

A process tells the others when somebody comes or goes, and now and then that all is as it was: of
one that is silent for long nobody is there any more.
"""

import asyncio
import contextlib
import time
from typing import Final, NamedTuple

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.live.broadcast import Gallery
from speeltafel.server.store.base import Present, Store
from speeltafel.server.table.ids import new_name

BEAT: Final = 20.0
"""Seconds between two signs of life."""
SILENCE: Final = 3 * BEAT


class Heard(NamedTuple):
    members: frozenset[int]
    at: float


class Presence:
    def __init__(self, store: Store, gallery: Gallery) -> None:
        self.store = store
        self.gallery = gallery
        self.me = new_name()
        self._here: dict[str, frozenset[int]] = {}
        self._elsewhere: dict[str, dict[str, Heard]] = {}  # by table and process
        self._untold: set[str] = set()
        self._woken = asyncio.Event()

    def at(self, table: str) -> frozenset[int]:
        """The members who have this table before them."""
        others = self._elsewhere.get(table, {}).values()
        return self._here.get(table, frozenset()).union(*(one.members for one in others))

    def note(self, table: str) -> None:
        """Somebody may have come or gone here."""
        before, members = self.at(table), self.gallery.members(table)
        if members == self._here.get(table, frozenset()):
            return
        if members:
            self._here[table] = members
        else:  # what others tell of it is nobody's business here
            del self._here[table]
            self._elsewhere.pop(table, None)
        self._tell(table)
        self._wake(table, before)

    def hear(self, present: Present) -> None:
        """What another process tells; what it can't know yet is told in return."""
        table = present.table
        if present.process == self.me or table not in self._here:
            return
        before = self.at(table)
        known = self._elsewhere.setdefault(table, {})
        if not present.members:
            known.pop(present.process, None)
        else:
            if present.process not in known:
                self._tell(table)
            known[present.process] = Heard(frozenset(present.members), time.monotonic())
        self._wake(table, before)

    def _tell(self, table: str) -> None:
        self._untold.add(table)
        self._woken.set()

    def _wake(self, table: str, before: frozenset[int]) -> None:
        if self.at(table) != before:
            self.gallery.wake(table)

    async def run(self) -> None:
        """Tell for ever what there is to tell, in order."""
        while True:
            try:
                await asyncio.wait_for(self._woken.wait(), BEAT)
            except TimeoutError:
                self._untold.update(self._here)
                self._forget_the_silent(time.monotonic() - SILENCE)
            self._woken.clear()
            tables, self._untold = self._untold, set()
            told = [Present(self.me, table, tuple(self._here.get(table, ()))) for table in tables]
            with contextlib.suppress(SpeeltafelError):  # the store is away: the next beat
                await self.store.tell(told)

    def _forget_the_silent(self, since: float) -> None:
        for table, known in self._elsewhere.items():
            before = self.at(table)
            for process in [name for name, heard in known.items() if heard.at < since]:
                del known[process]
            self._wake(table, before)
