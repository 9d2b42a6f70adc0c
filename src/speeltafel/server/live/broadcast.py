"""Broadcast: the store announces that a table has changed, and its subscribers are woken.

A subscriber is not sent the change itself. It reads the table when it is ready to, and gets all
that happened since its last message: a slow one misses steps, never the last one.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable

from speeltafel.server.store.base import Notice, PresenceNotice
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.news import Reader


class Subscriber:
    """One connection to one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.reader: Reader | None = None  # until the client asks to watch
        self.since = 0
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self) -> None:
        await self._changed.wait()
        self._changed.clear()


class Broadcast:
    """All subscribers of this process, by table."""

    def __init__(self, repository: TableRepository) -> None:
        self.repository = repository
        self.on_due: Callable[[int], None] = lambda _at: None
        self.on_presence: Callable[[PresenceNotice], None] = lambda _notice: None
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._present: dict[str, frozenset[int]] = {}

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers[subscriber.table].add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        subscribers = self._subscribers[subscriber.table]
        subscribers.discard(subscriber)
        if not subscribers:
            del self._subscribers[subscriber.table]

    def on_notice(self, notice: Notice | PresenceNotice) -> None:
        """The store announces something. The cache comes first: who is woken reads from it."""
        if isinstance(notice, PresenceNotice):
            self.on_presence(notice)
            return
        self.repository.on_notice(notice)
        for table in [notice.table] if notice.table else list(self._subscribers):
            self.wake(table)
        if notice.due is not None:
            self.on_due(notice.due)

    def wake(self, table: str) -> None:
        for subscriber in self._subscribers.get(table, ()):
            subscriber.wake()

    def present(self, table: str) -> frozenset[int]:
        """The members who have a table open, in any process; see `presence.py`."""
        return self._present.get(table, frozenset())

    def set_present(self, table: str, members: frozenset[int]) -> None:
        if members == self.present(table):
            return
        if members:
            self._present[table] = members
        else:
            del self._present[table]
        self.wake(table)

    def members(self, table: str) -> frozenset[int]:
        """The members who have a table open in this process."""
        readers = [subscriber.reader for subscriber in self._subscribers.get(table, ())]
        return frozenset(reader.member for reader in readers if reader is not None)

    def count(self) -> int:
        return sum(len(subscribers) for subscribers in self._subscribers.values())
