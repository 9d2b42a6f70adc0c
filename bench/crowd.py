"""People at many tables over real sockets, played by one light program."""

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.stock import Stocked
from speeltafel.server.access.cookies import COOKIE, CookieSigner

AT_ONCE: Final = 50
"""The number of connections that are opened at the same time."""


class Action(msgspec.Struct):
    text: str


class PromptPart(msgspec.Struct):
    id: int
    seat: int
    legal: list[Action]
    waited_for: bool


class NewsPart(msgspec.Struct, tag="news"):
    version: int
    prompt: PromptPart | None


class DonePart(msgspec.Struct, tag="done"):
    version: int


class RefusalPart(msgspec.Struct, tag="refusal"):
    code: str


Told = NewsPart | DonePart | RefusalPart
decoder: Final[msgspec.json.Decoder[Told]] = msgspec.json.Decoder(Told)
WATCH: Final = '{"do": "watch", "id": "w"}'


class CrowdScreen:
    """One person's connection to one table."""

    def __init__(self, socket: ClientConnection, news: NewsPart) -> None:
        self.socket = socket
        self.news = news


class LiveTable:
    """A table and its people, who move on request."""

    def __init__(self, screens: list[CrowdScreen]) -> None:
        self.screens = screens
        self.number = 0
        self.seen_by_all = asyncio.Event()
        self.awaited = 0
        self.refused = ""
        self.reading = [asyncio.create_task(self._read(screen)) for screen in screens]

    async def _read(self, screen: CrowdScreen) -> None:
        async for text in screen.socket:
            told = decoder.decode(text)
            if isinstance(told, RefusalPart):
                self.refused = told.code
            if isinstance(told, NewsPart):
                screen.news = told
            if self.refused or all(one.news.version >= self.awaited for one in self.screens):
                self.seen_by_all.set()

    async def move(self, luck: random.Random) -> float:
        """Seconds from a command to the moment that every seat has the new view."""
        screen, prompt = next(
            (one, one.news.prompt)
            for one in self.screens
            if one.news.prompt is not None and one.news.prompt.waited_for
        )
        self.number += 1
        self.awaited = screen.news.version + 1
        self.seen_by_all.clear()
        asked = {
            "do": "act",
            "id": str(self.number),
            "prompt": prompt.id,
            "seat": prompt.seat,
            "action": luck.choice(prompt.legal).text,
        }
        start = time.perf_counter()
        await screen.socket.send(msgspec.json.encode(asked), text=True)
        await self.seen_by_all.wait()
        if self.refused:
            sys.exit(f"bench: the server refused a move: {self.refused}")
        return time.perf_counter() - start

    async def close(self) -> None:
        for screen in self.screens:
            await screen.socket.close()
        for task in self.reading:
            task.cancel()
        await asyncio.gather(*self.reading, return_exceptions=True)


class Crowd:
    """Knows the key of the servers, so that nobody has to join first."""

    def __init__(self, hosts: Sequence[str], key: bytes) -> None:
        self.hosts = hosts
        self.cookies = CookieSigner(key)
        self.door = asyncio.Semaphore(AT_ONCE)

    async def look(self, table: str, person: str, number: int = 0) -> CrowdScreen:
        """Open a table, to its first news. People are spread over the servers by their number."""
        host = self.hosts[number % len(self.hosts)]
        socket = await connect(
            f"ws://{host}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"{COOKIE}={self.cookies.sign(person)}"},
            compression=None,
            ping_interval=None,
            max_size=None,
        )
        await socket.send(WATCH)
        news = decoder.decode(await socket.recv())
        assert isinstance(news, NewsPart), news
        return CrowdScreen(socket, news)

    async def sit_down(self, stocked: Stocked) -> LiveTable:
        async with self.door:
            looks = [
                await self.look(stocked.table, person, number)
                for number, person in enumerate(stocked.people)
            ]
        return LiveTable(looks)


async def play(tables: list[LiveTable], every: float, seconds: float) -> list[float]:
    """A move at each table at this pace: how long each took."""
    luck = random.Random(3)
    end = time.perf_counter() + seconds
    taken = await asyncio.gather(
        *(_play(table, every, end, random.Random(luck.random())) for table in tables)
    )
    return [one for times in taken for one in times]


async def _play(table: LiveTable, every: float, end: float, luck: random.Random) -> list[float]:
    times: list[float] = []
    turn = time.perf_counter() + luck.random() * every
    while turn < end:
        await asyncio.sleep(max(0.0, turn - time.perf_counter()))
        times.append(await table.move(luck))
        turn += every  # also after a slow one: what is late is made up for
    return times
