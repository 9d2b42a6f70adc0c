"""Clients that mean no good: refused or limited with a clear code, and nobody else notices."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from speeltafel.server.access.cookies import COOKIE, CookieSigner
from speeltafel.server.access.rate_limits import Limits, Rate, client_address
from speeltafel.server.http import connections
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.commands.chat import clean_speech
from speeltafel.server.tables.lobby import checked_title
from tests.server.client import PATIENCE, Person, Screen, wait_until
from tests.server.playing import seated
from tests.server.running import ROOMY, Running
from tests.server.test_memory import WATCH, upgrade_of

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
"""What a reverse proxy on this machine adds for somebody at another address."""
ROOM = 4096
"""Bytes in the buffers of the kernel."""
SLOW, LONG = 6.0, 60_000
"""Seconds that a client takes at least for a number of bytes."""


@pytest.fixture
def table(quick_server: Running) -> Iterator[list[Screen]]:
    """Two people who play on, whatever happens; a test that uses this must not disturb them."""
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        yield screens
        for screen in screens:
            screen.do("say", phrase="hello")


def raw(host: str, content: bytes, room: int | None = None) -> socket.socket:
    """A connection that has sent this; with little room for answers that are not read."""
    name, _, port = host.partition(":")
    line = socket.socket()
    line.settimeout(PATIENCE)
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect((name, int(port)))
    line.sendall(content)
    return line


def said(line: socket.socket) -> bytes:
    """Everything that is said until the other side ends it."""
    with line:
        parts = []
        try:
            while part := line.recv(65536):
                parts.append(part)
        except ConnectionResetError:
            pass
    return b"".join(parts)


def asked(screen: Screen, content: str | bytes) -> str:
    """The code of the refusal of a message."""
    screen.socket.send(content)
    while (answer := screen.receive())["type"] != "refusal":
        assert answer["type"] == "news"
    code: str = answer["code"]
    return code


# Names


@pytest.mark.parametrize(
    "name", ["\0\1\2", "\u202e", "\u200b", "\u3164", "\u2800", "\u0301", "\U00013440", "x" * 31]
)
def test_names_that_are_nothing_or_too_much(quick_server: Running, name: str) -> None:
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None])
        answer = an.web.post("/api/join", json={"name": name, "code": an.code})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


@pytest.mark.parametrize(
    "title", ["\u200b", "\u0301", "\u20e3", "\u2065", "\ufff0", "\U000e0080", "\u0301" * 100]
)
def test_a_title_of_which_nothing_is_seen(quick_server: Running, title: str) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.post(
            "/api/tables",
            json={
                "id": "1" * 32,
                "name": "An",
                "settings": {"game": "titus", "name": title},
                "seats": [None, None],
            },
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_a_title_or_speech_that_is_cut_ends_in_something_seen() -> None:
    assert checked_title("😀" * 59 + "\u200d😀") == "😀" * 59
    assert clean_speech("😀" * 199 + "\u200d😀") == "😀" * 199
    assert checked_title("x" * 59 + " y") == "x" * 59
    assert checked_title("") == checked_title("  ") == ""


def test_a_name_of_ten_thousand_letters(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None])
        answer = an.web.post("/api/join", json={"name": "x" * 10_000, "code": an.code})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_name_loses_what_could_change_the_sentence_around_it(quick_server: Running) -> None:
    with (
        Person(quick_server.host, "A\0n\u202e\u2066ne\x1b[31m\nke") as an,
        an.at(an.create("titus", [None, None], name="\0Ta\x07ble\n")) as screen,
    ):
        assert screen.news["table"]["members"][0]["name"] == "Anne[31m ke"
        assert screen.news["table"]["name"] == "Table"


# Cookies


def id_of(screen: Screen) -> str:
    table: str = screen.news["table"]["id"]
    return table


def forgeries(cookie: str) -> list[str]:
    name, _, signature = cookie.partition(".")
    other = CookieSigner(b"another server").sign(name)
    return [
        "",
        ".",
        name,
        f"{name}.",
        f"{name}.{'0' * 64}",
        f"{name[::-1]}.{signature}",
        f"{name}.{signature}0",
        f"{name}.{signature.upper()}",
        other,
        "x" * 4000,
        f"{'x' * 2000}.{signature}",
    ]


def test_a_cookie_that_was_not_made_here_is_nobodys(
    quick_server: Running, table: list[Screen]
) -> None:
    path = f"/api/tables/{id_of(table[0])}"
    for forged in forgeries(table[0].person.web.cookies[COOKIE]):
        with Person(quick_server.host, "Eve") as eve:
            eve.web.cookies.set(COOKIE, forged)
            answers = [
                eve.web.get(f"{path}/qr.svg"),
                eve.web.get(f"{path}/stream"),
                eve.web.post(f"{path}/ask", json={"do": "leave", "id": "1"}),
                eve.web.delete(path),
            ]
            assert {(one.status_code, one.json()["code"]) for one in answers} == {
                (401, "no_person")
            }
            assert eve.web.get("/api/tables").json() == {"tables": []}
            with eve.connect(id_of(table[0])) as line:
                closed = Screen(line, eve).closing()
                assert closed.rcvd is not None
                assert (closed.rcvd.code, closed.rcvd.reason) == (4401, "no_person")


def test_a_cookie_in_strange_letters_is_nobodys(quick_server: Running) -> None:
    request = (
        b"DELETE /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: speeltafel="
    )
    for strange in (b"\xff\xfe.\xff", b'"\\"', b"a.b; speeltafel=c.d", b"%00.%00"):
        assert said(raw(quick_server.host, request + strange + b"\r\n\r\n")).startswith(
            b"HTTP/1.1 401 "
        )


# Addresses


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//api/tables",
        "/api//tables/open",
        "/api/tables/open/../open",
        "/api/tables/%00/record",
        "/api/tables/%00/socket",
        "/api/tables/%ff%fe/record",
        "/join/%0d%0aSet-Cookie:%20a=b/x",
        "/api/tables/" + "a" * 8000 + "/record",
        "/static/../../pyproject.toml",
        "/\\..\\..\\secrets",
        "/.git/config",
        "/speeltafel.sqlite3",
        "http://evil.example/api/tables/open",
    ],
    ids=lambda path: path[:40],
)
def test_tricks_with_addresses_lead_nowhere(quick_server: Running, path: str) -> None:
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None])
        cookie = an.web.cookies[COOKIE].encode()
    head = b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: speeltafel=" + cookie
    answer = said(raw(quick_server.host, b"GET " + path.encode() + head + b"\r\n\r\n"))
    status = answer.partition(b"\r\n")[0]
    assert status in {b"HTTP/1.1 404 Not Found", b"HTTP/1.1 400 Bad Request"}, answer
    assert b"etc/passwd" not in answer


def test_a_table_that_could_not_exist_is_no_table(server: Running) -> None:
    """On every store: some can't even be asked for such names."""
    with Person(server.host, "An") as an:
        an.create("titus", [None, None])
        for name in ("%00", "%F0%9F%83%8F", "a" * 5000, "A" * 32, "0" * 32):
            answer = an.web.get(f"/api/tables/{name}/record")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
        for code in ("\0", "🃏", "ﬀ" * 40):
            answer = an.web.post("/api/join", json={"name": "An", "code": code})
            assert answer.json()["code"] in {"bad_code", "no_table"}


