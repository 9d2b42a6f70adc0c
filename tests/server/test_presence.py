"""Which members have a table open according to other processes; with made-up notices of theirs."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.live import presence as presence_module
from speeltafel.server.live.broadcast import FEW, Broadcast, Subscriber
from speeltafel.server.live.presence import Presence
from speeltafel.server.store.base import PresenceNotice
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import Pace
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.news import Reader
from speeltafel.texts import texts
from tests.server.client import PATIENCE


def presence_with(*members: int) -> Presence:
    """A process where these members look at the table t."""
    store = SqliteStore(Path("never opened"))
    broadcast = Broadcast(TableRepository(store, Pace()))
    presence = Presence(store, broadcast)
    for member in members:
        subscriber = Subscriber("t", lambda: None)
        subscriber.reader = Reader(member, None, texts("en"))
        broadcast.subscribe(subscriber)
    presence.update("t")
    return presence


def test_members_of_a_process_without_heartbeat_are_dropped() -> None:
    presence = presence_with(0)
    presence.on_notice(PresenceNotice("other", "t", (1,)))
    presence.on_notice(PresenceNotice("third", "t", (1, 2)))
    assert presence.broadcast.present("t") == {0, 1, 2}
    presence.on_notice(PresenceNotice("third", "t", ()))
    assert presence.broadcast.present("t") == {0, 1}
    presence._drop_silent(time.monotonic() + 1)
    assert presence.broadcast.present("t") == {0}


def test_presence_is_kept_only_of_tables_with_subscribers_here() -> None:
    presence = presence_with(0)
    presence.on_notice(PresenceNotice("other", "u", (1,)))
    assert presence.broadcast.present("u") == frozenset()


def test_a_process_ignores_its_own_presence_notices() -> None:
    presence = presence_with(0)
    presence.on_notice(PresenceNotice(presence.process, "t", (5,)))
    assert presence.broadcast.present("t") == {0}


async def settle() -> None:
    """Until everybody who can go on has done so."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_new_process_is_answered_once() -> None:
    presence = presence_with(0)
    told: list[PresenceNotice] = []

    async def announce(notices: list[PresenceNotice]) -> None:
        told.extend(notices)

    async def test() -> None:
        running = asyncio.create_task(presence.run())
        await settle()
        presence.on_notice(PresenceNotice("other", "t", (1,)))
        await settle()
        presence.on_notice(PresenceNotice("other", "t", (1, 2)))
        await settle()
        running.cancel()

    presence.store.announce = announce  # type: ignore[method-assign]
    asyncio.run(test())
    assert told == [PresenceNotice(presence.process, "t", (0,))] * 2


def test_who_leaves_and_comes_back_at_once_sees_those_elsewhere() -> None:
    """Both fell into one announcement, to which others had nothing to add."""
    one, other = presence_with(0), presence_with(1)
    for presence in (one, other):
        presence.store.announce = announcing(one, other)  # type: ignore[assignment, method-assign]

    async def test() -> None:
        running = [asyncio.create_task(presence.run()) for presence in (one, other)]
        await settle()
        [subscriber] = other.broadcast._subscribers["t"]
        other.broadcast.unsubscribe(subscriber)
        other.update("t")
        other.broadcast.subscribe(subscriber)
        other.update("t")
        await settle()
        for task in running:
            task.cancel()

    asyncio.run(test())
    assert one.broadcast.present("t") == other.broadcast.present("t") == {0, 1}


def announcing(*processes: Presence) -> Callable[[list[PresenceNotice]], Coroutine[Any, Any, None]]:
    async def announce(notices: list[PresenceNotice]) -> None:
        for process in processes:
            for notice in notices:
                process.on_notice(notice)

    return announce


def test_a_busy_process_has_a_heartbeat_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody came or went before each of them, the members of dead processes stayed for ever."""
    monkeypatch.setattr(presence_module, "HEARTBEAT", 0.01)
    monkeypatch.setattr(presence_module, "TIMEOUT", 0.03)
    presence = presence_with(0)
    told: list[str] = []

    async def announce(notices: list[PresenceNotice]) -> None:
        told.extend(notice.table for notice in notices)
        await asyncio.sleep(0)
        presence._announce("u")  # somebody has come or gone there meanwhile

    async def test() -> None:
        presence.on_notice(PresenceNotice("dead", "t", (1,)))
        running = asyncio.create_task(presence.run())
        async with asyncio.timeout(PATIENCE):
            while presence.broadcast.present("t") != {0} or told.count("t") < 3:
                await asyncio.sleep(0)
        running.cancel()

    presence.store.announce = announce  # type: ignore[method-assign]
    asyncio.run(test())


class Onlookers:
    """Many connections to the table t, and how often they were woken in all."""

    def __init__(self, count: int) -> None:
        self.presence = presence_with()
        self.woken = 0
        for member in range(count):
            subscriber = Subscriber("t", self.wake)
            subscriber.reader = Reader(member, None, texts("en"))
            self.presence.broadcast.subscribe(subscriber)

    def wake(self) -> None:
        self.woken += 1

    def others_come(self, *members: int) -> None:
        for member in members:
            self.presence.broadcast.set_present("t", frozenset({member}))


def test_a_few_are_told_at_once_who_comes_and_goes() -> None:
    onlookers = Onlookers(FEW)
    onlookers.others_come(1, 2, 3)
    assert onlookers.woken == 3 * FEW


def test_where_many_are_connected_all_who_come_and_go_are_told_of_together() -> None:
    async def test() -> None:
        onlookers = Onlookers(FEW + 1)
        onlookers.presence.broadcast.presence_delay = 0
        for members in ((1, 2, 3), (4, 5)):
            onlookers.woken = 0
            onlookers.others_come(*members)
            assert onlookers.woken == 0
            while not onlookers.woken:
                await asyncio.sleep(0)
            await settle()
            assert onlookers.woken == FEW + 1
            assert onlookers.presence.broadcast.present("t") == {members[-1]}

    asyncio.run(test())
