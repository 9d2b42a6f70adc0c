"""Disks that are full and files that are damaged: people are told so, and lose as little as possible."""

import asyncio
import logging
import resource
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from speeltafel.server.launch import FILE, InUse, claimed, store_at
from speeltafel.server.store.backup import BadCopy, copy_file
from speeltafel.server.store.base import BadDatabase
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.postgres_sql import MIGRATIONS as POSTGRES_MIGRATIONS
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.store.sqlite_file import MIGRATIONS, connect
from tests.server.client import PATIENCE, Person
from tests.server.playing import seated
from tests.server.postgres import Postgres
from tests.server.running import Running

FOLDER = next((Path(__file__).parents[1] / "data" / "folders").iterdir())
"""Of version 0.1.0, when the schema had no version."""


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow: for a program that is as good as a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def opened_once(store: SqliteStore | PostgresStore) -> None:
    async def work() -> None:
        await store.open(lambda _notice: None)
        await store.close()

    asyncio.run(work())


# Full disks


def test_a_first_start_on_a_full_disk_does_not_blame_another_server(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(BadDatabase, match="disk"), claimed(tmp_path / FILE):
        opened_once(SqliteStore(tmp_path / FILE))


def test_a_second_server_is_still_told_of_the_first(tmp_path: Path) -> None:
    with claimed(tmp_path / FILE), pytest.raises(InUse), claimed(tmp_path / FILE):
        pass


def test_a_backup_to_a_full_disk_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    target = tmp_path / "copy"
    with full_disk(), pytest.raises(BadCopy, match="copy can't be written"):
        copy_file(FOLDER / FILE, target)
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_can_save_nothing_is_not_healthy(tmp_path: Path) -> None:
    with (
        Running(SqliteStore(tmp_path / "t"), 0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        assert an.person.web.get("/healthz").status_code == 200
        with full_disk():
            answers = [an.ask("say", phrase="hello")["code"]]
            while (answer := an.person.web.get("/healthz")).status_code == 200:
                time.sleep(0.1)
        answers.append(answer.json()["code"])
        assert answers == ["store_away", "store_away"]
        assert answer.status_code == 503
        an.do("say", phrase="hello")
        assert an.person.web.get("/healthz").status_code == 200


# Versions of the schema


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as base:
        [version] = base.execute("PRAGMA user_version").fetchone()
    return int(version)


def test_a_file_from_before_there_were_versions_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / FILE
    shutil.copy(FOLDER / FILE, path)
    assert version_of(path) == 0
    with closing(sqlite3.connect(path)) as base:
        before = base.execute("SELECT * FROM entries ORDER BY tbl, number").fetchall()
    opened_once(SqliteStore(path))
    assert version_of(path) == len(MIGRATIONS)
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT * FROM entries ORDER BY tbl, number").fetchall() == before


def test_a_file_of_a_later_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / FILE
    shutil.copy(FOLDER / FILE, path)
    with closing(sqlite3.connect(path)) as base:
        base.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(BadDatabase, match="later"):
        opened_once(SqliteStore(path))
    assert version_of(path) == len(MIGRATIONS) + 1


def test_a_database_has_a_version_too(postgres: Postgres) -> None:
    address = postgres.new_database("versions")
    opened_once(PostgresStore(address))
    opened_once(PostgresStore(address))

    async def look_and_raise() -> int:
        store = PostgresStore(address)
        await store.open(lambda _notice: None)
        [[version]] = await store._rows("SELECT max(version) FROM schema_version")
        await store._rows("INSERT INTO schema_version VALUES ($1)", version + 1)
        await store.close()
        return int(version)

    assert asyncio.run(look_and_raise()) == len(POSTGRES_MIGRATIONS)
    with pytest.raises(BadDatabase, match="later"):
        opened_once(PostgresStore(address))


# Damaged pages


def pages_of(path: Path, table: str) -> list[int]:
    """The pages on which the rows of a table lie."""
    with closing(sqlite3.connect(path)) as base:
        asked = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno"
        return [page for (page,) in base.execute(asked, [table])]


def overwrite(path: Path, page: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(content)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with tables of a while ago."""
    with closing(connect(tmp_path / FILE)) as base, closing(sqlite3.connect(FOLDER / FILE)) as old:
        old.backup(base)
        base.execute("PRAGMA journal_mode = DELETE")
    return tmp_path


def wait_for_salvage(folder: Path) -> str:
    """What is lost."""
    until = time.monotonic() + PATIENCE
    while not (reports := [one for one in folder.glob("*.txt") if one.stat().st_size]):
        assert time.monotonic() < until
        time.sleep(0.05)
    return reports[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [bytes(4096), b"\x00" * 2048], ids=["zeroed", "torn"])
def test_what_can_be_read_of_a_damaged_file_is_salvaged(
    folder: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    leaves = pages_of(folder / FILE, "entries")
    before = logs_in(folder / FILE)
    overwrite(folder / FILE, leaves[len(leaves) // 2], content)
    damaged = (folder / FILE).read_bytes()[4096:]  # but for the header, which says how it is opened
    with Running(store_at(None, folder), 0) as server, Person(server.host, "An") as an:
        lost = wait_for_salvage(folder)
        an.create("titus", [None, None])
    after = logs_in(folder / FILE)
    [kept] = folder.glob(f"{FILE}.damaged-*[0-9]")
    assert kept.read_bytes()[4096:] == damaged
    assert 0 < lost.count("\n") < len(before)
    for table, log in before.items():
        found = after.get(table, [])
        assert found == log[: len(found)]
        assert (found == log) == (table not in lost)
    assert any("is damaged" in record.message for record in caplog.records)


def test_indexes_and_the_key_survive_the_loss_of_an_index(folder: Path) -> None:
    for page in pages_of(folder / FILE, "codes"):
        overwrite(folder / FILE, page, bytes(4096))
    before = logs_in(folder / FILE)
    with Running(store_at(None, folder), 0):
        assert wait_for_salvage(folder).strip() == ""
    assert logs_in(folder / FILE) == before
    with closing(sqlite3.connect(folder / FILE)) as base:
        assert base.execute("SELECT count(*) FROM codes").fetchone()[0] >= len(before)
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_sound_file_stays_as_it_is(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Running(store_at(None, folder), 0) as server, Person(server.host, "An") as an:
        an.create("titus", [None, None])
    assert not list(folder.glob("*damaged*"))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def logs_in(path: Path) -> dict[str, list[str]]:
    with closing(sqlite3.connect(path)) as base:
        rows = base.execute("SELECT tbl, entry FROM entries ORDER BY tbl, number").fetchall()
    logs: dict[str, list[str]] = {}
    for table, entry in rows:
        logs.setdefault(table, []).append(entry)
    return logs
