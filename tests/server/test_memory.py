"""The memory of a server: little for each open connection, nothing for those it has had."""

import os
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tests.server.client import PATIENCE, Person
from tests.server.process import Process

AT_ONCE = 200
"""Connections that are open together: what lives for a while is seldom looked at by Python."""
WARM = 25
"""Rounds after which a server has all the memory that it needs."""
ROUNDS = 20
FLAT = 3_000_000
"""Bytes of noise."""
OPEN = 300
MOST_FOR_ONE = 15_000
"""Bytes for an open connection: one that keeps its headers, or a queue of asyncio, takes more."""

WATCH = Frame(Opcode.TEXT, b'{"do":"watch","id":"1"}').serialize(mask=True)
NOT_UTF8 = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
UPGRADE = """\
GET /api/tables/{table}/socket HTTP/1.1\r
Host: {host}\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
Cookie: speeltafel={cookie}\r
\r
"""


def memory(server: Process) -> int:
    """Bytes in use."""
    pages = Path(f"/proc/{server.running.pid}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def connect(stack: ExitStack, count: int, host: str, upgrade: bytes, frame: bytes) -> None:
    """Many connections that all send the same."""
    name, _, port = host.partition(":")
    lines = [
        stack.enter_context(socket.create_connection((name, int(port)), timeout=PATIENCE))
        for _ in range(count)
    ]
    for content in (upgrade, frame):
        for line in lines if content else []:
            line.sendall(content)
        for line in lines if content else []:
            assert line.recv(65536)


def round_of(host: str, upgrade: bytes, frame: bytes) -> None:
    """Many connections that end."""
    with ExitStack() as stack:
        connect(stack, AT_ONCE, host, upgrade, frame)


def upgrade_of(an: Person, table: str) -> bytes:
    return UPGRADE.format(table=table, host=an.host, cookie=an.web.cookies["speeltafel"]).encode()


@pytest.mark.parametrize("frame", [WATCH, NOT_UTF8, b""], ids=["watch", "not UTF-8", "silent"])
def test_memory_is_flat_over_many_connections(tmp_path: Path, frame: bytes) -> None:
    with Process(str(tmp_path / "tables")) as server, Person(server.host, "An") as an:
        upgrade = upgrade_of(an, an.create("titus", [None, None]))
        for _ in range(WARM):
            round_of(server.host, upgrade, frame)
        before = memory(server)
        for _ in range(ROUNDS):
            round_of(server.host, upgrade, frame)
        assert memory(server) - before < FLAT


def test_an_open_connection_takes_little_memory(tmp_path: Path) -> None:
    with (
        Process(str(tmp_path / "tables")) as server,
        Person(server.host, "An") as an,
        ExitStack() as stack,
    ):
        upgrade = upgrade_of(an, an.create("titus", [None, None]))
        connect(stack, WARM, server.host, upgrade, WATCH)
        before = memory(server)
        for _ in range(OPEN):  # one by one: what all handshakes take together would count too
            connect(stack, 1, server.host, upgrade, WATCH)
        assert (memory(server) - before) / OPEN < MOST_FOR_ONE
