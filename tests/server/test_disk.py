"""Disks that are full and files that are damaged: people are told so, and lose as little as possible."""

import asyncio
import logging
import os
import random
import resource
import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.launch import FILE, InUse, check, claimed
from speeltafel.server.store import sqlite
from speeltafel.server.store.backup import BadCopy, copy_file
from speeltafel.server.store.base import BadDatabase, Due, Index, Lease, Unused
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.postgres_sql import MIGRATIONS as POSTGRES_MIGRATIONS
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.store.sqlite_file import MIGRATIONS, connect
from tests.server.client import PATIENCE, Person, Screen
from tests.server.playing import move, seated, waited_for
from tests.server.postgres import Postgres
from tests.server.running import Running

FOLDER = next((Path(__file__).parents[1] / "data" / "folders").iterdir())
"""Of version 0.1.0, when the schema had no version."""
PAGE = 4096


def full_disk() -> AbstractContextManager[None]:
    return file_limit(0)


@contextmanager
def file_limit(size: int) -> Iterator[None]:
    """No file can grow beyond a size: for a program that is as good as a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
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


def without_rights(folder: Path, mode: int, name: str = "") -> AbstractContextManager[None]:
    """Act as somebody who owns nothing in a folder, which or one of whose files has this mode."""
    (folder / name).chmod(mode)
    return unprivileged() if os.geteuid() == 0 else nullcontext()


@contextmanager
def unprivileged() -> Iterator[None]:
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder that others can look into: those of pytest can't be entered."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder


def test_a_folder_that_may_not_be_written_is_reported(reachable: Path) -> None:
    refused = pytest.raises(BadDatabase, match="may write")
    with without_rights(reachable, 0o555), refused, claimed(reachable / FILE):
        pass


@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_a_lock_that_may_not_be_written_lets_no_server_in(reachable: Path, mode: int) -> None:
    name = FILE + ".lock"
    (reachable / name).touch()
    refused = pytest.raises(BadDatabase, match="may write")
    with without_rights(reachable, mode, name), refused, claimed(reachable / FILE):
        pass


def test_a_lock_that_is_something_else_is_reported(tmp_path: Path) -> None:
    lock = tmp_path / (FILE + ".lock")
    lock.write_text("a letter to my mother, who likes Titus best\n" * 99)
    with pytest.raises(BadDatabase, match="not the lock of a server"), claimed(tmp_path / FILE):
        pass
    lock.unlink()
    lock.mkdir()
    with pytest.raises(BadDatabase, match="lock can't be used"), claimed(tmp_path / FILE):
        pass


def test_a_disk_with_room_for_an_empty_file_alone_is_found_full_before_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_base: sqlite3.Connection) -> bytes:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite, "make_key", full)
    with pytest.raises(BadDatabase, match="is the disk full"):
        asyncio.run(check(SqliteStore(tmp_path / FILE)))


@pytest.mark.parametrize("left", [PAGE // 2, 9 * PAGE])
def test_a_file_that_was_cut_off_is_refused_and_a_backup_asked_for(
    tmp_path: Path, left: int
) -> None:
    (tmp_path / FILE).write_bytes((FOLDER / FILE).read_bytes()[:left])
    with pytest.raises(BadDatabase, match=f"speeltafel restore BACKUP --data {tmp_path}"):
        opened_once(SqliteStore(tmp_path / FILE))


def test_a_damaged_word_of_the_schema_is_called_damage(tmp_path: Path) -> None:
    """SQLite quotes it, and Python can't read what is no UTF-8."""
    path = tmp_path / FILE
    connect(path).close()
    path.write_bytes(path.read_bytes().replace(b"TABLE people", b"T\xcdBLE people"))
    with pytest.raises(BadDatabase, match=r"is damaged.*restore a backup"):
        asyncio.run(check(SqliteStore(path)))
    with pytest.raises(BadCopy, match="is damaged"):
        copy_file(path, tmp_path / "copy")


