"""A person at a browser, as a program: joins tables, reads the news, asks for moves."""

import secrets
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final, Literal, Protocol

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60
"""Seconds after which a silent server is a broken one."""

Json = dict[str, Any]
Way = Literal["socket", "stream"]
"""How a screen is connected: by a WebSocket, or by server-sent events and POST."""
numbers = count(1)
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted, and to load those of the world takes longer than most tests."""


def web_client(host: str, **headers: str) -> httpx.Client:
    return httpx.Client(
        base_url=f"http://{host}", timeout=PATIENCE, headers=headers, verify=NO_CERTIFICATES
    )


def wait_until(holds: Callable[[], bool]) -> None:
    """The server notices later than a client what happens between them."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came so far"
        time.sleep(0.01)


class Person:
    """Somebody with a cookie."""

    def __init__(self, host: str, name: str, lang: str = "en", way: Way = "socket") -> None:
        self.host = host
        self.name = name
        self.lang = lang
        self.way = way
        self.web = web_client(host, **{"Accept-Language": lang})

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_how: object) -> None:
        self.web.close()

    def create(self, game: str, seats: list[str | None], **settings: object) -> str:
        """A new table; the answer is its name."""
        wish = {
            "id": secrets.token_hex(16),
            "name": self.name,
            "settings": {"game": game, **settings},
            "seats": seats,
        }
        answer = self.web.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.code = answer.json()["code"]
        table: str = answer.json()["table"]
        return table

    def sit(self, table: str, seat: int) -> None:
        """Before others come, who would be given the seat."""
        with self.at(table) as screen:
            screen.do("take", seat=seat)

    def join(self, code: str) -> str:
        answer = self.web.post("/api/join", json={"name": self.name, "code": code})
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table

    @contextmanager
    def at(self, table: str, since: int = 0, seat: int | None = None) -> Iterator["Screen"]:
        """A screen that shows a table."""
        with self.connect(table) if self.way == "socket" else Stream(self.web, table) as line:
            screen = Screen(line, self)
            screen.watch(since, seat)
            yield screen

    def connect(self, table: str, query: str = "", **options: Any) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {**options.pop("headers", {}), "Cookie": cookie}
        socket: ClientConnection = connect(
            f"ws://{self.host}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            compression=None,
            **options,
        )
        return socket


class Line(Protocol):
    """What carries messages."""

    def send(self, message: str | bytes, /) -> None: ...

    def recv(self, timeout: float, /) -> str | bytes: ...

    def close(self) -> None: ...


class Stream:
    """Messages over HTTP: what is asked is posted, the news is a stream that never ends."""

    def __init__(self, web: httpx.Client, table: str) -> None:
        self.web = web
        self.path = f"/api/tables/{table}"
        self.answers: list[str] = []
        self.streaming: httpx.Response | None = None
        self.last = ""
        """The id of the last event, as a browser remembers it."""

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_how: object) -> None:
        self.close()

    def close(self) -> None:
        if self.streaming is not None:
            self.streaming.close()

    def send(self, message: str | bytes) -> None:
        asked = msgspec.json.decode(message)
        if asked["do"] == "watch":
            self.open(
                {key: asked[key] for key in ("since", "lang", "seat") if asked[key] is not None}
            )
        else:
            self.answers.append(self.web.post(f"{self.path}/ask", content=message).text)

    def open(self, query: Json, **headers: str) -> None:
        self.close()
        request = self.web.build_request(
            "GET", f"{self.path}/stream", params=query, headers=headers
        )
        self.streaming = self.web.send(request, stream=True)
        assert self.streaming.headers["content-type"].startswith("text/event-stream")
        self.lines = self.streaming.iter_lines()

    def recv(self, _timeout: float) -> str:
        """An answer that is there already, or the next event."""
        if self.answers:
            return self.answers.pop(0)
        for line in self.lines:
            kind, _, rest = line.partition(": ")
            if kind == "id":
                self.last = rest
            if kind == "data":
                return rest
        raise EOFError


class Screen:
    """One connection to one table, and what it has been told."""

    def __init__(self, socket: Line, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.news: Json = {"version": 0}
        self.moves: list[Json] = []
        self.told: list[str] = []
        """Every message as it came, for tests that look for leaks."""

    def watch(self, since: int = 0, seat: int | None = None) -> None:
        """Ask to be told, and read the first news."""
        self.send(
            {"do": "watch", "id": "w", "since": since, "lang": self.person.lang, "seat": seat}
        )
        self.next_news()

    def send(self, message: Json) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> Json:
        """The next message; news is noted."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.told.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "news":
            self.note(message)
        return message

    def note(self, news: Json) -> None:
        assert news["version"] >= self.news["version"]
        self.news = news
        assert news["moves_from"] <= len(self.moves), "a gap"
        self.moves[news["moves_from"] :] = news["moves"]

    def next_news(self) -> Json:
        while (message := self.receive())["type"] != "news":
            assert message["type"] != "refusal", message
        return message

    def ask(self, do: str, **fields: object) -> Json:
        """Ask for something: the answer, whatever it is."""
        name = fields.pop("id", f"c{next(numbers)}")
        self.send({"do": do, "id": name, **fields})
        while (message := self.receive()).get("id") != name:
            pass
        return message

    def do(self, do: str, **fields: object) -> Json:
        """Ask for something that is possible, and see it done."""
        answer = self.ask(do, **fields)
        assert answer["type"] == "done", answer
        self.catch_up(answer["version"])
        return answer

    def catch_up(self, version: int) -> None:
        while self.news["version"] < version:
            self.receive()

    @property
    def is_over(self) -> bool:
        return bool(self.news["table"]["status"] == "over")

    @property
    def prompt(self) -> Json | None:
        prompt: Json | None = self.news["prompt"]
        return prompt

    def closing(self) -> ConnectionClosed:
        """How the server closed the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed
