"""Who is there according to the other processes of a house; with made-up messages of theirs."""

import asyncio
import time
from pathlib import Path

from speeltafel.server.live.broadcast import Gallery, Watcher
from speeltafel.server.live.presence import Presence
from speeltafel.server.store.base import Present
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.wire.news import Reader
from speeltafel.texts import texts


def presence_with(*members: int) -> Presence:
    """A process where these members look at the table t."""
    gallery = Gallery()
    presence = Presence(SqliteStore(Path("never opened")), gallery)
    for member in members:
        watcher = Watcher("t")
        watcher.reader = Reader(member, None, texts("en"))
        gallery.enter(watcher)
    presence.note("t")
    return presence


def test_a_process_that_is_silent_for_long_shows_nobody() -> None:
    presence = presence_with(0)
    presence.hear(Present("other", "t", (1,)))
    presence.hear(Present("third", "t", (1, 2)))
    assert presence.at("t") == {0, 1, 2}
    presence.hear(Present("third", "t", ()))
    assert presence.at("t") == {0, 1}
    presence._forget_the_silent(time.monotonic() + 1)
    assert presence.at("t") == {0}


def test_of_tables_that_nobody_looks_at_here_nothing_is_kept() -> None:
    presence = presence_with(0)
    presence.hear(Present("other", "u", (1,)))
    assert presence.at("u") == frozenset()


def test_what_one_tells_oneself_is_not_heard() -> None:
    presence = presence_with(0)
    presence.hear(Present(presence.me, "t", (5,)))
    assert presence.at("t") == {0}


async def settle() -> None:
    """Until everybody who can go on has done so."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_newcomer_is_answered_once() -> None:
    presence = presence_with(0)
    told: list[Present] = []

    async def tell(presents: list[Present]) -> None:
        told.extend(presents)

    async def test() -> None:
        running = asyncio.create_task(presence.run())
        await settle()
        presence.hear(Present("other", "t", (1,)))
        await settle()
        presence.hear(Present("other", "t", (1, 2)))
        await settle()
        running.cancel()

    presence.store.tell = tell  # type: ignore[method-assign]
    asyncio.run(test())
    assert told == [Present(presence.me, "t", (0,))] * 2
