"""Those who ask for much wait for themselves: turns between messages, tokens by address and by bytes."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from speeltafel.server.access.admission import Admission
from speeltafel.server.access.rate_limits import MOST_BUCKETS, Rate, TokenBuckets
from speeltafel.server.http import session
from speeltafel.server.http.connections import WRITABLE
from speeltafel.server.http.websocket import MessageQueue, TableConnection
from speeltafel.server.live.broadcast import Broadcast, Subscriber
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import Pace
from speeltafel.server.table.entries import fold
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables.lobby import Create
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.news import PART, Reader, moves_in_parts, news
from speeltafel.server.wire.shared_news import SharedNews
from speeltafel.texts import texts
from tests.server.client import PATIENCE, Person, Screen, Way
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.running import ROOMY, Running
from tests.server.test_repository import AN, Deaf, at_once
from tests.server.test_shared_news import dealt, next_move
from tests.server.test_stores import opened
from tests.server.test_telling import in_loop, server_told

NEVER = 0.001
"""Tokens a second: none comes while a test runs."""


class Waiting:
    """A connection on which messages have come together, and whose client may be slow."""

    def __init__(self, *texts: str) -> None:
        self.queue = MessageQueue()
        self.writable = WRITABLE
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.queue.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Any:
        return await self.queue.get()


class Turns:
    """Notes in which turn of the event loop each message was answered."""

    def __init__(self) -> None:
        self.now = 0
        self.answered: list[int] = []
        self.services = SimpleNamespace(admission=Admission())

    async def count(self) -> None:
        while True:
            self.now += 1
            await asyncio.sleep(0)

    async def answer(self, _content: str) -> None:
        self.answered.append(self.now)


def connection_of(protocol: Waiting, turns: Turns) -> TableConnection:
    connection = TableConnection(cast("Any", protocol), texts("en"))
    connection.session = cast("Any", turns)
    return connection


def test_between_two_messages_of_a_client_others_have_a_turn() -> None:
    async def test() -> None:
        turns = Turns()
        counting = asyncio.create_task(turns.count())
        await connection_of(Waiting("1", "2", "3"), turns)._answer_all()
        counting.cancel()
        first, second, third = turns.answered
        assert first < second < third

    asyncio.run(test())


def test_of_messages_that_came_together_the_next_waits_until_the_client_takes_its_answers() -> None:
    async def test() -> None:
        turns, protocol = Turns(), Waiting("1", "2")
        slow = protocol.writable = asyncio.Event()
        answering = asyncio.create_task(connection_of(protocol, turns)._answer_all())
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(turns.answered) == 1
        slow.set()
        await answering
        assert len(turns.answered) == 2

    asyncio.run(test())


def left(buckets: TokenBuckets) -> int:
    """Of the only person or address."""
    [bucket] = buckets._buckets.values()
    return round(bucket.left)


def test_the_messages_of_all_people_at_an_address_are_counted_together(tmp_path: Path) -> None:
    limits = ROOMY._replace(messages_of_address=Rate(NEVER, 30))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        answers = [screen.ask("say", phrase="hello") for _ in range(15) for screen in screens]
        assert [answer.get("code") for answer in answers[-2:]] == ["too_fast"] * 2
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        person = screens[0].person
        with person.connect(screens[0].news["table"]["id"], headers=elsewhere) as line:
            screen = Screen(line, person)
            screen.watch()
            screen.do("say", phrase="hello")


def test_a_move_takes_a_token_of_the_person_and_one_of_the_address(tmp_path: Path) -> None:
    limits = ROOMY._replace(messages_of_address=Rate(NEVER, 30))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        mover = next(filter(waited_for, screens))
        assert mover.prompt is not None
        before = left(server.services.messages_of_address)
        wish = {"prompt": mover.prompt["id"], "seat": mover.prompt["seat"]}
        action = mover.prompt["legal"][0]["text"]
        mover.do("act", **wish, action=action)
        assert left(server.services.messages_of_address) == before - 1
        assert mover.ask("act", **wish, action=action)["code"] == "stale"
        assert left(server.services.messages_of_address) == before - 2


def test_who_is_refused_for_their_address_pays_nothing_themselves(tmp_path: Path) -> None:
    limits = ROOMY._replace(messages=Rate(NEVER, 100), messages_of_address=Rate(NEVER, 30))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An"], bots=1) as [an],
    ):
        while an.ask("say", phrase="hello")["type"] == "done":
            pass
        before = left(server.services.messages)
        move = {"prompt": 1, "seat": 0, "action": "take"}
        assert an.ask("act", **move)["code"] == "too_fast"
        assert left(server.services.messages) == before


def test_who_takes_an_answer_later_pays_for_it_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(SqliteStore(tmp_path / "t")) as store:
            process = Deaf(store)
            wish = Create(id="1", name="An", settings=Settings("titus"), seats=[None, None])
            table = await process.lobby.create(AN, wish, at_once)
            broadcast, paid = Broadcast(process.repository), list[int]()
            subscriber = Subscriber(table.id, lambda: None)
            subscriber.reader = Reader(0, None, texts("en"))
            subscriber.charge, subscriber.send = paid.append, lambda _news: False
            broadcast.wake_all(table.id, [subscriber])
            told = broadcast.news(subscriber, table)
            assert told is not None
            broadcast.note_told(subscriber, table, len(told))
            assert paid == [len(told)]

    asyncio.run(test())


def test_nothing_that_was_encoded_for_a_stream_is_kept(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=["stream"]) as screens:
        play_to_the_end(screens, random.Random(1))
        known = quick_server.services.broadcast._shared[screens[0].news["table"]["id"]]
        assert not known._moves


def test_a_debt_lasts_for_a_second_at_most() -> None:
    """Others may share the address."""
    buckets = TokenBuckets(Rate(20, 60))
    buckets.take("an")
    buckets.charge("an", 10_000)
    assert left(buckets) == -20


def test_a_token_is_given_back_also_to_a_bucket_that_is_gone() -> None:
    buckets = TokenBuckets(Rate(NEVER, 60))
    buckets.take("an")
    for number in range(MOST_BUCKETS):
        buckets.take(f"{number}")
    buckets.give_back("an")
    assert "an" not in buckets._buckets
    assert {bucket.left for bucket in buckets._buckets.values()} == {59}


def test_news_of_a_long_game_is_paid_for_before_it_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many people of one address who ask at the same moment have paid for a message, not for long news."""
    monkeypatch.setattr(session, "BYTES_OF_MOVE", session.BYTES_OF_TOKEN)
    limits = ROOMY._replace(messages_of_address=Rate(NEVER, 30))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        server.services.broadcast.long_game = 0
        buckets = server.services.messages_of_address
        paid = left(buckets) - 2 - len(an.moves)
        with long_games_told_to_others(server):
            an.send({"do": "watch", "id": "w"})
            end = time.monotonic() + PATIENCE
            while left(buckets) != paid:
                assert time.monotonic() < end
                time.sleep(0.01)
        an.next_news()
        assert left(buckets) == paid
        while left(buckets) > 1:
            an.watch()
        assert an.ask("watch")["code"] == "too_fast"


