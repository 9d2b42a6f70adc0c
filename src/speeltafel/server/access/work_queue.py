"""Queues for work that takes long, such as reading a deck, replaying a game or thinking of a hint.

Each address has one place in a queue: those who ask for much wait for themselves.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from speeltafel.server.errors import Busy

T = TypeVar("T")

MOST_WAITING: Final = 50
"""Of one address. A whole class may share one."""
MOST_LONG_BODIES: Final = 20
"""Of everybody, at the same time. With what is made of it, each takes up to 5 MB until it is answered."""
PATIENCE: Final = 10.0
"""Seconds within which work has to be done; what has not begun by then never does."""


class Places:
    """One for each address; who comes behind waits for it."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[asyncio.Timeout]:
        """Yields the end of patience, for work that may take longer once it has begun.

        `Busy` where too many wait already, and when patience ends.
        """
        if self._waiting[address] >= MOST_WAITING:
            raise Busy
        self._waiting[address] += 1
        try:
            async with asyncio.timeout(PATIENCE) as patience, self._locks[address]:
                yield patience
        except TimeoutError:
            raise Busy from None
        finally:
            self._leave(address)

    def _leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address], self._locks[address]


class LongBodies:
    """Long bodies that are in memory: one of each address, and few of everybody. Others are not read yet."""

    def __init__(self) -> None:
        self._places = Places()
        self._room = asyncio.Semaphore(MOST_LONG_BODIES)

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[None]:
        """For one more; `Busy` if there is none in time. How long it may take to come: `connections.py`."""
        async with self._places.place(address) as patience, self._room:
            patience.reschedule(None)
            yield


class WorkQueue:
    """Work that is done in a thread beside the event loop, one piece at a time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "speeltafel-work")
        self._places = Places()

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """What the work returns or raises; `Busy` if there is no time for it."""
        async with self._places.place(address):
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
