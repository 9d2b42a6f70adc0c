"""Who watches which table here, and is told when it has changed."""

import asyncio
from collections import defaultdict

from speeltafel.server.store.base import Notice
from speeltafel.server.wire.news import Reader


class Watcher:
    """One connection to one table. Slow ones miss steps, never the last one."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.reader: Reader | None = None  # nothing is told before they ask for it
        self.since = 0
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self) -> None:
        await self._changed.wait()
        self._changed.clear()


class Gallery:
    """All watchers of this process."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)

    def enter(self, watcher: Watcher) -> None:
        self._watchers[watcher.table].add(watcher)

    def leave(self, watcher: Watcher) -> None:
        watchers = self._watchers[watcher.table]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.table]

    def hear(self, notice: Notice) -> None:
        tables = [notice.table] if notice.table else list(self._watchers)
        for table in tables:
            self.wake(table)

    def wake(self, table: str) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.wake()

    def members(self, table: str) -> frozenset[int]:
        """Who watches a table here."""
        readers = [watcher.reader for watcher in self._watchers.get(table, ())]
        return frozenset(reader.member for reader in readers if reader is not None)

    def count(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())
