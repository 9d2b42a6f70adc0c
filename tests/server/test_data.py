"""All tables in one file and back; what is deleted, and what stays."""

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock

import asyncpg
import pytest

from speeltafel.cli import backup as cli
from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.http.session import Session
from speeltafel.server.launch import FILE, InUse, check, claimed
from speeltafel.server.store import backup as store_backup
from speeltafel.server.store.backup import BadCopy, copy_file, copy_from_postgres
from speeltafel.server.store.base import BadDatabase, Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import DAY, wall_clock
from speeltafel.server.table.table import Table
from speeltafel.server.tables.retention import expire_before
from tests.cli.command import Inside
from tests.server.client import Json, Person, Screen, web_client
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_stores import PLAIN, opened


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    monkeypatch.setenv("LC_ALL", "en")
    return Inside(capsys)


# Backup and restore


def place(kind: str, name: str, folder: Path, postgres: Postgres) -> tuple[list[str], Store]:
    """Where tables are, for the command line and for a server."""
    if kind == "sqlite":
        data = folder / name
        return ["--data", str(data)], SqliteStore(data / FILE)
    address = postgres.new_database(f"{name}_{folder.name.strip('[]').replace('-', '_')}".lower())
    return ["--database", address], PostgresStore(address)


@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_of_tables_in_play_is_brought_back_anywhere(
    inside: Inside, tmp_path: Path, postgres: Postgres, source: str, target: str
) -> None:
    file = tmp_path / "copy.sqlite3"
    here, store = place(source, "old", tmp_path, postgres)
    with Running(store, thinkers=0) as server, seated(server.host, "titus", ["An", "Bo"]) as before:
        move(next(filter(waited_for, before)), random.Random(1))
        assert str(file) in inside.says("backup", file, *here).replace("\n", "")
        cookie = before[0].person.web.cookies[COOKIE]
        news = before[0].news
    there, store = place(target, "new", tmp_path, postgres)
    inside.says("restore", file, *there)
    assert "already" in inside.refuses("restore", file, *there)
    assert "already" in inside.refuses("backup", file, *here)
    with Running(store, thinkers=0) as server, Person(server.host, "An") as an:
        an.web.cookies.set(COOKIE, cookie)
        with an.at(news["table"]["id"]) as screen:
            assert len(screen.moves) == 2
            assert screen.news["table"]["code"] == news["table"]["code"]


