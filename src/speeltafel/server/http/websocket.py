"""A session over a WebSocket, with the messages of `wire/messages.py`."""

import asyncio
import logging

import msgspec
from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import Broken, TooFast
from speeltafel.server.http.requests import known_person, services_of, table_name
from speeltafel.server.http.responses import refusal_of, status_of, words_of
from speeltafel.server.http.session import Session
from speeltafel.server.wire.messages import Message, RefusalShown

CLOSED = 4000
"""Added to the HTTP status of an error: browsers can read the closing code, but no status."""
MOST_REFUSALS = 50
"""In a row; then the connection is closed."""

log = logging.getLogger(__name__)


async def table_socket(socket: WebSocket) -> None:
    await socket.accept()
    try:
        await _open_session(socket)
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
    await _run(socket, Session(services, table, person, words_of(socket)))


async def _close(socket: WebSocket, error: SpeeltafelError) -> None:
    """Send the reason before closing, if the client is still connected."""
    if socket.client_state is not WebSocketState.CONNECTED:
        return
    try:
        await _send(socket, refusal_of(error, words_of(socket)))
        await socket.close(CLOSED + status_of(error.code), error.code)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("the client had disconnected already")


async def _run(socket: WebSocket, session: Session) -> None:
    """Receive and send at the same time, until one of the two ends."""
    with session.subscribed():
        tasks = [
            asyncio.create_task(way(socket, session)) for way in (_receive_messages, _send_news)
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _receive_messages(socket: WebSocket, session: Session) -> None:
    """Answer in order. A client that is refused again and again is closed."""
    left = MOST_REFUSALS
    while left:
        answer = await session.answer(await _receive(socket))
        left = left - 1 if isinstance(answer, RefusalShown) else MOST_REFUSALS
        if answer is not None:
            await _send(socket, answer)
    raise TooFast


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    content: bytes | str = message.get("text") or message.get("bytes") or b""
    return content


async def _send_news(socket: WebSocket, session: Session) -> None:
    while True:
        await session.subscriber.wait()
        await _send_next(socket, session)


async def _send_next(socket: WebSocket, session: Session) -> None:
    """A function of its own, so that no news stays in memory while the loop waits."""
    news = await session.news()
    if news is not None:
        await _send(socket, news)


async def _send(socket: WebSocket, message: Message) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