def test_a_second_server_is_still_told_of_the_first(tmp_path: Path) -> None:
    with claimed(tmp_path / FILE), pytest.raises(InUse), claimed(tmp_path / FILE):
        pass


def test_a_second_server_that_comes_by_a_link_is_told_too(tmp_path: Path) -> None:
    link = tmp_path / "elsewhere" / FILE
    link.parent.mkdir()
    link.symlink_to(tmp_path / FILE)
    with claimed(tmp_path / FILE), pytest.raises(InUse), claimed(link):
        pass


def test_a_link_that_leads_to_itself_is_reported(tmp_path: Path) -> None:
    link = tmp_path / FILE
    link.symlink_to(FILE)
    with pytest.raises(BadDatabase, match=f"{FILE} can't be used: .*symbolic"), claimed(link):
        pass
    assert list(tmp_path.iterdir()) == [link]


def test_a_file_with_two_names_is_refused_until_one_is_gone(tmp_path: Path) -> None:
    """Two servers that came by different names destroyed it, and one did not see what the other had left."""
    path, other = tmp_path / FILE, tmp_path / "other"
    opened_once(SqliteStore(path))
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(BadDatabase, match="another name"):
            opened_once(SqliteStore(name))
    copy_file(path, tmp_path / "copy")
    other.unlink()
    opened_once(SqliteStore(path))


def test_a_backup_to_a_full_disk_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    target = tmp_path / "copy"
    with full_disk(), pytest.raises(BadCopy, match="copy can't be written"):
        copy_file(FOLDER / FILE, target)
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def stopped(reachable: Path) -> Path:
    """The file of a server that was stopped, as it was opened the last time."""
    path = reachable / "data" / FILE
    with closing(connect(path)) as base, closing(sqlite3.connect(FOLDER / FILE)) as old:
        old.backup(base)
        base.execute("PRAGMA journal_mode = WAL")
    path.chmod(0o444)
    return path


def test_tables_on_a_disk_that_cannot_be_written_can_be_rescued(stopped: Path) -> None:
    copy = stopped.parents[1] / "copy"
    with without_rights(stopped.parent, 0o555):
        copy_file(stopped, copy)
    with closing(sqlite3.connect(copy)) as base, closing(sqlite3.connect(FOLDER / FILE)) as old:
        asked = "SELECT * FROM entries ORDER BY tbl, number"
        assert base.execute(asked).fetchall() == old.execute(asked).fetchall()


def test_but_not_without_their_newest_entries(stopped: Path) -> None:
    stopped.with_name(FILE + "-wal").write_bytes(bytes(100))
    refused = pytest.raises(BadCopy, match="files beside it")
    with without_rights(stopped.parent, 0o555), refused:
        copy_file(stopped, stopped.parents[1] / "copy")


def test_a_file_that_may_not_be_read_is_reported(stopped: Path) -> None:
    refused = pytest.raises(BadCopy, match="a file that you may read")
    with without_rights(stopped.parent, 0o000, FILE), refused:
        copy_file(stopped, stopped.parents[1] / "copy")


