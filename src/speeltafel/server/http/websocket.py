"""A table over a WebSocket: messages of `commands.py` and `questions.py` in, of `messages.py` out."""

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
from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.errors import Broken, NoPerson, TooFast
from speeltafel.server.http.responses import refusal_of, status_of, words_of
from speeltafel.server.http.session import Talk
from speeltafel.server.services import House
from speeltafel.server.wire.messages import Message, Refusal

CLOSED = 4000
"""Added to what HTTP calls the error: a browser can't read a status here, only the closing code."""
PATIENCE = 50
"""So many messages in a row may be refused."""

log = logging.getLogger(__name__)


async def table_socket(socket: WebSocket) -> None:
    await socket.accept()
    try:
        await _sit_down(socket)
    except (WebSocketDisconnect, WebSocketDisconnected):
        pass
    except SpeeltafelError as error:
        await _close(socket, error)
    except Exception:
        log.exception("a connection to a table failed")
        await _close(socket, Broken())


async def _sit_down(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    table = socket.path_params["table"]
    person = house.people.person(socket.cookies.get(COOKIE))
    if person is None:
        raise NoPerson
    await house.lobby.seen(table, person)
    await _converse(socket, Talk(house, table, person, words_of(socket)))


async def _close(socket: WebSocket, error: SpeeltafelError) -> None:
    """Say why before closing, to whoever still listens."""
    if socket.client_state is not WebSocketState.CONNECTED:
        return
    try:
        await _send(socket, refusal_of(error, words_of(socket)))
        await socket.close(CLOSED + status_of(error.code), error.code)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("the other side was gone already")


async def _converse(socket: WebSocket, talk: Talk) -> None:
    """Listen and tell at the same time, until one of the two ends."""
    with talk.present():
        tasks = [asyncio.create_task(way(socket, talk)) for way in (_listen, _tell)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(socket: WebSocket, talk: Talk) -> None:
    """Answer in order. Who was refused again and again asks too much, or nonsense: it ends."""
    patience = PATIENCE
    while patience:
        answer = await talk.answer(await _receive(socket))
        patience = patience - 1 if isinstance(answer, Refusal) else PATIENCE
        if answer is not None:
            await _send(socket, answer)
    raise TooFast


async def _receive(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    content: bytes | str = message.get("text") or message.get("bytes") or b""
    return content


async def _tell(socket: WebSocket, talk: Talk) -> None:
    while True:
        await talk.watcher.wait()
        await _tell_news(socket, talk)


async def _tell_news(socket: WebSocket, talk: Talk) -> None:
    """Apart from the waiting: nobody keeps the last news of all tables in mind."""
    news = await talk.news()
    if news is not None:
        await _send(socket, news)


async def _send(socket: WebSocket, message: Message) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())
