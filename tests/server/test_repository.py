"""A process that has not heard of the newest entries yet refuses nobody because of that."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec
import pytest

from speeltafel.decks.example import example as deck_example
from speeltafel.engine.match import replay
from speeltafel.engine.record import Record
from speeltafel.registry import game_named
from speeltafel.server.bots.pool import BotPool
from speeltafel.server.bots.runner import BotRunner
from speeltafel.server.errors import NoTable, SeatsOpen
from speeltafel.server.store.base import Listed, Store
from speeltafel.server.table import entries as log_entries
from speeltafel.server.table.clock import Pace
from speeltafel.server.table.commands.base import Command, CommandContext
from speeltafel.server.table.commands.chat import Say
from speeltafel.server.table.commands.dealing import Start
from speeltafel.server.table.commands.playing import Act, End, Rematch, rematch_of
from speeltafel.server.table.commands.seating import Leave, PutBot, Take
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import folded, read_entry
from speeltafel.server.table.ids import new_name
from speeltafel.server.table.member_entries import Created, Entry
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables import reading, repository
from speeltafel.server.tables.archive import PlayOn, play_on
from speeltafel.server.tables.decks import DeckFile
from speeltafel.server.tables.index import index_of
from speeltafel.server.tables.lobby import Create, Join, Lobby
from speeltafel.server.tables.reading import ShortestFirst
from speeltafel.server.tables.rematch import prepare_rematch
from speeltafel.server.tables.repository import Lock, TableRepository
from speeltafel.server.tables.retention import erase_person
from speeltafel.server.tables.weight import BYTES, MEMBER, TABLE, WEIGHED_AFTER, weight_of
from tests.server.client import PATIENCE
from tests.server.test_stores import opened
from tests.server.test_table import told

T = TypeVar("T")
Stores = Callable[[], Store]
AN, BO, EVE = new_name(), new_name(), new_name()


class Deaf:
    """A process that hears none of the store's notices."""

    def __init__(self, store: Store) -> None:
        self.repository = TableRepository(store, Pace())
        self.lobby = Lobby(self.repository, b"key", lambda: 0)

    async def execute(self, name: str, person: str, command: Command) -> int:
        """The version at which it was done."""
        _, member = await self.repository.table_of(name, person)
        context = CommandContext(member, 0, b"key")
        table = await self.repository.append(name, lambda table: command.entries(table, context))
        return table.members[member].done[command.id]


async def at_once(work: Callable[[], T]) -> T:
    return work()


