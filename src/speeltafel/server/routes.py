"""What the server does over HTTP."""

import asyncio
import io
from functools import cache
from typing import Any, Final
from urllib.parse import quote

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute

from speeltafel import __version__
from speeltafel.decks.example import example
from speeltafel.server import archive
from speeltafel.server.archive import PlayOn, Upload
from speeltafel.server.catalogue import game_list
from speeltafel.server.codes import CODE_LENGTH, read_code
from speeltafel.server.decks import DeckFile, deck_read
from speeltafel.server.endpoints import Endpoint, body_of, query_of
from speeltafel.server.errors import NoPerson, NoTable, NotFound, NotHost
from speeltafel.server.forgetting import forget_person
from speeltafel.server.house import House
from speeltafel.server.index import listed
from speeltafel.server.limits import address_of, is_here
from speeltafel.server.lobby import Create, Join, Look, invitation
from speeltafel.server.messages import (
    Answer,
    DeckRead,
    Done,
    GameList,
    Health,
    Invitation,
    Made,
    News,
    Refusal,
    Replay,
    TableList,
)
from speeltafel.server.openapi import openapi
from speeltafel.server.pages import page
from speeltafel.server.people import COOKIE, cookie_header, gone_cookie
from speeltafel.server.questions import Asked, Watch
from speeltafel.server.replays import Moment, finished_record, for_strangers, replay_at
from speeltafel.server.replies import reply, status_of, words_of
from speeltafel.server.reports import Report, Reports
from speeltafel.server.socket import table_socket
from speeltafel.server.stream import EVENTS, NOT_HELD_BACK, news_stream, watch_of
from speeltafel.server.table import Table
from speeltafel.server.talk import Talk

LONGEST_LIST: Final = 200
PICTURE: Final = "image/svg+xml"
SHEET: Final = "text/csv"


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def person_of(request: Request) -> str | None:
    return house_of(request).people.person(request.cookies.get(COOKIE))


def known_person(request: Request) -> str:
    """Who asks, if they don't ask too often."""
    person = member_of(request)
    house_of(request).messages.take(person)
    return person


def member_of(request: Request) -> str:
    """Who asks; how often is counted by `Talk`."""
    person = person_of(request)
    if person is None:
        raise NoPerson
    return person


# Coming in: who has no cookie yet gets one


async def create(request: Request) -> Response:
    """Make a table. The same id makes no second one."""
    person = _enter(request)
    table = await house_of(request).lobby.create(person, await body_of(request, Create))
    return _made(request, person, table, 201)


async def join(request: Request) -> Response:
    """Become a member of a table, by its code or, if it is open, by its name."""
    person = _enter(request)
    table = await house_of(request).lobby.join(person, await body_of(request, Join))
    return _made(request, person, table, 200)


async def look(request: Request) -> Response:
    """Which table a code leads to, before one joins it. Counted as joining is: codes can be guessed."""
    house, person = house_of(request), person_of(request)
    house.doors.take(address_of(request.scope))
    table, seat = await house.lobby.look(person, await body_of(request, Look))
    return reply(invitation(table, person, seat))


async def upload(request: Request) -> Response:
    """Bring a record along: a table to look at its game, and to play on from."""
    person = _enter(request)
    wish = await body_of(request, Upload)
    return _made(request, person, await archive.upload(house_of(request).lobby, person, wish), 201)


async def play_on(request: Request) -> Response:
    """A practice table that begins at a move of a finished game."""
    _count(request)
    person = _enter(request)
    wish = await body_of(request, PlayOn)
    lobby = house_of(request).lobby
    table = await archive.play_on(lobby, request.path_params["table"], person, wish)
    return _made(request, person, table, 201)


def _enter(request: Request) -> str:
    house = house_of(request)
    house.doors.take(address_of(request.scope))
    return person_of(request) or house.people.welcome()


