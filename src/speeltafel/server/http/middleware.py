"""Middleware: rate limits, the origin and size of requests, security headers, answers to failures."""

import logging
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from speeltafel.server.access.hosts import AllowedHosts, host_name
from speeltafel.server.access.rate_limits import client_address
from speeltafel.server.errors import (
    BadMessage,
    Broken,
    ForeignHost,
    ForeignOrigin,
    MessageTooLong,
    TableError,
)
from speeltafel.server.http.requests import services_of
from speeltafel.server.http.responses import refusal_response, words_of
from speeltafel.server.services import Services

MOST_BYTES: Final = 65_536
"""The longest body of a request."""
LARGER_BODIES: Final = dict.fromkeys(("/api/records", "/api/decks", "/api/tables"), 2_000_000)
"""By path, where more is needed."""
MOST_QUERY: Final = 2_048
"""Bytes of the query of an address."""

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
HSTS: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Over https only: at home there is none."""
STARTS: Final = {"http.response.start", "websocket.http.response.start"}

log = logging.getLogger(__name__)


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        services = self.services
        await services.admission.enter()
        address = client_address(scope)
        try:
            check_query(scope)
            services.requests.take(address)
            check_host(scope, services.hosts)
            check(scope)
            services.concurrent.take(address)
        except TableError as wrong:
            await refuse(wrong, scope, receive, send)
            return
        try:
            if scope["type"] == "websocket":  # uvicorn limits the size of its messages
                await self.app(scope, receive, send)
            else:
                await self._respond(scope, receive, send)
        finally:
            services.concurrent.give_back(address)

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever fails, the client gets a response."""
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, _with_headers(scope, sending))
        except ClientDisconnect:  # nobody waits for a response
            return
        except Exception:
            if started:
                raise  # uvicorn closes the connection and logs the reason
            log.exception("a request failed")
            await refuse(Broken(), scope, receive, send)


def most_bytes(scope: Scope) -> int:
    return LARGER_BODIES.get(scope["path"], MOST_BYTES)


def check_query(scope: Scope) -> None:
    """Before anything parses it: each `a=b` takes a microsecond. The refusal looks for `lang` in it too."""
    if len(scope["query_string"]) > MOST_QUERY:
        scope["query_string"] = b""
        raise MessageTooLong(most=MOST_QUERY)


def check_host(scope: Scope, hosts: AllowedHosts) -> None:
    header = Headers(scope=scope).get("host")
    if header is not None and not hosts.allows(header):
        raise ForeignHost(host=host_name(header) or header)


def check(scope: Scope) -> None:
    """Refuse bodies that are too long or in chunks, and browsers on pages of other sites."""
    headers = Headers(scope=scope)
    if "transfer-encoding" in headers:  # connections.py says why
        raise BadMessage("a body needs a Content-Length, and no Transfer-Encoding")
    if int_or_zero(headers.get("content-length")) > most_bytes(scope):
        raise MessageTooLong(most=most_bytes(scope))
    origin = headers.get("origin")
    changes = scope["type"] == "websocket" or scope["method"] not in SAFE
    if changes and origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise ForeignOrigin


def int_or_zero(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() else 0


async def refuse(wrong: TableError, scope: Scope, receive: Receive, send: Send) -> None:
    connection = HTTPConnection(scope)
    services_of(connection).metrics.refusals[wrong.code] += 1
    response = refusal_response(wrong, words_of(connection))
    if scope["type"] == "http":
        await response(scope, receive, _with_headers(scope, send))
    else:
        socket = WebSocket(scope, receive, _with_headers(scope, send))
        await socket.send_denial_response(response)
        # Else uvicorn 0.54 logs an error: it takes a response for a handshake that was not completed.
        raise ClientDisconnected


def _with_headers(scope: Scope, send: Send) -> Send:
    added = HEADERS | HSTS if scope["scheme"] in {"https", "wss"} else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] in STARTS:
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
