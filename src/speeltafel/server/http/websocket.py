"""A session over a WebSocket, with the messages of `wire/messages.py`.

`WebSocketProtocol` subclasses an internal of uvicorn: pyproject.toml pins its minor version.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C, where it is installed

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.access.rate_limits import client_address
from speeltafel.server.errors import Broken, TooFast
from speeltafel.server.http.connections import WRITABLE, LimitedProtocol
from speeltafel.server.http.requests import known_person, services_of, table_name
from speeltafel.server.http.responses import check_language, refusal_of, status_of, words_of
from speeltafel.server.http.session import Session
from speeltafel.server.tables.repository import Lock
from speeltafel.server.wire.messages import Done, RefusalShown
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
LONG_LENGTH_FOLLOWS: Final = 127
"""Instead of the length: it follows, in two bytes or in eight."""
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
        self.takes_at_once: Callable[[str], bool] = takes_nothing

    def data_received(self, data: bytes) -> None:
        """A message that comes whole and alone, as nearly all do, passes by uvicorn's parser."""
        if self.comes_whole and self.handshake_complete:
            content = whole_content(data, self.config.ws_max_size)
            self.comes_whole = content is not None
            if content is not None and data[0] == TEXT and self._takes_text(content):
                return
        super().data_received(data)

    def _takes_text(self, content: bytes) -> bool:
        """False while another message waits, and for what has to be refused: that is uvicorn's."""
        if self.close_sent or self.transport.is_closing() or not self.queue.empty():
            return False
        try:
            text = content.decode()
        except UnicodeDecodeError:
            return False
        if not self.takes_at_once(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def send_at_once(self, *texts: bytes) -> None:
        """To nobody, if the client has disconnected or broken the protocol."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(map(text_frame, texts)))


def takes_nothing(_text: str) -> bool:
    return False


def whole_content(data: bytes, most: int) -> bytes | None:
    """What a frame of a client holds that came whole and alone; None of parts, and of anything else."""
    if len(data) < 2 + MASK or not data[0] & LAST or data[1] == MASKED | LONG_LENGTH_FOLLOWS:
        return None
    length, start = data[1] - MASKED, 2 + MASK
    if length == LENGTH_FOLLOWS:
        length, start = int.from_bytes(data[2:4]), start + 2
    if len(data) != start + length or length > most:
        return None
    return apply_mask(data[start:], data[start - MASK : start])


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
        self._counted = Counter[str]()  # the metrics' own, once this connection runs
        self._refusals = 0  # in a row
        self._answering = Lock()
        self._is_moving = False  # from a move that is made at once to its answer
        self._moving_again: asyncio.Task[None] | None = None
        self._news: list[bytes] = []  # of a move, which goes with the answer
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
        self._counted[error.code] += 1
        self.protocol.send_at_once(msgspec.json.encode(refusal_of(error, self.words)))
        await self.protocol.close(CLOSED + status_of(error.code), error.code)

    async def run(self, request: HTTPConnection) -> None:
        self._counted = services_of(request).metrics.refusals
        check_language(request)
        services, person, table = services_of(request), known_person(request), table_name(request)
        address = client_address(request.scope)
        request.scope.clear()
        del request
        await services.repository.table_of(table, person)
        self.protocol.forget_handshake()
        self.session = Session(services, table, person, address, self.words, self.wake)
        try:
            self.session.subscriber.send = self.send
            self.session.subscribe()
            try:
                self.protocol.takes_at_once = self._moves_at_once
                await self._answer_all()
            finally:
                self.session.unsubscribe()
        finally:
            self._end()

    def _end(self) -> None:
        """Cut the cycles of what holds this connection and is held by it: see `connections.py`."""
        for task in (self._telling, self._moving_again):
            if task is not None:
                task.cancel()
        self._telling = self._moving_again = None  # a cancelled task holds the frames that it left
        self.protocol.takes_at_once = takes_nothing
        self.session.subscriber.send = None
        self.session.subscriber.wake = lambda: None

    async def _answer_all(self) -> None:
        """A client that is refused again and again is closed.

        Between two messages others have a turn, and of those that came together the client takes its answers.
        """
        while self._refusals < MOST_REFUSALS:
            content = await self._receive()
            if content is None:
                return
            async with self._answering:
                await self.session.services.admission.enter()
                await self._answer(content)
            if not self.protocol.queue.empty():
                await self.protocol.writable.wait()
        raise TooFast

    async def _answer(self, content: bytes | str) -> None:
        answer = await self.session.answer(content)
        self._refusals = self._refusals + 1 if isinstance(answer, RefusalShown) else 0
        if answer is not None:
            await self.protocol.writable.wait()
            self.protocol.send_at_once(msgspec.json.encode(answer))

    def _moves_at_once(self, text: str) -> bool:
        """Make a move in the call that received it; False for anything else, and while one is answered."""
        if self.protocol.writable is not WRITABLE or not self._answering.takes_at_once():
            return False
        try:
            self._is_moving = self.session.moves_at_once(text, partial(self._settle, text))
        except Exception:  # it fails again where that closes this connection
            log.debug("a move is not made at once", exc_info=True)
        if not self._is_moving:
            self._answering.give_back()
        return self._is_moving

    def _settle(self, text: str, done: Done | None) -> None:
        """Everybody has been told of a move by now: news and answer are one write."""
        told, self._news, self._is_moving = self._news, [], False
        if done is None:
            self.protocol.send_at_once(*told)  # of what others did, at a table that was read again
            self._moving_again = asyncio.create_task(self._move_again(text))
            return
        self._refusals = 0
        self.protocol.send_at_once(*told, msgspec.json.encode(done))
        self._answering.give_back()

    async def _move_again(self, text: str) -> None:
        """It could not be saved at once: another process was first, or the store is away."""
        try:
            await self.until_error(self._answer(text))
        finally:
            self._answering.give_back()

    async def _receive(self) -> bytes | str | None:
        """None once the client has disconnected."""
        message: Any = await self.protocol.receive()
        if message["type"] == "websocket.disconnect":
            return None
        content: bytes | str = message.get("text") or message.get("bytes") or b""
        return content

    def send(self, news: bytes) -> bool:
        """Send news at once; False if the client is slow.

        While a move is made its table is not current, and nobody is told of it at once, unless it was dropped
        from the cache and read again. So this is mostly the news of that move, and waits for the answer, which
        follows in the same call.
        """
        if self.protocol.writable is not WRITABLE:
            return False
        if self._is_moving:
            self._news.append(news)
        else:
            self.protocol.send_at_once(news)
        return True

    def wake(self) -> None:
        """Send the news once the client can take it and the table is read."""
        self._woken = True
        if self._telling is None:
            self.session.subscriber.send = None
            self._telling = asyncio.create_task(self._tell_later())

    async def _tell_later(self) -> None:
        # Made here: a task that is cancelled before it begins would leave it behind, never awaited.
        await self.until_error(self._tell_in_turn())

    async def _tell_in_turn(self) -> None:
        """Once more, if there was more to tell meanwhile."""
        while self._woken:
            self._woken = False
            await self.protocol.writable.wait()
            news = await self.session.news_at_last()
            if news is not None:
                self.protocol.send_at_once(news)
        # After an error, or cancelled, this connection ends, and nothing may hold it any more.
        self._telling = None
        self.session.subscriber.send = self.send
