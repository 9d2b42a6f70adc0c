"""A process that has not heard of the newest entries yet refuses nobody because of that."""

import asyncio
from collections.abc import Callable

import pytest

from speeltafel.server.clock import Pace
from speeltafel.server.codes import new_name
from speeltafel.server.commands.playing import Act, Start
from speeltafel.server.commands.seating import Take
from speeltafel.server.errors import NoTable, SeatsOpen
from speeltafel.server.forgetting import forget_person
from speeltafel.server.keeper import Keeper
from speeltafel.server.lobby import Create, Join, Lobby
from speeltafel.server.settings import Settings
from speeltafel.server.store.base import Listed, Store
from speeltafel.server.table import Table
from tests.server.test_stores import opened

Stores = Callable[[], Store]
AN, BO, EVE = new_name(), new_name(), new_name()


def deaf(store: Store) -> Lobby:
    """A lobby that nobody tells anything."""
    return Lobby(Keeper(store, Pace()), b"key", lambda: 0)


def test_what_happened_elsewhere_counts_though_nobody_told(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = deaf(here), deaf(there)
            wish = Create(id="1", name="An", settings=Settings("titus"), seats=[None, None])
            table = await one.create(AN, wish)
            await one.carry_out(table.id, AN, Take(id="2", seat=0))
            with pytest.raises(SeatsOpen):
                await one.carry_out(table.id, AN, Start(id="3"))
            await other.join(BO, Join(name="Bo", code=table.code))
            assert await one.carry_out(table.id, AN, Start(id="4")) == 5
            assert (await one.seen(table.id, BO))[1] == 1

    asyncio.run(test())


def test_a_table_that_was_deleted_elsewhere_is_no_table(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one = deaf(here)
            wish = Create(id="1", name="An", settings=Settings("titus"), seats=[None, None])
            table = await one.create(AN, wish)
            await there.forget(table.id)
            with pytest.raises(NoTable):
                await one.carry_out(table.id, AN, Take(id="2", seat=0))
            assert await there.read(table.id, 0) == []
            with pytest.raises(NoTable):
                await one.seen(table.id, AN)

    asyncio.run(test())


def test_who_deletes_their_data_does_not_mind_tables_that_are_gone(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one = deaf(here)
            wish = Create(id="1", name="An", settings=Settings("titus"), seats=[None, None])
            table = await one.create(AN, wish)
            await one.join(BO, Join(name="Bo", code=table.code))
            lists = [await here.tables_of(BO, 9), await here.tables_of(EVE, 9)]

            async def tables_of(_person: str, _limit: int) -> list[Listed]:
                await there.forget(table.id)
                return lists.pop(0)

            here.tables_of = tables_of  # type: ignore[method-assign, assignment]
            await forget_person(one, BO)
            assert await there.read(table.id, 0) == []
            assert not lists

    asyncio.run(test())


def test_bots_alone_are_attended_to_after_those_who_play_with_people(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            lobby = deaf(store)
            tables = []
            for first in ("random", None):
                seats = [first, "random"]
                wish = Create(id=f"{first}", name="An", settings=Settings("titus"), seats=seats)
                tables.append((await lobby.create(AN, wish)).id)
            await lobby.carry_out(tables[1], AN, Take(id="1", seat=0))
            for table in tables:
                await lobby.carry_out(table, AN, Start(id="2"))
            while (await lobby.keeper.table(tables[1])).waiting == {0: 0}:
                await lobby.carry_out(tables[1], AN, act(await lobby.keeper.table(tables[1])))
            assert [lease.table for lease in await store.take_due(10**6, 10**7, 1)] == tables[1:]
            assert [lease.table for lease in await store.take_due(10**6, 10**7, 9)] == tables[:1]

    asyncio.run(test())


def act(table: Table) -> Act:
    """The first thing that An can do."""
    assert table.match is not None
    action = table.match.game.actions.text(table.match.state.legal(0)[0])
    return Act(id=f"a{table.version}", prompt=table.position, seat=0, action=action)


def test_who_just_joined_elsewhere_is_seen(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as here, opened(new_store()) as there:
            one, other = deaf(here), deaf(there)
            wish = Create(id="1", name="An", settings=Settings("titus"), seats=[None, None])
            table = await one.create(AN, wish)
            await other.join(BO, Join(name="Bo", code=table.code))
            assert (await one.seen(table.id, BO))[1] == 1
            with pytest.raises(NoTable):
                await one.seen(table.id, EVE)

    asyncio.run(test())
