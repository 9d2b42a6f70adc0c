"""The conversation in docs/table-protocol.md, with a real server.

`An > ` stands before what An sends, `An < ` before what An is told. {table} and {code} stand for
what An was told first. Chance and time are stopped, so that the answers are always the same.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

import msgspec

from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.clock import Pace
from tests.server.client import Person, Screen
from tests.server.running import Running

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "table-protocol.md"
ASKED: Final = re.compile(r"^(An|Bo) > (.*)\n((?:\1 < .*\n)*)", re.MULTILINE)
HOST: Final = "localhost:7450"
NOON: Final = 1_800_000_000_000


class FixedSecrets:
    """Stands in for the secrets of the server."""

    def __init__(self) -> None:
        self.numbers = count(1)

    def token_bytes(self, length: int) -> bytes:
        return next(self.numbers).to_bytes(length, "big")

    def token_hex(self, length: int) -> str:
        return self.token_bytes(length).hex()

    def choice(self, letters: str) -> str:
        return letters[next(self.numbers) % len(letters)]


class Versioned(msgspec.Struct, frozen=True):
    """What of a message tells it from others: its type, and the version or id that it is about."""

    type: str
    version: int = 0
    id: str | None = None


class Conversation:
    def __init__(self, host: str, stack: ExitStack) -> None:
        self.stack = stack
        self.people = {name: stack.enter_context(Person(host, name)) for name in ("An", "Bo")}
        self.screens: dict[str, Screen] = {}
        self.known: dict[str, str] = {}
        self.version = 0
        for person in self.people.values():
            person.web.headers["Host"] = HOST

    def answers(self, name: str, request: str) -> Iterator[str]:
        for word, value in self.known.items():
            request = request.replace(f"{{{word}}}", value)
        if request.startswith("{"):
            yield from self.message(name, request)
        else:
            yield self.request(name, *request.split(" ", 2))

    def request(self, name: str, method: str, path: str, body: str = "") -> str:
        web = self.people[name].web
        if path.partition("?")[0].endswith("/stream"):
            with web.stream(method, path) as told:
                event = [line for line, _ in zip(told.iter_lines(), range(2), strict=False)]
            return f"{told.status_code} {' '.join(event)}"
        answer = web.request(method, path, content=body)
        if answer.status_code == 201 and not self.known:
            self.known = answer.json()
        return f"{answer.status_code} {answer.text}".rstrip()

    def message(self, name: str, text: str) -> list[str]:
        """All that is told before the answer, and the answer; in the order in which it comes."""
        screen = self.screens.get(name) or self.opened(name)
        asked, before = msgspec.json.decode(text), len(screen.told)
        screen.socket.send(text)
        if asked["do"] == "watch":
            screen.next_news()
        else:
            while screen.receive().get("id") != asked["id"]:
                pass
        self.version = max(self.version, screen.news["version"])
        self.settle()
        return without_repetition(screen.told[before:])

    def opened(self, name: str) -> Screen:
        person = self.people[name]
        line = self.stack.enter_context(person.connect(self.known["table"]))
        self.screens[name] = Screen(line, person)
        return self.screens[name]

    def settle(self) -> None:
        """Everybody has been told everything, also who is there."""
        for screen in self.screens.values():
            screen.catch_up(self.version)
            while len(screen.news["here"]) < len(self.screens):
                screen.receive()


def without_repetition(told: list[str]) -> list[str]:
    """Without the news that only who is there has changed: when it comes depends on chance."""
    versions = [msgspec.json.decode(text, type=Versioned) for text in told]
    return [
        text for number, text in enumerate(told) if versions[number] not in versions[number + 1 :]
    ]


@contextmanager
def conversation() -> Iterator[Conversation]:
    """With a server of its own, on which nothing is left to chance."""
    modules = ("table.ids", "table.commands.dealing", "store.salvage")
    with TemporaryDirectory() as folder, ExitStack() as stack:
        dice = FixedSecrets()
        for module in modules:
            stack.enter_context(patch(f"speeltafel.server.{module}.secrets", dice))
        running = Running(SqliteStore(Path(folder, "tables")), 0, Pace())
        running.services.now = running.services.broadcast.now = lambda: NOON
        yield Conversation(stack.enter_context(running).host, stack)


def rewritten() -> str:
    """The page with today's answers."""
    with conversation() as session:

        def answered(asked: re.Match[str]) -> str:
            name, request = asked[1], asked[2]
            told = "".join(f"{name} < {answer}\n" for answer in session.answers(name, request))
            return f"{name} > {request}\n{told}"

        return ASKED.sub(answered, PAGE.read_text(encoding="utf-8"))