def test_entries_of_another_process_count_before_they_are_announced(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await one.execute(table.id, AN, Take(id="2", seat=0))
            with pytest.raises(SeatsOpen):
                await one.execute(table.id, AN, Start(id="3"))
            await other.lobby.join(BO, Join(name="Bo", code=table.code))
            assert await one.execute(table.id, AN, Start(id="4")) == 5
            assert (await one.repository.table_of(table.id, BO))[1] == 1

    asyncio.run(test())


def test_what_another_process_knows_to_be_needed_is_done(new_store: Stores) -> None:
    """For a table that is behind there was nothing to do, and that was answered as done."""

    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await one.execute(table.id, AN, Take(id="2", seat=0))
            await one.lobby.join(BO, Join(name="Bo", code=table.code))
            await other.repository.table(table.id)
            await one.execute(table.id, BO, Leave(id="3"))
            await other.lobby.join(BO, Join(name="Bo", code=table.code))
            assert (await other.repository.table(table.id)).seats_of(1) == [1]
            await other.execute(table.id, AN, Start(id="4"))
            await one.execute(table.id, AN, End(id="5"))
            await other.execute(table.id, BO, End(id="6", agree=False))
            assert not (await one.repository.newest(table.id)).agreed

    asyncio.run(test())


def test_a_plan_is_carried_out_at_once_unless_it_has_to_wait(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            name = (await one.lobby.create(AN, wish, at_once)).id
            assert await append_at_once(one, name, Take(id="2", seat=0)) == 2
            # refused; then unknown here; then another process was first, unheard
            assert await append_at_once(one, name, Start(id="3")) is None
            assert await append_at_once(other, name, Take(id="4", seat=1)) is None
            await other.execute(name, AN, Take(id="5", seat=1))
            assert await append_at_once(one, name, Take(id="6", seat=1)) == 0
            assert await one.execute(name, AN, Take(id="6", seat=1)) == 4

    asyncio.run(test())


async def append_at_once(process: Deaf, name: str, command: Command) -> int | None:
    """The version of the table then; 0 if another process was first, None if it has to wait."""
    settled: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    is_begun = process.repository.append_at_once(
        name,
        lambda table: command.entries(table, CommandContext(0, 0, b"key")),
        lambda table: settled.set_result(0 if table is None else table.version),
    )
    return await settled if is_begun else None


def test_who_works_on_a_table_is_alone_at_it(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            name = (await one.lobby.create(AN, wish, at_once)).id
            takes = [Take(id=str(number), seat=number % 2) for number in range(2, 8)]
            waiting = asyncio.create_task(append_at_once(one, name, takes[0]))
            await asyncio.sleep(0)
            assert await append_at_once(one, name, takes[1]) is None
            versions = await asyncio.gather(*(one.execute(name, AN, take) for take in takes[1:]))
            assert (await waiting, versions) == (2, [3, 4, 5, 6, 7])
            assert await append_at_once(one, name, Take(id="last", seat=0)) == 8

    asyncio.run(test())


def test_a_lock_is_handed_to_those_who_wait_in_their_order_and_who_gives_up_is_passed_over() -> (
    None
):
    async def test() -> None:
        lock, order = Lock(), []

        async def work(name: str) -> None:
            async with lock:
                order.append(name)

        assert lock.takes_at_once()
        waiting = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert not lock.takes_at_once()
        waiting[1].cancel()
        lock.give_back()
        assert not lock.takes_at_once()  # it is the first one's now
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["a", "c"]
        assert lock.takes_at_once()

    asyncio.run(test())


def test_who_gives_up_when_the_lock_was_just_handed_over_hands_it_on() -> None:
    async def test() -> None:
        lock = Lock()

        async def work() -> None:
            async with lock:
                await asyncio.sleep(0)

        assert lock.takes_at_once()
        first, second = asyncio.create_task(work()), asyncio.create_task(work())
        await asyncio.sleep(0)
        lock.give_back()
        first.cancel()
        await second
        assert lock.takes_at_once()

    asyncio.run(test())


def test_a_table_that_was_deleted_elsewhere_is_no_table(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one = Deaf(here)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await there.delete(table.id)
            with pytest.raises(NoTable):
                await one.execute(table.id, AN, Take(id="2", seat=0))
            assert await there.read(table.id, 0) == []
            with pytest.raises(NoTable):
                await one.repository.table_of(table.id, AN)

    asyncio.run(test())


def test_erasing_a_person_skips_tables_that_were_deleted_meanwhile(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one = Deaf(here)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await one.lobby.join(BO, Join(name="Bo", code=table.code))
            lists = [await here.tables_of(BO, 9), await here.tables_of(EVE, 9)]

            async def tables_of(_person: str, _limit: int) -> list[Listed]:
                await there.delete(table.id)
                return lists.pop(0)

            here.tables_of = tables_of  # type: ignore[method-assign, assignment]
            await erase_person(one.lobby, BO)
            assert await there.read(table.id, 0) == []
            assert not lists

    asyncio.run(test())


def test_who_joins_while_the_only_member_is_erased_stays(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(
                id="1", name="Anneke", settings=Settings(game="titus"), seats=[None, None]
            )
            table = await one.lobby.create(AN, wish, at_once)
            delete = here.delete

            async def join_first(name: str, *last: int) -> bool:
                await other.lobby.join(BO, Join(name="Bo", code=table.code))
                return await delete(name, *last)

            here.delete = join_first  # type: ignore[method-assign, assignment]
            await erase_person(one.lobby, AN)
            assert "Anneke" not in "".join(await here.read(table.id, 0))
            assert await here.tables_of(AN, 9) == []
            assert [row.table for row in await here.tables_of(BO, 9)] == [table.id]
            assert (await one.repository.table_of(table.id, BO))[1] == 1

    asyncio.run(test())


def test_two_who_are_erased_at_the_same_time_leave_no_table(new_store: Stores) -> None:
    """Each saw the other still there, so neither deleted it, and it belonged to nobody for ever."""

    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await other.lobby.join(BO, Join(name="Bo", code=table.code))
            rewrite = here.rewrite

            async def erase_bo_first(*args: Any) -> bool:
                here.rewrite = rewrite  # type: ignore[method-assign]
                await erase_person(other.lobby, BO)
                return await rewrite(*args)

            here.rewrite = erase_bo_first  # type: ignore[method-assign, assignment]
            await erase_person(one.lobby, AN)
            assert await here.read(table.id, 0) == []
            assert await here.table_by_code(table.code) is None

    asyncio.run(test())


async def finished_game(process: Deaf, other: str | None) -> Table:
    """Of An, with Bo or a bot."""
    settings = Settings(game="titus", name="At Anneke's")
    wish = Create(id="1", name="Anneke", settings=settings, seats=[None, other])
    table = await process.lobby.create(AN, wish, at_once)
    await process.execute(table.id, AN, Take(id="2", seat=0))
    people = [AN]
    if other is None:
        await process.lobby.join(BO, Join(name="Bo", code=table.code))
        people = [AN, BO]
    await process.execute(table.id, AN, Start(id="3"))
    for person in people:
        await process.execute(table.id, person, End(id="4"))
    return await process.repository.table(table.id)


def erase_before_making(process: Deaf, erasing: Deaf) -> None:
    """An's data is erased while another process makes a table, which has read of her before."""
    make = process.lobby.make

    async def make_later(*values: Any, **more: Any) -> Table:
        await erase_person(erasing.lobby, AN)
        return await make(*values, **more)

    process.lobby.make = make_later  # type: ignore[method-assign]


def test_who_is_erased_while_a_rematch_is_made_is_not_in_it(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            table = await finished_game(one, None)
            erase_before_making(one, other)
            await prepare_rematch(one.lobby, table, 1, Rematch(id="5"))
            assert await here.tables_of(AN, 9) == []
            rematch = rematch_of(table.id, b"key")
            stored = "".join(await here.read(rematch, 0))
            assert "Bo" in stored
            assert not any(word in stored for word in ("Anneke", AN))
            assert (await one.repository.table_of(rematch, BO))[0].chairs[0].is_free

    asyncio.run(test())


def test_who_was_alone_and_is_erased_while_a_rematch_is_made_leaves_none(
    new_store: Stores,
) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            table = await finished_game(one, "random")
            erase_before_making(one, other)
            with pytest.raises(NoTable):
                await prepare_rematch(one.lobby, table, 0, Rematch(id="5"))
            assert await here.tables_of(AN, 9) == []
            assert await here.read(rematch_of(table.id, b"key"), 0) == []

    asyncio.run(test())


@pytest.mark.parametrize("opponent", [None, "random"])
def test_who_is_erased_while_they_play_on_leaves_no_table(
    new_store: Stores, opponent: str | None
) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            table = await finished_game(one, opponent)
            erase_before_making(one, other)
            wish = PlayOn(id="5", move=0, seat=0, level="random")
            made = await play_on(one.lobby, table.id, AN, wish, at_once)
            assert await here.tables_of(AN, 9) == []
            assert await here.read(made.id, 0) == []

    asyncio.run(test())


def test_nobody_brings_an_erased_person_back_into_the_index(new_store: Stores) -> None:
    """Not from a table that was read before, whether or not its process was told."""

    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            settings = Settings(game="titus", name="Of An")
            wish = Create(id="1", name="An", settings=settings, seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await one.lobby.join(BO, Join(name="Bo", code=table.code))
            await one.execute(table.id, BO, Take(id="2", seat=0, name="Bobo"))
            await one.execute(table.id, AN, Leave(id="3"))
            await one.execute(table.id, BO, Leave(id="4"))
            await other.repository.newest(table.id)
            await erase_person(one.lobby, AN)
            for process, left in ((one, Leave(id="5")), (other, Leave(id="6"))):
                await process.execute(table.id, BO, left)
                assert await here.tables_of(AN, 9) == []
            [row] = await here.tables_of(BO, 9)
            assert "Of An" not in row.summary
            fresh = await Deaf(there).repository.table(table.id)
            for process in (one, other):
                known = await process.repository.newest(table.id)
                assert told(known) == told(fresh)

    asyncio.run(test())


def test_erasing_a_person_ends_where_only_the_index_knows_them(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            index = index_of(table, 5)._replace(people=(AN, EVE))
            assert await store.rewrite(table.id, 1, {}, index)
            async with asyncio.timeout(PATIENCE):
                await erase_person(one.lobby, EVE)
            assert await store.tables_of(EVE, 9) == []
            assert [row.table for row in await store.tables_of(AN, 9)] == [table.id]

    asyncio.run(test())


def test_tables_with_people_are_leased_before_tables_of_bots(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            tables = []
            for first in ("random", None):
                seats = [first, "random"]
                wish = Create(
                    id=f"{first}", name="An", settings=Settings(game="titus"), seats=seats
                )
                tables.append((await one.lobby.create(AN, wish, at_once)).id)
            await one.execute(tables[1], AN, Take(id="1", seat=0))
            for table in tables:
                await one.execute(table, AN, Start(id="2"))
            while (await one.repository.table(tables[1])).waiting.keys() == {0}:
                await one.execute(tables[1], AN, act(await one.repository.table(tables[1])))
            assert [lease.table for lease in await store.lease_due(10**6, 10**7, 1)] == tables[1:]
            assert [lease.table for lease in await store.lease_due(10**6, 10**7, 9)] == tables[:1]

    asyncio.run(test())


class FirstMovePool(BotPool):
    """Bots that do the first thing they can, without a process."""

    def __init__(self) -> None:
        self.count = 1

    async def think(self, record: Record, seat: int, level: str) -> int | None:  # noqa: ARG002 - the pool's
        return replay(game_named(record.game), record).state.legal(seat)[0]


def test_bots_go_on_from_a_move_that_was_not_announced_to_their_process(new_store: Stores) -> None:
    """On the table as they knew it there was nothing to do, so it was never due again."""

    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, worker = Deaf(here), Deaf(there)
            runner = BotRunner(worker.repository, FirstMovePool(), count(60_000, 60_000).__next__)
            table = await start_with_a_bot(one)
            while (await worker.repository.newest(table)).waiting.keys() == {1}:
                await lease_and_play(runner)
            await play_until_the_bot_is_asked(one, table)
            await lease_and_play(runner)
            assert (await one.repository.newest(table)).moves[-1].hand == "bot"

    asyncio.run(test())


async def start_with_a_bot(one: Deaf) -> str:
    """The name of the table at which An sits."""
    wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, "random"])
    table = await one.lobby.create(AN, wish, at_once)
    await one.execute(table.id, AN, Take(id="2", seat=0))
    await one.execute(table.id, AN, Start(id="3"))
    return table.id


async def play_until_the_bot_is_asked(one: Deaf, table: str) -> None:
    while (known := await one.repository.newest(table)).waiting.keys() == {0}:
        await one.execute(table, AN, act(known))


async def lease_and_play(runner: BotRunner) -> None:
    await runner._lease_due()
    await runner.finish()


def act(table: Table) -> Act:
    """The first thing that An can do."""
    assert table.match is not None
    action = table.match.game.actions.text(table.match.state.legal(0)[0])
    return Act(id=f"a{table.version}", prompt=table.position, seat=0, action=action)


def test_words_do_not_let_a_bot_that_thinks_be_asked_again(new_store: Stores) -> None:
    """Each of them ended the lease, so one bot thought four times at once, and others waited."""

    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            table = await start_with_a_bot(one)
            await play_until_the_bot_is_asked(one, table)
            assert len(await store.lease_due(10**6, 10**7, 9)) == 1
            await one.execute(table, AN, Say(id="word", phrase="hello"))
            assert await store.lease_due(10**6, 10**7, 9) == []
            await one.execute(table, AN, PutBot(id="other", seat=1, level="casual"))
            assert len(await store.lease_due(10**6, 10**7, 9)) == 1

    asyncio.run(test())


class SlowPool(FirstMovePool):
    """Bots that think until they are told to stop; how many do."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = 0
        self.stop = asyncio.Event()

    async def think(self, record: Record, seat: int, level: str) -> int | None:
        self.thinking += 1
        await self.stop.wait()
        return await super().think(record, seat, level)


def test_a_process_thinks_for_a_bot_once_also_if_its_seat_changes(new_store: Stores) -> None:
    """Each change ended the lease, and the process took another one of the same table."""

    async def test() -> None:
        async with opened(new_store()) as store:
            one, pool = Deaf(store), SlowPool()
            runner = BotRunner(one.repository, pool, count(10**6).__next__)
            table = await start_with_a_bot(one)
            await play_until_the_bot_is_asked(one, table)
            for number in range(3):
                await one.execute(table, AN, PutBot(id=f"b{number}", seat=1, level="casual"))
                await runner._lease_due()
                await asyncio.sleep(0.05)
            assert pool.thinking == 1
            pool.stop.set()
            await runner.finish()
            assert (await one.repository.newest(table)).moves[-1].hand == "bot"

    asyncio.run(test())


def test_a_member_who_just_joined_through_another_process_is_found(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = Deaf(here), Deaf(there)
            wish = Create(id="1", name="An", settings=Settings(game="titus"), seats=[None, None])
            table = await one.lobby.create(AN, wish, at_once)
            await other.lobby.join(BO, Join(name="Bo", code=table.code))
            assert (await one.repository.table_of(table.id, BO))[1] == 1
            with pytest.raises(NoTable):
                await one.repository.table_of(table.id, EVE)

    asyncio.run(test())


async def table_of_timeline(one: Deaf, name: str, deck: DeckFile | None = None) -> str:
    settings = Settings(game="timeline")
    wish = Create(id=name, name="An", settings=settings, seats=["random", "random"], deck=deck)
    return (await one.lobby.create(AN, wish, at_once)).id


class Folding:
    """Notes in which thread entries are folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[threading.Thread] = []
        self._fold = folded
        for module in (repository, reading, log_entries):
            monkeypatch.setattr(module, "folded", self.fold)

    def fold(self, table: Table, entries: Sequence[Entry]) -> Table:
        self.threads.append(threading.current_thread())
        return self._fold(table, entries)

    def was_on_the_event_loop(self) -> bool:
        [thread] = self.threads
        self.threads.clear()
        return thread is threading.current_thread()


def test_long_logs_are_folded_beside_the_event_loop(
    new_store: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one of 2,000 cards everybody waited for 60 ms, as often as somebody asked for another table."""

    async def test() -> None:
        async with opened(new_store()) as store:
            one, other = Deaf(store), Deaf(store)
            folding = Folding(monkeypatch)
            example = DeckFile(name="Own", content=deck_example("en"))
            short = await table_of_timeline(one, "1")
            assert folding.was_on_the_event_loop()
            own = await table_of_timeline(one, "2", example)
            assert not folding.was_on_the_event_loop()
            await one.execute(own, AN, Start(id="3"))
            assert not folding.was_on_the_event_loop()
            assert (await other.repository.table(short)).version == 1
            assert folding.was_on_the_event_loop()
            read = await other.repository.table(own)
            assert not folding.was_on_the_event_loop()
            assert (read.version, read.status) == (3, "playing")

    asyncio.run(test())


def test_the_deal_of_a_deck_of_ones_own_is_planned_beside_the_event_loop(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            planned_by: list[threading.Thread] = []

            def plan(_table: Table) -> list[Entry]:
                planned_by.append(threading.current_thread())
                return []

            example = DeckFile(name="Own", content=deck_example("en"))
            own = await table_of_timeline(one, "1", example)
            await one.repository.append(own, plan)
            await one.execute(own, AN, Start(id="2"))
            await one.repository.append(own, plan)
            here = threading.current_thread()
            assert [thread is here for thread in planned_by] == [False, True]

    asyncio.run(test())


def test_of_those_who_wait_the_shortest_work_comes_first() -> None:
    """Who asks for the longest logs makes nobody else wait for them."""

    async def test() -> None:
        turns, done = ShortestFirst(), list[str]()

        async def work(name: str, length: int) -> None:
            async with turns.turn(length):
                done.append(name)

        wishes = [("long", 9), ("short", 1), ("given up", 0), ("short too", 1), ("first", 0)]
        async with turns.turn(5):
            tasks = [asyncio.create_task(work(*wish)) for wish in wishes]
            await asyncio.sleep(0)
            tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert done == ["first", "short", "short too", "long"]

    asyncio.run(test())


def test_an_uploaded_deck_is_stored_once(new_store: Stores) -> None:
    """A log that has it a second time, as those from before had, is read as ever."""

    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            example = DeckFile(name="Own", content=deck_example("en"))
            own = await table_of_timeline(one, "1", example)
            await one.execute(own, AN, Start(id="2"))
            entries = [read_entry(text) for text in await store.read(own, 0)]
            [created, _, started] = entries
            assert isinstance(created, Created)
            assert isinstance(started, Started)
            assert (bool(created.material), started.material) == (True, {})
            twice = msgspec.structs.replace(started, material=created.material)
            tables = [folded(Table(own), [*entries[:2], deal]) for deal in (started, twice)]
            records = [table.match.record.to_text() for table in tables if table.match is not None]
            assert records[0] == records[1]

    asyncio.run(test())


def test_tables_weigh_by_their_moves_members_and_own_decks(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            example = DeckFile(name="Own", content=deck_example("en"))
            plain, own = (
                await table_of_timeline(one, "1"),
                await table_of_timeline(one, "2", example),
            )
            material = (await one.repository.table(own)).material
            cards, length = material["cards"], len(msgspec.json.encode(material))
            assert isinstance(cards, list)
            for name, more in ((plain, 0), (own, len(cards) + length // BYTES)):
                resting = TABLE + MEMBER + more
                assert weight_of(await one.repository.table(name)) == resting
                await one.execute(name, AN, Start(id="3"))
                started = await one.repository.table(name)
                assert weight_of(started) == resting + len(started.moves)

    asyncio.run(test())


def test_a_cache_that_is_too_heavy_drops_the_least_recently_used(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            one = Deaf(store)
            one.repository.most_weight = (WEIGHED_AFTER - 2) * (TABLE + MEMBER)
            dropped: list[str] = []
            one.repository.on_drop = dropped.append
            tables = [
                await table_of_timeline(one, f"{number}") for number in range(WEIGHED_AFTER - 1)
            ]
            await one.repository.table(tables[0])
            assert dropped == []
            await table_of_timeline(
                one, "last"
            )  # weighed before it is read: with it there are two too many
            assert sorted(dropped) == sorted(tables[1:3])
            assert one.repository.current(tables[1]) is None
            assert (await one.repository.table_of(tables[1], AN))[1] == 0

    asyncio.run(test())
