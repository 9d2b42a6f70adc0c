"""Whole games between people, and perhaps bots, at a running server."""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle

from tests.server.client import Json, Person, Screen, Way

MOST_MOVES = 3000


@contextmanager
def seated(
    host: str,
    game: str,
    people: list[str],
    bots: int = 0,
    ways: Sequence[Way] = ("socket",),
    levels: Sequence[str] = (),
    **settings: object,
) -> Iterator[list[Screen]]:
    """People on the first seats of a new table, bots on the rest, and the cards are dealt.

    Bots play at random, but for those of the levels. The ways of connecting go round the table.
    """
    seats: list[str | None] = [*[None] * len(people), *["random"] * bots, *levels]
    with ExitStack() as stack:
        persons = [
            stack.enter_context(Person(host, name, way=way))
            for name, way in zip(people, cycle(ways), strict=False)
        ]
        table = persons[0].create(game, seats, **settings)
        screens = []
        for seat, person in enumerate(persons):
            if seat:
                person.join(persons[0].code)
            screens.append(stack.enter_context(person.at(table)))
            if not seat:
                screens[0].do("take", seat=0)
        done = screens[0].do("start")
        for screen in screens:
            screen.catch_up(done["version"])
        yield screens


def play_to_the_end(screens: list[Screen], luck: random.Random) -> None:
    """Everybody who is waited for plays at random what the server says is legal."""
    for _ in range(MOST_MOVES):
        ready = [screen for screen in screens if waited_for(screen)]
        if any(screen.is_over for screen in screens):
            break
        if ready:
            version = move(ready[0], luck)["version"]
            for screen in screens:
                screen.catch_up(version)
        else:
            step_on(screens)
    for screen in screens:
        while not screen.is_over:
            screen.receive()


def step_on(screens: list[Screen]) -> None:
    """Bots are to move: wait for what they do, on every screen."""
    screens[0].next_news()
    for screen in screens:
        screen.catch_up(screens[0].news["version"])


def waited_for(screen: Screen) -> bool:
    return screen.prompt is not None and bool(screen.prompt["waited_for"])


def move(screen: Screen, luck: random.Random) -> Json:
    """A random move. Where a bot was quicker and moved out of turn, look again."""
    while screen.prompt is not None:
        prompt = screen.prompt
        action = luck.choice(prompt["legal"])
        written = luck.choice([action["text"], action["form"]])
        answer = screen.ask("act", prompt=prompt["id"], seat=prompt["seat"], action=written)
        if answer["type"] == "done":
            screen.catch_up(answer["version"])
            return answer
        if answer["code"] == "too_fast":  # a server that people play at
            time.sleep(0.2)
            continue
        assert answer["code"] == "stale", answer
        while screen.prompt == prompt:
            screen.receive()
    return {"version": screen.news["version"]}


def facts(screen: Screen) -> list[list[Json]]:
    """What happened, without the words: these speak to their reader."""
    return [[shown["event"] for shown in one["events"]] for one in screen.moves]


def outcome(screen: Screen) -> Json:
    return {**screen.news["outcome"], "said": ""}