@pytest.mark.parametrize("origin", ["http://[", "x", "", "http://", "://", "http://a@b", "\xff"])
def test_an_origin_that_is_none_is_foreign(quick_server: Running, origin: str) -> None:
    with Person(quick_server.host, "An") as an:
        headers = {b"Origin": origin.encode("latin-1")}
        answer = an.web.post("/api/join", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")


# Messages


NONSENSE: dict[str, str | bytes] = {
    "a number": '{"do": "undo", "id": "1", "prompt": ' + "9" * 5000 + "}",
    "endless": '{"do": "undo", "id": "1", "prompt": 1e400}',
    "no number": '{"do": "undo", "id": "1", "prompt": NaN}',
    "half a letter": '{"do": "say", "id": "\\ud800", "phrase": "hello"}',
    "one word too much": '{"do": "say", "id": "1", "phrase": "hello", "x": 1}',
    "a long id": '{"do": "say", "id": "' + "1" * 41 + '", "phrase": "hello"}',
    "deep action": '{"do": "act", "id": "1", "prompt": 1, "seat": 0, "action": ' + '{"a":' * 1500,
    "deep object": '{"a":' * 1300 + "1" + "}" * 1300,
    "deep list": "[" * 8000,
    "no letters": b"\xff\xfe",
    "nothing": b"\0" * 8000,
    "a mark": "\ufeff{}",
}


@pytest.mark.parametrize("name", NONSENSE)
def test_messages_that_are_none(table: list[Screen], name: str) -> None:
    assert asked(table[0], NONSENSE[name]) == "bad_message"


def test_a_message_by_post_is_no_longer_than_one_by_socket(table: list[Screen]) -> None:
    path = f"/api/tables/{id_of(table[0])}/ask"
    answer = table[0].person.web.post(path, content=b"[" * 9000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    for content in (b"[" * 8000, b"\xff", b""):
        answer = table[0].person.web.post(path, content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_bytes_that_hold_a_message_are_one(table: list[Screen]) -> None:
    table[0].socket.send(b'{"do": "say", "id": "b", "phrase": "hello"}')
    while (answer := table[0].receive()).get("id") != "b":
        pass
    assert answer["type"] == "done"


def test_text_that_is_no_text_ends_the_connection(table: list[Screen]) -> None:
    with table[0].person.connect(id_of(table[0])) as line:
        send_frames(line, Frame(Opcode.TEXT, b"\xff\xfe"))
        closed = Screen(line, table[0].person).closing()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1007


def send_frames(line: ClientConnection, *frames: Frame) -> None:
    """Frames as a decent client would never send them."""
    content = b"".join(frame.serialize(mask=True) for frame in frames)
    line.socket.sendall(content)


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.PING, b"x" * 125)] * 2000,
        [Frame(Opcode.PONG, b"")] * 2000,
        [Frame(Opcode.TEXT, b"{", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * 2000],
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_floods_below_the_messages_end_the_connection(
    table: list[Screen], frames: list[Frame]
) -> None:
    with table[0].person.connect(id_of(table[0])) as line:
        with suppress(OSError):
            send_frames(line, *frames)
        assert Screen(line, table[0].person).closing().rcvd is None


UPGRADE = (
    b"GET %s HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%s\r\n\r\n"
)
EMPTY = Frame(Opcode.TEXT, b"")
MOST_PARSED = connections.FRAME_RATE.burst + 3 * connections.PIECE / len(EMPTY.serialize(mask=True))


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[Frame]:
    """The messages that went through the parser of a server."""
    frames: list[Frame] = []
    handle = WebSocketsSansIOProtocol.handle_text

    def handle_text(protocol: WebSocketsSansIOProtocol, frame: Frame) -> None:
        frames.append(frame)
        handle(protocol, frame)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_text", handle_text)
    return frames


@pytest.mark.parametrize("is_member", [True, False])
def test_of_a_flood_of_messages_little_is_parsed(
    quick_server: Running, table: list[Screen], parsed: list[Frame], *, is_member: bool
) -> None:
    """Some are refused, then the connection is closed; what comes after that must not be read for long."""
    cookie = table[0].person.web.cookies[COOKIE] if is_member else "nobody"
    path, header = f"/api/tables/{id_of(table[0])}/socket", f"Cookie: {COOKIE}={cookie}"
    line = raw(quick_server.host, UPGRADE % (path.encode(), header.encode()))
    assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
    with suppress(OSError):
        line.sendall(EMPTY.serialize(mask=True) * 40_000)
    said(line)
    assert len(parsed) < MOST_PARSED


# Connections


def test_the_connections_of_one_person_are_limited(tmp_path: Path) -> None:
    limits = ROOMY._replace(connections=3)
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
        ExitStack() as stack,
    ):
        more = [stack.enter_context(an.person.at(id_of(an))) for _ in range(2)]
        with an.person.connect(id_of(an)) as line:
            closed = Screen(line, an.person).closing()
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (4429, "too_many")
        answer = an.person.web.get(f"/api/tables/{id_of(an)}/stream")
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        with bo.person.at(id_of(bo)) as tab:
            tab.do("say", phrase="hello")
        more[0].socket.close()
        while len(server.services.connections) > 2 + 1:
            bo.do("say", phrase="hello")
        with an.person.at(id_of(an)) as tab:
            tab.do("say", phrase="hello")


def test_the_messages_of_all_screens_of_a_person_are_counted_together(tmp_path: Path) -> None:
    limits = ROOMY._replace(messages=Rate(0.001, 20))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
        an.person.at(id_of(an)) as tab,
    ):
        answers = [screen.ask("say", phrase="hello") for _ in range(10) for screen in (an, tab)]
        assert answers[-1]["code"] == "too_fast"
        wish = {"do": "say", "id": "1", "phrase": "hello"}
        posted = an.person.web.post(f"/api/tables/{id_of(an)}/ask", json=wish)
        assert (posted.status_code, posted.json()["code"]) == (429, "too_fast")
        assert an.person.web.get("/api/tables").status_code == 429
        bo.do("say", phrase="hello")


