"""Files with damaged pages: what can be read is salvaged, what is lost is named, nothing stops the server."""

import asyncio
import logging
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.launch import FILE, check, store_at
from speeltafel.server.store import sqlite, sqlite_log
from speeltafel.server.store.base import Due, Index
from speeltafel.server.store.files import beside
from speeltafel.server.store.salvage import LOST_KEY, LOST_NAMES, Rebuild, damage_in, salvage
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.store.sqlite_file import connect
from speeltafel.server.tables.index import rebuilt
from tests.server.client import PATIENCE, Person
from tests.server.process import servers
from tests.server.running import Running
from tests.server.test_disk import file_limit

FOLDER = next((Path(__file__).parents[1] / "data" / "folders").iterdir())
"""Of version 0.1.0, when the schema had no version."""
PAGE = 4096
SECTOR = 512
LAST = "f" * 32
"""The name of a table that comes after all others."""


def pages_of(path: Path, table: str) -> list[int]:
    """The pages on which the rows of a table lie, in their order."""
    with closing(sqlite3.connect(path)) as base:
        asked = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
        return [page for (page,) in base.execute(asked, [table])]


def page_inside_a_log(path: Path) -> int:
    """One with rows of the same table on both sides, so that nothing new is written there."""
    with closing(sqlite3.connect(path)) as base, base:
        rows = [(LAST, number, "x" * SECTOR) for number in range(1, 40)]
        base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    return pages_of(path, "entries")[-2]


