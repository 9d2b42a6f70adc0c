"""What holds for every store, tried on each of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest

from speeltafel.server.store.base import (
    Append,
    Due,
    Index,
    Lease,
    Notice,
    PresenceNotice,
    Store,
    Unused,
)

Stores = Callable[[], Store]

PLAIN = Index(
    status="waiting", open=True, codes=("KTRWXBM",), people=("an", "bo"), changed=5, summary="{}"
)


@asynccontextmanager
async def opened(
    store: Store, heard: list[Notice | PresenceNotice] | None = None
) -> AsyncIterator[Store]:
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
            assert await store.append("t", 1, ["a", "b"], PLAIN, None)
            assert await store.append("t", 3, ["c"], None, None)
            assert await store.append("other", 1, ["x"], PLAIN._replace(codes=()), None)
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
            assert await store.table_by_code("ZZZZZZZ") is None
            assert [row.status for row in await store.tables_of("an", 9)] == ["waiting"]
            assert await store.lease_due(100, 200, 9) == []

    run(test())


async def append_soon(store: Store, number: int, entry: str) -> bool:
    settled: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.append_soon(Append("t", number, [entry], None, None), settled.set_result)
    return await settled


def test_who_does_not_wait_hears_what_others_wait_for(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            assert not await append_soon(store, 2, "of no table")
            assert await store.append("t", 1, ["a"], PLAIN, None)
            assert await append_soon(store, 2, "b")
            assert not await append_soon(store, 2, "c")
            assert await asyncio.gather(*(append_soon(store, 3, one) for one in "de")) == [
                True,
                False,
            ]
            assert await store.read("t", 0) == ["a", "b", "d"]

    run(test())


def test_of_many_writers_at_once_exactly_one_wins_each_number(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as one, opened(new_store()) as other:
            assert await one.append("t", 1, ["first"], PLAIN, None)
            for number in range(2, 21):
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
            assert await store.table_by_code("KTRWXBM") == "t"
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
            assert await store.table_by_code("KTRWXBM") is None
            assert await store.table_by_code("NEWCODE") == "t"
            assert [row.table for row in await store.tables_of("an", 9)] == ["t", "u"]
            assert [row.table for row in await store.tables_of("an", 1)] == ["t"]
            assert [row.table for row in await store.tables_of("bo", 9)] == ["u"]
            assert [row.table for row in await store.open_tables(9)] == ["u", "t"]
            await store.append("t", 3, ["c"], later._replace(status="over"), None)
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
            assert await store.lease_due(99, 200, 9) == []
            assert await store.lease_due(100, 200, 9) == [Lease("t", 200)]
            assert await store.lease_due(150, 250, 9) == []
            assert await store.lease_due(201, 300, 9) == [Lease("t", 300)]

    run(test())


def test_a_process_that_is_busy_at_a_table_leaves_it_to_others(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            for table in ("s", "t", "u"):
                await store.append(table, 1, ["a"], PLAIN._replace(codes=(table,)), Due(100))
            assert await store.lease_due(100, 200, 9, ["s", "u"]) == [Lease("t", 200)]
            assert len(await store.lease_due(100, 200, 9)) == 2

    run(test())


def test_a_table_that_moved_on_is_not_put_off(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a"], PLAIN, Due(100))
            [lease] = await store.lease_due(100, 200, 9)
            await store.append("t", 2, ["b"], None, Due(120))
            await store.reschedule(lease, None)
            [lease] = await store.lease_due(130, 230, 9)
            await store.reschedule(lease, 400)
            assert await store.lease_due(399, 500, 9) == []
            assert await store.lease_due(400, 500, 9) == [Lease("t", 500)]

    run(test())


def test_everything_appended_is_noticed(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | PresenceNotice] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a", "b"], PLAIN, Due(7))
            await store.append("t", 3, ["c"], None, None)
            await until(lambda: [one[:3] for one in heard[-2:]] == [("t", 2, 7), ("t", 3, None)])

    run(test())


def test_announced_presence_reaches_the_listeners(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | PresenceNotice] = []
        async with opened(new_store(), heard) as store:
            await store.announce([PresenceNotice("p", "t", (0, 2)), PresenceNotice("p", "t", ())])
            await until(
                lambda: (
                    heard[-2:] == [PresenceNotice("p", "t", (0, 2)), PresenceNotice("p", "t", ())]
                )
            )

    run(test())


def test_a_forgotten_table_leaves_nothing(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | PresenceNotice] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a"], PLAIN, Due(7))
            await store.delete("t")
            assert await store.read("t", 0) == []
            assert await store.table_by_code("KTRWXBM") is None
            assert await store.tables_of("an", 9) == []
            assert await store.lease_due(100, 200, 9) == []
            await until(lambda: heard[-1:] == [Notice("t", 0, None)])

    run(test())


def test_nothing_is_added_to_a_table_that_was_deleted(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store, opened(new_store()) as other:
            await store.append("t", 1, ["a"], PLAIN, Due(7))
            await other.delete("t")
            assert not await store.append("t", 2, ["b"], None, None)
            assert not await store.append("t", 2, ["b"], None, Due(7))
            assert not await store.append("t", 2, ["b"], PLAIN, Due(7))
            assert not await store.append("t", 2, ["b", "c"], None, None)
            assert not await store.rewrite("t", 1, {1: "x"}, PLAIN)
            assert await store.read("t", 0) == []
            assert await store.tables_of("an", 9) == []
            assert await store.append("t", 1, ["a"], PLAIN, None)

    run(test())


def test_a_table_is_deleted_unless_its_log_has_more_by_now(new_store: Stores) -> None:
    async def test() -> None:
        heard: list[Notice | PresenceNotice] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a", "b"], PLAIN, Due(7))
            assert not await store.delete("t", 1)
            assert await store.read("t", 0) == ["a", "b"]
            assert [row.table for row in await store.tables_of("an", 9)] == ["t"]
            assert await store.delete("t", 2)
            assert await store.read("t", 0) == []
            await until(lambda: [one[:2] for one in heard] == [("t", 2), ("t", 0)])
            assert await store.delete("t", 2)  # by somebody else, as far as one knows

    run(test())


def test_of_adding_and_deleting_what_is_known_at_one_moment_one_is_done(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store, opened(new_store()) as other:
            for number in range(40):
                name, index = f"t{number}", PLAIN if number % 2 else None
                await store.append(name, 1, ["a"], PLAIN, None)
                is_added, is_deleted = await asyncio.gather(
                    store.append(name, 2, ["b"], index, None), other.delete(name, 1)
                )
                assert is_added is not is_deleted
                assert await store.read(name, 0) == (["a", "b"] if is_added else [])
                await store.delete(name)  # the next one has its code

    run(test())


def test_of_adding_and_deleting_at_one_moment_nothing_is_left(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store, opened(new_store()) as other:
            for number in range(40):
                name, index = f"t{number}", PLAIN if number % 2 else None
                await store.append(name, 1, ["a"], PLAIN, None)
                await asyncio.gather(store.append(name, 2, ["b"], index, None), other.delete(name))
                assert await store.read(name, 0) == []
                assert await store.tables_of("an", 9) == []

    run(test())


def test_tables_that_nobody_used_since_a_moment_are_found(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            over = PLAIN._replace(status="over", codes=())
            await store.append("t", 1, ["a"], over._replace(changed=5), None)
            await store.append("u", 1, ["a"], over._replace(changed=3), None)
            await store.append("v", 1, ["a"], PLAIN._replace(changed=2), None)
            t, u, v = (Unused(name, 1) for name in "tuv")
            assert await store.unused_since(5, 2, 9) == [u]
            assert await store.unused_since(6, 2, 9) == [u, t]
            assert await store.unused_since(6, 2, 1) == [u]
            assert await store.unused_since(6, 3, 9) == [v, u, t]

    run(test())


def test_entries_and_index_are_rewritten_and_every_process_reads_them_again(
    new_store: Stores,
) -> None:
    async def test() -> None:
        heard: list[Notice | PresenceNotice] = []
        async with opened(new_store(), heard) as store:
            await store.append("t", 1, ["a", "b", "c"], PLAIN, Due(7))
            new = {1: "x", 3: "z", 4: "d"}
            assert await store.rewrite("t", 3, new, PLAIN._replace(people=("an",)))
            assert await store.read("t", 0) == ["x", "b", "z", "d"]
            assert not await store.append("t", 4, ["y"], PLAIN, None)
            assert await store.tables_of("bo", 9) == []
            assert await store.lease_due(100, 200, 9) == [Lease("t", 200)]
            await until(lambda: heard[-1:] == [Notice("t", 0, None)])

    run(test())


def test_what_was_added_meanwhile_is_not_written_over(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a", "b"], PLAIN, None)
            assert not await store.rewrite("t", 1, {1: "x"}, PLAIN._replace(people=()))
            assert await store.read("t", 0) == ["a", "b"]
            assert len(await store.tables_of("an", 9)) == 1

    run(test())


def test_tables_with_people_come_before_those_of_bots_alone(new_store: Stores) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            for name, due in (("t", Due(1, alone=True)), ("u", Due(3)), ("v", Due(2))):
                await store.append(name, 1, ["a"], PLAIN._replace(codes=(name,)), due)
            assert {lease.table for lease in await store.lease_due(9, 20, 2)} == {"u", "v"}
            assert [lease.table for lease in await store.lease_due(9, 20, 2)] == ["t"]

    run(test())


async def until(is_so: Callable[[], bool]) -> None:
    """Notices of a database take their time."""
    for _ in range(6000):
        if is_so():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came so far")
