"""Several server processes on one PostgreSQL, asked about one table at the same moment: there is
exactly one order, and everybody sees it.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import copy

import asyncpg
import msgspec
import pytest

from speeltafel.server.store.base import Due, Index, Notice, PresenceNotice
from speeltafel.server.store.postgres import MOST_NOTICED, PostgresStore
from speeltafel.server.store.postgres_sql import APPEND, THERE
from tests.server.client import Json, Person, Screen
from tests.server.postgres import Postgres
from tests.server.process import Process

PROCESSES = 3
PEOPLE = ["An", "Bo", "Cy"]
ROUNDS = 60
SPEECHES = 30

Screens = list[list[Screen]]
"""For each person one on every process."""


@pytest.fixture(scope="module")
def hosts(postgres: Postgres) -> Iterator[list[str]]:
    place = postgres.new_database("cluster")
    with ExitStack() as stack:
        servers = [stack.enter_context(Process(place)) for _ in range(PROCESSES)]
        yield [server.host for server in servers]


@contextmanager
def everywhere(hosts: list[str], game: str, **settings: object) -> Iterator[Screens]:
    """Three people at a table, each with a screen on every process."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(hosts[0], name)) for name in PEOPLE]
        table = people[0].create(game, [None] * len(PEOPLE), **settings)
        people[0].sit(table, 0)
        for person in people[1:]:
            person.join(people[0].code)
        screens = [
            [stack.enter_context(there(p, host).at(table)) for host in hosts] for p in people
        ]
        catch_up(screens, screens[0][0].do("start")["version"])
        yield screens


def there(person: Person, host: str) -> Person:
    """The same person, at the door of another process."""
    other = copy(person)
    other.host = host
    return other


def catch_up(screens: Screens, version: int) -> None:
    for row in screens:
        for screen in row:
            screen.catch_up(version)


def all_at_once(asked: list[tuple[Screen, Json]]) -> list[Json]:
    """Everybody asks before anybody hears an answer."""
    for screen, message in asked:
        screen.send(message)
    return [answer_to(screen, message["id"]) for screen, message in asked]


def answer_to(screen: Screen, name: str) -> Json:
    while (message := screen.receive()).get("id") != name:
        pass
    return message


@pytest.mark.parametrize("game", ["telos", "tabulos"])
def test_of_all_moves_in_one_position_one_is_made(hosts: list[str], game: str) -> None:
    luck = random.Random(game)
    with everywhere(hosts, game) as screens:
        flat = [screen for row in screens for screen in row]
        made = 0
        while made < ROUNDS and not flat[0].is_over:
            ready = [screen for screen in flat if screen.prompt is not None]
            luck.shuffle(ready)
            answers = all_at_once([(screen, move(screen, luck, made)) for screen in ready])
            made += 1
            [done] = [answer for answer in answers if answer["type"] == "done"]
            codes = {answer["code"] for answer in answers if answer is not done}
            assert codes <= {"stale", "already_over"}  # the one that was made may end the game
            catch_up(screens, done["version"])
        assert all(len(screen.moves) == 1 + made for screen in flat)
        assert all(order(screen) == order(flat[0]) for screen in flat)


def move(screen: Screen, luck: random.Random, number: int) -> Json:
    prompt = screen.prompt
    assert prompt is not None
    action = luck.choice(prompt["legal"])["text"]
    name = f"{number} of {id(screen)}"
    return {"do": "act", "id": name, **answering(prompt), "action": action}


def answering(prompt: Json) -> Json:
    return {"prompt": prompt["id"], "seat": prompt["seat"]}


def order(screen: Screen) -> list[tuple[int, int]]:
    return [(move["seat"], move["at"]) for move in screen.moves]


def test_a_command_that_comes_to_every_process_is_done_once(hosts: list[str]) -> None:
    luck = random.Random(1)
    with everywhere(hosts, "titus") as screens:
        for number in range(ROUNDS):
            [row] = [row for row in screens if row[0].prompt is not None]
            message = {**move(row[0], luck, number), "id": f"m{number}"}
            first, *others = all_at_once([(screen, message) for screen in row])
            assert first["type"] == "done"
            assert others == [first] * len(others)
            catch_up(screens, first["version"])
        assert all(len(screen.moves) == 1 + ROUNDS for row in screens for screen in row)


def test_messages_sent_at_the_same_moment_arrive_in_one_order(hosts: list[str]) -> None:
    with everywhere(hosts, "titus", chat=True) as screens:
        speakers = [row[place] for place, row in enumerate(screens)]
        said = [
            (screen, {"do": "say", "id": f"s{number}", "text": f"{screen.person.name} {number}"})
            for number in range(SPEECHES)
            for screen in speakers
        ]
        answers = all_at_once(said)
        versions = [answer["version"] for answer in answers]
        first = min(versions)
        assert sorted(versions) == list(range(first, first + len(said)))
        catch_up(screens, max(versions))
        by_version = sorted(zip(versions, said, strict=True), key=lambda one: one[0])
        expected = [message["text"] for _, (_, message) in by_version]
        for row in screens:
            assert all(heard(screen) == expected for screen in row)


def heard(screen: Screen) -> list[str]:
    news = [
        message for text in screen.told if (message := msgspec.json.decode(text))["type"] == "news"
    ]
    return [speech["said"] for message in news for speech in message["speeches"]]


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'"


def test_a_move_and_a_command_for_one_number_wait_for_each_other_in_one_order(
    postgres: Postgres,
) -> None:
    """Each took first what the other took second, until PostgreSQL ended one of them."""
    place = postgres.new_database("one_number")

    async def test() -> None:
        store = PostgresStore(place)
        await store.open(lambda _notice: None)
        index = Index("playing", True, (), (), 1, "{}")
        assert await store.append("t", 1, ["first"], index, None)
        other, watching = await asyncpg.connect(place), await asyncpg.connect(place)
        async with other.transaction():
            assert await other.fetchval(THERE, "t")
            move = asyncio.create_task(store.append("t", 2, ["a move"], None, Due(5)))
            while not await watching.fetchval(WAITING, "one_number"):
                await asyncio.sleep(0.01)
            await other.execute(APPEND, "t", 2, ["a command"])
        assert not await move
        assert await store.read("t", 1) == ["a command"]
        for base in (other, watching):
            await base.close()
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("letter", ["a", "\N{GRINNING FACE}", " ", "'"])
def test_a_single_short_entry_is_noticed_with_its_text(postgres: Postgres, letter: str) -> None:
    place = postgres.new_database(f"noticed_{ord(letter)}")
    short, long = letter * MOST_NOTICED, letter * (MOST_NOTICED + 1)

    async def test() -> None:
        noticed: list[Notice | PresenceNotice] = []
        store = PostgresStore(place)
        await store.open(noticed.append)
        index = Index("playing", True, (), (), 1, "{}")
        assert await store.append("t", 1, ["first"], index, None)
        assert await store.append("t", 2, [short], None, Due(5))
        assert await store.append("t", 3, [long], None, None)
        assert await store.append("t", 4, ["two", "more"], None, None)
        while len(noticed) < 4:
            await asyncio.sleep(0.01)
        assert noticed == [
            Notice("t", 1, None, "first"),
            Notice("t", 2, 5, short),
            Notice("t", 3, None),
            Notice("t", 5, None),
        ]
        await store.close()

    asyncio.run(test())
