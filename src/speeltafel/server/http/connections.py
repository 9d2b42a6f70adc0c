"""uvicorn's protocols with limits below them: timeouts, floods of frames, and memory that is freed.

They subclass internals of uvicorn: pyproject.toml pins its minor version.

A connection that has ended is freed by reference counting. What is left in reference cycles waits for a
garbage collection, and one that looks at old objects takes time for each table that is cached
(docs/server.md). So cycles are cut where a connection ends.
"""

import asyncio
import re
import sys
from contextlib import suppress
from typing import Any, ClassVar, Final

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from speeltafel.server.access.rate_limits import Rate, TokenBucket
from speeltafel.server.errors import TooFast

REQUEST_TIMEOUT: Final = 20.0
"""Seconds in which a request has to arrive, to its last byte."""
HALF_OPEN: Final = 300
"""At most this many connections wait for their request; then the oldest is closed."""
MOST_HEAD: Final = 16_384
"""Bytes of the head of a request."""
MOST_HEADERS: Final = 100
BLANK_LINE: Final = re.compile(rb"\n\r?\n")
"""At the end of a head."""
FRAME_RATE: Final = Rate(2, 100)
"""Pings, pongs, fragments, and messages after we have closed: they cost work and never become a message that is
counted."""
PIECE: Final = 1_024
"""Bytes that are parsed at a time. An empty frame has 6, and takes 13 microseconds."""
CLOSE_TIMEOUT: Final = 2.0
"""Seconds in which a client has to answer when we close; and then to take what was sent before."""
WRITE_TIMEOUT: Final = 60.0
"""Seconds in which a client has to take what fills its buffer."""
WRITABLE: Final = asyncio.Event()
"""Set for ever: of all connections whose clients take what they are sent."""
WRITABLE.set()


class HttpConnection(h11.Connection):
    """Parses no head that is far too long, and no body in chunks.

    Each line of a head and each chunk takes as long as kilobytes in one piece, and may be of one byte.
    """

    is_chunked = False

    def next_event(self) -> Any:
        if self.is_chunked:
            return h11.NEED_DATA  # it is refused: `check` in middleware.py
        if self.their_state is h11.IDLE:
            check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.is_chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
        return event


def check_head(received: bytes) -> None:
    """h11 limits heads too, but not those that arrive whole, nor their lines."""
    end = BLANK_LINE.search(received)
    head = received if end is None else received[: end.start()]
    if len(head) > MOST_HEAD or head.count(b"\n") > MOST_HEADERS:
        raise h11.RemoteProtocolError("the head of a request is too long")


class WriteTimeout(asyncio.Protocol):
    """Aborts a connection whose client reads nothing: to close it would wait until all is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    abort_timer: asyncio.TimerHandle | None = None
    is_ending = False

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.is_ending:
            self._wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.is_ending:
            self._stop_abort()

    def end(self) -> None:
        """It was closed, or is about to be once the client has answered."""
        self.is_ending = True
        self._stop_abort()
        self.abort_timer = self.loop.call_later(2 * CLOSE_TIMEOUT, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_abort()
        super().connection_lost(exc)

    def _wait_for_reader(self) -> None:
        """Again and again, as long as it reads something in between."""
        self._stop_abort()
        unsent = self.transport.get_write_buffer_size()
        self.abort_timer = self.loop.call_later(WRITE_TIMEOUT, self._end_unless_read, unsent)

    def _end_unless_read(self, unsent: int) -> None:
        if self.transport.get_write_buffer_size() < unsent:
            self._wait_for_reader()
        else:
            self.transport.abort()

    def _stop_abort(self) -> None:
        if self.abort_timer is not None:
            self.abort_timer.cancel()
            self.abort_timer = None


class HttpProtocol(WriteTimeout, H11Protocol):
    """Closes connections that send no request, or one that never ends."""

    half_open: ClassVar[dict["HttpProtocol", asyncio.TimerHandle]] = {}
    """The connections of this process that wait for a request, the oldest first."""
    conn: HttpConnection  # type: ignore[mutable-override] # uvicorn sets it once, too

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn = HttpConnection(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        super().connection_made(transport)
        self._start_timer()

    def on_response_complete(self) -> None:
        if self.conn.is_chunked:
            self.transport.close()  # where its body ends is not known
        self._start_timer()
        super().on_response_complete()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state in {h11.DONE, h11.MUST_CLOSE}:
            self._stop_timer()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """What websockets' stricter parser refuses, such as a long header, it leaves to others to answer."""
        super().handle_websocket_upgrade(event)
        self._stop_timer()
        self._stop_abort()
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, LimitedProtocol) and not upgraded.handshake_initiated:
            self.send_400_response("Invalid WebSocket handshake received.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # after an error uvicorn lets it run, with the connection

    def send_400_response(self, msg: str) -> None:
        error = sys.exception()
        if error is not None:  # of h11, whose frame holds it and, through others, this connection
            error.__traceback__ = None
        super().send_400_response(msg)

    def _start_timer(self) -> None:
        self._stop_timer()
        unsent = self.transport.get_write_buffer_size()
        self.half_open[self] = self.loop.call_later(REQUEST_TIMEOUT, self._time_out, unsent)
        if len(self.half_open) > HALF_OPEN:
            next(iter(self.half_open)).abort()

    def _stop_timer(self) -> None:
        timer = self.half_open.pop(self, None)
        if timer is not None:
            timer.cancel()

    def _time_out(self, unsent: int) -> None:
        """No request has come; but perhaps the client still reads the response to the one before."""
        if self.transport.get_write_buffer_size() < unsent:
            self._start_timer()
        else:
            self.abort()

    def abort(self) -> None:
        self._stop_timer()
        self.transport.abort()


class LimitedProtocol(WriteTimeout, WebSocketsSansIOProtocol):
    """Closes connections that flood the server with frames that are no messages, and lets those that
    stay open for hours keep little."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.writable = WRITABLE
        self.frame_bucket = TokenBucket(FRAME_RATE)
        self.close_timeout = CLOSE_TIMEOUT
        self.unparsed = b""

    def data_received(self, data: bytes) -> None:
        self.unparsed += data
        self._parse()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._parse()
        return message

    def _parse(self) -> None:
        """A piece at a time, and none while messages of the one before wait for an answer: they may be the
        last that this connection may send."""
        while self.unparsed and not (self.read_paused or self.transport.is_closing()):
            piece, self.unparsed = self.unparsed[:PIECE], self.unparsed[PIECE:]
            super().data_received(piece)

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()
        super().pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writable = WRITABLE

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end()

    def forget_handshake(self) -> None:
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator of `conn`, which holds it
        for error in (self.conn.handshake_exc, self.conn.parser_exc):
            if error is not None:
                error.__traceback__ = None  # its frames hold `conn`, which holds the error

    def send_receive_event_to_app(self) -> None:
        """Text that is no UTF-8 closes the connection, unless the client closed it in the same packet."""
        if self.close_sent and not self._is_allowed():
            return
        with suppress(InvalidState):
            super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        self.scope["state"]["protocol"] = self
        await super().run_asgi()
        del self.scope  # it holds this protocol
        if not self.disconnected:
            self.end()

    async def close(self, code: int, reason: str) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            with suppress(ClientDisconnected, RuntimeError):  # it may end while this waits
                await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def handle_ping(self) -> None:
        if self._is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

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
