"""Endpoints around games: what can be played, decks, and finished games."""

import asyncio
from functools import cache, partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from speeltafel.decks.example import example
from speeltafel.registry import plugin_of
from speeltafel.server.errors import NotFound
from speeltafel.server.http.endpoints import body_of, query_of
from speeltafel.server.http.reports import CardReports, Report
from speeltafel.server.http.requests import (
    count_join,
    count_request,
    counted_person,
    offload,
    person_of,
    services_of,
    table_name,
)
from speeltafel.server.http.responses import reply, words_of
from speeltafel.server.table.table import Table
from speeltafel.server.tables.decks import DeckFile, deck_read
from speeltafel.server.tables.replays import (
    Moment,
    finished_record,
    finished_table,
    for_others,
    replay_at,
)
from speeltafel.server.wire.book import book_shown
from speeltafel.server.wire.catalogue import game_list
from speeltafel.texts import texts

CSV: Final = "text/csv"


async def games(request: Request) -> Response:
    """What a table can be set up with."""
    return reply(games_encoded(words_of(request).lang))


@cache
def games_encoded(lang: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(game_list(lang)))


async def book(request: Request) -> Response:
    """What one wants to read before the first game, with pictures."""
    return reply(book_encoded(request.path_params["game"], words_of(request).lang))


@cache
def book_encoded(game: str, lang: str) -> msgspec.Raw:
    """It takes as long as a dozen moves, and never changes while the server runs."""
    pages = plugin_of(game).book(texts(lang))
    if pages is None:
        raise NotFound
    return msgspec.Raw(msgspec.json.encode(book_shown(pages)))


async def deck(request: Request) -> Response:
    """Whether a deck of one's own can be played; nothing of it is stored."""
    count_join(request)
    file = await body_of(request, DeckFile)
    return reply(await offload(request)(partial(deck_read, file, words_of(request))))


async def example_deck(request: Request) -> Response:
    """A deck to begin one of one's own with, in the reader's language."""
    words = words_of(request)
    name = f"{words.say('example-deck')}.csv"
    as_file = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(example(words.lang), headers=as_file, media_type=CSV)


async def report(request: Request) -> Response:
    """A card of a deck is wrong: noted for the operator of the server."""
    counted_person(request)
    told = await body_of(request, Report)
    services = services_of(request)
    services.reports.take()
    reports: CardReports = request.app.state.reports
    await asyncio.to_thread(reports.add, told, services.now())
    return Response(status_code=204)


async def record(request: Request) -> Response:
    """The record of a finished game."""
    table, _ = await _finished_table(request)
    text = await offload(request)(finished_record(table).to_text)
    return Response(text, media_type="application/json")


async def replay(request: Request) -> Response:
    """A finished game at one of its moves."""
    moment = query_of(request, Moment)
    table, member = await _finished_table(request)
    pace = services_of(request).repository.pace
    shown = await offload(request)(
        partial(replay_at, table, member, moment, words_of(request), pace)
    )
    return reply(shown if member is not None else for_others(shown))


async def _finished_table(request: Request) -> tuple[Table, int | None]:
    """Strangers can't tell a running game from one that does not exist."""
    count_request(request)
    repository = services_of(request).repository
    return await finished_table(repository, table_name(request), person_of(request))
