"""The repository of tables: reads their logs, keeps the tables in a cache, and appends to the logs.

A plan looks at a table and says which entries to append. They are appended under the next number;
if another process was first, the plan is made again on the table as it is then. Nobody is told of
an entry before it is durable.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import NoTable, StoreUnavailable
from speeltafel.server.store.base import Append, Due, Index, Notice, Store
from speeltafel.server.table.clock import Pace, asks_alike, due_at, is_one_day
from speeltafel.server.table.entries import folded, is_listed_alike, write_entry
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.index import index_of, same_lists
from speeltafel.server.tables.reading import LogReader
from speeltafel.server.tables.weight import MOST_WEIGHT, WEIGHED_AFTER, surplus

Plan = Callable[[Table], list[Entry]]
Planned = tuple[list[Entry], SpeeltafelError | None]
"""What to append, or why nothing."""
Settled = Callable[[Table | None], None]
"""Is called with the table when all that a plan appends is durable, or with None if it was not appended."""
TRIES: Final = 50  # nobody loses a race so often in a row: then something is broken


class Lock:
    """Of one table. Unlike asyncio's it can also be taken without waiting."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: list[asyncio.Future[None]] = []

    def takes_at_once(self) -> bool:
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def __aenter__(self) -> None:
        if self.takes_at_once():
            return
        handed_over = asyncio.get_running_loop().create_future()
        self._waiting.append(handed_over)
        try:
            await handed_over
        except asyncio.CancelledError:
            if handed_over.done() and not handed_over.cancelled():
                self.give_back()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.give_back()

    def give_back(self) -> None:
        """To the first who waits and has not given up."""
        while self._waiting:
            first = self._waiting.pop(0)
            if not first.done():
                first.set_result(None)
                return
        self.is_taken = False


class Change:
    """A table with more entries, and how they are appended to its log."""

    def __init__(self, table: Table, index: Index | None, due: int | None, append: Append) -> None:
        self.table = table
        self.index = index
        self.due = due
        self.append = append


