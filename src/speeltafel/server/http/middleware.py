"""Before every request: where it comes from, how big it is; after it: what browsers may do with it."""

import logging
from contextlib import ExitStack
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from speeltafel.server.access.rate_limits import address_of
from speeltafel.server.errors import Broken, ForeignOrigin, TableError, TooLong
from speeltafel.server.http.responses import refusal_response, words_of
from speeltafel.server.services import House

MOST_BYTES: Final = 65_536
"""The longest body of a request."""
LONGER: Final = dict.fromkeys(("/api/records", "/api/decks", "/api/tables"), 2_000_000)
"""Where more is needed."""

SAFE: Final = {"GET", "HEAD", "OPTIONS"}

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
STAY_SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Only where the connection is secure: at home it is not."""
STARTS: Final = {"http.response.start", "websocket.http.response.start"}

log = logging.getLogger(__name__)


class Shield:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        address = address_of(scope)
        with ExitStack() as stay:
            try:
                house.requests.take(address)
                stay.enter_context(house.crowd.one(address))
                check(scope)
            except TableError as wrong:
                house.metrics.refusals[wrong.code] += 1
                await _refuse(wrong, scope, receive, send)
                return
            await self._pass_on(scope, _measured(receive, most_bytes(scope)), send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever goes wrong behind us, whoever asked gets an answer."""
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, _with_headers(scope, sending))
        except ClientDisconnect:  # nobody waits for an answer
            return
        except Exception:
            if started or scope["type"] != "http":
                raise  # the connection is cut, and uvicorn notes why
            log.exception("a request failed")
            scope["app"].state.house.metrics.refusals[Broken.code] += 1
            await _refuse(Broken(), scope, receive, send)


def most_bytes(scope: Scope) -> int:
    return LONGER.get(scope["path"], MOST_BYTES)


def check(scope: Scope) -> None:
    """A browser says which site a request comes from: it must be ours."""
    headers = Headers(scope=scope)
    if int_or_zero(headers.get("content-length")) > most_bytes(scope):
        raise TooLong(most=most_bytes(scope))
    origin = headers.get("origin")
    changes = scope["type"] == "websocket" or scope["method"] not in SAFE
    if changes and origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise ForeignOrigin


def int_or_zero(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() else 0


async def _refuse(wrong: TableError, scope: Scope, receive: Receive, send: Send) -> None:
    connection = HTTPConnection(scope)
    response = refusal_response(wrong, words_of(connection))
    if scope["type"] == "http":
        await response(scope, receive, _with_headers(scope, send))
    else:
        socket = WebSocket(scope, receive, _with_headers(scope, send))
        await socket.send_denial_response(response)


def _measured(receive: Receive, most: int) -> Receive:
    """Stops reading a body that does not end where it should."""
    got = 0

    async def measured() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise TooLong(most=most)
        return message

    return measured


def _with_headers(scope: Scope, send: Send) -> Send:
    added = HEADERS | STAY_SECURE if scope["scheme"] in {"https", "wss"} else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] in STARTS:
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
