"""The server as an ASGI application."""

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import NotFound
from speeltafel.server.http.middleware import SecurityMiddleware
from speeltafel.server.http.reports import CardReports
from speeltafel.server.http.responses import on_error
from speeltafel.server.http.routes import ROUTES, connect_socket
from speeltafel.server.services import Services


def make_app(services: Services, reports: CardReports) -> ASGIApp:
    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with services.opened():
            yield

    requests = Starlette(
        routes=ROUTES,
        middleware=[Middleware(SecurityMiddleware, services)],
        exception_handlers={SpeeltafelError: on_error, HTTPException: on_http_exception},
        lifespan=lifespan,
    )
    requests.state.services = services
    requests.state.reports = reports

    sockets = SecurityMiddleware(connect_socket, services)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = requests
        await (sockets if scope["type"] == "websocket" else requests)(scope, receive, send)

    return app


async def on_http_exception(request: Request, error: Exception) -> Response:
    """No such address, or no such method there."""
    assert isinstance(error, HTTPException)
    response = await on_error(request, NotFound())
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response