class CachedTable:
    """A table, what the store's index says of it, and a lock for those who append to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.index: Index | None = None
        self.due: int | None = None
        self.announced = 0  # the newest number that the store has announced, or that was tried here
        self.appending = 0  # the newest number that this process is about to append
        self.lock = Lock()

    def is_current(self) -> bool:
        return 0 < self.table.version >= self.announced

    def begin(self, change: Change) -> None:
        # What is cached is out of date as soon as another process wins this number.
        self.announced = max(self.announced, change.append.number)
        self.appending = change.table.version

    def end(self, change: Change, *, is_appended: bool) -> None:
        self.appending = 0
        if is_appended:
            self.table, self.index, self.due = change.table, change.index, change.due


class TableRepository:
    def __init__(self, store: Store, pace: Pace) -> None:
        self.store = store
        self.pace = pace
        self.on_append: Callable[[str], None] = lambda _name: None
        self.on_drop: Callable[[str], None] = lambda _name: None
        self.most_weight = MOST_WEIGHT
        self._added = 0  # to the cache, so far
        self._cache: OrderedDict[str, CachedTable] = OrderedDict()
        self.reader = LogReader(store)

    def on_notice(self, notice: Notice) -> bool:
        """Whether to tell now: while this process appends, it tells all when that is done."""
        if notice.number == 0:
            for name in [notice.table] if notice.table else list(self._cache):
                self._drop(name)
            return True
        cached = self._cache.get(notice.table)
        if cached is None:
            return True
        cached.announced = max(cached.announced, notice.number)
        if not cached.lock.is_taken:
            self._advance(cached, self.reader.follow(cached.table, notice))
        return cached.appending == 0

    def __contains__(self, name: str) -> bool:
        return name in self._cache

    def current(self, name: str) -> Table | None:
        """The table as `table` would return it, if that needs no waiting."""
        cached = self._cache.get(name)
        return cached.table if cached is not None and cached.is_current() else None

    async def table(self, name: str) -> Table:
        """The table as far as it was announced, all of it durable; version 0 if there is none."""
        cached = self._cached(name)
        async with cached.lock:
            await self._catch_up(cached)
            if not cached.table.version:  # guessed names must not push tables out of the cache
                self._drop(name)
            return cached.table

    def lock(self, name: str) -> Lock:
        """Who holds it is alone at work on a table, in this process."""
        return self._cached(name).lock

    async def newest(self, name: str) -> Table:
        """The table with all that is stored of it, also what was not announced here yet."""
        cached = self._cached(name)
        async with cached.lock:
            await self._read_on(cached)
        return await self.table(name)

    async def table_of(self, name: str, person: str) -> tuple[Table, int]:
        """A table and the number of one of its members; for anybody else there is NoTable."""
        table = self.current(name) or await self.table(name)
        member = table.member_of(person)
        if member is None:
            table = await self.newest(name)  # they may just have joined through another process
            member = table.member_of(person)
        if member is None:
            raise NoTable
        return table, member

    async def append(self, name: str, plan: Plan) -> Table:
        """Carry out a plan: the table with all it appends, durable. What the plan raises is raised.

        Then all are told, also of what another process has appended meanwhile.
        """
        cached = self._cached(name)
        async with cached.lock:
            try:
                await self._carry_out(cached, plan)
            finally:
                self.on_append(name)
            return cached.table

    def append_at_once(self, name: str, plan: Plan, settled: Settled) -> bool:
        """Carry out a plan that has to wait for nothing but the store.

        False, and nothing is done, where others work on the table, it has to be read first, or the
        plan refuses: `append` knows what to do.
        """
        cached = self._cache.get(name)
        if cached is None or not cached.is_current() or cached.lock.is_taken:
            return False
        try:
            planned = plan(cached.table)
            change = self._change(cached, planned) if planned else None
        except SpeeltafelError:
            return False
        if change is None or not cached.lock.takes_at_once():
            return False
        self._cache.move_to_end(name)
        self._append_soon(cached, change, settled)
        return True

    def _append_soon(self, cached: CachedTable, change: Change, settled: Settled) -> None:
        def settle(is_appended: bool) -> None:  # noqa: FBT001 - the only thing it is told
            cached.end(change, is_appended=is_appended)
            try:
                self.on_append(change.table.id)
            finally:
                cached.lock.give_back()
                settled(change.table if is_appended else None)

        cached.begin(change)
        self.store.append_soon(change.append, settle)

    async def _carry_out(self, cached: CachedTable, plan: Plan) -> None:
        """Nobody is refused, or told that there is nothing to do, for what was not announced yet."""
        for _ in range(TRIES):
            await self._catch_up(cached)
            planned, refusal = await self._planned(cached, plan)
            if planned:
                if await self._append(cached, planned):
                    return
                await self._check_exists(cached)
            elif not await self._read_on(cached):
                if refusal is not None:
                    raise refusal
                return
        raise StoreUnavailable

    async def _planned(self, cached: CachedTable, plan: Plan) -> Planned:
        try:
            return await self.reader.run(partial(plan, cached.table), cached.table), None
        except SpeeltafelError as refusal:
            return [], refusal

    async def _check_exists(self, cached: CachedTable) -> None:
        """A table may be deleted by another process before that is announced here."""
        name, version = cached.table.id, cached.table.version
        if version and not await self.store.read(name, version - 1):
            self._drop(name)
            raise NoTable

    def _cached(self, name: str) -> CachedTable:
        cached = self._cache.get(name)
        if cached is None:
            cached = self._cache[name] = CachedTable(Table(name))
            self._added += 1
            if self._added % WEIGHED_AFTER == 0:
                used = [(one, other.table) for one, other in reversed(self._cache.items())]
                for least_used in surplus(used, self.most_weight):
                    self._drop(least_used)
        self._cache.move_to_end(name)
        return cached

    def _drop(self, name: str) -> None:
        if self._cache.pop(name, None) is not None:
            self.on_drop(name)

    async def _catch_up(self, cached: CachedTable) -> None:
        if not cached.is_current():
            await self._read_on(cached)

    async def _read_on(self, cached: CachedTable) -> bool:
        """Whether there was more than is cached."""
        return self._advance(cached, await self.reader.read_on(cached.table))

    def _advance(self, cached: CachedTable, after: Table) -> bool:
        before, cached.table = cached.table, after
        if after is not before:
            cached.index = index_of(after, 0)  # as the process that appended has written it
            cached.due = due_at(after, self.pace)
        return after is not before

    async def _append(self, cached: CachedTable, planned: list[Entry]) -> bool:
        """False if another process has taken that number."""
        work = partial(self._change, cached, planned)
        change = await self.reader.run(work, cached.table, planned)
        cached.begin(change)
        is_appended = False
        try:
            is_appended = await self.store.append(*change.append)
        finally:
            cached.end(change, is_appended=is_appended)
        return is_appended

    def _change(self, cached: CachedTable, planned: list[Entry]) -> Change:
        """Fold first, to know the index."""
        table = folded(cached.table, planned)
        index = cached.index if is_listed_alike(cached.table, table, planned) else None
        new_index = None
        if index is None:
            index = index_of(table, planned[-1].at)
            known = cached.index is not None and same_lists(cached.index, index)
            new_index = None if known and is_one_day(cached.table, table) else index
        due = due_at(table, self.pace)
        is_known = due == cached.due and (due is None or asks_alike(cached.table, table))
        new_due = None if is_known else Due(due, not table.players())  # which also ends a lease
        texts = [write_entry(entry) for entry in planned]
        append = Append(table.id, cached.table.version + 1, texts, new_index, new_due)
        return Change(table, index, due, append)