def _made(request: Request, person: str, table: Table, status: int) -> Response:
    link = link_to(request, table)
    response = reply(Made(table=table.id, code=table.code, link=link), status)
    cookie = house_of(request).people.cookie(person)
    response.headers["set-cookie"] = cookie_header(cookie, secure=request.url.scheme == "https")
    return response


def link_to(request: Request, table: Table) -> str:
    return str(request.url.replace(path=f"/join/{table.code}", query=""))


async def way_in(request: Request) -> Response:
    """Where a link leads: the browser client reads the code behind the #."""
    code = read_code(request.path_params["code"])[:CODE_LENGTH]
    return RedirectResponse(f"/#/join/{quote(code)}")


async def qr_code(request: Request) -> Response:
    """The link to a table, for the camera of a phone."""
    table, _ = await _seen(request)
    picture = io.BytesIO()
    segno.make(link_to(request, table), micro=False).save(
        picture, "svg", light="white", omitsize=True, xmldecl=False
    )
    return Response(picture.getvalue(), media_type=PICTURE)


async def forget_me(request: Request) -> Response:
    """Delete one's own data: tables of one's own, and one's name and words at those of others."""
    person = known_person(request)
    await forget_person(house_of(request).lobby, person)
    response = Response(status_code=204)
    response.headers["set-cookie"] = gone_cookie()
    return response


# Lists, records, replays


async def games(request: Request) -> Response:
    """What a table can be set up with."""
    return reply(game_list(words_of(request).lang))


async def deck(request: Request) -> Response:
    """Whether a deck of one's own can be played; nothing is kept of it."""
    house_of(request).doors.take(address_of(request.scope))
    file = await body_of(request, DeckFile)
    return reply(await asyncio.to_thread(deck_read, file, words_of(request)))


async def example_deck(request: Request) -> Response:
    """A deck to begin one of one's own with, in the reader's language."""
    words = words_of(request)
    name = f"{words.say('example-deck')}.csv"
    as_file = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(example(words.lang), headers=as_file, media_type=SHEET)


async def my_tables(request: Request) -> Response:
    """The tables that one has joined, the last used first; whoever is new has none."""
    if person_of(request) is None:
        return reply(TableList(tables=[]))
    rows = await house_of(request).store.tables_of(known_person(request), LONGEST_LIST)
    return reply(TableList(tables=[listed(row) for row in rows]))


async def open_tables(request: Request) -> Response:
    """The tables that anybody may join."""
    rows = await house_of(request).store.open_tables(LONGEST_LIST)
    return reply(TableList(tables=[listed(row) for row in rows]))


async def record(request: Request) -> Response:
    """The record of a finished game."""
    table, _ = await _seen_after(request)
    return Response(finished_record(table).to_text(), media_type="application/json")


async def replay(request: Request) -> Response:
    """A finished game at one of its moves."""
    moment = query_of(request, Moment)
    table, member = await _seen_after(request)
    seen = (moment.move, moment.eyes, words_of(request), house_of(request).keeper.pace)
    shown = await asyncio.to_thread(replay_at, table, *seen)
    return reply(shown if member is not None else for_strangers(shown))


async def _seen(request: Request) -> tuple[Table, int]:
    return await house_of(request).lobby.seen(request.path_params["table"], known_person(request))


async def _seen_after(request: Request) -> tuple[Table, int | None]:
    """A finished game, also for who has no more than its link; of others they can't tell a thing."""
    _count(request)
    person = person_of(request)
    try:
        return await house_of(request).lobby.seen_after(request.path_params["table"], person)
    except NoTable:
        if person is None:
            raise NoPerson from None
        raise


def _count(request: Request) -> None:
    """Who has no cookie is counted with all others at the same address."""
    house_of(request).messages.take(person_of(request) or address_of(request.scope))


async def report(request: Request) -> Response:
    """A card of a deck is wrong: noted for whoever runs the server."""
    known_person(request)
    told = await body_of(request, Report)
    house = house_of(request)
    house.reports.take()
    reports: Reports = request.app.state.reports
    await asyncio.to_thread(reports.add, told, house.now())
    return Response(status_code=204)


