"""Keeps tables: folds their logs, and adds to them.

A plan looks at a table and says what to add; it is added under the next number, or, if another
process was first, planned again on the table as it is then. Nothing is told before it is durable:
the store tells it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import NoTable, StoreAway
from speeltafel.server.store.base import Due, Index, Notice, Store
from speeltafel.server.table.clock import Pace, due_at
from speeltafel.server.table.entries import Entry, folded, read_entry, write_entry
from speeltafel.server.table.table import Table
from speeltafel.server.tables.index import index_of, is_one_day, same_lists

Plan = Callable[[Table], list[Entry]]

CACHED: Final = 4000
"""So many tables are kept folded; the others are read again when they are asked for."""
TRIES: Final = 50
"""Nobody loses a race so often in a row: then something is broken."""


class Kept:
    """A folded table, what the store's index says of it, and the queue before it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.index: Index | None = None
        self.due: int | None = None
        self.heard = 0  # the newest number that we were told of
        self.lock = asyncio.Lock()


class Keeper:
    def __init__(self, store: Store, pace: Pace) -> None:
        self.store = store
        self.pace = pace
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._adding: set[asyncio.Task[Table]] = set()

    def hear(self, notice: Notice) -> None:
        """Somebody appended; what we have of that table is old if we have less."""
        if notice.number == 0:
            names = [notice.table] if notice.table else list(self._kept)
            for name in names:
                self._kept.pop(name, None)
        elif notice.table in self._kept:
            kept = self._kept[notice.table]
            kept.heard = max(kept.heard, notice.number)

    async def table(self, name: str) -> Table:
        """The table as far as we have heard, all of it durable; version 0 if there is none."""
        kept = self._keep(name)
        async with kept.lock:
            await self._catch_up(kept)
            if not kept.table.version:  # guessed names push no table out
                self._kept.pop(name, None)
            return kept.table

    async def newest(self, name: str) -> Table:
        """The table with all that is stored of it, also what we have not heard of yet."""
        kept = self._keep(name)
        async with kept.lock:
            await self._read_on(kept)
        return await self.table(name)

    async def add(self, name: str, plan: Plan) -> Table:
        """Carry out a plan: the table with all it adds, durable. What the plan raises is raised.

        Once begun it is finished, also when whoever asked is gone.
        """
        adding = asyncio.create_task(self._add(self._keep(name), plan))
        self._adding.add(adding)
        adding.add_done_callback(self._added)
        return await asyncio.shield(adding)

    def _added(self, adding: asyncio.Task[Table]) -> None:
        self._adding.discard(adding)
        if not adding.cancelled():
            adding.exception()  # whoever would have been told may be gone

    async def rewrite(self, name: str, change: Callable[[Entry], Entry], changed: int) -> None:
        """Take something out of the log for ever; the game stays as it was."""
        kept = self._keep(name)
        async with kept.lock:
            for _ in range(TRIES):
                texts = await self.store.read(name, 0)
                if not texts or await self._rewrite(name, texts, change, changed):
                    return
        raise StoreAway

    async def _rewrite(
        self, name: str, texts: list[str], change: Callable[[Entry], Entry], changed: int
    ) -> bool:
        """False if somebody has added to the log meanwhile."""
        entries = [change(read_entry(text)) for text in texts]
        written = [write_entry(entry) for entry in entries]
        new = {
            number: entry
            for number, (entry, text) in enumerate(zip(written, texts, strict=True), 1)
            if entry != text
        }
        index = index_of(folded(Table(name), entries), changed)
        return await self.store.rewrite(name, len(texts), new, index)

    async def _add(self, kept: Kept, plan: Plan) -> Table:
        async with kept.lock:
            for _ in range(TRIES):
                await self._catch_up(kept)
                try:
                    planned = plan(kept.table)
                except SpeeltafelError:
                    if await self._read_on(kept):
                        continue  # nobody is refused because of what we have not heard yet
                    raise
                if not planned or await self._append(kept, planned):
                    return kept.table
                await self._check_there(kept)
        raise StoreAway

    async def _check_there(self, kept: Kept) -> None:
        """A table may be deleted elsewhere before we hear of it."""
        name, version = kept.table.id, kept.table.version
        if version and not await self.store.read(name, version - 1):
            self._kept.pop(name, None)
            raise NoTable

    def _keep(self, name: str) -> Kept:
        kept = self._kept.get(name)
        if kept is None:
            kept = self._kept[name] = Kept(Table(name))
            if len(self._kept) > CACHED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return kept

    async def _catch_up(self, kept: Kept) -> None:
        if not 0 < kept.table.version >= kept.heard:
            await self._read_on(kept)

    async def _read_on(self, kept: Kept) -> bool:
        """Whether there was more than we have."""
        texts = await self.store.read(kept.table.id, kept.table.version)
        if texts:
            kept.table = folded(kept.table, [read_entry(text) for text in texts])
            kept.index = index_of(kept.table, 0)  # whoever wrote the index wrote it so
            kept.due = due_at(kept.table, self.pace)
        return bool(texts)

    async def _append(self, kept: Kept, planned: list[Entry]) -> bool:
        """Fold ahead, to know the index. False if somebody was first."""
        table = folded(kept.table, planned)
        index, due = index_of(table, planned[-1].at), due_at(table, self.pace)
        known = kept.index is not None and same_lists(kept.index, index)
        new_index = None if known and is_one_day(kept.table.touched, table.touched) else index
        # Where somebody is attending, a new moment also frees the table for the next.
        new_due = None if due is None and kept.due is None else Due(due, not table.players())
        number = kept.table.version + 1
        texts = [write_entry(entry) for entry in planned]
        kept.heard = max(kept.heard, number)  # whoever gets it: it is read, unless we do
        added = await self.store.append(table.id, number, texts, new_index, new_due)
        if added:
            kept.table, kept.index, kept.due = table, index, due
        return added
