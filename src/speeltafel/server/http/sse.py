"""A table over server-sent events, for networks where a WebSocket can't be opened.

The news comes as a stream of the same messages; what members ask goes to `/ask`.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.http.endpoints import query_of
from speeltafel.server.http.responses import refusal_of
from speeltafel.server.http.session import Talk
from speeltafel.server.wire.questions import Watch

EVENTS: Final = "text/event-stream"
NOT_HELD_BACK: Final = {"X-Accel-Buffering": "no"}
"""Or nginx would hold the news back."""
BEAT: Final = 15
"""Seconds after which a silent stream says that it is alive."""


def watch_of(request: Request) -> Watch:
    """What `watch` says, in the query. A browser that connects anew tells how far it was."""
    last = request.headers.get("last-event-id")
    since = {} if last is None else {"since": last}
    return query_of(request, Watch, do="watch", id="stream", **since)


async def news_stream(talk: Talk) -> AsyncIterator[bytes]:
    """News until the reader leaves, or may not read on; then the last event says why."""
    try:
        with talk.present():
            while True:
                yield await _next_event(talk)
    except SpeeltafelError as error:
        yield _data(refusal_of(error, talk.words))


async def _next_event(talk: Talk) -> bytes:
    try:
        await asyncio.wait_for(talk.watcher.wait(), BEAT)
    except TimeoutError:
        return b":\n\n"
    news = await talk.news()
    assert news is not None
    return b"id: %d\n" % news.version + _data(news)


def _data(message: object) -> bytes:
    return b"data: " + msgspec.json.encode(message) + b"\n\n"