# What members ask, where a WebSocket can't be opened


async def ask(request: Request) -> Response:
    """Ask something at a table. To `watch` the news is the answer."""
    talk = talk_of(request, member_of(request))
    answer = await talk.answer(await request.body()) or await talk.news()
    return reply(answer, status_of(answer.code) if isinstance(answer, Refusal) else 200)


async def stream(request: Request) -> Response:
    """The news of a table as it comes."""
    person = known_person(request)
    talk = talk_of(request, person)
    await talk.watch(watch_of(request))
    house_of(request).screens.check(person)  # there is no status any more once the stream runs
    return StreamingResponse(news_stream(talk), headers=NOT_HELD_BACK, media_type=EVENTS)


def talk_of(request: Request, person: str) -> Talk:
    return Talk(house_of(request), request.path_params["table"], person, words_of(request))


async def delete(request: Request) -> Response:
    """Remove a table for everybody; only its host can."""
    table, member = await _seen(request)
    if member != table.host:
        raise NotHost
    await house_of(request).store.forget(table.id)
    return Response(status_code=204)


# For those who run it


async def health(request: Request) -> Response:
    """Whether the server and its database work."""
    await house_of(request).store.open_tables(1)
    return reply(Health(status="ok", version=__version__))


async def description(_request: Request) -> Response:
    """Of the server, for programs."""
    return Response(document(), media_type="application/json")


@cache
def document() -> bytes:
    return msgspec.json.encode(openapi(ROUTES))


async def metrics(request: Request) -> Response:
    """On this machine only: how busy a server is concerns nobody else."""
    house = house_of(request)
    if not is_here(request.scope):
        raise NotFound
    return PlainTextResponse(house.metrics.text(house.gallery.count()))


ROUTES: list[BaseRoute] = [
    Route("/metrics", metrics),
    Route("/openapi.json", description),
    Endpoint("GET", "/healthz", health, gives=Health, for_all=True),
    Endpoint("GET", "/api/games", games, gives=GameList, for_all=True),
    Endpoint("POST", "/api/tables", create, takes=Create, gives=Made, status=201, for_all=True),
    Endpoint("GET", "/api/tables", my_tables, gives=TableList, for_all=True),
    Endpoint("GET", "/api/tables/open", open_tables, gives=TableList, for_all=True),
    Endpoint("POST", "/api/look", look, takes=Look, gives=Invitation, for_all=True),
    Endpoint("POST", "/api/join", join, takes=Join, gives=Made, for_all=True),
    Endpoint("DELETE", "/api/me", forget_me, status=204),
    Endpoint("POST", "/api/records", upload, takes=Upload, gives=Made, status=201, for_all=True),
    Endpoint("POST", "/api/decks", deck, takes=DeckFile, gives=DeckRead, for_all=True),
    Endpoint("GET", "/api/decks/example", example_deck, gives=str, media=SHEET, for_all=True),
    Endpoint("POST", "/api/reports", report, takes=Report, status=204),
    Endpoint("GET", "/api/tables/{table}/qr.svg", qr_code, gives=str, media=PICTURE),
    Endpoint(
        "POST",
        "/api/tables/{table}/play-on",
        play_on,
        takes=PlayOn,
        gives=Made,
        status=201,
        for_all=True,
    ),
    Endpoint("DELETE", "/api/tables/{table}", delete, status=204),
    Endpoint("GET", "/api/tables/{table}/record", record, gives=dict[str, Any], for_all=True),
    Endpoint("GET", "/api/tables/{table}/replay", replay, asks=Moment, gives=Replay, for_all=True),
    Endpoint("POST", "/api/tables/{table}/ask", ask, takes=Asked, gives=News | Done | Answer),
    Endpoint("GET", "/api/tables/{table}/stream", stream, asks=Watch, gives=News, media=EVENTS),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
    Route("/join/{code}", way_in),
    Route("/{path:path}", page),
]