def overwrite(path: Path, page: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
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


@pytest.mark.parametrize("content", [bytes(PAGE), bytes(PAGE // 2)], ids=["zeroed", "torn"])
def test_what_can_be_read_of_a_damaged_file_is_salvaged(
    folder: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    leaves = pages_of(folder / FILE, "entries")
    before = logs_in(folder / FILE)
    overwrite(folder / FILE, leaves[len(leaves) // 2], content)
    damaged = (folder / FILE).read_bytes()[PAGE:]  # but for the header, which says how it is opened
    with Running(store_at(None, folder), 0) as server, Person(server.host, "An") as an:
        lost = wait_for_salvage(folder)
        an.create("titus", [None, None])
    after = logs_in(folder / FILE)
    [kept] = folder.glob(f"{FILE}.damaged-*[0-9]")
    assert kept.read_bytes()[PAGE:] == damaged
    assert 0 < lost.count("\n") < len(before)
    for table, log in before.items():
        found = after.get(table, [])
        assert found == log[: len(found)]
        assert (found == log) == (table not in lost)
    assert any("is damaged" in record.message for record in caplog.records)


def test_indexes_and_the_key_survive_the_loss_of_an_index(folder: Path) -> None:
    for page in pages_of(folder / FILE, "codes"):
        overwrite(folder / FILE, page, bytes(PAGE))
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


def rebuild(table: str, log: list[str]) -> tuple[Index, Due] | None:
    """Quicker than to play the games again."""
    try:
        for entry in log:
            msgspec.json.decode(entry)
    except msgspec.DecodeError:
        return None
    return Index("waiting", True, (table,), (table,), 1, "{}"), Due(None)


def prefixes_and_unnamed(
    before: dict[str, list[str]], after: dict[str, list[str]], lost: str
) -> tuple[bool, list[str]]:
    """Whether each log is the beginning of what it was, and which are shorter without a word."""
    kept = {table: after.get(table, []) for table in before}
    are_prefixes = all(before[table][: len(log)] == log for table, log in kept.items())
    return are_prefixes, [t for t in before if kept[t] != before[t] and t not in lost]


@pytest.mark.parametrize(
    "damaged",
    [
        lambda _page, _old: bytes(PAGE),
        lambda _page, old: old[: PAGE // 2] + bytes(PAGE // 2),
        lambda _page, old: old[:-SECTOR] + bytes(SECTOR),
        lambda page, old: (
            old[: page % 8 * SECTOR] + bytes(SECTOR) + old[page % 8 * SECTOR + SECTOR :]
        ),
    ],
    ids=["zeroed", "tail", "last sector", "a sector"],
)
def test_any_page_may_be_damaged(folder: Path, damaged: Callable[[int, bytes], bytes]) -> None:
    whole, path = (folder / FILE).read_bytes(), folder / FILE
    before = logs_in(path)
    found = 0
    for page in range(2, len(whole) // PAGE + 1):  # without the first there is no file of SQLite
        path.write_bytes(whole)
        overwrite(path, page, damaged(page, whole[(page - 1) * PAGE : page * PAGE]))
        with closing(sqlite3.connect(path)) as base:
            if not damage_in(base):
                continue  # a value was changed; SQLite has no checksums
        found += 1
        _, losses = salvage(path, rebuild)
        with closing(sqlite3.connect(path)) as base:
            assert not damage_in(base)
        assert prefixes_and_unnamed(before, logs_in(path), "\n".join(losses)) == (True, [])
    assert found > len(whole) // PAGE // 3


def rows_up_to_the_damage(path: Path, table: str) -> int:
    """How many entries of a log can be asked for one by one."""
    with closing(sqlite3.connect(path)) as base:
        for number in count(1):
            try:
                asked = "SELECT 1 FROM entries WHERE tbl = ? AND number = ?"
                is_there = base.execute(asked, [table, number]).fetchone()
            except sqlite3.DatabaseError:
                is_there = None
            if not is_there:
                return number - 1
    raise AssertionError


def test_the_last_entry_before_the_damage_is_kept_too(folder: Path) -> None:
    whole, path = (folder / FILE).read_bytes(), folder / FILE
    tables = logs_in(path)
    for page in pages_of(path, "entries")[1:]:
        path.write_bytes(whole)
        overwrite(path, page, bytes(PAGE))
        readable = {table: rows_up_to_the_damage(path, table) for table in tables}
        salvage(path, rebuild)
        assert {table: len(log) for table, log in logs_in(path).items()} == {
            table: number for table, number in readable.items() if number
        }


def test_an_entry_in_its_place_goes_before_one_that_claims_to_be_it(folder: Path) -> None:
    path, before = folder / FILE, logs_in(folder / FILE)
    first, last = min(before), max(before)
    mine, stray = (f"{last}\6".encode(), f"{first}{chr(len(before[first]))}".encode())
    whole = path.read_bytes()
    assert whole.count(stray) == 1
    path.write_bytes(whole.replace(stray, mine))
    _, losses = salvage(path, rebuild)
    assert logs_in(path)[last] == before[last]
    assert first in "\n".join(losses)


def test_a_key_that_cannot_be_read_is_named_and_made_again(folder: Path) -> None:
    async def key() -> bytes:
        store = SqliteStore(folder / FILE, rebuild)
        await store.open(lambda _notice: None)
        try:
            return await store.key()
        finally:
            await store.close()

    before = asyncio.run(key())
    [page] = pages_of(folder / FILE, "secrets")
    with (folder / FILE).open("r+b") as file:
        file.seek(page * PAGE - SECTOR)
        file.write(bytes(SECTOR))
    after = asyncio.run(key())
    assert LOST_KEY in wait_for_salvage(folder)
    assert (len(after), after == before) == (32, False)
    assert asyncio.run(key()) == after


def test_a_server_starts_whose_file_has_lost_everything_and_says_so(folder: Path) -> None:
    connect(folder / FILE).close()  # brought up to date before
    for page in range(2, (folder / FILE).stat().st_size // PAGE + 1):
        overwrite(folder / FILE, page, bytes(PAGE))
    asyncio.run(check(store_at(None, folder)))
    assert wait_for_salvage(folder).splitlines() == [LOST_KEY, LOST_NAMES]


def test_what_fails_in_a_salvage_does_not_stop_the_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_path: Path, _rebuild: object) -> None:
        raise TypeError("NoneType")

    monkeypatch.setattr(sqlite, "salvage", broken)
    overwrite(folder / FILE, page_inside_a_log(folder / FILE), bytes(PAGE))
    with Running(store_at(None, folder), 0) as server, Person(server.host, "An") as an:
        until = time.monotonic() + PATIENCE
        while not any("could not be salvaged" in one.message for one in caplog.records):
            assert time.monotonic() < until
            time.sleep(0.05)
        an.create("titus", [None, None])


def test_a_page_that_is_a_copy_of_another_loses_nothing_without_a_word(folder: Path) -> None:
    whole, path = (folder / FILE).read_bytes(), folder / FILE
    before, leaves = logs_in(path), pages_of(path, "entries")
    for place, page in enumerate(leaves):
        other = leaves[(place * 7 + 3) % len(leaves)]
        path.write_bytes(whole)
        overwrite(path, page, whole[(other - 1) * PAGE : other * PAGE])
        with closing(sqlite3.connect(path)) as base:
            assert damage_in(base)
        _, losses = salvage(path, rebuilt)
        assert prefixes_and_unnamed(before, logs_in(path), "\n".join(losses)) == (True, [])
        assert len(losses) < len(before)


def test_a_log_that_is_shorter_than_its_index_knows_is_named(folder: Path) -> None:
    path = folder / FILE
    with closing(sqlite3.connect(path)) as base, base:
        [[over]] = base.execute("SELECT tbl FROM tables WHERE status = 'over' LIMIT 1")
        base.execute("DELETE FROM entries WHERE tbl = ? AND number > 5", [over])
    _, losses = salvage(path, rebuilt)
    assert losses == [f"of table {over} only entries 1 to 5 could be read"]


def test_the_list_of_losses_is_for_the_owner_alone(folder: Path) -> None:
    damaged, _ = salvage(folder / FILE, rebuild)
    assert damaged.with_name(damaged.name + ".txt").stat().st_mode & 0o777 == 0o600


# A salvage that fails, or has to wait


async def opened_and_checked(path: Path) -> SqliteStore:
    store = SqliteStore(path, rebuild)
    await store.open(lambda _notice: None)
    await store._checking
    return store


def test_a_salvage_that_lacks_room_leaves_nothing_and_people_play_on(folder: Path) -> None:
    path = folder / FILE
    overwrite(path, page_inside_a_log(path), bytes(PAGE))

    async def test() -> None:
        with file_limit(path.stat().st_size // 2):
            store = await opened_and_checked(path)
        assert not list(folder.glob("*salvaged*"))
        assert not list(folder.glob("*damaged*"))
        index = Index("waiting", True, (), ("an",), 1, "{}")
        assert await store.append("0", 1, ["x"], index, None)
        assert await store.read("0", 0) == ["x"]
        await store.close()

    asyncio.run(test())


def test_a_salvage_needs_no_room_for_a_journal(folder: Path) -> None:
    path = folder / FILE
    seen: list[Path] = []

    def look(table: str, log: list[str]) -> tuple[Index, Due] | None:
        seen.extend(beside(path.with_name(path.name + ".salvaged")))
        return rebuild(table, log)

    salvage(path, look)
    assert seen == []


def test_what_a_killed_salvage_left_is_removed_at_the_start(folder: Path) -> None:
    for end in ("", "-wal", "-shm"):
        (folder / f"{FILE}.salvaged{end}").write_bytes(bytes(PAGE))
    damaged = folder / f"{FILE}.damaged-20260101-120000-000000"
    damaged.hardlink_to(folder / FILE)
    damaged.with_name(damaged.name + ".txt").touch()

    async def test() -> None:
        await (await opened_and_checked(folder / FILE)).close()

    asyncio.run(test())
    assert [one.name for one in folder.iterdir()] == [FILE]


def test_what_a_salvage_has_kept_stays_at_the_next_start(folder: Path) -> None:
    salvage(folder / FILE, rebuild)
    before = set(folder.iterdir())

    async def test() -> None:
        await (await opened_and_checked(folder / FILE)).close()

    asyncio.run(test())
    assert set(folder.iterdir()) == before
    (folder / FILE).unlink()
    asyncio.run(test())
    assert set(folder.iterdir()) == before


def test_a_file_that_could_not_be_opened_after_a_salvage_is_opened_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("database or disk is full")

    async def test() -> None:
        store = await opened_and_checked(folder / FILE)
        with monkeypatch.context() as patched:
            patched.setattr(sqlite_log, "connect", full)
            with pytest.raises(StoreUnavailable):
                await store.read("t", 0)
            with pytest.raises(StoreUnavailable):
                await store.check_health()
        assert await store.read("t", 0) == []
        await store.check_health()
        await store.close()

    overwrite(folder / FILE, page_inside_a_log(folder / FILE), bytes(PAGE))
    asyncio.run(test())


def test_a_salvage_waits_for_other_readers_and_meanwhile_people_play(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / FILE
    overwrite(path, page_inside_a_log(path), bytes(PAGE))
    tries: list[Path] = []

    def counted(path: Path, rebuild: Rebuild) -> tuple[Path, list[str]]:
        tries.append(path)
        return salvage(path, rebuild)

    async def test() -> None:
        store = SqliteStore(path, rebuild)
        await store.open(lambda _notice: None)
        with closing(sqlite3.connect(path, isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT count(*) FROM tables").fetchall()
            async with asyncio.timeout(PATIENCE):
                while len(tries) < 3:
                    await store.check_health()
                    await asyncio.sleep(0.01)
            assert not list(folder.glob("*damaged*"))
        await store._checking
        assert len(list(folder.glob("*damaged-*[0-9]"))) == 1
        await store.close()

    monkeypatch.setattr(sqlite, "SALVAGE_PAUSE", 0.01)
    monkeypatch.setattr(sqlite, "salvage", counted)
    asyncio.run(test())


# A salvage that is killed

STEPS = {"open", "os.link", "os.remove", "os.rename", "sqlite3.connect"}


def salvage_until(path: Path, step: int) -> None:
    """As a power cut would end it, before a step."""
    steps = iter(range(1000))

    def count(event: str, args: tuple[object, ...]) -> None:
        if event in STEPS and str(path) in str(args[0]) and next(steps) == step:
            os._exit(9)

    sys.addaudithook(count)
    salvage(path, rebuild)
    os._exit(0)


def test_a_salvage_may_be_killed_at_any_moment(folder: Path) -> None:
    path = folder / FILE
    overwrite(path, pages_of(path, "entries")[3], bytes(PAGE))
    whole = path.read_bytes()
    salvage(path, rebuild)
    expected = logs_in(path)
    code, step = 9, 0
    while code == 9:
        shutil.rmtree(folder)
        folder.mkdir()
        path.write_bytes(whole)
        process = servers.Process(target=salvage_until, args=(path, step))
        process.start()
        process.join(PATIENCE)
        code, step = process.exitcode or 0, step + 1
        asyncio.run(start_again(path))
        assert logs_in(path) == expected
        assert any(
            kept.read_bytes()[PAGE:] == whole[PAGE:] for kept in folder.glob("*.damaged-*[0-9]")
        )
    assert code == 0
    assert step > 5


async def start_again(path: Path) -> None:
    await (await opened_and_checked(path)).close()


def logs_in(path: Path) -> dict[str, list[str]]:
    with closing(sqlite3.connect(path)) as base:
        rows = base.execute("SELECT tbl, entry FROM entries ORDER BY tbl, number").fetchall()
    logs: dict[str, list[str]] = {}
    for table, entry in rows:
        logs.setdefault(table, []).append(entry)
    return logs
