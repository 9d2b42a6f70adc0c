"""Fills a store with tables to measure with: just dealt, long, or over."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from speeltafel.server.store.base import Index, Store
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import Acted, fold, folded, write_entry
from speeltafel.server.table.ids import new_code, new_name
from speeltafel.server.table.member_entries import Created, Entry, Guest, Place
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables.index import index_of

AT_ONCE: Final = 200


class Stocked(NamedTuple):
    """A table in the store, and who sits there."""

    table: str
    people: list[str]


def dealt(game: str, people: list[str], luck: random.Random) -> list[Entry]:
    """The log of a table where everybody sits and the cards are dealt."""
    at = time.time_ns() // 1_000_000
    created = Created(
        at=at,
        settings=Settings(game),
        code=new_code(),
        guests=[Guest(person, f"Player {number}") for number, person in enumerate(people)],
        places=[Place(holder=seat) for seat in range(len(people))],
    )
    rules = folded(Table(""), [created]).game
    started = Started(
        at=at,
        seed=luck.randbytes(32).hex(),
        rules_version=rules.rules_version,
        material=rules.material(rules.check_options({})),
    )
    return [created, started]


def played(log: list[Entry], moves: int, luck: random.Random) -> list[Entry]:
    """The log after a number of random moves, or when the game is over."""
    table = folded(Table(""), log)
    log = list(log)
    while len(table.moves) <= moves and table.status == "playing":
        assert table.match is not None
        seat = luck.choice(table.match.state.waits_for())
        action = table.match.game.actions.text(luck.choice(table.match.state.legal(seat)))
        log.append(Acted(at=log[0].at, seat=seat, action=action))
        fold(table, log[-1])
    return log


def long_log(game: str, people: list[str], moves: int, luck: random.Random) -> list[Entry]:
    """A game that is still played after this number of moves."""
    while True:
        log = played(dealt(game, people, luck), moves, luck)
        if len(log) == moves + 2 and folded(Table(""), log).status == "playing":
            return log


async def put(store: Store, log: list[Entry]) -> Stocked:
    table = folded(Table(new_name()), log)
    texts = [write_entry(entry) for entry in log]
    assert await store.append(table.id, 1, texts, index_of(table, log[-1].at), None)
    return Stocked(table.id, [member.person for member in table.members])


async def deal_many(
    store: Store, game: str, tables: int, luck: random.Random, players: int = 2
) -> list[Stocked]:
    logs = [dealt(game, [new_name() for _ in range(players)], luck) for _ in range(tables)]
    return [
        one
        for some in parts(tables)
        for one in await asyncio.gather(*(put(store, logs[number]) for number in some))
    ]


async def finish_many(store: Store, game: str, games: int, luck: random.Random) -> None:
    """Games that are over: some that were played, each stored many times under other names."""
    templates = [template(game, luck) for _ in range(AT_ONCE)]
    for some in parts(games):
        chosen = [templates[number % AT_ONCE] for number in some]
        await asyncio.gather(*(put_again(store, *one) for one in chosen))


def template(game: str, luck: random.Random) -> tuple[list[str], Index]:
    log = played(dealt(game, [new_name(), new_name()], luck), 10_000, luck)
    table = folded(Table(""), log)
    assert table.status == "over"
    return [write_entry(entry) for entry in log], index_of(table, log[-1].at)


async def put_again(store: Store, texts: list[str], index: Index) -> None:
    fresh = index._replace(codes=(new_name(),), people=(new_name(), new_name()))
    assert await store.append(new_name(), 1, texts, fresh, None)


def parts(count: int) -> Iterator[range]:
    for first in range(0, count, AT_ONCE):
        yield range(first, min(first + AT_ONCE, count))
