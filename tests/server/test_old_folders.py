"""Data folders of earlier versions: tables, seats and cookies live on.

Each folder in tests/data/folders was made by the version it is named after, with
`make_data_folder.py`, and is never made again.
"""

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import Json, Person
from tests.server.make_data_folder import FILE, legal_on
from tests.server.playing import play_to_the_end
from tests.server.running import Running

FOLDERS = sorted((Path(__file__).parents[1] / "data" / "folders").iterdir())


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def people(folder: Path, tmp_path: Path) -> Iterator[dict[str, Person]]:
    """Those who played then, with the cookies of then, at a server of today on a copy."""
    shutil.copy(folder / FILE, tmp_path)
    cookies = json.loads((folder / "cookies.json").read_text(encoding="utf-8"))
    with Running(SqliteStore(tmp_path / FILE)) as server, ExitStack() as stack:
        found = {name: stack.enter_context(Person(server.host, name)) for name in cookies}
        for name, person in found.items():
            person.web.cookies.update(cookies[name])
        yield found


def tables_in(folder: Path, status: str) -> list[Json]:
    tables = json.loads((folder / "tables.json").read_text(encoding="utf-8"))
    found = [table for table in tables if table["status"] == status]
    assert len(found) == 5, "one of each rule set"
    return found


def facts(outcome: Json | None) -> Json | None:
    """Without its sentence: words may change."""
    return outcome and {fact: value for fact, value in outcome.items() if fact != "said"}


def test_everybody_finds_their_tables(folder: Path, people: dict[str, Person]) -> None:
    for person in people.values():
        listed = person.web.get("/api/tables").json()["tables"]
        known = {status: tables_in(folder, status) for status in ("waiting", "playing", "over")}
        assert {(one["table"], one["status"]) for one in listed} == {
            (table["table"], status) for status, tables in known.items() for table in tables
        }


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
def test_old_cookies_keep_their_seats(folder: Path, people: dict[str, Person], status: str) -> None:
    for table in tables_in(folder, status):
        for name, person in people.items():
            with person.at(table["table"]) as screen:
                assert screen.news["seats"] == table["seats"][name]
                assert len(screen.moves) == table["moves"]
                assert facts(screen.news["outcome"]) == facts(table["outcome"])
                assert legal_on(screen) == table["legal"][name]


def test_games_are_played_on_to_the_end(folder: Path, people: dict[str, Person]) -> None:
    for table in tables_in(folder, "playing"):
        with ExitStack() as stack:
            screens = [stack.enter_context(one.at(table["table"])) for one in people.values()]
            play_to_the_end(screens, random.Random(table["table"]))
            assert screens[0].news["outcome"] is not None


def test_games_are_started_from_their_lobby(folder: Path, people: dict[str, Person]) -> None:
    for table in tables_in(folder, "waiting"):
        with people["An"].at(table["table"]) as screen:
            screen.do("start")
            assert screen.news["table"]["status"] == "playing"


def test_finished_games_are_replayed(folder: Path, people: dict[str, Person]) -> None:
    for table in tables_in(folder, "over"):
        last = {"move": table["moves"] - 1}
        shown = people["An"].web.get(f"/api/tables/{table['table']}/replay", params=last).json()
        assert facts(shown["outcome"]) == facts(table["outcome"])
