"""Requests and messages begin one after the other, and moves come in between."""

import asyncio
from contextlib import suppress

from speeltafel.server.access.admission import Admission

COUNT = 5


async def begin(admission: Admission, name: str, begun: list[str]) -> None:
    await admission.enter()
    begun.append(name)


def test_who_comes_alone_begins_at_once() -> None:
    async def test() -> None:
        admission, begun = Admission(), list[str]()
        for number in range(COUNT):
            entering = begin(admission, str(number), begun)
            with suppress(StopIteration):  # it has not waited for anything
                entering.send(None)
            assert len(begun) == number + 1
            await asyncio.sleep(0)

    asyncio.run(test())


def test_of_those_who_come_together_one_begins_in_each_turn_of_the_loop_in_their_order() -> None:
    async def test() -> None:
        admission, begun = Admission(), list[str]()
        names = [str(number) for number in range(COUNT)]
        tasks = [asyncio.create_task(begin(admission, name, begun)) for name in names]
        before = 0
        while len(begun) < COUNT:
            await asyncio.sleep(0)
            assert len(begun) <= before + 1
            before = len(begun)
        await asyncio.gather(*tasks)
        assert begun == names

    asyncio.run(test())


def test_who_gives_up_is_passed_over() -> None:
    async def test() -> None:
        admission, begun = Admission(), list[str]()
        tasks = [asyncio.create_task(begin(admission, name, begun)) for name in "abcd"]
        await asyncio.sleep(0)
        for given_up in tasks[1:3]:
            given_up.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await begin(admission, "e", begun)
        assert begun == ["a", "d", "e"]

    asyncio.run(test())
