"""A queue for work that takes long, such as reading a deck or replaying a game.

It is done in a thread beside the event loop, one piece at a time, and each address has one place in the
queue: those who ask for much wait for themselves.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from speeltafel.server.errors import Busy

T = TypeVar("T")

MOST_WAITING: Final = 50
"""Of one address. A whole class may share one."""
PATIENCE: Final = 10.0
"""Seconds within which work has to be done; what has not begun by then never does."""


class WorkQueue:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "speeltafel-work")
        self._waiting: Counter[str] = Counter()
        self._places: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """What the work returns or raises; `Busy` if there is no time for it."""
        if self._waiting[address] >= MOST_WAITING:
            raise Busy
        self._waiting[address] += 1
        try:
            async with asyncio.timeout(PATIENCE), self._places[address]:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except TimeoutError:
            raise Busy from None
        finally:
            self._leave(address)

    def _leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address], self._places[address]

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
