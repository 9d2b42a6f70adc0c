"""A session over server-sent events, for networks where no WebSocket can be opened.

The news comes as a stream of the same messages; the client posts its own to `/ask`.
"""

import asyncio
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.http.endpoints import query_of
from speeltafel.server.http.responses import refusal_of
from speeltafel.server.http.session import Session
from speeltafel.server.wire.messages import Watch

EVENT_STREAM: Final = "text/event-stream"
UNBUFFERED: Final = {"X-Accel-Buffering": "no"}
"""For nginx, which would buffer the stream."""
HEARTBEAT: Final = 15
"""Seconds after which a stream without news sends a comment, so that proxies leave it open."""
COMMENT: Final = b":\n\n"


def watch_of(request: Request) -> Watch:
    """What `watch` says, from the query. A browser that reconnects sends the last event it has."""
    if request.method == "HEAD":  # starlette answers it like GET, which would never end
        raise HTTPException(405, headers={"Allow": "GET"})
    last = request.headers.get("last-event-id")
    since = {} if last is None else {"since": last}
    return query_of(request, Watch, do="watch", id="stream", **since)


class EventStream(Response):
    """News until the client disconnects, or is refused; then the last event says why.

    Starlette's own streams run in a task group of anyio, which leaves a reference cycle: where it becomes old it
    waits for a full garbage collection.
    """

    def __init__(self, session: Session, woken: asyncio.Event) -> None:
        self.status_code = 200
        self.media_type = EVENT_STREAM
        self.init_headers(UNBUFFERED)
        self._session = session
        self._woken = woken
        self._is_gone = False

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        head = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **head})
        listening = asyncio.create_task(self._listen(receive))
        try:
            await self._tell(send)
        finally:
            listening.cancel()
        await send({"type": "http.response.body"})

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._is_gone = True
        self._woken.set()

    async def _tell(self, send: Send) -> None:
        session = self._session
        try:
            session.subscribe()
            try:
                while not self._is_gone:
                    await _send(send, await self._next_event())
            finally:
                session.unsubscribe()
        except SpeeltafelError as error:
            session.services.metrics.refusals[error.code] += 1
            await _send(send, _data(refusal_of(error, session.words)))

    async def _next_event(self) -> bytes:
        try:
            async with asyncio.timeout(HEARTBEAT):
                await self._woken.wait()
        except TimeoutError:
            return COMMENT
        self._woken.clear()
        news = None if self._is_gone else await self._session.news()
        if news is None:  # it was told already
            return COMMENT
        return b"id: %d\n" % self._session.subscriber.since + _data(msgspec.Raw(news))


async def _send(send: Send, event: bytes) -> None:
    await send({"type": "http.response.body", "body": event, "more_body": True})


def _data(message: object) -> bytes:
    return b"data: " + msgspec.json.encode(message) + b"\n\n"
