"""Bots at the table: every level plays every game, and no broken one stops it."""

import asyncio
import os
import random
import shutil
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest

from speeltafel.bots.bot import WAIT
from speeltafel.bots.roster import LEVELS
from speeltafel.engine.chance import seed_from
from speeltafel.engine.match import Match, new_match
from speeltafel.engine.record import Record
from speeltafel.registry import GAMES, game_named
from speeltafel.server.access import work_queue
from speeltafel.server.bots import pool as thinking
from speeltafel.server.bots import runner
from speeltafel.server.bots.pool import PATIENCE as LONG
from speeltafel.server.bots.pool import BotPool, Thinker, switch_when_compiled
from speeltafel.server.errors import Busy
from speeltafel.server.services import Services
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import PATIENCE, Person, Screen
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.running import AT_ONCE, ROOMY, Running
from tests.server.test_repository import Deaf, play_until_the_bot_is_asked, start_with_a_bot
from tests.server.test_stores import opened

T = TypeVar("T")

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bot_server(tmp_path: Path) -> Iterator[Running]:
    """On SQLite: how bots think does not depend on the store."""
    with Running(SqliteStore(tmp_path / "tables.sqlite3")) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_every_level_play_every_game(bot_server: Running, game: str) -> None:
    """One of each level beside a person who plays at random, until each of them has moved."""
    levels = LEVELS[: GAMES[game].most_players - 1]
    with Person(bot_server.host, "An") as an:
        table = an.create(game, [None, *levels])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("start")
            luck = random.Random(game)
            while len(bots_that_moved(screen)) < len(levels) and not screen.is_over:
                if waited_for(screen):
                    move(screen, luck)
                else:
                    screen.next_news()
            assert bots_that_moved(screen)


def bots_that_moved(screen: Screen) -> set[int]:
    return {one["seat"] for one in screen.moves if one["hand"] == "bot"}