@contextmanager
def long_games_told_to_others(server: Running) -> Iterator[None]:
    turn = server.services.long_games
    in_loop(server, lambda: first_turn(turn))
    try:
        yield
    finally:
        in_loop(server, turn.release)


def first_turn(turn: asyncio.Lock) -> None:
    """Take it while nobody else has it or waits for it."""
    with pytest.raises(StopIteration):
        turn.acquire().send(None)


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_long_news_that_follows_from_a_move_waits_for_its_turn(
    quick_server: Running, way: Way
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=[way]) as screens:
        quick_server.services.broadcast.long_game = 0
        mover = next(filter(waited_for, screens))
        assert mover.prompt is not None
        wish = {"prompt": mover.prompt["id"], "seat": mover.prompt["seat"]}
        with long_games_told_to_others(quick_server):
            answer = mover.ask("act", **wish, action=mover.prompt["legal"][0]["text"])
            for _ in range(20):
                in_loop(quick_server, lambda: None)
            told = server_told(quick_server, mover.news["table"]["id"])
            assert max(told) < answer["version"]
        for screen in screens:
            screen.catch_up(answer["version"])
            assert len(screen.moves) == 2


def test_long_news_is_told_as_any_other(quick_server: Running) -> None:
    quick_server.services.broadcast.long_game = 0
    ways: list[Way] = ["socket", "stream"]
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=ways) as screens:
        play_to_the_end(screens, random.Random(1))
        for screen in screens:
            told = screen.moves
            screen.watch()
            assert screen.moves == told


