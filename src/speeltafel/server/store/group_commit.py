"""Group commit: entries of many tables in one transaction.

PostgreSQL delivers notifications in the order of commits: a transaction that notifies waits for the
one before it, with its sync to disk. What arrives meanwhile is written together in the next one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple


class PendingEntry(NamedTuple):
    """An entry, its notice, and whether and when the table is due afterwards."""

    table: str
    number: int
    entry: str
    notice: str
    moved: bool
    due: int | None
    alone: bool


Write = Callable[[list[PendingEntry]], Awaitable[dict[str, bool]]]
"""Writes entries, at most one for each table, and returns by table whether that number was free; nothing for
tables that are locked or not there."""


class GroupCommit:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[PendingEntry, asyncio.Future[bool | None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, pending: PendingEntry) -> bool | None:
        """False if somebody has written that number already, None if the table is locked or not there."""
        future: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((pending, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self._waiting:
            batch = {
                pending.table: (pending, future) for pending, future in reversed(self._waiting)
            }
            taken = {future for _, future in batch.values()}
            self._waiting = [one for one in self._waiting if one[1] not in taken]
            await self._write_batch(list(batch.values()))

    async def _write_batch(
        self, batch: list[tuple[PendingEntry, asyncio.Future[bool | None]]]
    ) -> None:
        try:
            added = await self._write([pending for pending, _ in batch])
        except Exception as error:  # whatever it is: it is raised to all who wait
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for pending, future in batch:
            if not future.done():
                future.set_result(added.get(pending.table))
