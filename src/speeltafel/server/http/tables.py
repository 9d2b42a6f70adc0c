"""Endpoints around tables: making, joining, listing and deleting them, and sessions over HTTP."""

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from typing import Final, TypeVar
from urllib.parse import quote

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from speeltafel.server.access.cookies import cookie_of, delete_cookie, set_cookie
from speeltafel.server.access.rate_limits import client_address
from speeltafel.server.errors import BadCode, NotHost, ShortCode, TooFast
from speeltafel.server.http.endpoints import body_of
from speeltafel.server.http.requests import (
    count_join,
    count_request,
    counted_person,
    known_person,
    offload,
    person_of,
    services_of,
    table_name,
    table_of,
)
from speeltafel.server.http.responses import reply, status_of, words_of
from speeltafel.server.http.session import Session
from speeltafel.server.http.sse import EventStream, watch_of
from speeltafel.server.services import Services
from speeltafel.server.table.ids import CODE_LENGTH, invite_code, is_invite_code, read_code
from speeltafel.server.table.table import Table
from speeltafel.server.tables import archive, lessons
from speeltafel.server.tables.archive import PlayOn, Upload
from speeltafel.server.tables.index import listed
from speeltafel.server.tables.lessons import Learn
from speeltafel.server.tables.lobby import Create, Join, Look, invitation
from speeltafel.server.tables.retention import erase_person
from speeltafel.server.wire.messages import RefusalShown
from speeltafel.server.wire.resources import Made, TableList

Wish = TypeVar("Wish", Create, Join, Learn, Upload, PlayOn)

LONGEST_LIST: Final = 200
SVG: Final = "image/svg+xml"


# Making and joining: those without a cookie are given one


async def create(request: Request) -> Response:
    """Make a table. The same id makes no second one."""
    person, wish = await _person_joining(request, Create)
    table = await services_of(request).lobby.create(person, wish, offload(request))
    return _made(request, person, table, 201)


async def learn(request: Request) -> Response:
    """Begin a lesson, by its name."""
    person, wish = await _person_joining(request, Learn)
    table = await lessons.learn(services_of(request).lobby, person, wish, words_of(request))
    return _made(request, person, table, 201)


async def join(request: Request) -> Response:
    """Become a member of a table, by its code or, if it is open, by its name."""
    person, wish = await _person_joining(request, Join)
    async with _counting_guesses(request, person, wish):
        table = await services_of(request).lobby.join(person, wish)
    return _made(request, person, table, 200)


async def look(request: Request) -> Response:
    """Which table a code leads to, before one joins it. Counted as joining is: codes can be guessed."""
    count_join(request)
    person, wish = person_of(request), await body_of(request, Look)
    async with _counting_guesses(request, person, wish):
        table, seat = await services_of(request).lobby.look(person, wish)
    return reply(invitation(table, person, seat))


@asynccontextmanager
async def _counting_guesses(
    request: Request, person: str | None, wish: Look
) -> AsyncIterator[None]:
    """Wrong codes are counted, for the whole server and by address; after too many, links still work."""
    is_taken = await _take_guess(request, person, wish)
    try:
        yield
    except BadCode:
        is_taken = False  # and not given back
        raise
    finally:
        if is_taken:
            services = services_of(request)
            services.guesses.give_back()
            services.guesses_of_address.give_back(client_address(request.scope))


async def _take_guess(request: Request, person: str | None, wish: Look) -> bool:
    """Whether this is counted: not for links and open tables, nor for members when no token is left.

    Before the lookup, or many guesses at the same moment would all be answered.
    """
    services = services_of(request)
    if not wish.code or is_invite_code(wish.code):
        return False
    try:
        take_guess(services, client_address(request.scope))
    except TooFast:
        if await services.lobby.is_member(person, wish):
            return False
        raise ShortCode from None
    return True


def take_guess(services: Services, address: str) -> None:
    """TooFast if the address or the server has no token left; then none is taken."""
    services.guesses_of_address.take(address)
    try:
        services.guesses.take()
    except TooFast:
        services.guesses_of_address.give_back(address)
        raise