def test_a_level_that_does_not_exist_is_refused(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        wish = {
            "id": "1" * 32,
            "name": "An",
            "settings": {"game": "titus"},
            "seats": [None, "genius"],
        }
        answer = an.web.post("/api/tables", json=wish)
        assert answer.json()["code"] == "bad_level"
        assert all(level in answer.json()["message"] for level in LEVELS)


def begun() -> Match:
    return new_match(game_named("titus"), 2, {}, seed_from(7), {})


def thought(thinkers: BotPool, match: Match, level: str = "random") -> int | None:
    seat = match.state.waits_for()[0]
    return asyncio.run(thinkers.think(match.record, seat, level))


@pytest.fixture
def thinkers() -> Iterator[BotPool]:
    made = BotPool(1, 20)
    yield made
    made.close()


def test_a_pool_whose_process_died_is_replaced_and_asked_again(thinkers: BotPool) -> None:
    match = begun()
    legal = match.state.legal(match.state.waits_for()[0])
    assert thought(thinkers, match) in legal
    for pid in processes(thinkers):
        os.kill(pid, signal.SIGKILL)
    assert thought(thinkers, match) in legal


def processes(thinkers: BotPool) -> list[int]:
    running = (process for thinker in thinkers._thinkers for process in thinker.processes)
    return [process.pid for process in running if process.pid is not None]


def test_a_bot_that_fails_has_no_answer(
    thinkers: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    assert thought(thinkers, begun(), "nobody") is None
    assert "level nobody" in caplog.text
    assert thought(thinkers, begun()) is not None


class OnceHasty(BotPool):
    """Waits no longer than a moment for the first ones, and with patience for the next."""

    def _usable(self, thinker: Thinker) -> Thinker:
        if thinker.has_ended:
            self.patience = LONG
        return super()._usable(thinker)


def test_a_thought_without_an_end_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    match = begun()
    thinkers = OnceHasty(1, 20)
    assert thought(thinkers, match) is not None
    [hanging] = processes(thinkers)
    os.kill(hanging, signal.SIGSTOP)
    thinkers.patience = 0.1
    assert thought(thinkers, match, "master") in match.state.legal(match.state.waits_for()[0])
    assert "came to no end in titus" in caplog.text
    assert hanging not in processes(thinkers)
    thinkers.close()


def test_who_waits_behind_a_thought_without_an_end_is_not_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Patience begins with the thought, not in the line."""
    thinkers, match = OnceHasty(1, 20), begun()
    seat = match.state.waits_for()[0]

    async def ask() -> list[int | None]:
        await thinkers.think(match.record, seat, "random")
        for pid in processes(thinkers):
            os.kill(pid, signal.SIGSTOP)
        thinkers.patience = 0.1
        asked = [thinkers.think(match.record, seat, "random") for _ in range(5)]
        hints = [thinkers.run(f"192.0.2.{n}", str, f"{n}".__str__) for n in range(5)]
        moves, texts = await asyncio.gather(asyncio.gather(*asked), asyncio.gather(*hints))
        assert texts == [str(n) for n in range(5)]
        return moves

    assert None not in asyncio.run(ask())
    assert caplog.text.count("came to no end") == 1
    thinkers.close()


def test_a_process_that_dies_takes_no_other_thought_with_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinkers, match = BotPool(2, 20), begun()
    seat = match.state.waits_for()[0]

    async def ask() -> tuple[int | None, ...]:
        def thoughts() -> list[asyncio.Task[int | None]]:
            asked = [thinkers.think(match.record, seat, "random") for _ in range(2)]
            return [asyncio.create_task(one) for one in asked]

        await asyncio.gather(*thoughts())
        dies, thinks_on = processes(thinkers)
        for pid in (dies, thinks_on):
            os.kill(pid, signal.SIGSTOP)
        under_way = thoughts()
        await asyncio.sleep(0)
        os.kill(dies, signal.SIGKILL)
        await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
        os.kill(thinks_on, signal.SIGCONT)
        answers = await asyncio.gather(*under_way)
        assert thinks_on in processes(thinkers)
        return tuple(answers)

    assert None not in asyncio.run(ask())
    assert caplog.text.count("died") == 1
    thinkers.close()


class Obedient(Thinker):
    """Begins to think at once, and ends when it is told to."""

    begun: list[object]
    enough: asyncio.Event

    async def run(self, _patience: float | None, work: Callable[..., T], *args: str | int) -> T:
        self.begun.append("bot" if work is thinking.choose else args[0])
        await self.enough.wait()
        return work(*args)


@pytest.fixture
def obedient(monkeypatch: pytest.MonkeyPatch) -> type[Obedient]:
    monkeypatch.setattr(thinking, "Thinker", Obedient)
    monkeypatch.setattr(Obedient, "begun", [], raising=False)
    monkeypatch.setattr(Obedient, "enough", asyncio.Event(), raising=False)
    return Obedient


def test_bots_come_before_hints_and_each_address_has_one_place(obedient: type[Obedient]) -> None:
    match = begun()

    async def ask() -> None:
        thinkers = BotPool(1, 20)
        work: list[asyncio.Task[object]] = [
            asyncio.create_task(thinkers.run("eve", str, f"eve {n}".__str__)) for n in range(4)
        ]
        work.append(asyncio.create_task(thinkers.run("an", str, "an".__str__)))
        bot = thinkers.think(match.record, match.state.waits_for()[0], "random")
        work.append(asyncio.create_task(bot))
        await asyncio.sleep(0)
        assert obedient.begun == ["eve 0"]
        obedient.enough.set()
        assert await asyncio.gather(*work[:-1]) == [*(f"eve {n}" for n in range(4)), "an"]
        assert await work[-1] is not None
        thinkers.close()

    asyncio.run(ask())
    assert obedient.begun == ["eve 0", "bot", "an", "eve 1", "eve 2", "eve 3"]


def test_hints_wait_in_a_short_line_and_not_for_long(
    obedient: type[Obedient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process has begun takes the time that it takes. For those who are refused nothing is written."""
    written: list[str] = []
    monkeypatch.setattr(work_queue, "MOST_WAITING", 3)
    monkeypatch.setattr(work_queue, "PATIENCE", 0.1)

    def hint(thinkers: BotPool, address: str, text: str) -> Coroutine[object, object, str]:
        def write() -> str:
            written.append(text)
            return text

        return thinkers.run(address, str, write)

    async def ask() -> list[object]:
        thinkers = BotPool(1, 20)
        first = asyncio.create_task(hint(thinkers, "eve", "0"))
        await asyncio.sleep(0)
        later = [hint(thinkers, "eve", f"{n}") for n in range(1, 5)]
        other = [hint(thinkers, "an", "5")]
        refused: list[object] = list(await asyncio.gather(*later, *other, return_exceptions=True))
        obedient.enough.set()
        assert await first == "0"
        assert await hint(thinkers, "an", "6") == "6"
        thinkers.close()
        return refused

    assert all(isinstance(answer, Busy) for answer in asyncio.run(ask()))
    assert obedient.begun == written == ["0", "6"]


def test_a_thought_without_an_end_does_not_keep_the_server_open() -> None:
    thinkers = BotPool(1, 20)
    thought(thinkers, begun())
    for pid in processes(thinkers):
        os.kill(pid, signal.SIGSTOP)
    thinkers.close()


class CtrlC(Exception):
    """What it is to those who wait."""


def test_a_thought_under_way_is_played_before_ctrl_c_ends_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody else could lease the table for a while."""
    asked, think = asyncio.Event(), BotPool.think

    async def announce(pool: BotPool, record: Record, seat: int, level: str) -> int | None:
        asked.set()
        return await think(pool, record, seat, level)

    async def play() -> str:
        services = Services(SqliteStore(tmp_path / "tables.sqlite3"), AT_ONCE, ROOMY, 1)
        with suppress(CtrlC):
            async with services.opened():
                an = Deaf(services.store)
                table = await start_with_a_bot(an)
                await play_until_the_bot_is_asked(an, table)
                await asked.wait()
                raise CtrlC
        async with opened(SqliteStore(tmp_path / "tables.sqlite3")) as store:
            return (await Deaf(store).repository.newest(table)).moves[-1].hand

    monkeypatch.setattr(BotPool, "think", announce)
    # The process in which the bot thinks has yet to start, which takes long on a busy machine.
    monkeypatch.setattr(runner, "SHUTDOWN_TIMEOUT", PATIENCE)
    assert asyncio.run(play()) == "bot"
    assert "died" not in caplog.text


def test_bots_go_over_to_another_build_between_two_thoughts(
    thinkers: BotPool, tmp_path: Path
) -> None:
    """A thought that began in the old processes ends there; the next one is thought in new ones."""
    package = other_build(tmp_path, "compiled")

    async def switch() -> tuple[int | None, list[int], list[int]]:
        match = begun()
        seat = match.state.waits_for()[0]
        first = asyncio.create_task(thinkers.think(match.record, seat, "random"))
        await asyncio.sleep(0)
        before = processes(thinkers)
        await switch_when_compiled(thinkers, package)
        return await first, before, processes(thinkers)

    answer, before, after = asyncio.run(switch())
    assert answer is not None
    assert not set(before) & set(after)
    assert thinkers.build == "compiled"
    assert thought(thinkers, begun()) is not None


def other_build(folder: Path, name: str) -> Path:
    """A copy of the package that says it was built in this way."""
    package = folder / "package"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    text = f"Build = str\n\n\ndef compiled() -> bool:\n    return {name == 'compiled'}\n\n\n"
    text += f'def build() -> str:\n    return "{name}"\n'
    (package / "speeltafel" / "build.py").write_text(text, encoding="utf-8")
    return package


def test_a_build_that_failed_is_said_once_and_bots_go_on(
    thinkers: BotPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "build.failed").write_text("The compiler failed.\n", encoding="utf-8")
    asyncio.run(switch_when_compiled(thinkers, tmp_path / "build"))
    assert caplog.messages == ["The compiler failed."]
    assert thought(thinkers, begun()) is not None


def test_a_build_that_does_not_start_leaves_the_bots_as_they_are(
    thinkers: BotPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package = other_build(tmp_path, "compiled")
    (package / "speeltafel" / "build.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    before = thinkers.build
    asyncio.run(switch_when_compiled(thinkers, package))
    assert "does not start" in caplog.text
    assert thinkers.build == before
    assert thought(thinkers, begun()) is not None


class StuckPool(BotPool):
    """No thought ever comes to an end."""

    async def think(self, *_args: object) -> None:
        return None


def test_a_game_with_a_broken_bot_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.server.services.BotPool", StuckPool)
    with (
        Running(SqliteStore(tmp_path / "tables.sqlite3")) as server,
        seated(server.host, "tabulos", ["An"], bots=2) as [an],
    ):
        play_to_the_end([an], random.Random(1))


class Slow(BotPool):
    """Has its answer ready, and gives it when it is told to."""

    asked = Event()
    enough = Event()

    async def think(self, record: Record, seat: int, level: str) -> int | None:
        action = await super().think(record, seat, level)
        self.asked.set()
        while not self.enough.is_set():
            await asyncio.sleep(0.01)
        return action


def test_an_answer_to_an_old_position_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.server.services.BotPool", Slow)
    with (
        Running(SqliteStore(tmp_path / "tables.sqlite3")) as server,
        seated(server.host, "titus", ["An"], bots=1, practice=True) as [an],
    ):
        if not waited_for(an):
            Slow.enough.set()
        while not waited_for(an):
            an.next_news()
        Slow.enough.clear()
        Slow.asked.clear()
        moves = list(an.moves)
        while waited_for(an):
            moves = list(an.moves)
            move(an, random.Random(1))
        assert Slow.asked.wait(PATIENCE)
        an.do("undo", prompt=an.news["undo"])
        Slow.enough.set()
        an.do("say", phrase="oops")
        assert an.moves == moves
        move(an, random.Random(1))
        while not waited_for(an):
            an.next_news()
        assert an.moves[len(moves) + 1]["hand"] == "bot"


def test_a_bot_stays_the_same_player_for_a_whole_game() -> None:
    """Timeline: what a bot believes about a card does not change from move to move."""
    match = new_match(game_named("timeline"), 2, {}, seed_from(7), {})
    text = match.record.to_text()
    seat = match.state.waits_for()[0]
    choices = {thinking.choose(text, seat, "casual", 20, luck) for luck in range(5)}
    assert len(choices) == 1


def test_people_have_a_moment_before_a_bot_moves(tmp_path: Path) -> None:
    pace = AT_ONCE._replace(longest=300)
    with (
        Running(SqliteStore(tmp_path / "tables.sqlite3"), pace=pace) as server,
        seated(server.host, "titus", ["An"], bots=1) as [an],
    ):
        while len(an.moves) < 12:
            if waited_for(an):
                move(an, random.Random(2))
            else:
                an.next_news()
        waits = [
            one["at"] - before["at"]
            for before, one in zip(an.moves, an.moves[1:], strict=False)
            if one["hand"] == "bot"
        ]
        assert waits
        assert all(wait >= 300 for wait in waits)


class Careless(BotPool):
    """Plays at random, and never calls "reverse!"."""

    async def think(self, record: Record, seat: int, level: str) -> int | None:
        game = game_named(record.game)
        action = await super().think(record, seat, level)
        if action is None or action == WAIT:
            return action
        return game.actions.code(game.actions.text(action).removesuffix(" reverse"))


@pytest.mark.rule("TAB-12")
def test_bots_wait_so_that_people_can_catch_a_forgotten_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program is quick enough, as a rule: else the window is closed, and there is another game."""
    monkeypatch.setattr("speeltafel.server.services.BotPool", Careless)
    monkeypatch.setitem(game_named("tabulos").reading.kinds, "says", 400)
    pace = AT_ONCE._replace(longest=400, question=600_000)
    with Running(SqliteStore(tmp_path / "tables.sqlite3"), pace=pace) as server:
        assert any(a_game_with_a_catch(server.host) for _ in range(20))


def a_game_with_a_catch(host: str) -> bool:
    """Not every deal brings somebody who has to call."""
    with seated(host, "tabulos", ["An"], bots=2) as [an]:
        while not an.is_over:
            if may_catch(an) and an.prompt is not None:
                caught = an.ask("act", prompt=an.prompt["id"], seat=0, action="catch")
                return bool(caught["type"] == "done")
            if waited_for(an):
                move(an, random.Random(4))
            else:
                an.next_news()
    return False


def may_catch(screen: Screen) -> bool:
    return screen.prompt is not None and "catch" in [
        action["text"] for action in screen.prompt["legal"]
    ]
