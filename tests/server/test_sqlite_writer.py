"""The writer of a SQLite file: group commits on the event loop."""

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from speeltafel.server.store.sqlite_file import connect
from speeltafel.server.store.sqlite_log import SqliteWriter


def add(base: sqlite3.Connection, name: str) -> None:
    base.execute("INSERT INTO secrets VALUES (?, x'00')", [name])


def names(file: Path) -> list[str]:
    base = connect(file)
    try:
        return [row[0] for row in base.execute("SELECT name FROM secrets ORDER BY name")]
    finally:
        base.close()


def test_all_that_comes_in_one_turn_of_the_loop_shares_a_commit(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    statements: list[str] = []

    async def test() -> None:
        writer = SqliteWriter(file, asyncio.get_running_loop())
        await writer.run(lambda base: base.set_trace_callback(statements.append))
        statements.clear()
        await asyncio.gather(*(writer.run(partial(add, name=name)) for name in "abc"))
        writer.close()

    asyncio.run(test())
    assert [one for one in statements if one in {"BEGIN IMMEDIATE", "COMMIT"}] == [
        "BEGIN IMMEDIATE",
        "COMMIT",
    ]
    assert names(file) == ["a", "b", "c"]


def test_a_job_that_fails_takes_only_its_own_changes_back(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    def add_twice(base: sqlite3.Connection) -> None:
        add(base, "b")
        add(base, "a")

    async def test() -> None:
        writer = SqliteWriter(file, asyncio.get_running_loop())
        jobs = [writer.run(lambda base: add(base, "a")), writer.run(add_twice)]
        first, second = await asyncio.gather(*jobs, return_exceptions=True)
        assert first is None
        assert isinstance(second, sqlite3.IntegrityError)
        writer.close()

    asyncio.run(test())
    assert names(file) == ["a"]


def test_while_a_job_is_alone_the_others_wait(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    seen: list[list[str]] = []

    async def test() -> None:
        writer = SqliteWriter(file, asyncio.get_running_loop())
        alone = asyncio.create_task(writer.run_alone(lambda: seen.append(names(file))))
        await asyncio.sleep(0)
        await writer.run(lambda base: add(base, "a"))
        await alone
        writer.close()

    asyncio.run(test())
    assert seen == [[]]
    assert names(file) == ["a"]


def test_what_still_waits_is_written_when_the_writer_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def test() -> None:
        writer = SqliteWriter(file, asyncio.get_running_loop())
        job = asyncio.create_task(writer.run(lambda base: add(base, "a")))
        await asyncio.sleep(0)
        writer.close()
        await job

    asyncio.run(test())
    assert names(file) == ["a"]


def test_a_file_that_cannot_be_opened_again_refuses_until_it_can(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    def put_a_folder_there() -> None:
        file.unlink()
        file.mkdir()

    async def test() -> None:
        writer = SqliteWriter(file, asyncio.get_running_loop())
        alone = asyncio.create_task(writer.run_alone(put_a_folder_there))
        await asyncio.sleep(0)
        job = writer.run(lambda base: add(base, "a"))
        with pytest.raises(sqlite3.DatabaseError):
            await job
        await alone
        file.rmdir()
        await writer.run(lambda base: add(base, "b"))
        writer.close()

    asyncio.run(test())
    assert names(file) == ["b"]
