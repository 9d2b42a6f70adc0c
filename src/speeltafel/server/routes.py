"""What the server does over HTTP."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute

from speeltafel import __version__
from speeltafel.server.errors import BadMessage, NoPerson, NotHost
from speeltafel.server.house import House
from speeltafel.server.index import listed
from speeltafel.server.lobby import Create, Join
from speeltafel.server.messages import Health, Made, Refusal, TableList
from speeltafel.server.people import COOKIE, cookie_header
from speeltafel.server.replays import Eyes, finished_record, replay_at
from speeltafel.server.replies import body_of, reply, status_of, words_of
from speeltafel.server.socket import table_socket
from speeltafel.server.stream import STREAM_HEADERS, news_stream, watch_of
from speeltafel.server.table import Table
from speeltafel.server.talk import Talk

LONGEST_LIST = 200


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def person_of(request: Request) -> str | None:
    return house_of(request).people.person(request.cookies.get(COOKIE))


def known_person(request: Request) -> str:
    """Who asks, if they don't ask too often."""
    person = person_of(request)
    if person is None:
        raise NoPerson
    house_of(request).requests.take(person)
    return person


# Coming in: who has no cookie yet gets one


async def create(request: Request) -> Response:
    person = _enter(request)
    table = await house_of(request).lobby.create(person, await body_of(request, Create))
    return _made(request, person, table, 201)


async def join(request: Request) -> Response:
    person = _enter(request)
    table = await house_of(request).lobby.join(person, await body_of(request, Join))
    return _made(request, person, table, 200)


def _enter(request: Request) -> str:
    house = house_of(request)
    house.doors.take(request.client.host if request.client else "")
    return person_of(request) or house.people.welcome()


def _made(request: Request, person: str, table: Table, status: int) -> Response:
    link = str(request.url.replace(path=f"/join/{table.code}", query=""))
    response = reply(Made(table=table.id, code=table.code, link=link), status)
    cookie = house_of(request).people.cookie(person)
    response.headers["set-cookie"] = cookie_header(cookie, secure=request.url.scheme == "https")
    return response


# Lists, records, replays


async def my_tables(request: Request) -> Response:
    rows = await house_of(request).store.tables_of(known_person(request), LONGEST_LIST)
    return reply(TableList(tables=[listed(row) for row in rows]))


async def open_tables(request: Request) -> Response:
    rows = await house_of(request).store.open_tables(LONGEST_LIST)
    return reply(TableList(tables=[listed(row) for row in rows]))


async def record(request: Request) -> Response:
    table, _ = await _seen(request)
    return Response(finished_record(table).to_text(), media_type="application/json")


async def replay(request: Request) -> Response:
    table, _ = await _seen(request)
    move = _number(request.query_params.get("move", "0"))
    return reply(replay_at(table, move, _eyes(request), words_of(request)))


async def _seen(request: Request) -> tuple[Table, int]:
    return await house_of(request).lobby.seen(request.path_params["table"], known_person(request))


def _eyes(request: Request) -> Eyes:
    eyes = request.query_params.get("eyes")
    if eyes is None:
        return None
    return "open" if eyes == "open" else _number(eyes)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadMessage(f"{text[:20]!r} is no number")
    return int(text)


# What members ask, where a WebSocket can't be opened


async def ask(request: Request) -> Response:
    """To `watch`, which has no other answer, the news is the answer; for more see `stream.py`."""
    talk = talk_of(request)
    answer = await talk.answer(await request.body()) or await talk.news()
    return reply(answer, status_of(answer.code) if isinstance(answer, Refusal) else 200)


async def stream(request: Request) -> Response:
    """The news of a table as it comes."""
    talk = talk_of(request)
    await talk.watch(watch_of(request))
    return StreamingResponse(news_stream(talk), headers=STREAM_HEADERS)


def talk_of(request: Request) -> Talk:
    table, person = request.path_params["table"], known_person(request)
    return Talk(house_of(request), table, person, words_of(request))


async def delete(request: Request) -> Response:
    table, member = await _seen(request)
    if member != table.host:
        raise NotHost
    await house_of(request).store.forget(table.id)
    return Response(status_code=204)


# For those who run it


async def health(request: Request) -> Response:
    await house_of(request).store.open_tables(1)
    return reply(Health(status="ok", version=__version__))


async def metrics(request: Request) -> Response:
    house = house_of(request)
    return PlainTextResponse(house.metrics.text(house.gallery.count()))


async def page(request: Request) -> Response:
    """Stands in for the browser client."""
    return PlainTextResponse(words_of(request).say("server-running") + "\n")


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/join/{code}", page),
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables", my_tables),
    Route("/api/tables/open", open_tables),
    Route("/api/join", join, methods=["POST"]),
    Route("/api/tables/{table}", delete, methods=["DELETE"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/ask", ask, methods=["POST"]),
    Route("/api/tables/{table}/stream", stream),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
]