def test_one_address_asks_so_much_and_no_more(tmp_path: Path) -> None:
    limits = ROOMY._replace(requests=Rate(0.001, 20))
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, bo],
    ):
        answers = [an.person.web.get("/healthz", headers=ELSEWHERE) for _ in range(21)]
        assert [one.status_code for one in answers] == [*[200] * 20, 429]
        assert answers[-1].json()["code"] == "too_fast"
        with pytest.raises(InvalidStatus) as refused:
            an.person.connect(id_of(an), headers=ELSEWHERE)
        assert refused.value.response.status_code == 429
        bo.do("say", phrase="hello")
        assert bo.person.web.get("/healthz").status_code == 200


def test_one_address_is_connected_so_often_and_no_more(tmp_path: Path) -> None:
    limits = ROOMY._replace(concurrent=4)
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=limits) as server,
        seated(server.host, "titus", ["An", "Bo"]) as [an, _],
        ExitStack() as stack,
    ):
        for _ in range(4):
            stack.enter_context(an.person.connect(id_of(an), headers=ELSEWHERE))
        with pytest.raises(InvalidStatus) as refused:
            an.person.connect(id_of(an), headers=ELSEWHERE)
        assert refused.value.response.status_code == 429
        answer = an.person.web.get("/healthz", headers=ELSEWHERE)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")
        assert an.person.web.get("/healthz").status_code == 200


