"""Work that a process does again and again as long as it runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from speeltafel.server.errors import StoreUnavailable

PAUSE: Final = 0.5
"""Seconds after a failure."""

log = logging.getLogger(__name__)


async def repeat(step: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
    """For ever: after a step that failed, whatever the reason, the next one comes after a pause."""
    while True:
        try:
            await step()
        except StoreUnavailable:  # those who reach the store log why
            await asyncio.sleep(pause)
        except Exception:
            log.exception("work in the background failed, and is tried again")
            await asyncio.sleep(pause)
