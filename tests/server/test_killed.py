"""Servers and databases die in the midst of play, again and again: nothing that was acknowledged
or shown is lost, nothing is done twice, and every table plays on.
"""

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

from speeltafel.server.store.base import Store
from speeltafel.server.table.entries import folded, read_entry
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.table import Table
from tests.server.postgres import Postgres
from tests.server.process import Process, store_in
from tests.server.stubborn import Command, StubbornPlayer, party

TABLES = 20
WITH_BOT = 4
KILLS = 20
OUTAGES = 8
PATIENCE = 120

Logs = dict[str, list[Entry]]


def test_a_server_is_killed_again_and_again(place: str) -> None:
    luck = random.Random(20)
    with Process(place, thinkers=1) as server, playing(server, luck) as players:
        for _ in range(KILLS):
            wait_for_load(players, luck)
            kill(server)
        everybody_plays_on(players)
    check(players, asyncio.run(read_logs(store_in(place), players)))


def test_a_database_is_killed_again_and_again(own_postgres: Postgres) -> None:
    luck = random.Random(8)
    place = own_postgres.new_database("killed")
    with Process(place, thinkers=1) as server, playing(server, luck) as players:
        for _ in range(OUTAGES):
            wait_for_load(players, luck)
            own_postgres.stop()
            time.sleep(luck.uniform(0, 0.4))
            own_postgres.start()
        everybody_plays_on(players)
    check(players, asyncio.run(read_logs(store_in(place), players)))


def kill(server: Process) -> None:
    server.end(signal.SIGKILL)
    server.start()


Playing = list[tuple[StubbornPlayer, "Future[None]"]]


@contextmanager
def playing(server: Process, luck: random.Random) -> Iterator[Playing]:
    """Many tables under load, from here to the end; what fails there fails here."""
    stop = Event()
    parties = [party(server.host, luck, bots=number < WITH_BOT) for number in range(TABLES)]
    players = [player for pair in parties for player in pair]
    with ThreadPoolExecutor(len(players)) as pool:
        running = [(player, pool.submit(player.play, stop)) for player in players]
        try:
            yield running
        finally:
            stop.set()
            kill(server)  # so that nobody goes on waiting for news
    for _, future in running:
        future.result()


def wait_for_load(players: Playing, luck: random.Random) -> None:
    """Until some more commands are acknowledged, and a moment on: others are on their way."""
    wait_until(players, players, promises(players) + luck.randrange(20, 200))
    time.sleep(luck.uniform(0, 0.03))


def everybody_plays_on(players: Playing) -> None:
    for one in players:
        wait_until([one], players, promises([one]) + 2)


def wait_until(some: Playing, players: Playing, promised: int) -> None:
    """Until so much was acknowledged to some, who may wait for any of the others."""
    until = time.monotonic() + PATIENCE
    while promises(some) < promised:
        assert time.monotonic() < until, [player.table for player, _ in some]
        for _, future in players:
            assert not future.done(), future.result()
        time.sleep(0.002)


def promises(players: Playing) -> int:
    return sum(len(player.promised) for player, _ in players)


async def read_logs(store: Store, players: Playing) -> Logs:
    tables = {table for player, _ in players for table in player.tables}
    await store.open(lambda _notice: None)
    try:
        return {
            table: [read_entry(text) for text in await store.read(table, 0)] for table in tables
        }
    finally:
        await store.close()


def check(players: Playing, logs: Logs) -> None:
    for player, _ in players:
        written = written_by(player, logs)
        assert all(len(places) == 1 for places in written.values()), "something is done twice"
        assert not player.refused & written.keys()
        assert {command: written.get(command) for command in player.promised} == {
            command: [number] for command, number in player.promised.items()
        }
        check_shown(player, folded(Table(player.table), logs[player.table]))


def written_by(player: StubbornPlayer, logs: Logs) -> dict[Command, list[int]]:
    """Where each command of a player stands in the logs."""
    written: dict[Command, list[int]] = {}
    for table in player.tables:
        for number, entry in enumerate(logs[table], 1):
            if entry.by == player.me and entry.command is not None:
                written.setdefault((table, entry.command), []).append(number)
    return written


def check_shown(player: StubbornPlayer, table: Table) -> None:
    """What a player was shown has happened so."""
    assert player.version <= table.version
    shown = [(move["seat"], move["at"]) for move in player.moves[1:]]
    assert shown == [(move.seat, move.at) for move in table.moves[1 : len(shown) + 1]]
