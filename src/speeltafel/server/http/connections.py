"""uvicorn's protocol for HTTP with limits below it: a timeout for requests, and memory that is freed.

It subclasses internals of uvicorn: pyproject.toml pins its minor version.
"""

import asyncio
import gc
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_TIMEOUT: Final = 20.0
"""Seconds in which a request has to arrive, to its last byte."""
HALF_OPEN: Final = 300
"""At most this many connections wait for their request; then the oldest is closed."""
CLOSED_BEFORE_COLLECTION: Final = 500
"""Connections. Each leaves some kB in reference cycles, which only a garbage collection finds."""


class ClosedConnections:
    """Collects garbage after many connections: by itself Python does so rarely (`launch.prepare`)."""

    def __init__(self) -> None:
        self.count = 0

    def add(self, loop: asyncio.AbstractEventLoop) -> None:
        self.count += 1
        if self.count % CLOSED_BEFORE_COLLECTION == 0:
            loop.call_soon(gc.collect)


closed_connections: Final = ClosedConnections()


class HttpProtocol(H11Protocol):
    """Closes connections that send no request, or one that never ends."""

    half_open: ClassVar[dict["HttpProtocol", asyncio.TimerHandle]] = {}
    """The connections of this process that wait for a request, the oldest first."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self._start_timer()

    def on_response_complete(self) -> None:
        self._start_timer()
        super().on_response_complete()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state in {h11.DONE, h11.MUST_CLOSE}:
            self._stop_timer()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)
        closed_connections.add(self.loop)

    def _start_timer(self) -> None:
        self._stop_timer()
        self.half_open[self] = self.loop.call_later(REQUEST_TIMEOUT, self.abort)
        if len(self.half_open) > HALF_OPEN:
            next(iter(self.half_open)).abort()

    def _stop_timer(self) -> None:
        timer = self.half_open.pop(self, None)
        if timer is not None:
            timer.cancel()

    def abort(self) -> None:
        self._stop_timer()
        self.transport.abort()
