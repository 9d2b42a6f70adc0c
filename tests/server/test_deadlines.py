"""Deadlines are enforced by timers, which wait for no bot."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from speeltafel.server.live.broadcast import Broadcast
from speeltafel.server.store.base import Notice
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import bots_to_ask, wall_clock
from speeltafel.server.table.commands.base import CommandContext
from speeltafel.server.table.commands.dealing import Start
from speeltafel.server.table.commands.seating import Take
from speeltafel.server.table.ids import new_name
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.settings import Clock, Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables import deadlines
from speeltafel.server.tables.deadlines import Deadlines
from speeltafel.server.tables.lobby import Create, Lobby
from speeltafel.server.tables.repository import TableRepository
from tests.server.client import PATIENCE
from tests.server.playing import seated
from tests.server.running import AT_ONCE, Running
from tests.server.test_repository import at_once
from tests.server.test_telling import in_loop


def test_a_timer_that_is_early_waits_for_the_clock(tmp_path: Path) -> None:
    """uvloop counts from the beginning of a turn of the loop: then nothing was done, for ever."""

    async def test() -> None:
        clock, passed = count(995), asyncio.Event()

        def slow_clock() -> int:
            now = next(clock)
            if now >= 1000:
                passed.set()
            return now

        repository = TableRepository(SqliteStore(tmp_path / "t"), AT_ONCE)
        repository.lock("table")  # it is cached
        Deadlines(repository, slow_clock).wake_at("table", 1000)
        await asyncio.wait_for(passed.wait(), 10)

    asyncio.run(test())


def test_a_timer_ends_with_what_is_cached_of_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be for weeks, and there may be any number of tables that nobody looks at any more."""
    monkeypatch.setattr(deadlines, "LOOK", 1)

    async def test() -> None:
        repository = TableRepository(SqliteStore(tmp_path / "t"), AT_ONCE)
        repository.lock("cached")
        timers = Deadlines(repository, wall_clock)
        for name in ("cached", "dropped"):
            timers.wake_at(name, wall_clock() + 10**9)
        async with asyncio.timeout(PATIENCE):
            while timers._timers.keys() != {"cached"}:
                await asyncio.sleep(0.01)
        timers.close()

    asyncio.run(test())


def test_time_is_up_also_where_bots_were_to_be_asked_before(tmp_path: Path) -> None:
    """The timer was for the bots, who may swap at any time. It was the last one, and no bot moves here."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "t")
        lobby = Lobby(TableRepository(store, AT_ONCE), b"key", wall_clock)
        broadcast = Broadcast(lobby.repository)
        timers = Deadlines(lobby.repository, wall_clock)
        broadcast.on_due.append(timers.wake_at)
        await store.open(broadcast.on_notice)
        while (table := await dealt(lobby)).waiting.keys() != {0} or not bots_to_ask(table):
            pass
        async with asyncio.timeout(PATIENCE):
            while (await lobby.repository.table(table.id)).position == table.position:
                await asyncio.sleep(0.05)
        timers.close()
        await store.close()

    asyncio.run(test())


async def dealt(lobby: Lobby) -> Table:
    """A table where one person plays against the clock, and bots may act out of turn."""
    an, settings = new_name(), Settings("telos", {"divine_trick": True}, clock=Clock(1))
    wish = Create(id=new_name(), name="An", settings=settings, seats=[None, "strong", "strong"])
    table = await lobby.create(an, wish, at_once)
    context = CommandContext(0, wall_clock(), lobby.key)
    for command in (Take(id="1", seat=0), Start(id="2")):

        def plan(table: Table, command: Take | Start = command) -> list[Entry]:
            return command.entries(table, context)

        table = await lobby.repository.append(table.id, plan)
    return table


def test_time_is_up_also_after_a_restart(quick_server: Running) -> None:
    """Nothing is announced of a table that is only read, so it had no timer until something happened there."""
    services = quick_server.services

    def forget() -> None:
        services.deadlines.close()
        services.repository.on_notice(Notice("", 0, None))

    with seated(quick_server.host, "titus", ["An", "Bo"], clock={"move": 1}) as [an, _]:
        in_loop(quick_server, forget)
        with an.person.at(an.news["table"]["id"]) as screen:
            while screen.moves[-1]["hand"] != "clock":
                screen.next_news()