def test_a_server_that_can_save_nothing_is_not_healthy(tmp_path: Path) -> None:
    with (
        Running(SqliteStore(tmp_path / "t"), 0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        assert an.person.web.get("/healthz").status_code == 200
        with full_disk():
            answers = [an.ask("say", phrase="hello")["code"]]
            answer = an.person.web.get("/healthz")
        answers.append(answer.json()["code"])
        assert answers == ["store_away", "store_away"]
        assert answer.status_code == 503
        an.do("say", phrase="hello")
        assert an.person.web.get("/healthz").status_code == 200


def test_the_log_says_why_nothing_can_be_saved_or_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "t")
        await store.open(lambda _notice: None)
        with full_disk():
            with pytest.raises(StoreUnavailable):
                await store.append("t", 1, ["a"], None, None)
            with pytest.raises(StoreUnavailable):
                await store.check_health()
        with closing(sqlite3.connect(tmp_path / "t")) as base:
            base.execute("DROP TABLE entries")
        with pytest.raises(StoreUnavailable):
            await store.read("t", 0)
        await store.close()

    asyncio.run(test())
    told = [one.message for one in caplog.records if "can't be used" in one.message]
    assert ["disk" in one for one in told] == [True, True, False]
    assert "no such table" in told[2]


def test_after_a_refused_write_health_needs_one_as_large(tmp_path: Path) -> None:
    large = ["x" * 100_000]
    index = Index("waiting", True, (), (), 1, "{}")

    async def test() -> None:
        store = SqliteStore(tmp_path / "t")
        await store.open(lambda _notice: None)
        await store.check_health()
        room = (tmp_path / "t-wal").stat().st_size + 20_000
        with file_limit(room):
            with pytest.raises(StoreUnavailable):
                await store.append("t", 1, large, index, None)
            assert await store.append("u", 1, ["small"], index, None)
            with pytest.raises(StoreUnavailable):
                await store.check_health()
        await store.check_health()
        assert await store.append("t", 1, large, index, None)
        await store.close()

    asyncio.run(test())


async def append_on(store: SqliteStore) -> None:
    for number in count(2):
        await store.append("t", number, ["a"], None, None)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("is_replaced", [True, False], ids=["replaced", "gone"])
@pytest.mark.parametrize("use", [SqliteStore.check_health, append_on])
def test_a_file_that_was_moved_takes_nothing_until_it_is_back(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    use: Callable[[SqliteStore], Coroutine[None, None, None]],
    *,
    is_replaced: bool,
) -> None:
    path, away = tmp_path / FILE, tmp_path / "away"
    index = Index("waiting", True, (), (), 1, "{}")

    async def test() -> None:
        store = SqliteStore(path)
        await store.open(lambda _notice: None)
        assert await store.append("t", 1, ["a"], index, None)
        await store.check_health()
        path.rename(away)
        if is_replaced:
            shutil.copy(FOLDER / FILE, path)
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(use(store), PATIENCE)
        with pytest.raises(StoreUnavailable):
            await store.append("u", 1, ["a"], index, None)
        away.replace(path)
        await store.check_health()
        assert await store.append("u", 1, ["a"], index, None)
        await store.close()

    asyncio.run(test())
    [told] = [one.message for one in caplog.records if one.levelno >= logging.ERROR]
    assert "was moved" in told


def remove(log: Path) -> None:
    log.unlink()


def replace(log: Path) -> None:
    copy = log.read_bytes()
    log.unlink()
    log.write_bytes(copy)


def empty(log: Path) -> None:
    os.truncate(log, 0)


@pytest.mark.parametrize("spoil", [remove, replace, empty])
@pytest.mark.parametrize("use", [SqliteStore.check_health, append_on])
def test_a_file_whose_write_ahead_log_is_gone_takes_nothing(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    use: Callable[[SqliteStore], Coroutine[None, None, None]],
    spoil: Callable[[Path], None],
) -> None:
    path, link = tmp_path / "real" / FILE, tmp_path / FILE
    index = Index("waiting", True, (), (), 1, "{}")

    async def saved(store: SqliteStore) -> None:
        """What was acknowledged is in the file soon, when the check at the start has ended: `kill -9` would
        lose nothing."""
        while True:
            shutil.copy(path, tmp_path / "killed")
            if entries_in(tmp_path / "killed") == len(await store.read("t", 0)):
                return
            with suppress(StoreUnavailable):
                await store.check_health()

    async def test() -> None:
        store = SqliteStore(link)
        await store.open(lambda _notice: None)
        assert await store.append("t", 1, ["a"], index, None)
        await store.check_health()
        spoil(path.with_name(FILE + "-wal"))
        with pytest.raises(StoreUnavailable):
            await asyncio.wait_for(use(store), PATIENCE)
        with pytest.raises(StoreUnavailable):
            await store.append("u", 1, ["a"], index, None)
        if spoil is remove:
            await asyncio.wait_for(saved(store), PATIENCE)
        await store.close()

    connect(path).close()
    link.symlink_to(path)
    asyncio.run(test())
    [told] = [one.message for one in caplog.records if one.levelno >= logging.ERROR]
    assert "-wal was moved" in told


def test_a_write_ahead_log_that_another_program_empties_as_sqlite_does_is_in_place(
    tmp_path: Path,
) -> None:
    index = Index("waiting", True, (), (), 1, "{}")

    async def test() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.open(lambda _notice: None)
        assert await store.append("t", 1, ["a"], index, None)
        for number in (2, 3):
            with closing(sqlite3.connect(tmp_path / FILE)) as other:
                assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
            assert (tmp_path / (FILE + "-wal")).stat().st_size == 0
            assert store._writer.is_in_place()
            assert await store.append("t", number, ["a"], None, None)
            assert store._writer.is_in_place()
        await store.close()

    asyncio.run(test())


# Values that are damaged within a sound page


def zero_in(path: Path, name: str, column: str, table: str) -> None:
    """As a sector of zeros within a value does."""
    update(path, name, column, table, f"substr({column}, 1, 9) || char(0, 0, 0)")


def garble_in(path: Path, name: str, column: str, table: str) -> None:
    """A byte that is no UTF-8."""
    update(path, name, column, table, f"CAST(x'7be1' || substr({column}, 3) AS TEXT)")


def update(path: Path, name: str, column: str, table: str, value: str) -> None:
    with closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE {name} SET {column} = {value} WHERE tbl = ?", [table])  # noqa: S608 - our own words


Damage = Callable[[Path, str, str, str], None]


@pytest.mark.parametrize("damage_in", [zero_in, garble_in])
def test_a_table_with_a_damaged_log_is_called_damaged_and_the_others_are_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage_in: Damage
) -> None:
    path = tmp_path / FILE
    with Running(SqliteStore(path), 0) as server, Person(server.host, "An") as an:
        tables = [an.create("titus", [None, None], open=True) for _ in range(2)]
        cookie = an.web.cookies[COOKIE]
    damage_in(path, "entries", "entry", tables[0])
    with Running(SqliteStore(path), 0) as server, Person(server.host, "An") as an:
        an.web.cookies.set(COOKIE, cookie)
        joining = an.web.post("/api/join", json={"name": "An", "table": tables[0]})
        assert (joining.status_code, joining.json()["code"]) == (410, "damaged")
        asked = an.web.post(f"/api/tables/{tables[0]}/ask", json={"do": "watch", "id": "1"})
        assert asked.json()["code"] == "damaged"
        with an.connect(tables[0]) as socket:
            closed = Screen(socket, an).closing().rcvd
        assert closed is not None
        assert (closed.code, closed.reason) == (4410, "damaged")
        an.sit(tables[1], 0)
        assert an.web.delete("/api/me").status_code == 204
    assert entries_in(path) == 0
    assert [one.message.count(tables[0]) for one in caplog.records if one.levelno > 30] == [1]


FLIPPED = [('"seat":', '"seat":9'), ('"action":"', '"action":"q'), ("titus", "tytus")]
"""What can be read, and not be folded: such a seat, action or game does not exist."""


@pytest.mark.parametrize("flipped", FLIPPED)
def test_a_log_that_can_be_read_and_not_be_folded_is_damaged_too(
    tmp_path: Path, flipped: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / FILE
    with Running(SqliteStore(path), 0) as server:
        table, cookie = play_a_move(server.host)
    replace_in_log(path, *flipped)
    with Running(SqliteStore(path), 0) as server, Person(server.host, "An") as an:
        an.web.cookies.set(COOKIE, cookie)
        asked = an.web.post(f"/api/tables/{table}/ask", json={"do": "watch", "id": "1"})
        assert (asked.status_code, asked.json()["code"]) == (410, "damaged")
        assert an.web.delete("/api/me").status_code == 204
    assert entries_in(path) == 0
    assert [one.message.count(table) for one in caplog.records if one.levelno > 30] == [1]


@pytest.mark.parametrize("flipped", FLIPPED)
def test_who_is_erased_at_a_table_that_was_damaged_since_it_was_opened_leaves_nothing(
    tmp_path: Path, flipped: tuple[str, str]
) -> None:
    path = tmp_path / FILE
    with Running(SqliteStore(path), 0) as server:
        _, cookie = play_a_move(server.host)
        replace_in_log(path, *flipped)
        with Person(server.host, "An") as an:
            an.web.cookies.set(COOKIE, cookie)
            assert an.web.delete("/api/me").status_code == 204
    assert entries_in(path) == 0


def play_a_move(host: str) -> tuple[str, str]:
    """The table of two people, and the cookie of one of them."""
    with seated(host, "titus", ["An", "Bo"]) as screens:
        move(next(filter(waited_for, screens)), random.Random(1))
        return screens[0].news["table"]["id"], screens[0].person.web.cookies[COOKIE]


def replace_in_log(path: Path, old: str, new: str) -> None:
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE entries SET entry = replace(entry, ?, ?)", [old, new])


def entries_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as base:
        [count] = base.execute("SELECT count(*) FROM entries").fetchone()
    return int(count)


@pytest.mark.parametrize("damage_in", [zero_in, garble_in])
def test_a_damaged_summary_takes_one_table_out_of_the_lists_until_it_changes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage_in: Damage
) -> None:
    with Running(SqliteStore(tmp_path / FILE), 0) as server, Person(server.host, "An") as an:
        tables = {an.create("titus", [None, None], open=True) for _ in range(2)}
        damaged = min(tables)
        damage_in(tmp_path / FILE, "tables", "summary", damaged)

        def listed(path: str) -> set[str]:
            return {row["table"] for row in an.web.get(path).json()["tables"]}

        assert listed("/api/tables") == listed("/api/tables/open") == tables - {damaged}
        an.sit(damaged, 0)
        assert listed("/api/tables") == listed("/api/tables/open") == tables
    assert [one.message.count(damaged) for one in caplog.records if one.levelno > 30] == [1]


