"""Connections that have ended are freed at once: nothing of them waits for a garbage collection."""

import gc
import logging
import random
import socket
import struct
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import pytest
from websockets.frames import Frame, Opcode

from speeltafel.server.http.connections import HttpProtocol, LimitedProtocol
from speeltafel.server.http.session import Session
from speeltafel.server.http.websocket import TableConnection
from speeltafel.server.live.broadcast import Broadcast
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import PATIENCE, Person, wait_until
from tests.server.playing import move, seated, waited_for
from tests.server.running import ROOMY, Running
from tests.server.test_memory import UPGRADE

WARM: Final = 3
"""Connections after which a server has loaded what it needs."""
MANY: Final = 40
VERY_MANY: Final = 600
RESET: Final = struct.pack("ii", 1, 0)
"""For SO_LINGER: what closing does to the connection."""
End = Literal["client", "server", "reset", "unanswered"]

GET = "GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"
LAST_GET = "GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
UNKNOWN = "GET /api/nothing HTTP/1.1\r\nHost: {host}\r\n\r\n"
POST = """\
POST /api/join HTTP/1.1\r
Host: {host}\r
Cookie: speeltafel={cookie}\r
Content-Length: 26\r
\r
{{"name":"An","code":"none"}}"""
CHUNKED = """\
POST /api/join HTTP/1.1\r
Host: {host}\r
Transfer-Encoding: chunked\r
\r
5\r
[1,2]\r
0\r
\r
"""
TOO_LONG = "POST /api/join HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9999999\r\n\r\n"
FOREIGN = "GET /healthz HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n"
STREAM = """\
GET /api/tables/{table}/stream HTTP/1.1\r
Host: {host}\r
Cookie: speeltafel={cookie}\r
\r
"""


def framed(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin).serialize(mask=True)


WATCH = framed(b'{"do":"watch","id":"1"}')
SAY = framed(b'{"do":"say","id":"2","phrase":"hello"}')
NONSENSE = framed(b"nonsense")
CLOSE = framed(struct.pack("!H", 1000), Opcode.CLOSE)
UNMASKED = Frame(Opcode.TEXT, b"{}").serialize(mask=False)


class RawExchange(NamedTuple):
    """What a client sends, each part after an answer to the one before, and who ends it."""

    parts: list[str | bytes]
    end: End = "client"


EXCHANGES: dict[str, RawExchange] = {
    "silent": RawExchange([b""], "unanswered"),
    "half a request": RawExchange(["GET / HT"], "unanswered"),
    "keep-alive": RawExchange([GET, GET]),
    "close": RawExchange([LAST_GET], "server"),
    "reset": RawExchange([GET], "reset"),
    "pipelined": RawExchange([GET + GET]),
    "body": RawExchange([POST]),
    "chunked body": RawExchange([CHUNKED], "server"),
    "half a body": RawExchange([POST[:-5]], "unanswered"),
    "no HTTP": RawExchange([b"\0\r\n\r\n"], "server"),
    "not found": RawExchange([UNKNOWN]),
    "too long": RawExchange([TOO_LONG]),
    "foreign host": RawExchange([FOREIGN]),
    "stream": RawExchange([STREAM]),
    "stream reset": RawExchange([STREAM], "reset"),
    "stream refused": RawExchange([STREAM.replace("{cookie}", "")]),
    "socket unanswered": RawExchange([UPGRADE], "unanswered"),
    "socket silent": RawExchange([UPGRADE]),
    "socket watching": RawExchange([UPGRADE, WATCH]),
    "socket saying": RawExchange([UPGRADE, WATCH, SAY]),
    "socket closed": RawExchange([UPGRADE, WATCH, CLOSE], "server"),
    "socket reset": RawExchange([UPGRADE, WATCH], "reset"),
    "socket refused a message": RawExchange([UPGRADE, NONSENSE]),
    "socket refused often": RawExchange([UPGRADE, *[NONSENSE] * 50, CLOSE], "server"),
    "socket with half a message": RawExchange([UPGRADE, framed(b"{", fin=False)], "unanswered"),
    "socket not UTF-8": RawExchange([UPGRADE, framed(b"\xff")], "server"),
    "socket no frame": RawExchange([UPGRADE, b"\xff" * 9], "server"),
    "socket not masked": RawExchange([UPGRADE, UNMASKED], "server"),
    "socket too long": RawExchange([UPGRADE, framed(b"x" * 9_000)], "server"),
    "socket of no table": RawExchange([UPGRADE.replace("{table}", "0" * 32), CLOSE], "server"),
    "socket of nobody": RawExchange([UPGRADE.replace("{cookie}", "x"), CLOSE], "server"),
    "socket foreign host": RawExchange([UPGRADE.replace("{host}", "elsewhere.example")], "server"),
    "socket not found": RawExchange([UPGRADE.replace("/socket", "/other")], "server"),
    "socket of version 12": RawExchange([UPGRADE.replace(": 13", ": 12")], "server"),
}


