"""Every address of the server, with what it takes and gives; and those for its operator."""

from collections.abc import Awaitable
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from speeltafel import __version__
from speeltafel.build import build
from speeltafel.server.access.rate_limits import is_local
from speeltafel.server.errors import NotFound
from speeltafel.server.http import games, tables
from speeltafel.server.http.endpoints import Endpoint
from speeltafel.server.http.games import CSV
from speeltafel.server.http.middleware import refuse
from speeltafel.server.http.openapi import openapi
from speeltafel.server.http.reports import Report
from speeltafel.server.http.requests import services_of
from speeltafel.server.http.responses import reply
from speeltafel.server.http.sse import EVENT_STREAM
from speeltafel.server.http.static import static_file
from speeltafel.server.http.tables import SVG
from speeltafel.server.http.websocket import table_socket
from speeltafel.server.metrics import CONTENT_TYPE
from speeltafel.server.tables.archive import PlayOn, Upload
from speeltafel.server.tables.decks import DeckFile
from speeltafel.server.tables.lessons import Learn
from speeltafel.server.tables.lobby import Create, Join, Look
from speeltafel.server.tables.replays import Moment
from speeltafel.server.wire.book import BookShown
from speeltafel.server.wire.messages import AskAnswer, ClientMessage, News, Watch
from speeltafel.server.wire.resources import (
    DeckRead,
    GameList,
    Health,
    Invitation,
    Made,
    Replay,
    TableList,
)


async def health(request: Request) -> Response:
    """Whether the server and its database work."""
    services = services_of(request)
    await services.store.check_health()
    bots = services.bots.build if services.bots else None
    return reply(Health(status="ok", version=__version__, build=build(), bots=bots))


async def description(_request: Request) -> Response:
    """Of the server, for programs."""
    return Response(document(), media_type="application/json")


@cache
def document() -> bytes:
    return msgspec.json.encode(openapi(ROUTES))


async def metrics(request: Request) -> Response:
    """To this machine only: how busy a server is concerns nobody else."""
    if not is_local(request.scope):
        raise NotFound
    return Response(services_of(request).metrics.text(), media_type=CONTENT_TYPE)


ROUTES: list[BaseRoute] = [
    Route("/metrics", metrics),
    Route("/openapi.json", description),
    Endpoint("GET", "/healthz", health, gives=Health, for_all=True),
    Endpoint("GET", "/api/games", games.games, gives=GameList, for_all=True),
    Endpoint("GET", "/api/games/{game}/book", games.book, gives=BookShown, for_all=True),
    Endpoint(
        "POST", "/api/tables", tables.create, takes=Create, gives=Made, status=201, for_all=True
    ),
    Endpoint(
        "POST", "/api/lessons", tables.learn, takes=Learn, gives=Made, status=201, for_all=True
    ),
    Endpoint("GET", "/api/tables", tables.my_tables, gives=TableList, for_all=True),
    Endpoint("GET", "/api/tables/open", tables.open_tables, gives=TableList, for_all=True),
    Endpoint("POST", "/api/look", tables.look, takes=Look, gives=Invitation, for_all=True),
    Endpoint("POST", "/api/join", tables.join, takes=Join, gives=Made, for_all=True),
    Endpoint("DELETE", "/api/me", tables.forget_me, status=204),
    Endpoint(
        "POST", "/api/records", tables.upload, takes=Upload, gives=Made, status=201, for_all=True
    ),
    Endpoint("POST", "/api/decks", games.deck, takes=DeckFile, gives=DeckRead, for_all=True),
    Endpoint("GET", "/api/decks/example", games.example_deck, gives=str, media=CSV, for_all=True),
    Endpoint("POST", "/api/reports", games.report, takes=Report, status=204),
    Endpoint("GET", "/api/tables/{table}/qr.svg", tables.qr_code, gives=str, media=SVG),
    Endpoint(
        "POST",
        "/api/tables/{table}/play-on",
        tables.play_on,
        takes=PlayOn,
        gives=Made,
        status=201,
        for_all=True,
    ),
    Endpoint("DELETE", "/api/tables/{table}", tables.delete, status=204),
    Endpoint("GET", "/api/tables/{table}/record", games.record, gives=dict[str, Any], for_all=True),
    Endpoint(
        "GET", "/api/tables/{table}/replay", games.replay, asks=Moment, gives=Replay, for_all=True
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/ask",
        tables.ask,
        takes=ClientMessage,
        gives=AskAnswer,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/stream",
        tables.stream,
        asks=Watch,
        gives=News,
        media=EVENT_STREAM,
    ),
    Route("/join/{code}", tables.join_page),
    Route("/{path:path}", static_file),
]
SOCKET: Final = WebSocketRoute("/api/tables/{table}/socket", table_socket)


def connect_socket(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
    """Straight to its endpoint: a connection stays open for hours, and each layer takes memory."""
    match, found = SOCKET.matches(scope)
    if match is not Match.FULL:
        return refuse(NotFound(), scope, receive, send)
    scope.update(found)
    return table_socket(scope, receive, send)
