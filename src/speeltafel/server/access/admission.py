"""Requests and messages begin one after the other, so that others can make their moves in between."""

import asyncio
from collections import deque


class Admission:
    """Lets one request or message begin in each turn of the event loop, in the order in which they came.

    What is readable at the same moment would else be answered before the next move is read. Moves, which take
    little, wait for nobody.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_open = True  # nobody has begun in this turn of the loop

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
        if self._is_open:
            self._is_open = False
            loop.call_soon(self._admit_next)
            return
        admitted = loop.create_future()
        self._waiting.append(admitted)
        await admitted

    def _admit_next(self) -> None:
        """The first who has not given up."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._admit_next)
                return
        self._is_open = True
