"""What every request meets: headers, sizes, origins, limits."""

import asyncio
import socket
import sqlite3
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from h11._readers import ChunkedReader
from starlette import datastructures
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from speeltafel.server.access.hosts import AllowedHosts
from speeltafel.server.access.rate_limits import Limits, Rate
from speeltafel.server.http.connections import check_head
from speeltafel.server.http.middleware import HEADERS
from speeltafel.server.http.responses import words_of
from speeltafel.server.http.websocket import MOST_REFUSALS
from speeltafel.server.logs import JsonLines
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import PATIENCE, Person, Screen
from tests.server.playing import seated
from tests.server.running import ROOMY, Running
from tests.server.test_hostile import raw, said
from tests.server.test_memory import UPGRADE


@pytest.mark.parametrize("path", ["/", "/join/KTRWXBM", "/healthz", "/metrics", "/nowhere"])
def test_every_answer_carries_the_headers(quick_server: Running, path: str) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.get(path)
        assert answer.status_code == {"/nowhere": 404, "/join/KTRWXBM": 307}.get(path, 200)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "server" not in answer.headers


def test_a_refused_connection_carries_the_headers_too(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        with pytest.raises(InvalidStatus) as refused:
            an.connect(table, headers={"Origin": "http://evil.example"})
        headers = refused.value.response.headers
        assert {name: headers[name] for name in HEADERS} == HEADERS


def test_what_came_securely_stays_secure(quick_server: Running) -> None:
    wish = {"id": "1" * 32, "name": "An", "settings": {"game": "titus"}, "seats": [None, None]}
    with Person(quick_server.host, "An") as an:
        secure = an.web.post("/api/tables", json=wish, headers={"X-Forwarded-Proto": "https"})
        assert secure.headers["set-cookie"].endswith("; Secure")
        assert secure.headers["strict-transport-security"] == "max-age=31536000"
        assert secure.json()["link"].startswith("https://")
        assert "strict-transport-security" not in an.web.get("/").headers


def test_pages_may_load_nothing_from_elsewhere() -> None:
    policy = HEADERS["Content-Security-Policy"]
    sources = {word for rule in policy.split(";") for word in rule.split()[1:]}
    assert sources == {"'none'", "'self'", "data:"}
    assert "default-src 'none'" in policy


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(quick_server: Running) -> None:
    wish = {"id": "1" * 32, "name": "An", "settings": {"game": "titus"}, "seats": [None, None]}
    with Person(quick_server.host, "An") as an:
        cookie = an.web.post("/api/tables", json=wish).headers["set-cookie"]
        assert "HttpOnly; Max-Age=31536000; Path=/; SameSite=lax" in cookie


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_origin_is_refused(quick_server: Running, origin: str) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        wish = {"name": "An", "code": an.news["table"]["code"]}
        answer = an.person.web.post("/api/join", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        with pytest.raises(InvalidStatus) as refused:
            an.person.connect(an.news["table"]["id"], headers={"Origin": origin})
        assert refused.value.response.status_code == 403
        own = {"Origin": f"http://{quick_server.host}"}
        assert an.person.web.post("/api/join", json=wish, headers=own).status_code == 200


def test_no_socket_is_found_elsewhere(quick_server: Running) -> None:
    head = UPGRADE.replace("/api/tables/{table}/socket", "/")
    with raw(quick_server.host, head.format(host=quick_server.host, cookie="").encode()) as line:
        answer = line.recv(10_000)
    assert answer.startswith(b"HTTP/1.1 404 ")
    assert b'"code":"not_found"' in answer


def test_a_body_that_is_too_long_is_refused(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.post("/api/join", content=b"x" * 70_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


def test_of_one_address_one_long_body_is_read_at_a_time(quick_server: Running) -> None:
    """Half of one is enough to hold up the others; what is short passes by."""
    head = "POST /api/decks HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n"
    long, short = b" " * 100_000, b"{}"
    with ExitStack() as opened:
        first, second, third = (
            opened.enter_context(raw(quick_server.host, head.format(len(body)).encode()))
            for body in (long, long, short)
        )
        first.sendall(long[1:])
        third.sendall(short)
        assert status(third) == 400
        second.sendall(long)
        second.settimeout(0.5)
        with pytest.raises(TimeoutError):
            second.recv(1)
        second.settimeout(PATIENCE)
        first.sendall(long[:1])
        assert status(first) == status(second) == 400


def status(line: socket.socket) -> int:
    return int(line.recv(65536).split()[1])


@pytest.mark.parametrize("path", ["/api/join", "/api/decks", "/healthz"])
def test_a_body_in_chunks_is_refused_before_it_is_read(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A chunk of one byte takes as long as one of a thousand."""
    read: list[object] = []
    monkeypatch.setattr(ChunkedReader, "__call__", read.append)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = said(raw(quick_server.host, head.encode() + b"1\r\n[\r\n" * 1000))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"code":"bad_message"' in answer
    assert b"Content-Length" in answer
    assert not read


def test_a_long_query_is_refused_and_never_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for the language of the refusal, nor after too many requests."""
    parsed: list[str] = []
    parse = urllib.parse.parse_qsl

    def parse_noted(query: str, **options: Any) -> list[tuple[str, str]]:
        parsed.append(query)
        return parse(query, **options)

    monkeypatch.setattr(datastructures, "parse_qsl", parse_noted)
    limits = ROOMY._replace(requests=Rate(0.001, 2))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        Person(server.host, "An", lang="nl") as an,
    ):
        for _ in range(3):
            answer = an.web.get("/healthz?" + "a=b&" * 600)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
            assert answer.json()["message"].startswith("Dat is te lang")
        assert not any(parsed)
        assert an.web.get("/api/games?lang=nl").status_code == 200
        assert parsed[-1] == "lang=nl"


def test_of_the_languages_that_a_reader_wants_the_first_few_count() -> None:
    def words(wanted: str) -> str:
        headers = [(b"accept-language", wanted.encode())]
        return words_of(
            HTTPConnection({"type": "http", "headers": headers, "query_string": b""})
        ).lang

    assert words("de-AT,de;q=0.9,nl;q=0.8,en;q=0.7") == "nl"
    assert words("x," * 4000 + "nl") == "en"


@pytest.mark.parametrize(
    "header", ["X: " + "x" * 20_000, "\r\n".join(["X: 1"] * 120)], ids=["long", "many"]
)
def test_a_head_that_arrives_whole_is_limited_too(quick_server: Running, header: str) -> None:
    head = f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{header}\r\n\r\n"
    assert said(raw(quick_server.host, head.encode())).startswith(b"HTTP/1.1 400 ")


def test_a_head_may_be_as_long_as_those_of_browsers_and_be_followed_by_a_long_body() -> None:
    head = b"GET / HTTP/1.1\r\nCookie: " + b"x" * 14_000 + b"\r\nX: 1" * 90
    check_head(head + b"\r\n\r\n" + b"\n" * 60_000)


def test_the_rate_limit_of_one_person_does_not_affect_others(tmp_path: Path) -> None:
    limits = ROOMY._replace(messages=Rate(0.001, 10))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
    ):
        answers = [an.ask("say", phrase="hello") for _ in range(9)]
        assert answers[0]["type"] == "done"
        assert answers[-1]["code"] == "too_fast"
        bo.do("say", phrase="hello")
        refused = sum(answer["type"] == "refusal" for answer in answers)
        for _ in range(MOST_REFUSALS - refused):
            an.send({"do": "say", "id": "x", "phrase": "hello"})
        closed = an.closing()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 4429


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    limits = Limits(joins=Rate(0.001, 5))
    with Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server:
        with Person(server.host, "Eve") as eve:
            wish = {"name": "Eve", "code": "BBBBBBB"}
            looks = [eve.web.post("/api/look", json={"code": "BBBBBBB"}) for _ in range(2)]
            tries = [eve.web.post("/api/join", json=wish) for _ in range(4)]
        codes = [answer.json()["code"] for answer in [*looks, *tries]]
        assert codes == [*["bad_code"] * 5, "too_fast"]


def test_wrong_codes_of_many_addresses_stop_short_codes_and_nothing_else(tmp_path: Path) -> None:
    limits = ROOMY._replace(guesses=Rate(0.001, 5))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
        Person(server.host, "Eve") as eve,
    ):
        table = an.news["table"]
        for number in range(5):
            elsewhere = {"X-Forwarded-For": f"203.0.113.{number}"}
            wrong = eve.web.post("/api/look", json={"code": "BBBBBBB"}, headers=elsewhere)
            assert wrong.json()["code"] == "bad_code"
        for code in ("BBBBBBB", table["code"]):
            for path, wish in (("look", {}), ("join", {"name": "Eve"})):
                answer = eve.web.post(f"/api/{path}", json={"code": code, **wish})
                assert (answer.status_code, answer.json()["code"]) == (429, "short_code")
        look = eve.web.post("/api/look", json={"code": table["invite"]})
        assert look.json()["code"] == "table_full"
        wrong = table["invite"][:-1] + ("B" if table["invite"][-1] == "C" else "C")
        assert eve.web.post("/api/look", json={"code": wrong}).json()["code"] == "bad_code"
        assert an.person.join(table["code"]) == table["id"]
        own = eve.create("titus", [None, None])
        assert eve.join(eve.code) == own


def test_wrong_codes_of_one_address_stop_short_codes_for_that_address_only(tmp_path: Path) -> None:
    limits = ROOMY._replace(guesses=Rate(0.001, 8), guesses_of_address=Rate(0.001, 3))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
        Person(server.host, "Eve") as eve,
    ):
        table = an.news["table"]
        eve.web.headers["X-Forwarded-For"] = "203.0.113.7"
        tries = [eve.web.post("/api/look", json={"code": "BBBBBBB"}) for _ in range(20)]
        codes = [answer.json()["code"] for answer in tries]
        assert codes == [*["bad_code"] * 3, *["short_code"] * 17]
        look = eve.web.post("/api/look", json={"code": table["invite"]})
        assert look.json()["code"] == "table_full"
        elsewhere = {"X-Forwarded-For": "203.0.113.8"}
        for _ in range(5):  # a right code is given back
            look = eve.web.post("/api/look", json={"code": table["code"]}, headers=elsewhere)
            assert look.json()["code"] == "table_full"


def test_many_codes_tried_at_the_same_moment_are_all_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is answered before the others have come, except those that are refused at once."""
    tries, tokens = 12, 5
    limits = ROOMY._replace(guesses=Rate(0.000_001, tokens))
    find, looked_up = SqliteStore.table_by_code, []
    all_came = asyncio.Event()

    async def find_late(store: SqliteStore, code: str) -> str | None:
        looked_up.append(code)
        if len(looked_up) == tries:
            all_came.set()
        await all_came.wait()
        return await find(store, code)

    with Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server:
        monkeypatch.setattr(SqliteStore, "table_by_code", find_late)
        with ThreadPoolExecutor(tries) as threads:
            answers = list(threads.map(lambda _: look(server.host, "BBBBBBB"), range(tries)))
    assert sorted(answers) == [*["bad_code"] * tokens, *["short_code"] * (tries - tokens)]


def look(host: str, code: str) -> str:
    with Person(host, "Eve") as eve:
        return str(eve.web.post("/api/look", json={"code": code}).json()["code"])


def test_right_codes_and_links_leave_the_budget_of_guesses(tmp_path: Path) -> None:
    limits = ROOMY._replace(guesses=Rate(0.000_001, 1))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
    ):
        table = an.news["table"]
        for _ in range(3):
            assert look(server.host, table["code"]) == "table_full"
            assert look(server.host, "B" * 20) == "bad_code"
            assert an.person.join(table["code"]) == table["id"]
        assert look(server.host, "BBBBBBB") == "bad_code"
        assert look(server.host, "BBBBBBB") == "short_code"


def test_a_wrong_code_counts_also_where_one_has_a_table_of_other_rules(tmp_path: Path) -> None:
    """As after an update: looking through their own tables for this request must not fail."""
    limits = ROOMY._replace(guesses=Rate(0.000_001, 1))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An"], bots=1) as [an],
    ):
        table = an.news["table"]["id"]
        with closing(sqlite3.connect(tmp_path / "t")) as base, base:
            base.execute(
                "UPDATE entries SET entry = replace(entry, '\"rules_version\":1', '\"rules_version\":99')"
            )
        server.services.repository._drop(table)
        codes = []
        for number in range(2):
            wish = {"id": f"{number:032}", "name": "An", "code": "BBBBBBB"}
            codes.append(an.person.web.post("/api/join", json=wish).json()["code"])
        assert codes == ["bad_code", "short_code"]


def test_a_link_lets_people_join_while_short_codes_do_not(tmp_path: Path) -> None:
    limits = ROOMY._replace(guesses=Rate(0.001, 1))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        Person(server.host, "An") as an,
        Person(server.host, "Bo") as bo,
    ):
        bo.web.post("/api/look", json={"code": "BBBBBBB"})
        table = an.create("titus", [None, None])
        with an.at(table) as screen:
            assert bo.join(screen.news["table"]["invite"]) == table
            screen.do("take", seat=1)
            screen.do("offer", seat=1)
            [offer] = screen.news["offers"]
        with Person(server.host, "Cy") as cy:
            assert cy.join(offer["invite"]) == table


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "LOCALHOST:7450", "[::1]:7450", "192.168.1.7:80", "a.localhost"],
)
def test_a_server_goes_by_its_addresses(quick_server: Running, host: str) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get("/healthz", headers={"Host": host}).status_code == 200


def test_a_server_goes_by_the_names_of_its_machine_and_those_it_is_given() -> None:
    name = socket.gethostname()
    assert AllowedHosts().allows(f"{name}:7450")
    assert not AllowedHosts().allows("evil.example")
    assert AllowedHosts(["Tables.example.org"]).allows("tables.example.org:443")
    assert not AllowedHosts(["tables.example.org"]).allows("evil.tables.example.org")
    assert AllowedHosts(["*"]).allows("anything.example")
    assert AllowedHosts().allows(None)


@pytest.mark.parametrize(
    "host",
    [
        "[::1].evil.example",
        "[::1]evil.example:80",
        "[::1%evil.example]",
        "[::1]:80:80",
        "[127.0.0.1]",
        "[evil.example]",
        "[::1",
        "::1",
        "127.0.0.1:80.evil.example",
        "127.0.0.1@evil.example",
        "evil.example/.localhost",
        "evil.example#.localhost",
        "localhost\n",
        ":80",
        "",
    ],
)
def test_a_host_that_only_looks_like_an_address_is_refused(host: str) -> None:
    assert not AllowedHosts().allows(host)


@pytest.mark.parametrize("added", [[], ["*"]])
def test_a_host_that_no_network_knows_is_refused(added: list[str]) -> None:
    """Its link would not fit into a QR code."""
    assert AllowedHosts(added).allows(f"{'a' * 243}.localhost")
    assert not AllowedHosts(added).allows(f"{'a' * 244}.localhost")


def test_connections_that_are_refused_are_no_errors_of_the_server(
    quick_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = UPGRADE.format(table="0" * 32, host="evil.example", cookie="")
    assert said(raw(quick_server.host, upgrade.encode())).startswith(b"HTTP/1.1 421 ")
    assert not caplog.records


def test_another_name_is_refused_and_the_refusal_says_how_to_allow_it(
    quick_server: Running,
) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        headers = {"Host": "evil.example:80", "Origin": "http://evil.example:80"}
        for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/join")):
            answer = an.web.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (421, "foreign_host")
            assert "--allow-host evil.example" in answer.json()["message"]
        upgrade = UPGRADE.format(table=table, host="evil.example", cookie="")
        with raw(quick_server.host, upgrade.encode()) as line:
            assert line.recv(100).startswith(b"HTTP/1.1 421 ")


def test_requests_without_a_cookie_are_counted_by_address(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 3))
    with Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server:
        codes = []
        for name in ("Eve", "Mallory"):
            with Person(server.host, name) as one:
                tries = [one.web.get(f"/api/tables/{'0' * 32}/replay") for _ in range(2)]
            codes += [answer.json()["code"] for answer in tries]
        assert codes == [*["no_table"] * 3, "too_fast"]


def test_metrics_count_and_name_nobody(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["Anneke", "Bo"]) as [an, _]:
        text = an.person.web.get("/metrics").text
        assert 'speeltafel_commands_total{do="start"} 1' in text
        assert "speeltafel_watchers 2" in text
        assert "Anneke" not in text
        assert an.news["table"]["id"] not in text


def test_metrics_count_the_refusals_of_requests(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        for path in ("/api/look", "/nowhere", "/healthz"):  # wrong code, path and method
            an.web.post(path, json={"code": "BBBBBBB"})
        an.web.delete("/api/me")
        text = an.web.get("/metrics").text
        for code, count in {"bad_code": 1, "not_found": 2, "no_person": 1}.items():
            assert f'speeltafel_refusals_total{{code="{code}"}} {count}.0' in text


def test_metrics_count_the_refusals_that_end_a_connection(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "") as nobody:
        table = an.create("titus", [None, None])
        nobody.web.cookies.clear()
        with nobody.connect(table) as line:
            Screen(line, nobody).closing()
        assert 'speeltafel_refusals_total{code="no_person"} 1.0' in an.web.get("/metrics").text


@pytest.fixture
def broken_server(quick_server: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """Looking up a table in it fails."""

    async def fail(*_args: object) -> None:
        raise ZeroDivisionError(" ".join(["Anneke", "holds", "the 7"]))

    for way in ("table_of", "newest"):
        monkeypatch.setattr(f"speeltafel.server.tables.repository.TableRepository.{way}", fail)
    return quick_server


def test_a_fault_of_the_server_is_a_refusal_too_and_is_noted(
    broken_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with Person(broken_server.host, "An", lang="nl") as an:
        table = an.create("titus", [None, None])
        answer = an.web.get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert answer.json()["message"].startswith("Er ging ")
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        with an.connect(table) as line:
            closed = Screen(line, an).closing()
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (4500, "broken")
    notes = [JsonLines().format(record) for record in caplog.records]
    assert len(notes) == 2
    assert all("ZeroDivisionError" in note and "fail" in note for note in notes)
    assert not any("Anneke holds" in note for note in notes)
