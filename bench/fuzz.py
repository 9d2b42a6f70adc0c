"""Messages that mean no good, over sockets and HTTP: no internal error may come of them."""

import asyncio
import os
import random
import sys
from typing import Final

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.stock import Stocked
from speeltafel.server.access.cookies import COOKIE, CookieSigner
from speeltafel.server.http.endpoints import Endpoint
from speeltafel.server.http.routes import ROUTES

TO_SOCKET: Final = 400
OVER_HTTP: Final = 100
"""How many messages come in turns over a socket and over HTTP."""
RESET: Final = 20
"""After this number of messages a good one follows: who is refused 50 times in a row is closed."""
GOOD: Final = '{"do": "watch", "id": "w"}'
INTERNAL: Final = {4500, 1011}
"""Closing codes that only a fault of the server has."""

SEEDS: Final[list[dict[str, object]]] = [
    {"do": "act", "id": "1", "prompt": 2, "seat": 0, "action": "take"},
    {"do": "act", "id": "2", "prompt": 2, "seat": 0, "action": {"type": "take", "card": "7"}},
    {"do": "why", "id": "3", "seat": 0, "action": "keep"},
    {"do": "watch", "id": "w", "since": 0, "lang": "nl", "seat": 0},
    {"do": "ready", "id": "4", "position": 2},
    {"do": "undo", "id": "5", "prompt": 2},
    {"do": "say", "id": "6", "phrase": "hello"},
    {"do": "say", "id": "7", "text": "hello"},
    {"do": "end", "id": "8", "agree": True},
    {"do": "offer", "id": "9", "seat": 0},
    {"do": "commit", "id": "10", "commitment": "00" * 32},
    {"do": "open", "id": "11", "added": "00" * 32},
    {"do": "mute", "id": "12", "member": 0, "muted": True},
    {"do": "rematch", "id": "13"},
]
BODIES: Final[list[dict[str, object]]] = [
    {"id": "1" * 32, "name": "Eve", "settings": {"game": "titus"}, "seats": [None, "random"]},
    {"name": "Eve", "code": "BCDFGHJ"},
    {"code": "BCDFGHJ"},
    {"csv": "date,en\n1453,Fall\n"},
    {"record": "{}", "name": "Eve"},
    {"deck": "world", "card": "1", "text": "wrong"},
    *SEEDS,
]
JUNK: Final[list[object]] = [
    None, True, -1, 2**64, 1e308, "", "x" * 4000, "\u202e\u200b", "\x00", "9" * 5000, [], {}, [[]] * 50,
    {"a": {"b": {"c": 1}}}, "no_such_thing", "en", 0, 15, 16,
]  # fmt: skip
BYTES: Final = [
    b"",
    b"{",
    b"\xff\xfe",
    b"[" * 3000,
    b'{"do":' * 900,
    b"9" * 5000,
    b"null",
    b"\x00" * 9000,
]
NEVER: Final = ("/api/me", "/stream", "/socket")
"""Addresses that end Eve, or never end."""


class Fuzzer:
    """One sender: it counts, and remembers what must not have happened."""

    def __init__(self, host: str, key: bytes, at: Stocked, seed: int) -> None:
        self.host = host
        self.table = at.table
        self.cookie = f"{COOKIE}={CookieSigner(key).sign(at.people[0])}"
        self.luck = random.Random(seed)
        self.faults: list[str] = []

    def mutated(self, value: object) -> object:
        """Like the value, but here and there something else."""
        if self.luck.random() < 0.2:
            return self.luck.choice(JUNK)
        if isinstance(value, dict):
            kept = [key for key in value if self.luck.random() < 0.95]
            changed = {str(key): self.mutated(value[key]) for key in kept}
            return {**changed, "more": 1} if self.luck.random() < 0.05 else changed
        return [self.mutated(one) for one in value] if isinstance(value, list) else value

    def content(self, seeds: list[dict[str, object]]) -> bytes:
        if self.luck.random() < 0.1:
            return self.luck.choice(BYTES)
        text = msgspec.json.encode(self.mutated(self.luck.choice(seeds)))
        return text[: self.luck.randrange(len(text) + 1)] if self.luck.random() < 0.1 else text

    async def send_all(self, count: int) -> None:
        for _ in range(0, count, TO_SOCKET + OVER_HTTP):
            await self._to_socket(TO_SOCKET)
            await self._over_http(OVER_HTTP)

    async def _to_socket(self, left: int) -> None:
        while left > 0:
            socket = await self._connect()
            try:
                while left > 0:
                    left -= 1
                    await self._send(socket, is_good=left % RESET == 0)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in INTERNAL:
                    self.faults.append(f"closed with {closed.rcvd.code}")
            finally:
                await socket.close()

    async def _connect(self) -> ClientConnection:
        return await connect(
            f"ws://{self.host}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            max_size=None,
        )

    async def _send(self, socket: ClientConnection, *, is_good: bool) -> None:
        content = GOOD.encode() if is_good else self.content(SEEDS)
        await socket.send(content, text=self.luck.random() < 0.9)
        told = await socket.recv()
        if '"broken"' in str(told):
            self.faults.append(f"{content!r} is answered by {told!r}")

    async def _over_http(self, left: int) -> None:
        paths = [
            (route.method, route.path)
            for route in ROUTES
            if isinstance(route, Endpoint) and not route.path.endswith(NEVER)
        ]
        while left > 0:
            reader, writer = await asyncio.open_connection(*self.host.split(":"))
            while left > 0 and not reader.at_eof():
                left -= 1
                method, path = self.luck.choice(paths)
                if method == "DELETE":
                    continue
                status = await self._request(reader, writer, method, path)
                if status == 500:
                    self.faults.append(f"{method} {path}: {status}")
            writer.close()

    async def _request(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str
    ) -> int:
        """The status; 0 if the server has closed the connection."""
        table = self.table if self.luck.random() < 0.8 else "%ff" * 9
        query = self.luck.choice(["", "?lang=xx", "?move=" + "9" * 5000, "?eyes=%00", "?move=0"])
        body = self.content(BODIES) if method == "POST" else b""
        head = (
            f"{method} {path.replace('{table}', table)}{query} HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            writer.write(head.encode() + body)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            length = answer.lower().partition("content-length: ")[2].partition("\r")[0]
            await reader.readexactly(int(length or 0))
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        return int(answer.split(" ", 2)[1])


def fuzz(host: str, key: bytes, targets: list[Stocked], messages: int) -> None:
    """In a process of its own: send that many messages; an error if one of them found a fault."""
    fuzzers = [Fuzzer(host, key, at, seed) for seed, at in enumerate(targets)]

    async def send_all() -> None:
        await asyncio.gather(*(one.send_all(messages // len(fuzzers)) for one in fuzzers))

    os.nice(19)  # as from another machine: it takes no core from those who play and measure
    uvloop.run(send_all())
    faults = [fault for one in fuzzers for fault in one.faults]
    if faults:
        sys.exit("bench: internal errors:\n" + "\n".join(faults[:20]))
