"""A session over a WebSocket, with the messages of `wire/messages.py`.

`WebSocketProtocol` subclasses an internal of uvicorn: pyproject.toml pins its minor version.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.access.rate_limits import Rate, TokenBucket
from speeltafel.server.errors import Broken, StoreUnavailable, TooFast
from speeltafel.server.http.connections import closed_connections
from speeltafel.server.http.requests import known_person, services_of, table_name
from speeltafel.server.http.responses import refusal_of, status_of, words_of
from speeltafel.server.http.session import Session
from speeltafel.server.wire.messages import RefusalShown

CLOSED: Final = 4000
"""Added to the HTTP status of an error: browsers can read the closing code, but no status."""
MOST_REFUSALS: Final = 50
"""In a row; then the connection is closed."""
FRAME_RATE: Final = Rate(2, 100)
"""Pings and fragments: they cost work and never become a message that is counted."""

log = logging.getLogger(__name__)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Sends without a task, and closes connections that flood the server with frames that are no
    messages."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.frame_bucket = TokenBucket(FRAME_RATE)

    async def run_asgi(self) -> None:
        self.scope["state"]["protocol"] = self
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        closed_connections.add(self.loop)

    def send_at_once(self, text: bytes) -> None:
        """To nobody, if the client has disconnected or broken the protocol."""
        if not (self.close_sent or self.disconnected):
            with contextlib.suppress(InvalidState):
                self.conn.send_text(text)
                self.transport.write(b"".join(self.conn.data_to_send()))

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


async def table_socket(socket: WebSocket) -> None:
    await socket.accept()
    await _until_error(socket, _open_session(socket))


async def _until_error(socket: WebSocket, work: Awaitable[None]) -> None:
    """What goes wrong closes this connection, and harms no other."""
    try:
        await work
    except (WebSocketDisconnect, WebSocketDisconnected):
        pass
    except SpeeltafelError as error:
        await _close(socket, error)
    except Exception:
        log.exception("a connection to a table failed")
        await _close(socket, Broken())


async def _open_session(socket: WebSocket) -> None:
    services, person, table = services_of(socket), known_person(socket), table_name(socket)
    await services.repository.table_of(table, person)
    connection = TableConnection(socket)
    session = Session(services, table, person, words_of(socket), connection.tell)
    await connection.run(session)


async def _close(socket: WebSocket, error: SpeeltafelError) -> None:
    """Send the reason before closing, if the client is still connected."""
    if socket.client_state is not WebSocketState.CONNECTED:
        return
    try:
        protocol_of(socket).send_at_once(msgspec.json.encode(refusal_of(error, words_of(socket))))
        await socket.close(CLOSED + status_of(error.code), error.code)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("the client had disconnected already")


def protocol_of(socket: WebSocket) -> WebSocketProtocol:
    protocol: WebSocketProtocol = socket.state.protocol
    return protocol


class TableConnection:
    """Answers messages one after the other, and tells the news as soon as there is some."""

    session: Session

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.protocol = protocol_of(socket)
        self._woken = False
        self._telling: asyncio.Task[None] | None = None

    async def run(self, session: Session) -> None:
        """A client that is refused again and again is closed."""
        self.session = session
        left = MOST_REFUSALS
        try:
            with session.subscribed():
                while left:
                    answer = await session.answer(await self._receive())
                    left = left - 1 if isinstance(answer, RefusalShown) else MOST_REFUSALS
                    if answer is not None:
                        await self.protocol.writable.wait()
                        self.protocol.send_at_once(msgspec.json.encode(answer))
        finally:
            if self._telling is not None:
                self._telling.cancel()
        raise TooFast

    async def _receive(self) -> bytes | str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        content: bytes | str = message.get("text") or message.get("bytes") or b""
        return content

    def tell(self) -> None:
        """Send the news at once; later, if the client is slow or the table has to be read first."""
        self._woken = True
        if self._telling is None and not self._tells_at_once():
            self._telling = asyncio.create_task(_until_error(self.socket, self._tell_later()))

    def _tells_at_once(self) -> bool:
        """What fails is tried again later, where it closes this connection and harms no other."""
        if not self.protocol.writable.is_set():
            return False
        try:
            self._send(self.session.news_at_once())
        except Exception:
            log.debug("news is not told at once", exc_info=True)
            return False
        return True

    async def _tell_later(self) -> None:
        """Once more, if there was more to tell meanwhile."""
        try:
            while self._woken:
                self._woken = False
                await self.protocol.writable.wait()
                self._send(await self.session.news())
        except StoreUnavailable:
            log.debug("the news waits for the store, which wakes everybody when it is back")
        finally:
            self._telling = None

    def _send(self, news: bytes | None) -> None:
        if news is not None:
            self.protocol.send_at_once(news)
