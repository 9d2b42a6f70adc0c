"""What carries HTTP and WebSockets, made patient with slow people and impatient with floods."""

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from speeltafel.server.access.rate_limits import Bucket, Rate
from speeltafel.server.errors import TooFast

PATIENCE: Final = 20.0
"""Seconds in which a request has to be there, to its last byte."""
HALF_OPEN: Final = 300
"""So many connections may wait for theirs at the same time; then the oldest gives way."""
ASIDE: Final = Rate(2, 100)
"""Pings and pieces of messages: they cost work before they are a message that is counted."""


class Doorway(H11Protocol):
    """Ends connections that open and then say nothing, or never come to an end."""

    half_open: ClassVar[dict["Doorway", asyncio.TimerHandle]] = {}
    """Of this process, the oldest first."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self._expect()

    def on_response_complete(self) -> None:
        self._expect()
        super().on_response_complete()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state in {h11.DONE, h11.MUST_CLOSE}:
            self._came()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._came()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._came()
        self.half_open[self] = self.loop.call_later(PATIENCE, self.give_up)
        if len(self.half_open) > HALF_OPEN:
            next(iter(self.half_open)).give_up()

    def _came(self) -> None:
        timer = self.half_open.pop(self, None)
        if timer is not None:
            timer.cancel()

    def give_up(self) -> None:
        self._came()
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """Ends connections that flood below the level of messages."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.aside = Bucket(ASIDE)

    def handle_ping(self) -> None:
        if self._is_calm():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._is_calm():
            super().handle_cont(event)

    def _is_calm(self) -> bool:
        try:
            self.aside.take()
        except TooFast:
            self.transport.abort()
            return False
        return True
