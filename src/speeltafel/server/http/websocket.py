"""A session over a WebSocket, with the messages of `wire/messages.py`.

`WebSocketProtocol` subclasses an internal of uvicorn: pyproject.toml pins its minor version.
"""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import State
from websockets.utils import apply_mask

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import Broken, StoreUnavailable, TooFast
from speeltafel.server.http.connections import LimitedProtocol
from speeltafel.server.http.requests import known_person, services_of, table_name
from speeltafel.server.http.responses import refusal_of, status_of, words_of
from speeltafel.server.http.session import Session
from speeltafel.server.wire.messages import RefusalShown
from speeltafel.texts import Texts

CLOSED: Final = 4000
"""Added to the HTTP status of an error: browsers can read the closing code, but no status."""
MOST_REFUSALS: Final = 50
"""In a row; then the connection is closed."""
LAST: Final = 0x80
"""In the first byte of a frame: the message ends with it."""
TEXT: Final = LAST | 1
MASKED: Final = 0x80
"""In the second byte, which is also the length of a short frame."""
LENGTH_FOLLOWS: Final = 126
"""Instead of the length: it follows, in two bytes."""
LONG_LENGTH_FOLLOWS: Final = 127
"""Or in eight."""
MASK: Final = 4
"""Bytes, before what they mask."""

log = logging.getLogger(__name__)


class MessageQueue:
    """For one reader. asyncio's takes 3 kB more, and there is one for each connection."""

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None  # while it waits

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)


class WebSocketProtocol(LimitedProtocol):
    """Reads and sends messages by a shorter way."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = MessageQueue()  # type: ignore[assignment] # what uvicorn uses of asyncio's
        self.comes_whole = True  # each frame so far by itself, so that the next one begins here

    def data_received(self, data: bytes) -> None:
        """A message that comes whole and alone, as nearly all do, passes by uvicorn's parser."""
        if self.handshake_complete:
            self.comes_whole = self.comes_whole and is_whole(data, self.config.ws_max_size)
            if self.comes_whole and data[0] == TEXT and self._takes_text(unmasked(data)):
                return
        super().data_received(data)

    def _takes_text(self, content: bytes) -> bool:
        """False while another message waits, and for what has to be refused: that is uvicorn's."""
        if not self.is_open() or not self.queue.empty():
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": content.decode()})
        except UnicodeDecodeError:
            return False
        return True

    async def run_asgi(self) -> None:
        self.scope["state"]["protocol"] = self
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> None:
        """To nobody, if the client has disconnected or broken the protocol."""
        if self.is_open():
            self.transport.write(text_frame(text))

    async def close(self, code: int, reason: str) -> None:
        if self.is_open():
            with suppress(ClientDisconnected, RuntimeError):  # it may end while this waits
                await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def is_open(self) -> bool:
        return self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)


def is_whole(data: bytes, most: int) -> bool:
    """Whether this is one frame that a client sent, which is no part of a message."""
    if len(data) < 2 + MASK or not data[0] & LAST or data[1] == MASKED | LONG_LENGTH_FOLLOWS:
        return False
    length, start = data[1] - MASKED, 2 + MASK
    if length == LENGTH_FOLLOWS:
        length, start = int.from_bytes(data[2:4]), start + 2
    return len(data) == start + length and length <= most


def unmasked(frame: bytes) -> bytes:
    start = 4 if frame[1] == MASKED | LENGTH_FOLLOWS else 2
    return apply_mask(frame[start + MASK :], frame[start : start + MASK])


def text_frame(text: bytes) -> bytes:
    """A message as servers send it: in one frame that is not masked."""
    length = len(text)
    if length < LENGTH_FOLLOWS:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, LENGTH_FOLLOWS)) + length.to_bytes(2) + text
    return bytes((TEXT, LONG_LENGTH_FOLLOWS)) + length.to_bytes(8) + text


async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    connection = TableConnection(scope["state"]["protocol"], words_of(HTTPConnection(scope)))
    await connection.until_error(connection.run(HTTPConnection(scope)))


class TableConnection:
    """Answers messages one after the other, and tells the news as soon as there is some."""

    session: Session

    def __init__(self, protocol: WebSocketProtocol, words: Texts) -> None:
        self.protocol = protocol
        self.words = words
        self._woken = False
        self._telling: asyncio.Task[None] | None = None

    async def until_error(self, work: Awaitable[None]) -> None:
        """What goes wrong closes this connection, and harms no other."""
        try:
            await work
        except SpeeltafelError as error:
            await self._close(error)
        except Exception:
            log.exception("a connection to a table failed")
            await self._close(Broken())

    async def _close(self, error: SpeeltafelError) -> None:
        """Send the reason before closing, if the client is still connected."""
        self.protocol.send_at_once(msgspec.json.encode(refusal_of(error, self.words)))
        await self.protocol.close(CLOSED + status_of(error.code), error.code)

    async def run(self, request: HTTPConnection) -> None:
        services, person, table = services_of(request), known_person(request), table_name(request)
        request.scope.clear()
        del request
        await services.repository.table_of(table, person)
        self.protocol.forget_handshake()
        self.session = Session(services, table, person, self.words, self.tell)
        self.session.subscribe()
        try:
            await self._answer_all()
        finally:
            self.session.unsubscribe()
            if self._telling is not None:
                self._telling.cancel()

    async def _answer_all(self) -> None:
        """A client that is refused again and again is closed."""
        left = MOST_REFUSALS
        while left:
            content = await self._receive()
            if content is None:
                return
            answer = await self.session.answer(content)
            left = left - 1 if isinstance(answer, RefusalShown) else MOST_REFUSALS
            if answer is not None:
                await self.protocol.writable.wait()
                self.protocol.send_at_once(msgspec.json.encode(answer))
        raise TooFast

    async def _receive(self) -> bytes | str | None:
        """None once the client has disconnected."""
        message: Any = await self.protocol.receive()
        if message["type"] == "websocket.disconnect":
            return None
        content: bytes | str = message.get("text") or message.get("bytes") or b""
        return content

    def tell(self) -> None:
        """Send the news at once; later, if the client is slow or the table has to be read first."""
        self._woken = True
        if self._telling is None and not self._tells_at_once():
            self._telling = asyncio.create_task(self._tell_later())

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
        # Made here: a task that is cancelled before it begins would leave it behind, never awaited.
        await self.until_error(self._tell_in_turn())

    async def _tell_in_turn(self) -> None:
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
