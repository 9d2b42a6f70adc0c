"""Reads the logs of tables, and does in a thread what would hold up the event loop."""

import asyncio
import heapq
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Final, TypeVar

from speeltafel.server.store.base import Notice, Store
from speeltafel.server.table.deal_entries import Loaded
from speeltafel.server.table.entries import folded, folded_log, read_entry, read_log
from speeltafel.server.table.member_entries import Created, Entry
from speeltafel.server.table.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)

LONG: Final = 4_000
"""Characters of a log that is folded in a thread: it may hold a record of 300 moves, which take 15 ms."""


class ShortestFirst:
    """One at a time. The shortest work comes first, so that those who ask for the longest make nobody else
    wait."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = count()

    @asynccontextmanager
    async def turn(self, length: int) -> AsyncIterator[None]:
        if self._is_taken:
            await self._wait(length)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, length: int) -> None:
        handed_over = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (length, next(self._order), handed_over))
        try:
            await handed_over
        except asyncio.CancelledError:
            if handed_over.done() and not handed_over.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """To the first who has not given up."""
        while self._waiting:
            *_, first = heapq.heappop(self._waiting)
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False


class LogReader:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, "speeltafel-tables")
        self._turns = ShortestFirst()

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def read_on(self, table: Table) -> Table:
        """With all that is stored; the same table if that is no more than it has."""
        texts = await self.store.read(table.id, table.version)
        if not texts:
            return table
        length = sum(map(len, texts))
        if length <= LONG:
            return read_into(table, texts)
        texts.clear()  # many may wait, with a megabyte each
        async with self._turns.turn(length):
            texts = await self.store.read(table.id, table.version)
            return await self._aside(partial(read_into, table, texts))

    def follow(self, table: Table, notice: Notice) -> Table:
        """With the entry that was announced; the same table if it has to be read, may take long, or
        can't be folded."""
        if not notice.entry or not 0 < table.version == notice.number - 1:
            return table
        try:
            entry = read_entry(notice.entry)
            return table if takes_long(table, [entry]) else folded(table, [entry])
        except Exception:  # whatever it is: it is raised to those who read the table
            log.debug("what was announced can't be folded", exc_info=True)
            return table

    async def work_on(self, texts: Sequence[str], work: Callable[[], T]) -> T:
        """Work on a whole log, in its turn if that is long."""
        length = sum(map(len, texts))
        if length <= LONG:
            return work()
        async with self._turns.turn(length):
            return await self._aside(work)

    async def run(self, work: Callable[[], T], table: Table, planned: Sequence[Entry] = ()) -> T:
        """Work on a table and on entries for it, wherever it has its place."""
        return await self._aside(work) if takes_long(table, planned) else work()

    async def _aside(self, work: Callable[[], T]) -> T:
        """In a thread, while the event loop answers others. The lock of the table is held meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def takes_long(table: Table, planned: Sequence[Entry]) -> bool:
    """Whether a record is replayed, or a deck that was uploaded is fitted or dealt."""
    may_deal = bool(table.material) and table.match is None
    return may_deal or any(
        isinstance(entry, Loaded) or (isinstance(entry, Created) and bool(entry.material))
        for entry in planned
    )


def read_into(table: Table, texts: list[str]) -> Table:
    """The table after the entries of a log."""
    return folded_log(table, read_log(table.id, texts))
