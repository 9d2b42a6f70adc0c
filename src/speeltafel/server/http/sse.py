"""A session over server-sent events, for networks where no WebSocket can be opened.

The news comes as a stream of the same messages; the client posts its own to `/ask`.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

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


async def news_stream(session: Session, woken: asyncio.Event) -> AsyncIterator[bytes]:
    """News until the client disconnects, or is refused; then the last event says why."""
    try:
        session.subscribe()
        try:
            while True:
                yield await _next_event(session, woken)
        finally:
            session.unsubscribe()
    except SpeeltafelError as error:
        session.services.metrics.refusals[error.code] += 1
        yield _data(refusal_of(error, session.words))


async def _next_event(session: Session, woken: asyncio.Event) -> bytes:
    try:
        async with asyncio.timeout(HEARTBEAT):
            await woken.wait()
    except TimeoutError:
        return COMMENT
    woken.clear()
    news = await session.news()
    if news is None:  # it was told already
        return COMMENT
    return b"id: %d\n" % session.subscriber.since + _data(msgspec.Raw(news))


def _data(message: object) -> bytes:
    return b"data: " + msgspec.json.encode(message) + b"\n\n"
