"""What holds for every store, tried on each of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest

from speeltafel.server.store.base import Due, Index, Lease, Notice, Present, Store

Stores = Callable[[], Store]

PLAIN = Index(
    status="waiting", open=True, codes=("KTRWXBM",), people=("an", "bo"), changed=5, summary="{}"
)


@asynccontextmanager
async def opened(store: Store, heard: list[Notice | Present] | None = None) -> AsyncIterator[Store]:
    await store.open(lambda notice: None if heard is None else heard.append(notice))
    try:
        yield store
    finally:
        await store.close()


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(test)


def test_entries_are_read_in_order_after_a_number(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            assert await store.append("t", 1, ["a", "b"], None, None)
            assert await store.append("t", 3, ["c"], None, None)
            assert await store.append("other", 1, ["x"], None, None)
            assert await store.read("t", 0) == ["a", "b", "c"]
            assert await store.read("t", 2) == ["c"]
            assert await store.read("none", 0) == []

    run(test())


def test_a_number_is_written_once_and_the_loser_changes_nothing(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            assert await store.append("t", 1, ["a", "b"], PLAIN, None)
            other = PLAIN._replace(status="over", codes=("ZZZZZZZ",))
            assert not await store.append("t", 2, ["z", "y"], other, Due(7))
            assert await store.read("t", 0) == ["a", "b"]
            assert await store.table_with("ZZZZZZZ") is None
            assert [row.status for row in await store.tables_of("an", 9)] == ["waiting"]
            assert await store.take_due(100, 200, 9) == []

    run(test())


def test_of_many_writers_at_once_exactly_one_wins_each_number(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as one, opened(new_store()) as other:
            for number in range(1, 21):
                tries = [
                    store.append("t", number, [f"{name}{number}"], None, None)
                    for store, name in ((one, "a"), (other, "b"), (one, "c"), (other, "d"))
                ]
                assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
            assert len(await one.read("t", 0)) == 20
            assert await one.read("t", 0) == await other.read("t", 0)

    run(test())


def test_what_was_appended_is_there_after_opening_again(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            key = await store.key()
            assert await store.append("t", 1, ["a"], PLAIN, None)
        async with opened(new_store()) as store:
            assert await store.read("t", 0) == ["a"]
            assert await store.table_with("KTRWXBM") == "t"
            assert await store.key() == key
            assert len(key) == 32

    run(test())


def test_the_index_follows_the_log(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a"], PLAIN, None)
            later = PLAIN._replace(status="playing", codes=("NEWCODE",), people=("an",), changed=9)
            await store.append("t", 2, ["b"], later, None)
            await store.append("u", 1, ["a"], PLAIN._replace(codes=("OTHER",)), None)
            assert await store.table_with("KTRWXBM") is None
            assert await store.table_with("NEWCODE") == "t"
            assert [row.table for row in await store.tables_of("an", 9)] == ["t", "u"]
            assert [row.table for row in await store.tables_of("an", 1)] == ["t"]
            assert [row.table for row in await store.tables_of("bo", 9)] == ["u"]
            assert [row.table for row in await store.open_tables(9)] == ["u"]

    run(test())


def test_a_code_has_one_table(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            assert await store.append("t", 1, ["a"], PLAIN, None)
            assert not await store.append("u", 1, ["a"], PLAIN, None)
            assert await store.read("u", 0) == []

    run(test())


def test_a_due_table_is_taken_by_one_and_by_another_after_a_while(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a"], PLAIN, Due(100))
            assert await store.take_due(99, 200, 9) == []
            assert await store.take_due(100, 200, 9) == [Lease("t", 200)]
            assert await store.take_due(150, 250, 9) == []
            assert await store.take_due(201, 300, 9) == [Lease("t", 300)]

    run(test())


def test_a_table_that_moved_on_is_not_put_off(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a"], PLAIN, Due(100))
            [lease] = await store.take_due(100, 200, 9)
            await store.append("t", 2, ["b"], None, Due(120))
            await store.put_off(lease, None)
            [lease] = await store.take_due(130, 230, 9)
            await store.put_off(lease, 400)
            assert await store.take_due(399, 500, 9) == []
            assert await store.take_due(400, 500, 9) == [Lease("t", 500)]

    run(test())


def test_everything_appended_is_noticed(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | Present] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a", "b"], PLAIN, Due(7))
            await store.append("t", 3, ["c"], None, None)
            await until(lambda: heard[-2:] == [Notice("t", 2, 7), Notice("t", 3, None)])

    run(test())


def test_what_is_told_is_heard(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | Present] = []
        async with opened(new_store(), heard) as store:
            await store.tell([Present("p", "t", (0, 2)), Present("p", "t", ())])
            await until(lambda: heard[-2:] == [Present("p", "t", (0, 2)), Present("p", "t", ())])

    run(test())


def test_a_forgotten_table_leaves_nothing(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | Present] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a"], PLAIN, Due(7))
            await store.forget("t")
            assert await store.read("t", 0) == []
            assert await store.table_with("KTRWXBM") is None
            assert await store.tables_of("an", 9) == []
            assert await store.take_due(100, 200, 9) == []
            await until(lambda: heard[-1:] == [Notice("t", 0, None)])

    run(test())


def test_tables_that_were_over_before_a_moment_are_found(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            over = PLAIN._replace(status="over", codes=())
            await store.append("t", 1, ["a"], over._replace(changed=5), None)
            await store.append("u", 1, ["a"], over._replace(changed=3), None)
            await store.append("v", 1, ["a"], PLAIN._replace(changed=1), None)
            assert await store.over_before(5, 9) == ["u"]
            assert await store.over_before(6, 9) == ["u", "t"]
            assert await store.over_before(6, 1) == ["u"]

    run(test())


def test_entries_and_index_are_rewritten_and_every_process_reads_anew(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | Present] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a", "b", "c"], PLAIN, Due(7))
            await store.rewrite("t", {1: "x", 3: "z"}, PLAIN._replace(people=("an",)))
            assert await store.read("t", 0) == ["x", "b", "z"]
            assert await store.tables_of("bo", 9) == []
            assert await store.take_due(100, 200, 9) == [Lease("t", 200)]
            await until(lambda: heard[-1:] == [Notice("t", 0, None)])

    run(test())


async def until(is_so: Callable[[], bool]) -> None:
    """Notices of a database take their time."""
    for _ in range(500):
        if is_so():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came so far")
