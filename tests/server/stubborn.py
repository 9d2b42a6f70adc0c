"""People who play on whatever happens, and remember what they were promised and told."""

import random
import time
from contextlib import suppress
from threading import Event

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Json, Person, Screen, numbers
from tests.server.playing import waited_for

LOST = (OSError, EOFError, WebSocketException, httpx.TransportError)
"""What they meet when a server dies."""
AGAIN = 0.05
"""Seconds before they try again."""

Command = tuple[str, str]
"""A table and the id of a command."""


class StubbornPlayer:
    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        self.person = person
        self.table = table
        self.tables = {table}
        """All those that they have sat at."""
        self.luck = luck
        self.me = 0
        self.version = 0
        self.moves: list[Json] = []
        self.pending: Json | None = None
        self.promised: dict[Command, int] = {}
        """What must be in the log, and at which number."""
        self.refused: set[Command] = set()
        """What must not be in the log."""

    def play(self, stop: Event) -> None:
        while not stop.is_set():
            with suppress(*LOST), self.person.connect(self.table) as socket:
                self.sit(Screen(socket, self.person), stop)
            time.sleep(AGAIN)

    def sit(self, screen: Screen, stop: Event) -> None:
        """Play at this table until it is over and there is a next one."""
        screen.moves = self.moves
        screen.send({"do": "watch", "id": "w", "since": self.version})
        if screen.receive()["type"] == "refusal":
            return  # the database is away
        self.me = screen.news["me"]
        while not stop.is_set():
            self.version = screen.news["version"]
            if screen.news["table"]["next"] and self.pending is None:
                self.go_on(screen.news["table"]["next"])
                return
            self.pending = self.pending or self.wish(screen)
            if self.pending is None:
                screen.receive()
            else:
                self.ask(screen, self.pending)

    def go_on(self, table: str) -> None:
        self.tables.add(table)
        self.table, self.version, self.moves = table, 0, []

    def wish(self, screen: Screen) -> Json | None:
        """What to ask next; nothing while others are to move and there is nothing to say."""
        table, prompt = screen.news["table"], screen.prompt
        name = f"c{next(numbers)}"
        if table["status"] == "over":
            return {"do": "rematch", "id": name}
        if table["status"] == "waiting":
            return {"do": "start", "id": name} if table["members"][self.me]["host"] else None
        if prompt is not None and waited_for(screen):
            action = self.luck.choice(prompt["legal"])["text"]
            answers = {"prompt": prompt["id"], "seat": prompt["seat"], "action": action}
            return {"do": "act", "id": name, **answers}
        return {"do": "say", "id": name, "phrase": "hello"} if self.luck.random() < 0.3 else None

    def ask(self, screen: Screen, wish: Json) -> None:
        """Ask with the same id until there is an answer, at this connection or the next."""
        command = (self.table, wish["id"])
        answer = screen.ask(**wish)
        if answer["type"] == "refusal" and answer["code"] == "store_away":
            time.sleep(AGAIN)
            return
        self.pending = None
        if answer["type"] == "refusal":
            assert answer["code"] == "stale", answer
            self.refused.add(command)
        elif wish["do"] != "rematch":  # who asks for it second adds nothing
            self.promised[command] = answer["version"]
            screen.catch_up(answer["version"])


def party(host: str, luck: random.Random, bots: int) -> list[StubbornPlayer]:
    """Two people at a table of their own; the first of them will deal."""
    people = [Person(host, "An"), Person(host, "Bo")]
    table = people[0].create("titus", [None, None, *["random"] * bots])
    people[0].sit(table, 0)
    people[1].join(people[0].code)
    for person in people:
        person.web.close()  # from here on they need it no more
    return [StubbornPlayer(person, table, random.Random(luck.random())) for person in people]