def test_everybody_in_a_street_of_new_addresses_counts_as_one() -> None:
    def address(host: str) -> str:
        return client_address({"client": (host, 1)})

    assert address("2001:db8:1:2::1") == address("2001:db8:1:2:3:4:5:6")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("203.0.113.7") == "203.0.113.7"
    assert address("somebody") == "somebody"
    assert client_address({"client": None}) == ""


def test_half_open_connections_give_way(
    quick_server: Running, table: list[Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HALF_OPEN", 50)
    with ExitStack() as stack:
        lines = [
            stack.enter_context(raw(quick_server.host, b"GET / HTTP/1.1\r\nHost:"))
            for _ in range(200)
        ]
        for line in lines[:100]:
            assert said(line) == b""
        assert len(connections.HttpProtocol.half_open) <= 51
        with Person(quick_server.host, "Cy") as cy, cy.at(cy.create("titus", [None, None])):
            table[0].do("say", phrase="hello")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
    ],
    ids=["silent", "head", "body", "second"],
)
def test_a_request_that_never_comes_is_not_waited_for(
    quick_server: Running,
    table: list[Screen],
    monkeypatch: pytest.MonkeyPatch,
    content: bytes,
) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT", 1.0)
    answer = said(raw(quick_server.host, content))
    assert answer.count(b"HTTP/1.1 200 OK") == content.count(b"\r\n\r\nGET")
    assert table