def test_a_backup_needs_tables_and_a_restore_a_backup(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert "no tables" in inside.refuses("backup", file, "--data", tmp_path / "empty")
    assert not (tmp_path / "empty").exists()
    file.write_text("something else, longer than the head of a database file" * 10)
    assert "not a file of tables" in inside.refuses("restore", file, "--data", tmp_path / "new")
    assert [one.name for one in tmp_path.glob("new/*")] == [LOCK]


OLD = next((Path(__file__).parents[1] / "data" / "folders").iterdir()) / FILE
"""A file with tables."""
LOCK = FILE + ".lock"


def logs_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as base:
        return base.execute("SELECT tbl, entry FROM entries ORDER BY tbl, number").fetchall()


@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal"])
def test_a_restore_is_not_mixed_with_what_an_earlier_file_left(
    inside: Inside, tmp_path: Path, end: str
) -> None:
    left = tmp_path / (FILE + end)
    left.write_bytes(b"of the file that was here")
    assert "move it away" in inside.refuses("restore", OLD, "--data", tmp_path)
    assert {one.name for one in tmp_path.iterdir()} == {left.name, LOCK}
    left.unlink()
    inside.says("restore", OLD, "--data", tmp_path)
    assert logs_of(tmp_path / FILE) == logs_of(OLD)


def test_no_server_starts_during_a_restore_and_no_restore_while_a_server_runs(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def copy_while_a_server_starts(source: Path, target: Path) -> None:
        with pytest.raises(InUse, match="restore"), claimed(target):
            pass
        copy_file(source, target)

    with claimed(tmp_path / FILE):
        assert "another server" in inside.refuses("restore", OLD, "--data", tmp_path)
    assert not (tmp_path / FILE).exists()
    monkeypatch.setattr(cli, "copy_file", copy_while_a_server_starts)
    inside.says("restore", OLD, "--data", tmp_path)
    assert logs_of(tmp_path / FILE) == logs_of(OLD)


def test_a_file_that_appeared_during_a_copy_is_not_written_over(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"

    def write_another(_base: sqlite3.Connection) -> str:
        copy.write_text("another")
        return ""

    monkeypatch.setattr(store_backup, "damage_in", write_another)
    assert "already" in inside.refuses("backup", copy, "--data", OLD.parent)
    assert copy.read_text() == "another"
    assert [one.name for one in tmp_path.iterdir()] == [copy.name]


def test_a_backup_is_not_harmed_by_another_to_the_same_name_that_fails(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"

    def fail(_base: sqlite3.Connection) -> str:
        raise sqlite3.OperationalError("database or disk is full")

    def let_another_fail(_base: sqlite3.Connection) -> str:
        monkeypatch.setattr(store_backup, "damage_in", fail)
        with pytest.raises(BadCopy):
            copy_file(OLD, copy)
        return ""

    monkeypatch.setattr(store_backup, "damage_in", let_another_fail)
    inside.says("backup", copy, "--data", OLD.parent)
    assert logs_of(copy) == logs_of(OLD)
    assert [one.name for one in tmp_path.iterdir()] == [copy.name]


@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal", ".salvaged"])
def test_a_copy_may_not_have_a_name_that_is_deleted(
    inside: Inside, tmp_path: Path, end: str
) -> None:
    told = inside.refuses("backup", tmp_path / f"{FILE}{end}", "--data", OLD.parent)
    assert "take another name" in told
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_a_later_version_is_not_copied(inside: Inside, tmp_path: Path) -> None:
    later = tmp_path / FILE
    shutil.copy(OLD, later)
    with closing(sqlite3.connect(later)) as base:
        base.execute("PRAGMA user_version = 9")
    assert "later Speeltafel" in inside.refuses("backup", tmp_path / "copy", "--data", tmp_path)
    assert "later Speeltafel" in inside.refuses("restore", later, "--data", tmp_path / "new")
    assert {one.name for one in tmp_path.rglob("*") if one.is_file()} == {FILE, LOCK}


def test_a_damaged_file_is_copied_and_reported(inside: Inside, tmp_path: Path) -> None:
    content = OLD.read_bytes()
    (tmp_path / FILE).write_bytes(content[: 40 * 4096] + bytes(4096) + content[41 * 4096 :])
    copy = tmp_path / "copy"
    said = inside.refuses("backup", copy, "--data", tmp_path)
    assert f"{copy} was written, but {tmp_path / FILE} is damaged" in said
    assert "was written, but" in inside.refuses("restore", copy, "--data", tmp_path / "new")
    for one in (copy, tmp_path / "new" / FILE):
        assert one.read_bytes()[4096:] == (tmp_path / FILE).read_bytes()[4096:]


def test_a_damaged_file_does_not_go_into_a_database(
    inside: Inside, tmp_path: Path, postgres: Postgres
) -> None:
    content = OLD.read_bytes()
    damaged = tmp_path / "damaged"
    damaged.write_bytes(content[: 40 * 4096] + bytes(4096) + content[41 * 4096 :])
    address = postgres.new_database("not_damaged")
    assert "is damaged" in inside.refuses("restore", damaged, "--database", address)
    inside.says("restore", OLD, "--database", address)


def test_nothing_is_restored_while_servers_use_the_database(
    inside: Inside, postgres: Postgres
) -> None:
    """They kept their own key: who joined then was a stranger after the next start."""
    address = postgres.new_database("in_use")
    store = PostgresStore(address)
    with Running(store, thinkers=0):
        assert "stop them" in inside.refuses("restore", OLD, "--database", address)
        lost = store._notice_base
        postgres.execute("in_use", f"SELECT pg_terminate_backend({lost.get_server_pid()})")
        while store._notice_base is lost:
            time.sleep(0.02)
        assert "stop them" in inside.refuses("restore", OLD, "--database", address)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = CAST(entry || x'e1' AS TEXT)",
        "UPDATE entries SET entry = entry || char(0)",
        "UPDATE tables SET changed = 'never'",
        "UPDATE codes SET tbl = x'00'",
    ],
)
def test_a_value_that_cannot_be_read_does_not_go_into_a_database(
    inside: Inside, tmp_path: Path, postgres: Postgres, damage: str
) -> None:
    damaged = tmp_path / "damaged"
    shutil.copy(OLD, damaged)
    with closing(sqlite3.connect(damaged)) as base, base:
        base.execute(damage)
    address = postgres.new_database(f"unread_{len(damage)}")
    refusal = inside.refuses("restore", damaged, "--database", address)
    assert f"a value in {damage.split()[1]} can't be read" in refusal
    inside.says("restore", OLD, "--database", address)


def test_a_file_that_is_cut_off_is_called_damaged(inside: Inside, tmp_path: Path) -> None:
    cut = tmp_path / "cut"
    cut.write_bytes(OLD.read_bytes()[:9000])
    assert "is damaged" in inside.refuses("restore", cut, "--data", tmp_path / "new")


def test_a_missing_database_is_reported_in_one_line(inside: Inside, tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:9/nothing"
    file = tmp_path / "copy"
    assert "can't be used" in inside.refuses("backup", file, "--database", nowhere)


@pytest.mark.parametrize(
    "rest",
    ["u:s3[cret@h/d", "u:s3/cret@h/d", "localhost:s3cret/d", "h..s3/d", "u:s3@127.0.0.1:99999/d"],
)
def test_an_address_that_can_not_be_read_is_explained_and_not_shown(
    inside: Inside, tmp_path: Path, rest: str
) -> None:
    address = f"postgresql://{rest}"
    told = inside.refuses("backup", tmp_path / "copy", "--database", address)
    assert "%5B" in told
    assert "s3" not in told
    with pytest.raises(BadDatabase, match="can't be read"):
        asyncio.run(check(PostgresStore(address)))


def test_a_database_that_is_not_ours_or_of_a_later_version_is_not_copied(
    inside: Inside, tmp_path: Path, postgres: Postgres
) -> None:
    address, file = postgres.new_database("not_ours"), tmp_path / "copy"
    assert "no tables of a server" in inside.refuses("backup", file, "--database", address)
    postgres.execute("not_ours", "CREATE TABLE entries (amount integer)")
    assert "no tables of a server" in inside.refuses("backup", file, "--database", address)
    postgres.execute("not_ours", "DROP TABLE entries")
    asyncio.run(check(PostgresStore(address)))
    inside.says("backup", tmp_path / "ours", "--database", address)
    postgres.execute("not_ours", "INSERT INTO schema_version VALUES (9)")
    assert "later Speeltafel" in inside.refuses("backup", file, "--database", address)
    assert [one.name for one in tmp_path.iterdir()] == ["ours"]


WAITING = "SELECT pid FROM pg_stat_activity WHERE datname = 'cut_off' AND wait_event_type = 'Lock'"


def test_a_backup_that_is_cut_off_is_reported_and_leaves_nothing(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.new_database("cut_off")

    async def test() -> None:
        await check(PostgresStore(address))
        locking, watching = await asyncpg.connect(address), await asyncpg.connect(address)
        async with locking.transaction():
            await locking.execute("LOCK TABLE people")
            backup = asyncio.create_task(copy_from_postgres(address, tmp_path / "copy"))
            while not (pid := await watching.fetchval(WAITING)):
                await asyncio.sleep(0.01)
            await watching.execute(f"SELECT pg_terminate_backend({pid})")
            with pytest.raises(BadDatabase, match="the database can't be used"):
                await backup
        for base in (locking, watching):
            await base.close()

    asyncio.run(test())
    assert list(tmp_path.iterdir()) == []


# Tables that nobody uses go after a set time


def test_finished_tables_expire_and_others_later(new_store: Callable[[], Store]) -> None:
    with (
        Running(new_store(), thinkers=0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
    ):
        an.do("end")
        bo.do("end")
        over = an.news["table"]["id"]
        playing = an.person.create("titus", [None, None])
        expire(new_store(), wall_clock() - DAY)
        assert tables_of(an.person) == {over, playing}
        expire(new_store(), wall_clock() + DAY // 2)
        assert tables_of(an.person) == {playing}
        expire(new_store(), wall_clock() + 2 * DAY)
        assert tables_of(an.person) == set()


def test_a_table_that_is_used_again_just_before_it_expires_stays(
    new_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(new_store()) as store:
            await store.append("t", 1, ["a"], PLAIN, None)
            found = await store.unused_since(10, 10, 9)
            await store.append("t", 2, ["b"], PLAIN._replace(changed=20), None)
            monkeypatch.setattr(store, "unused_since", AsyncMock(side_effect=[found, []]))
            await expire_before(store, 10)
            assert await store.read("t", 0) == ["a", "b"]

    asyncio.run(test())


def test_a_table_in_use_is_noted_once_a_day(new_store: Callable[[], Store]) -> None:
    with (
        Running(new_store(), thinkers=0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        server.services.now = lambda: wall_clock() + 5 * DAY
        an.do("say", phrase="hello")
        expire(new_store(), wall_clock() + 4 * DAY)
        [listed] = an.person.web.get("/api/tables").json()["tables"]
        changed = listed["changed"]
        an.do("say", phrase="hello")
        [listed] = an.person.web.get("/api/tables").json()["tables"]
        assert listed["changed"] == changed


def expire(store: Store, moment: int) -> None:
    async def work() -> None:
        await store.open(lambda _notice: None)
        await expire_before(store, moment)
        await store.close()

    asyncio.run(work())


def tables_of(person: Person) -> set[str]:
    return {row["table"] for row in rows_of(person)}


def rows_of(person: Person) -> list[Json]:
    rows: list[Json] = person.web.get("/api/tables").json()["tables"]
    return rows


# One's own data


def forget(person: Person) -> None:
    answer = person.web.delete("/api/me")
    assert answer.status_code == 204
    assert person.web.cookies.get(COOKIE) is None


def everything_stored(store: Store, table: str) -> str:
    async def work() -> str:
        await store.open(lambda _notice: None)
        entries = await store.read(table, 0)
        await store.close()
        return "\n".join(entries)

    return asyncio.run(work())


def test_tables_of_ones_own_are_deleted(server: Running) -> None:
    with Person(server.host, "An") as an:
        an.create("titus", [None, "learner"])
        cookie = an.web.cookies[COOKIE]
        forget(an)
        with web_client(server.host, Cookie=f"{COOKIE}={cookie}") as again:
            assert again.get("/api/tables").json() == {"tables": []}


def test_at_tables_of_others_a_name_and_words_disappear_and_the_game_goes_on(
    new_store: Callable[[], Store],
) -> None:
    with (
        Running(new_store()) as server,
        seated(server.host, "titus", ["Anneke", "Boudewijn"], chat=True) as [an, bo],
    ):
        bo.do("say", text="I live in Ghent")
        an.do("say", text="So do I")
        person = bo.person.web.cookies[COOKIE].partition(".")[0]
        table = an.news["table"]["id"]
        move(next(filter(waited_for, [an, bo])), random.Random(1))
        forget(bo.person)
        assert bo.closing().rcvd is not None
        check_forgotten(an)
        stored = everything_stored(new_store(), table)
        assert not any(word in stored for word in ("Boudewijn", "Ghent", person))
        assert "Anneke" in stored
        play_to_the_end([an], random.Random(2))


def test_a_title_disappears_with_the_maker_of_the_table_and_not_with_others(
    new_store: Callable[[], Store],
) -> None:
    with (
        Running(new_store()) as server,
        seated(server.host, "telos", ["An", "Bo", "Cy"], name="At Anneke's") as [an, bo, cy],
    ):
        forget(cy.person)
        assert "Anneke" in everything_stored(new_store(), bo.news["table"]["id"])
        forget(an.person)
        assert "Anneke" not in everything_stored(new_store(), bo.news["table"]["id"])
        [row] = bo.person.web.get("/api/tables").json()["tables"]
        assert row["name"] == ""


def test_a_title_goes_along_only_with_its_maker_who_plays_on(
    new_store: Callable[[], Store],
) -> None:
    with (
        Running(new_store()) as server,
        seated(server.host, "titus", ["An", "Bo"], name="At Anneke's") as [an, bo],
    ):
        an.do("end")
        bo.do("end")
        made = [play_on(screen) for screen in (an, bo)]
        [name] = [row["name"] for row in rows_of(an.person) if row["table"] == made[0]]
        assert name == "At Anneke's"
        assert "Anneke" not in everything_stored(new_store(), made[1])


def play_on(screen: Screen) -> str:
    """The new table, from the deal of a game that is over."""
    wish = {"id": "1" * 32, "move": 0, "seat": 0, "level": "learner"}
    path = f"/api/tables/{screen.news['table']['id']}/play-on"
    made: str = screen.person.web.post(path, json=wish).json()["table"]
    return made


def test_the_id_of_a_join_that_took_a_seat_over_disappears_too(
    new_store: Callable[[], Store],
) -> None:
    """Without a cookie it makes its sender the same person."""
    with (
        Running(new_store()) as server,
        seated(server.host, "titus", ["An"], bots=1) as [an],
        Person(server.host, "Bo") as bo,
    ):
        an.do("offer", seat=1)
        wish = {"id": "b" * 32, "name": "Bo", "code": an.news["offers"][0]["code"]}
        assert bo.web.post("/api/join", json=wish).status_code == 200
        table = an.news["table"]["id"]
        assert wish["id"] in everything_stored(new_store(), table)
        forget(bo)
        assert wish["id"] not in everything_stored(new_store(), table)


def test_a_member_whose_data_was_erased_has_no_seat_in_a_rematch(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        bo.do("end")
        forget(bo.person)
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert [seat["member"] for seat in again.news["table"]["seats"]] == [0, None]


def test_who_had_left_before_a_rematch_and_is_erased_after_it_is_no_host(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        bo.do("end")
        an.do("leave")
        bo.do("rematch")
        forget(an.person)
        with bo.person.at(bo.news["table"]["next"]) as again:
            members = again.news["table"]["members"]
            assert [one["name"] for one in members] == ["", "Bo"]
            assert [one["host"] for one in members] == [False, True]


def check_forgotten(screen: Screen) -> None:
    screen.watch()
    while screen.news["table"]["members"][1]["name"]:
        screen.receive()
    table: Json = screen.news["table"]
    assert [member["name"] for member in table["members"]] == ["Anneke", ""]
    assert table["seats"][1]["bot"] == "strong"
    assert [speech["said"] for speech in screen.news["speeches"]] in ([], ["…", "So do I"])


def test_who_is_forgotten_is_nobody_and_the_last_one_takes_the_table_along(
    quick_server: Running, tmp_path: Path
) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, cy]:
        table = an.news["table"]["id"]
        forget(an.person)
        forget(bo.person)
        cy.watch()
        while [member["name"] for member in cy.news["table"]["members"]] != ["", "", "Cy"]:
            cy.receive()
        assert cy.news["table"]["members"][2]["host"]
        forget(cy.person)
        assert cy.closing().rcvd is not None
        assert not everything_stored(SqliteStore(tmp_path / "tables.sqlite3"), table)


def test_a_command_for_a_table_that_is_deleted_meanwhile_is_refused(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(quick_server.host, "An") as an:
        name = an.create("titus", [None, None])
        known = quick_server.services.repository.current(name)

        async def as_before(_session: Session) -> tuple[Table | None, int]:
            return known, 0

        an.web.delete(f"/api/tables/{name}")
        monkeypatch.setattr(Session, "_table", as_before)
        answer = an.web.post(f"/api/tables/{name}/ask", json={"do": "take", "id": "1", "seat": 0})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