def long_table() -> Table:
    """With moves for several turns of the event loop."""
    luck = random.Random(1)
    table = dealt("titus", luck)
    while len(table.moves) <= 2 * PART:
        fold(table, next_move(table, 2, luck))
    return table


def test_others_have_a_turn_while_long_news_is_made() -> None:
    async def test() -> None:
        shared, reader = SharedNews(long_table(), Pace()), Reader(0, None, texts("en"))
        turns = Turns()
        counting = asyncio.create_task(turns.count())
        moves = await moves_in_parts(shared, reader, 0)
        counting.cancel()
        assert turns.now >= 2
        told = news(shared, reader, 0, 3, frozenset(), moves)
        assert told == news(shared, reader, 0, 3, frozenset())

    asyncio.run(test())


def test_who_asks_for_something_else_is_not_told_what_they_asked_for_before() -> None:
    async def test() -> None:
        table = long_table()
        broadcast = Broadcast(TableRepository(SqliteStore(Path("never opened")), Pace()))
        subscriber = Subscriber(table.id, lambda: None)
        subscriber.reader = Reader(0, None, texts("en"))
        making = asyncio.create_task(broadcast.long_news(subscriber, table))
        await asyncio.sleep(0)
        subscriber.reader = Reader(0, None, texts("nl"))
        assert await making is None
        assert await broadcast.long_news(subscriber, table) is not None

    asyncio.run(test())


def test_long_news_that_a_client_asks_for_takes_more_tokens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "BYTES_OF_TOKEN", 100)
    limits = ROOMY._replace(messages=Rate(NEVER, 1000))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        Person(server.host, "An") as an,
    ):
        table = an.create("titus", ["random", "random"], open=True)
        with an.at(table) as screen:
            asked = 1 + len(screen.told[-1]) // 100
            assert left(server.services.messages) == 1000 - asked
            screen.do("say", phrase="hello")  # its news comes unasked
            assert left(server.services.messages) == 1000 - asked - 1
            while left(server.services.messages) > 1:
                screen.watch()
            assert left(server.services.messages) <= 0  # the last one was longer than what was left
            assert screen.ask("watch")["code"] == "too_fast"
        posted = an.web.post(f"/api/tables/{table}/ask", json={"do": "watch", "id": "1"})
        assert posted.json()["code"] == "too_fast"


def test_a_rematch_counts_as_a_table_that_is_made(tmp_path: Path) -> None:
    """Asked for twice, it makes one; those who may not have it are refused before any is made."""
    limits = ROOMY._replace(joins=Rate(NEVER, 4))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        Person(server.host, "An") as an,
        Person(server.host, "Bo") as bo,
    ):
        table = an.create("titus", [None, "random"], open=True)
        an.sit(table, 0)
        bo.join(an.code)
        with an.at(table) as screen, bo.at(table) as other:
            screen.do("start")
            screen.do("end")
            assert other.ask("rematch")["code"] == "not_player"
            assert left(server.services.joins) == 2
            screen.do("rematch")
            screen.do("rematch")
            assert left(server.services.joins) == 1
            server.services.joins.take("127.0.0.1")
        with an.at(screen.news["table"]["next"]) as again:
            again.do("start")
            again.do("end")
            assert again.ask("rematch")["code"] == "too_fast"


def test_what_is_told_to_many_takes_more_tokens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = ROOMY._replace(messages_of_address=Rate(NEVER, 1000))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        buckets = server.services.messages_of_address
        before = left(buckets)
        screens[0].do("say", phrase="hello")
        assert left(buckets) == before - 1
        monkeypatch.setattr(session, "AUDIENCE_OF_TOKEN", 1)
        screens[0].do("say", phrase="hello")
        assert left(buckets) == before - 2 - len(screens)
        mover = next(filter(waited_for, screens))
        move(mover, random.Random(1))
        assert left(buckets) == before - 3 - 2 * len(screens)