async def upload(request: Request) -> Response:
    """Upload a record: a table to replay its game, and to play on from."""
    person, wish = await _person_joining(request, Upload)
    table = await archive.upload(services_of(request).lobby, person, wish, offload(request))
    return _made(request, person, table, 201)


async def play_on(request: Request) -> Response:
    """A practice table that begins at a move of a finished game."""
    count_request(request)
    person, wish = await _person_joining(request, PlayOn)
    lobby, name = services_of(request).lobby, table_name(request)
    table = await archive.play_on(lobby, name, person, wish, offload(request))
    return _made(request, person, table, 201)


async def _person_joining(request: Request, kind: type[Wish]) -> tuple[str, Wish]:
    """Who asks, and for what. A newcomer whose request is sent again is the same person."""
    count_join(request)
    wish = await body_of(request, kind)
    return person_of(request) or services_of(request).lobby.newcomer(wish.id), wish


def _made(request: Request, person: str, table: Table, status: int) -> Response:
    link = link_to(request, table)
    response = reply(Made(table=table.id, code=table.code, link=link), status)
    cookies, cookie = services_of(request).cookies, cookie_of(request)
    # A cookie that is valid stays as it is: during an update, servers of the version before read it.
    value = cookie if cookie and cookies.person(cookie) == person else cookies.sign(person)
    set_cookie(response, value, secure=request.url.scheme == "https")
    return response


def link_to(request: Request, table: Table) -> str:
    return str(request.url.replace(path=f"/join/{invite_code(table.id, table.code)}", query=""))


async def join_page(request: Request) -> Response:
    """Where a link leads: the browser client reads the code behind the #."""
    code = read_code(request.path_params["code"])[: 2 * CODE_LENGTH]
    return RedirectResponse(f"/#/join/{quote(code)}")


async def qr_code(request: Request) -> Response:
    """The link to a table, for the camera of a phone."""
    table, _ = await table_of(request)
    drawn = await offload(request)(partial(qr_svg, link_to(request, table)))
    return Response(drawn, media_type=SVG)


@lru_cache(1000)
def qr_svg(link: str) -> bytes:
    """It takes as long as ten other requests, and everybody at a table asks for the same."""
    picture = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(picture, "svg", light="white", omitsize=True, xmldecl=False)
    return picture.getvalue()


# Lists, deleting


async def my_tables(request: Request) -> Response:
    """The tables that one has joined, the last used first; none for those without a cookie."""
    if person_of(request) is None:
        return reply(TableList(tables=[]))
    rows = await services_of(request).store.tables_of(counted_person(request), LONGEST_LIST)
    return reply(TableList(tables=listed(rows)))


async def open_tables(request: Request) -> Response:
    """The tables that anybody may join or watch: those that wait for players first."""
    rows = await services_of(request).store.open_tables(LONGEST_LIST)
    return reply(TableList(tables=listed(rows)))


async def delete(request: Request) -> Response:
    """Remove a table for everybody; only its host can."""
    table, member = await table_of(request)
    if member != table.host:
        raise NotHost
    await services_of(request).store.delete(table.id)
    return Response(status_code=204)


async def forget_me(request: Request) -> Response:
    """Delete one's own data: tables where nobody else is a member, and one's name, words and titles at others."""
    await erase_person(services_of(request).lobby, counted_person(request))
    response = Response(status_code=204)
    delete_cookie(response)
    return response


# Sessions, where a WebSocket can't be opened


async def ask(request: Request) -> Response:
    """Send a message to a table. The answer to `watch` is the news."""
    session = _session(request, known_person(request))  # the session counts its messages itself
    answer = await session.answer(await request.body())
    if answer is None:
        return reply(msgspec.Raw(await session.news() or b"null"))
    return reply(answer, status_of(answer.code) if isinstance(answer, RefusalShown) else 200)


async def stream(request: Request) -> Response:
    """The news of a table as it comes."""
    person = counted_person(request)
    woken = asyncio.Event()
    session = _session(request, person, woken.set)
    await session.watch(watch_of(request))
    services_of(request).connections.check(person)  # once the stream runs it has no status
    return EventStream(session, woken)


def _session(request: Request, person: str, wake: Callable[[], None] = lambda: None) -> Session:
    address, words = client_address(request.scope), words_of(request)
    return Session(services_of(request), table_name(request), person, address, words, wake)