class RawClient:
    """A client of nothing but sockets: those of libraries leave garbage of their own in this process."""

    def __init__(self, server: Running) -> None:
        self.address = server.listening.getsockname()
        with Person(server.host, "An") as an:
            self.names = {
                "host": server.host,
                "table": an.create("titus", [None, None]),
                "cookie": an.web.cookies["speeltafel"],
            }

    def connect(self) -> socket.socket:
        return socket.create_connection(self.address, timeout=PATIENCE)

    def send(self, line: socket.socket, part: str | bytes) -> None:
        line.sendall(part.format(**self.names).encode() if isinstance(part, str) else part)

    def have(self, exchange: RawExchange) -> None:
        with self.connect() as line:
            for number, part in enumerate(exchange.parts):
                if number:
                    assert line.recv(65536)
                self.send(line, part)
            self.end(line, exchange.end)

    def end(self, line: socket.socket, end: End) -> None:
        if end in {"client", "reset"}:
            assert line.recv(65536)
        if end == "reset":
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        with suppress(ConnectionResetError):
            while end == "server" and line.recv(65536):
                pass


@pytest.fixture
def client(quick_server: Running) -> RawClient:
    return RawClient(quick_server)


@pytest.fixture(autouse=True)
def collections() -> Iterator[list[int]]:
    """Nothing is collected but what asks for it: the generations of that. Nothing is logged either, as
    pytest would keep it."""
    asked: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            asked.append(info["generation"])

    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    logging.disable()
    yield asked
    logging.disable(logging.NOTSET)
    gc.callbacks.remove(note)
    gc.enable()


def tracked() -> int:
    """Objects that the garbage collector knows. Weak references are no part: sqlite3 keeps those of its
    last 200 cursors."""
    return sum(not isinstance(one, weakref.ref) for one in gc.get_objects())


def alive() -> list[Any]:
    kinds = (HttpProtocol, LimitedProtocol, TableConnection, Session)
    return [one for one in gc.get_objects() if isinstance(one, kinds)]


@pytest.mark.parametrize("kind", EXCHANGES)
def test_nothing_is_left_of_connections_that_have_ended(client: RawClient, kind: str) -> None:
    for _ in range(WARM):
        client.have(EXCHANGES[kind])
    wait_until(lambda: not alive())
    before = tracked()
    for _ in range(MANY):
        client.have(EXCHANGES[kind])
    wait_until(lambda: tracked() - before < MANY)  # not one object of each


def test_nothing_is_left_of_streams_however_old_they_were(client: RawClient) -> None:
    lines = [client.connect() for _ in range(MANY)]
    for line in lines:
        client.send(line, STREAM)
        assert line.recv(65536)
    gc.collect()
    for line in lines:
        line.close()
    wait_until(lambda: not alive())


def test_nothing_is_left_of_those_who_have_played(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        for _ in range(3):
            version = move(next(filter(waited_for, screens)), random.Random(1))["version"]
            for screen in screens:
                screen.catch_up(version)
    wait_until(lambda: not alive())


@pytest.mark.parametrize("head", [UPGRADE, STREAM], ids=["socket", "stream"])
def test_nothing_is_left_of_a_session_too_many(tmp_path: Path, head: str) -> None:
    limits = ROOMY._replace(connections=0)
    with Running(SqliteStore(tmp_path / "tables"), thinkers=0, limits=limits) as server:
        RawClient(server).have(RawExchange([head]))
        wait_until(lambda: not alive())


def test_nothing_is_left_of_a_session_that_fails(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Session, "answer", fails)
    client.have(RawExchange([UPGRADE, WATCH, CLOSE], "server"))
    wait_until(lambda: not alive())


def test_nothing_is_left_of_a_request_that_fails(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Broadcast, "members", fails)
    client.have(RawExchange([STREAM]))
    wait_until(lambda: not alive())


def test_nothing_is_left_of_a_slow_client_that_is_still_to_be_told(
    client: RawClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_handshake = LimitedProtocol.forget_handshake

    def become_slow(protocol: LimitedProtocol) -> None:
        forget_handshake(protocol)
        protocol.pause_writing()

    monkeypatch.setattr(LimitedProtocol, "forget_handshake", become_slow)
    with client.connect() as line:
        client.send(line, UPGRADE)
        assert line.recv(65536)
        client.send(line, WATCH)
        wait_until(lambda: any(is_telling(one) for one in alive()))
    wait_until(lambda: not alive())


def is_telling(one: object) -> bool:
    return isinstance(one, TableConnection) and one._telling is not None


def test_no_number_of_connections_leads_to_a_full_collection(
    client: RawClient, collections: list[int]
) -> None:
    """It would take longer the more tables are cached, and everybody would wait."""
    for _ in range(VERY_MANY):
        client.have(EXCHANGES["silent"])
    wait_until(lambda: not alive())
    assert collections == []
