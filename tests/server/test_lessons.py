"""Lessons at the server: asked for by name, played by script, left and taken up again."""

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest

from speeltafel.lessons import LESSONS, lesson
from speeltafel.lessons.lesson import LEARNER
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import folded, read_entry
from speeltafel.server.table.member_entries import Created, Guest, Place
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.wire.lesson_shown import lesson_shown
from speeltafel.texts import texts
from tests.server.client import Json, Person, Screen
from tests.server.running import Running


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that plays for bots, at once."""
    with Running(SqliteStore(tmp_path_factory.mktemp("school") / "tables.sqlite3")) as running:
        yield running


def begun(person: Person, name: str) -> str:
    wish = {"id": secrets.token_hex(16), "name": person.name, "lesson": name}
    answer = person.web.post("/api/lessons", json=wish)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def try_to(screen: Screen, action: str) -> Json:
    assert screen.prompt is not None
    return screen.ask("act", prompt=screen.prompt["id"], seat=LEARNER, action=action)


def until_asked(screen: Screen) -> None:
    """The others play their part."""
    while not screen.news["lesson"].get("asked") and not screen.is_over:
        screen.next_news()


def do_asked(screen: Screen) -> None:
    until_asked(screen)
    answer = try_to(screen, screen.news["lesson"]["asked"][0])
    assert answer["type"] == "done", answer
    screen.catch_up(answer["version"])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_by_doing_what_is_asked(school: Running, name: str) -> None:
    with Person(school.host, "An", lang="nl") as an, an.at(begun(an, name)) as screen:
        for number, step in enumerate(lesson(name).steps):
            until_asked(screen)
            shown = screen.news["lesson"]
            assert (shown["step"], shown["steps"]) == (number, len(lesson(name).steps))
            assert shown["point"] == step.point
            do_asked(screen)
        while not screen.is_over:
            screen.next_news()
        assert screen.news["lesson"]["over"]
        assert screen.news["lesson"]["said"]
        played = an.web.get(f"/api/tables/{screen.news['table']['id']}/record").json()
        assert played["lesson"] == {"name": name, "version": lesson(name).version}
        assert [text for _, text in played["actions"]] == [
            move.actions[0] for move in lesson(name).script
        ]


def test_what_is_allowed_and_not_asked_is_answered_by_the_teacher(school: Running) -> None:
    with Person(school.host, "An", lang="nl") as an, an.at(begun(an, "titus")) as screen:
        for _ in range(3):
            do_asked(screen)
        before = screen.news["version"]
        answer = try_to(screen, "keep")
        assert (answer["code"], answer["rule"]) == ("not_asked", "TIT-19")
        assert answer["message"] == f"{texts('nl').say('lesson-titus-add-alone')} (TIT-19)"
        assert screen.do("ready", position=screen.news["version"])["version"] <= before + 1
        assert try_to(screen, "add 1")["type"] == "done"


def test_what_the_rules_forbid_is_refused_by_them(school: Running) -> None:
    with Person(school.host, "An") as an, an.at(begun(an, "telos")) as screen:
        answer = try_to(screen, "play zeus")
        assert (answer["code"], answer["rule"]) == ("refused", "TEL-19")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_up_again_at_every_step(school: Running, name: str) -> None:
    """By who left it, and by a server that was started meanwhile and has nothing but the log."""
    with Person(school.host, "An") as an:
        table = begun(an, name)
        for number, step in enumerate(lesson(name).steps):
            with an.at(table) as screen:
                until_asked(screen)
                left = screen.news["lesson"]
            with an.at(table) as screen:
                assert screen.news["lesson"] == left
                assert (left["step"], left["asked"]) == (number, step.ask)
                assert shown_by_log(school, table) == left
                do_asked(screen)
        listed = an.web.get("/api/tables").json()["tables"][0]
        assert listed["name"] == texts("en").say(lesson(name).text())


def shown_by_log(school: Running, name: str) -> Json:
    """What the teacher says at a table that is made from its stored entries alone."""
    store = school.services.store
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as base:
        rows = base.execute("SELECT entry FROM entries WHERE tbl = ? ORDER BY number", [name])
        table = folded(Table(name), [read_entry(entry) for (entry,) in rows])
    assert table.lesson is not None
    shown: Json = msgspec.to_builtins(lesson_shown(table, table.lesson, texts("en")))
    return shown


def test_a_lesson_can_not_be_taken_back(school: Running) -> None:
    with Person(school.host, "An") as an, an.at(begun(an, "titus")) as screen:
        do_asked(screen)
        assert screen.news["undo"] is None


def test_the_record_of_a_lesson_can_not_be_uploaded(school: Running) -> None:
    with Person(school.host, "An") as an, an.at(begun(an, "titus")) as screen:
        while not screen.is_over:
            do_asked(screen)
            until_asked(screen)
        record = an.web.get(f"/api/tables/{screen.news['table']['id']}/record").text
        answer = an.web.post("/api/records", json={"id": "1" * 32, "name": "An", "record": record})
        assert answer.json()["code"] == "bad_record"
        assert "titus" in answer.json()["message"]


@pytest.mark.parametrize(
    "extra", [{"shuffles": {"first": [1, 0]}}, {"seed": "00"}, {"settings": {}}]
)
def test_nothing_but_a_name_is_taken(school: Running, extra: Json) -> None:
    with Person(school.host, "An") as an:
        wish = {"id": "1" * 32, "lesson": "titus", **extra}
        assert an.web.post("/api/lessons", json=wish).json()["code"] == "bad_message"


def test_an_unknown_lesson_is_refused(school: Running) -> None:
    with Person(school.host, "An") as an:
        answer = an.web.post("/api/lessons", json={"id": "1" * 32, "lesson": "../titus"})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_lesson")


def test_the_games_are_listed_with_their_lessons(school: Running) -> None:
    with Person(school.host, "An", lang="fr") as an:
        games = {one["game"]: one for one in an.web.get("/api/games").json()["games"]}
        first = games["titus"]["lessons"][0]
        assert first == {"lesson": "titus", "title": "Suites et échanges", "minutes": 2}


def test_the_table_of_another_version_goes_on_without_its_script() -> None:
    table = folded(
        Table("t"),
        [
            Created(
                at=0,
                settings=Settings("titus"),
                code="",
                guests=[Guest("p", "An")],
                places=[Place(holder=0), Place(bot="learner")],
            ),
            Started(at=0, seed="00" * 32, rules_version=1, lesson="titus", lesson_version=99),
        ],
    )
    assert table.lesson is None
    assert table.match is not None
    assert table.match.record.lesson is not None
    assert table.status == "playing"
