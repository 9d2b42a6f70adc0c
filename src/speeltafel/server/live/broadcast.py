"""Broadcast: a table has changed, and its subscribers are told.

A subscriber is not sent the change itself. It gets all that happened since its last message as soon
as it can take it: a slow one misses steps, never the last one.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from speeltafel.server.store.base import Notice, PresenceNotice
from speeltafel.server.table.clock import wall_clock
from speeltafel.server.table.table import Table
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.news import Reader, count_moves, moves_in_parts, news
from speeltafel.server.wire.shared_news import SharedNews

FEW: Final = 8
"""Connections to a table that are told at once who comes and goes. Where there are more, that is told
together with what follows, so that a crowd that comes in costs no square of it."""
PRESENCE_DELAY: Final = 1.0
"""Seconds."""
LONG_GAME: Final = 500
"""Moves. News of more than that waits for a turn: see `Session.news`."""

log = logging.getLogger(__name__)


class Subscriber:
    """One connection to one table.

    `wake` says that there may be news to ask for. Where there is `send`, news is sent by it at once,
    unless the client is slow: then it returns False.
    """

    def __init__(self, table: str, wake: Callable[[], None]) -> None:
        self.table = table
        self.wake = wake
        self.send: Callable[[bytes], bool] | None = None
        self.reader: Reader | None = None  # until the client asks to watch
        self.since = 0
        # What the last news was made of; None if the client asks for all there is, and pays for it.
        self.told: object = None
        self.charge: Callable[[int], None] = lambda _length: None


class Broadcast:
    """All subscribers of this process, by table."""

    def __init__(self, repository: TableRepository, now: Callable[[], int] = wall_clock) -> None:
        self.repository = repository
        self.now = now
        self.told = 0  # how much news so far
        self.on_due: list[Callable[[str, int], None]] = []  # called with a table and when it is due
        self.on_presence: Callable[[PresenceNotice], None] = lambda _notice: None
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._present: dict[str, frozenset[int]] = {}
        self._shared: dict[str, SharedNews] = {}  # of tables with subscribers
        self.presence_delay = PRESENCE_DELAY
        self._delayed: set[str] = set()  # tables whose presence is told soon
        self.long_game = LONG_GAME
        # Of the last table that was told in parts: others may be waiting to be told the same.
        self._long: SharedNews | None = None
        repository.on_append = self.wake
        repository.on_drop = self._forget

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers[subscriber.table].add(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        subscribers = self._subscribers[subscriber.table]
        subscribers.discard(subscriber)
        if not subscribers:
            del self._subscribers[subscriber.table]
            self._shared.pop(subscriber.table, None)

    def on_notice(self, notice: Notice | PresenceNotice) -> None:
        """The store announces something. The cache comes first: who is woken reads from it."""
        if isinstance(notice, PresenceNotice):
            self.on_presence(notice)
            return
        if self.repository.on_notice(notice):
            for table in [notice.table] if notice.table else list(self._subscribers):
                self.wake(table)
        if notice.due is not None:
            for listener in self.on_due:
                listener(notice.table, notice.due)

    def wake(self, table: str) -> None:
        """Also twice for one change: who knows it already is told nothing."""
        self.wake_all(table, tuple(self._subscribers.get(table, ())))

    def wake_all(self, name: str, subscribers: Iterable[Subscriber]) -> None:
        """Some subscribers of a table, who are told alike what is encoded for the first."""
        table = self.repository.current(name)
        for subscriber in subscribers:
            if subscriber.reader is not None and not self._tells_at_once(subscriber, table):
                subscriber.wake()
        self.forget_encoded(name)

    def forget_encoded(self, name: str) -> None:
        """What is encoded for several: it is made again for somebody who comes later."""
        if name in self._shared:
            self._shared[name].forget()

    def _tells_at_once(self, subscriber: Subscriber, table: Table | None) -> bool:
        """What fails is tried again by the connection itself, where it harms no other."""
        if table is None or subscriber.send is None:
            return False
        try:
            if self.is_long(subscriber, table):
                return False
            told = self.news(subscriber, table)
            is_sent = told is None or subscriber.send(told)
        except Exception:
            log.debug("news is not told at once", exc_info=True)
            return False
        if told is not None and is_sent:
            self.note_told(subscriber, table, len(told))
        return is_sent

    def news(self, subscriber: Subscriber, table: Table) -> bytes | None:
        """What has happened since the last news, as JSON; None if there is nothing to tell.

        Nor is there where a table that was read again is behind: what it lacks is announced soon.
        """
        here = self.present(table.id)
        if subscriber.reader is None or subscriber.told == (table.version, here):
            return None
        if subscriber.told is not None and table.version < subscriber.since:
            return None
        return news(self.shared(table), subscriber.reader, subscriber.since, self.now(), here)

    def is_long(self, subscriber: Subscriber, table: Table) -> bool:
        """Whether there is more to tell than should be encoded in one call."""
        reader = subscriber.reader
        if reader is None or len(table.moves) <= self.long_game:
            return False
        return count_moves(table, reader, subscriber.since) > self.long_game

    async def long_news(self, subscriber: Subscriber, table: Table) -> bytes | None:
        """As `news`, in parts; None if the client has asked for something else meanwhile.

        It is the news of this version of the table, also if there is a later one by then.
        """
        reader = subscriber.reader
        if reader is None:
            return None
        if self._long is None or self._long.table is not table:
            self._long = SharedNews(table, self.repository.pace)
        shared = self._long
        moves = await moves_in_parts(shared, reader, subscriber.since)
        if subscriber.reader is not reader:
            return None
        return news(shared, reader, subscriber.since, self.now(), self.present(table.id), moves)

    def note_told(self, subscriber: Subscriber, table: Table, length: int) -> None:
        """A subscriber has the news of this version; the answer to `watch` is charged for."""
        if subscriber.told is None:
            subscriber.charge(length)
        subscriber.since = table.version
        subscriber.told = (table.version, self.present(table.id))
        self.told += 1

    def shared(self, table: Table) -> SharedNews:
        """What all subscribers of a table are told alike; made once for each version of it."""
        known = self._shared.get(table.id)
        if known is None or known.table is not table:
            known = SharedNews(table, self.repository.pace, known)
            if table.id in self._subscribers:
                self._shared[table.id] = known
        return known

    def _forget(self, table: str) -> None:
        """A table that is not cached any more is not kept here either."""
        self._shared.pop(table, None)
        if self._long is not None and self._long.table.id == table:
            self._long = None

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
        if self.audience(table) <= FEW:
            self.wake(table)
        elif table not in self._delayed:
            self._delayed.add(table)
            asyncio.get_running_loop().call_later(self.presence_delay, self._tell_presence, table)

    def _tell_presence(self, table: str) -> None:
        self._delayed.discard(table)
        self.wake(table)

    def members(self, table: str) -> frozenset[int]:
        """The members who have a table open in this process."""
        readers = [subscriber.reader for subscriber in self._subscribers.get(table, ())]
        return frozenset(reader.member for reader in readers if reader is not None)

    def audience(self, table: str) -> int:
        """How many connections to a table are told what happens there."""
        return len(self._subscribers.get(table, ()))

    def count(self) -> int:
        return sum(len(subscribers) for subscribers in self._subscribers.values())
