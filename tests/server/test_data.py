"""All tables in one file and back; what is deleted, and what stays."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from speeltafel.server.access.cookies import COOKIE
from speeltafel.server.launch import FILE
from speeltafel.server.store.base import Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import wall_clock
from speeltafel.server.tables.repository import DAY
from speeltafel.server.tables.retention import expire_before
from tests.cli.command import Inside
from tests.server.client import Json, Person, Screen, web_client
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.postgres import Postgres
from tests.server.running import Running


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
    assert not list(tmp_path.glob("new/*"))


def test_a_missing_database_is_reported_in_one_line(inside: Inside, tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:9/nothing"
    file = tmp_path / "copy"
    assert "can't be used" in inside.refuses("backup", file, "--database", nowhere)


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
    return {row["table"] for row in person.web.get("/api/tables").json()["tables"]}


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


def test_a_member_whose_data_was_erased_has_no_seat_in_a_rematch(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        bo.do("end")
        forget(bo.person)
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert [seat["member"] for seat in again.news["table"]["seats"]] == [0, None]


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