def test_a_damaged_name_of_a_table_stops_no_other_table(tmp_path: Path) -> None:
    index = Index("waiting", True, (), (), 1, "{}")

    async def test() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.open(lambda _notice: None)
        for table in "tu":
            await store.append(table, 1, ["a"], index, Due(1))
        garble_in(tmp_path / FILE, "tables", "tbl", "t")
        assert await store.lease_due(5, 9, 9) == [Lease("u", 9)]
        assert [row.table for row in await store.open_tables(9)] == ["u"]
        assert await store.unused_since(5, 5, 9) == [Unused("u", 1)]
        await store.close()

    asyncio.run(test())


# What was erased


def test_what_is_erased_is_no_longer_in_any_file(tmp_path: Path) -> None:
    index = Index("waiting", True, (), (), 1, "{}")

    def is_anywhere(word: bytes) -> bool:
        return any(word in one.read_bytes() for one in tmp_path.iterdir())

    async def test() -> None:
        store = SqliteStore(tmp_path / "t")
        await store.open(lambda _notice: None)
        for table in "tu":
            await store.append(table, 1, ["okapi " * 30], index, None)
        assert is_anywhere(b"okapi")
        await store.delete("t")
        assert await store.rewrite("u", 1, {1: "…"}, index)
        async with asyncio.timeout(PATIENCE):
            while is_anywhere(b"okapi"):
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(test())


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


def test_a_database_that_lacks_characters_is_refused(postgres: Postgres) -> None:
    """One name that it can't keep would make all moves fail that are written together with it."""
    postgres.execute(
        "postgres",
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'",
    )
    address = f"postgresql://tester@127.0.0.1:{postgres.port}/latin"
    with pytest.raises(BadDatabase, match="ENCODING 'UTF8'"):
        opened_once(PostgresStore(address))