@pytest.mark.parametrize(
    ("news", "timeout", "ends"),
    [(150, 0.5, "nothing"), (20, 600, "ping"), (20, 600, "delete")],
    ids=["its buffer is full", "it answers no ping", "its table is deleted"],
)
def test_a_client_that_reads_nothing_is_gone_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, news: int, timeout: float, ends: str
) -> None:
    """To close its connection would wait until it has read all that was sent."""
    monkeypatch.setattr(connections, "WRITE_TIMEOUT", timeout)
    monkeypatch.setattr(connections, "CLOSE_TIMEOUT", 0.5)
    server = Running(SqliteStore(tmp_path / "t"), 0)
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    if ends == "ping":
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.5
    with server, Person(server.host, "An") as an:
        table = an.create("telos", [None, "random", "random"])
        with raw(server.host, upgrade_of(an, table), ROOM) as line:
            assert line.recv(1000).startswith(b"HTTP/1.1 101")
            line.sendall(WATCH * news)
            wait_until(lambda: waiting(server) > 0)
            if ends == "delete":
                assert an.web.delete(f"/api/tables/{table}").status_code == 204
            wait_until(lambda: server.services.broadcast.count() == 0)


def test_a_client_that_reads_slowly_is_sent_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time for the next request began while the response still waited to be sent."""
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT", SLOW / 4)
    monkeypatch.setattr(connections, "WRITE_TIMEOUT", SLOW / 4)
    server = Running(SqliteStore(tmp_path / "t"), 0)
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    head = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with server, raw(server.host, head, ROOM) as line:
        answer, began = line.recv(ROOM), time.monotonic()
        while part := line.recv(ROOM):
            answer += part
            time.sleep(SLOW * len(part) / LONG)
        length = int(answer.partition(b"content-length: ")[2].split(b"\r\n")[0])
        assert len(answer.partition(b"\r\n\r\n")[2]) == length > LONG
        assert time.monotonic() - began > SLOW


def waiting(server: Running) -> int:
    """Bytes that could not be sent yet."""
    lines = list(server.server.server_state.connections)
    return sum(line.transport.get_write_buffer_size() for line in lines)


def test_an_idle_session_is_not_closed(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=["socket", "stream"]) as [an, bo]:
        monkeypatch.setattr(connections, "REQUEST_TIMEOUT", 1.0)
        with an.person.at(id_of(an)) as tab, bo.person.at(id_of(bo)) as other:
            with pytest.raises(httpx.ReadTimeout):  # it says nothing, but it is there
                bo.person.web.get(f"/api/tables/{id_of(bo)}/stream", timeout=2.0)
            an.do("say", phrase="hello")
            tab.catch_up(an.news["version"])
            other.catch_up(an.news["version"])


def test_a_head_that_never_ends_is_refused(quick_server: Running, table: list[Screen]) -> None:
    content = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 200_000
    assert said(raw(quick_server.host, content)).startswith(b"HTTP/1.1 400 ")
    assert table


@pytest.mark.parametrize(
    ("path", "header"),
    [
        (b"/nothing", b"X: " + b"x" * 9000),
        (b"/" + b"x" * 9000, b"X: 1"),
        (b"/nothing", b"\r\n".join(b"X%d: 1" % number for number in range(200))),
        (b"/nothing", b"X: \1"),
        (b"/nothing", b"Content-Length: 5"),
        (b"/api/tables/%s/socket" % (b"0" * 32), b"Transfer-Encoding: chunked"),
    ],
    ids=["header", "path", "headers", "control", "body", "chunks"],
)
def test_a_handshake_that_is_none_is_refused_at_once(
    quick_server: Running, table: list[Screen], path: bytes, header: bytes
) -> None:
    answer = said(raw(quick_server.host, UPGRADE % (path, header)))
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert table


# What only those who run it may see


def test_metrics_are_for_this_machine_only(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        assert an.web.get("/metrics").status_code == 200
        answer = an.web.get("/metrics", headers=ELSEWHERE)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_people_from_elsewhere_can_make_tables(tmp_path: Path) -> None:
    """The limits that people meet are wide enough to play."""
    with (
        Running(SqliteStore(tmp_path / "t"), 0, limits=Limits()) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        assert screens[0].news["table"]["status"] == "playing"
