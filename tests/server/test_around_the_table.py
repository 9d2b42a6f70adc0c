"""What the browser client needs besides the tables: links, pictures of them, languages, reports."""

import csv
import random
from pathlib import Path
from typing import get_args

import pytest

from speeltafel.server.access.rate_limits import Rate
from speeltafel.server.http.reports import CardReports, Report
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.ids import invite_code
from speeltafel.server.wire.messages import Lang
from speeltafel.texts import LANGUAGES
from tests.server.client import Json, Person, Screen
from tests.server.playing import play_to_the_end, seated
from tests.server.running import ROOMY, Running

REPORT = {"deck": "world", "card": "The first wheel", "text": "That was later."}


def test_a_link_leads_to_where_the_browser_client_joins(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        joined = an.web.post("/api/join", json={"name": "An", "code": an.code}).json()
        invite = invite_code(table, an.code)
        assert joined["link"] == f"http://{quick_server.host}/join/{invite}"
        answer = an.web.get(joined["link"])
        assert (answer.status_code, answer.headers["location"]) == (307, f"/#/join/{invite}")
        assert an.join(an.code) == table


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("ktr-wxbm", "KTRWXBM"),
        ("%0d%0aSet-Cookie:evil-and-more", "SETCOOKIEEVILA"),
        ("é%3F&a", "%C3%89A"),
    ],
)
def test_a_link_leads_nowhere_else(quick_server: Running, typed: str, read: str) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get(f"/join/{typed}").headers["location"] == f"/#/join/{read}"


def test_the_link_is_a_picture_for_members_only(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Eve") as eve:
        path = f"/api/tables/{an.create('titus', [None, None])}/qr.svg"
        picture = an.web.get(path)
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert eve.web.get(path).json()["code"] == "no_person"
        eve.create("titus", [None, None])
        assert eve.web.get(path).json()["code"] == "no_table"


def test_a_new_person_has_no_tables(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get("/api/tables").json() == {"tables": []}
        assert not an.web.cookies


def test_a_replay_tells_of_its_table(quick_server: Running) -> None:
    with seated(quick_server.host, "timeline_together", ["An", "Bo"]) as screens:
        play_to_the_end(screens, random.Random(1))
        table = screens[0].news["table"]
        seen = screens[0].person.web.get(f"/api/tables/{table['id']}/replay").json()
        assert seen["table"] == table


def test_there_are_the_languages_of_the_texts() -> None:
    assert get_args(Lang) == LANGUAGES


@pytest.mark.parametrize(
    ("query", "header", "said"),
    [
        ("?lang=fr", "nl", "Il n’y a rien"),
        ("?lang=xx", "nl-BE,en", "Op dit adres"),
        ("", "de, fr;q=0.8", "Il n’y a rien"),
        ("", "", "There is nothing"),
    ],
)
def test_every_request_is_answered_in_the_language_of_its_query_or_else_its_header(
    quick_server: Running, query: str, header: str, said: str
) -> None:
    with Person(quick_server.host, "An", lang=header) as an:
        assert an.web.get(f"/api/nothing{query}").json()["message"].startswith(said)


def test_a_table_and_a_replay_are_in_the_language_of_the_request(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "timeline_together", ["An", "Bo"]) as screens:
        play_to_the_end(screens, random.Random(1))
        path = f"/api/tables/{screens[0].news['table']['id']}"
        web = screens[0].person.web
        told = {}
        for lang in LANGUAGES:
            seen = web.get(f"{path}/replay", params={"lang": lang}).json()
            watched = web.post(
                f"{path}/ask?lang={lang}", json={"do": "watch", "id": "w", "since": 0}
            ).json()
            told[lang] = [event["said"] for event in seen["events"]]
            assert told[lang] == [event["said"] for event in watched["moves"][0]["events"]]
        assert len({repr(one) for one in told.values()}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games?lang=de", None),
        ("GET", "/api/tables/{table}/replay?lang=de", None),
        ("GET", "/api/tables/{table}/stream?lang=de", None),
        ("POST", "/api/tables/{table}/ask?lang=de", {"do": "watch", "id": "w"}),
        ("POST", "/api/tables/{table}/ask", {"do": "watch", "id": "w", "lang": "de"}),
    ],
)
def test_a_language_that_there_is_not_is_refused(
    quick_server: Running, method: str, path: str, body: Json | None
) -> None:
    with Person(quick_server.host, "An", lang="nl") as an:
        table = an.create("titus", [None, None])
        wrong = an.web.request(method, path.format(table=table), json=body)
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_message")
        assert wrong.json()["message"].startswith("De server")


def test_a_connection_in_a_language_that_there_is_not_is_closed(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        with an.connect(an.create("titus", [None, None]), "?lang=de") as socket:
            closed = Screen(socket, an).closing().rcvd
        assert closed is not None
        assert (closed.code, closed.reason) == (4400, "bad_message")


def test_a_wrong_card_is_noted_for_the_operator(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.post("/api/reports", json=REPORT).json()["code"] == "no_person"
        an.create("titus", [None, None])
        assert an.web.post("/api/reports", json=REPORT).status_code == 204
        for wrong in ({"text": ""}, {"text": "x" * 501}, {"deck": 3}, {"more": ""}):
            refused = an.web.post("/api/reports", json={**REPORT, **wrong})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message")
    [row] = rows(quick_server.data)
    assert row.pop("at").startswith("20")
    assert row == REPORT


def test_reports_are_limited_for_all_together(tmp_path: Path) -> None:
    limits = ROOMY._replace(reports=Rate(0, 2))
    with Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server:
        codes = []
        for name in ("An", "Bo", "Cy"):
            with Person(server.host, name) as person:
                person.create("titus", [None, None])
                codes.append(person.web.post("/api/reports", json=REPORT).status_code)
    assert codes == [204, 204, 429]


def test_a_report_is_no_formula_and_no_second_line(tmp_path: Path) -> None:
    CardReports(tmp_path).add(Report(deck="world", card="a\r\nb", text='=1+1,"x"'), 0)
    CardReports(tmp_path).add(Report(deck="world", card="a", text="b"), 0)
    assert [row["text"] for row in rows(tmp_path)] == ['\'=1+1,"x"', "b"]
    assert rows(tmp_path)[0]["card"] == "a b"


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "reported-cards.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
