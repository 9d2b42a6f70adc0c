"""Entries of many tables, written together.

PostgreSQL tells notices in the order of commits: a transaction that notifies waits for the one
before it, with its sync to disk. So whatever waits meanwhile goes along in the next one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Line(NamedTuple):
    """One entry, what is told of it, and whether, when and how the table is due then."""

    table: str
    number: int
    entry: str
    notice: str
    moved: bool
    due: int | None
    alone: bool


Write = Callable[[list[Line]], Awaitable[set[str]]]
"""Writes lines, one a table: the tables where nobody was first."""


class Scribe:
    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Line, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, line: Line) -> bool:
        """False if somebody has written that number already."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        while self._waiting:
            batch = {line.table: (line, future) for line, future in reversed(self._waiting)}
            taken = {future for _, future in batch.values()}
            self._waiting = [one for one in self._waiting if one[1] not in taken]
            await self._write_batch(list(batch.values()))

    async def _write_batch(self, batch: list[tuple[Line, asyncio.Future[bool]]]) -> None:
        try:
            added = await self._write([line for line, _ in batch])
        except Exception as error:  # whatever it is: those who wait must hear of it
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for line, future in batch:
            if not future.done():
                future.set_result(line.table in added)
