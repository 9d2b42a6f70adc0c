"""Work that takes long: in a queue with one place for each address, so that nobody holds up others."""

import asyncio
import threading
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest

from speeltafel.decks.example import example
from speeltafel.server.access import work_queue
from speeltafel.server.access.work_queue import LongBodies, WorkQueue
from speeltafel.server.errors import Busy
from tests.server.client import PATIENCE, Person
from tests.server.running import Running


def test_each_address_has_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who asks once is the next, however much another address has asked for before."""
    monkeypatch.setattr(work_queue, "PATIENCE", PATIENCE)
    done: list[str] = []
    begun = threading.Event()

    async def ask() -> None:
        queue = WorkQueue()
        work: list[asyncio.Task[None]] = [
            asyncio.create_task(queue.run("eve", lambda: slow(begun, done))) for _ in range(20)
        ]
        await asyncio.sleep(0)
        work.append(asyncio.create_task(queue.run("an", lambda: done.append("an"))))
        await asyncio.sleep(0)
        begun.set()
        await asyncio.gather(*work)
        queue.close()

    asyncio.run(ask())
    assert done.index("an") <= 1
    assert done.count("eve") == 20


def slow(begun: threading.Event, done: list[str]) -> None:
    begun.wait(PATIENCE)
    done.append("eve")


def test_what_waits_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "PATIENCE", 0.1)
    free = threading.Event()
    done: list[str] = []

    async def ask() -> None:
        queue = WorkQueue()
        first = asyncio.create_task(queue.run("eve", lambda: free.wait(PATIENCE)))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await queue.run("an", lambda: done.append("an"))
        with pytest.raises(Busy):
            await first
        free.set()
        await queue.run("bo", lambda: done.append("bo"))
        queue.close()

    asyncio.run(ask())
    assert done == ["bo"]


def test_an_address_that_asks_for_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "MOST_WAITING", 3)

    async def ask() -> list[object]:
        queue = WorkQueue()
        asked = [queue.run("eve", lambda: "done") for _ in range(5)]
        answers: list[object] = list(await asyncio.gather(*asked, return_exceptions=True))
        assert await queue.run("eve", lambda: "later") == "later"
        queue.close()
        return answers

    answers = asyncio.run(ask())
    assert answers[:3] == ["done"] * 3
    assert all(isinstance(answer, Busy) for answer in answers[3:])


def test_few_long_bodies_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "MOST_LONG_BODIES", 2)
    monkeypatch.setattr(work_queue, "PATIENCE", 0.1)

    async def ask() -> None:
        bodies = LongBodies()
        async with bodies.room("an"):
            with pytest.raises(Busy):
                await bodies.room("an").__aenter__()
            async with bodies.room("bo"):
                with pytest.raises(Busy):
                    await bodies.room("eve").__aenter__()
                await asyncio.sleep(0.2)  # who has room may take longer than who waits for it
            async with bodies.room("eve"):
                pass

    asyncio.run(ask())


def test_all_that_takes_long_goes_through_the_queue(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    run = WorkQueue.run

    def counted(queue: WorkQueue, address: str, work: Callable[[], object]) -> object:
        asked.append(address)
        return run(queue, address, work)

    record = next((Path(__file__).parents[1] / "data" / "records").glob("titus*.json"))
    deck = {"name": "Own", "content": b64encode(example("en")).decode()}
    table = {"id": "1" * 32, "name": "An", "settings": {"game": "timeline"}, "seats": [None, None]}
    play_on = {"id": "1" * 32, "move": 1, "seat": 0, "level": "casual"}
    upload = {"id": "1" * 32, "name": "An", "record": record.read_text(encoding="utf-8")}
    monkeypatch.setattr(WorkQueue, "run", counted)
    with Person(quick_server.host, "An") as an:
        made = an.web.post("/api/records", json=upload).json()["table"]
        answers = [
            an.web.post("/api/decks", json=deck),
            an.web.post("/api/tables", json={**table, "deck": deck}),
            an.web.get(f"/api/tables/{made}/replay"),
            an.web.get(f"/api/tables/{made}/record"),
            an.web.post(f"/api/tables/{made}/play-on", json=play_on),
            an.web.get(f"/api/tables/{made}/qr.svg"),
        ]
    assert [answer.status_code for answer in answers] == [200, 201, 200, 200, 201, 200]
    assert asked == ["127.0.0.1"] * 7
