"""uvicorn's protocols with limits below them: timeouts, floods of frames, and memory that is freed.

They subclass internals of uvicorn: pyproject.toml pins its minor version.
"""

import asyncio
import gc
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from speeltafel.server.access.rate_limits import Rate, TokenBucket
from speeltafel.server.errors import TooFast

REQUEST_TIMEOUT: Final = 20.0
"""Seconds in which a request has to arrive, to its last byte."""
HALF_OPEN: Final = 300
"""At most this many connections wait for their request; then the oldest is closed."""
CLOSED_BEFORE_COLLECTION: Final = 500
"""Connections. Each leaves some kB in reference cycles, which only a garbage collection finds."""
FRAME_RATE: Final = Rate(2, 100)
"""Pings and fragments: they cost work and never become a message that is counted."""
WRITABLE: Final = asyncio.Event()
"""Set for ever: of all connections whose clients take what they are sent."""
WRITABLE.set()


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


class LimitedProtocol(WebSocketsSansIOProtocol):
    """Closes connections that flood the server with frames that are no messages, and lets those that
    stay open for hours keep little."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.writable = WRITABLE
        self.frame_bucket = TokenBucket(FRAME_RATE)

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        self.writable = WRITABLE

    def forget_handshake(self) -> None:
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        closed_connections.add(self.loop)

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_cont(event)

    def _is_allowed(self) -> bool:
        try:
            self.frame_bucket.take()
        except TooFast:
            self.transport.abort()
            return False
        return True
