"""Makes a small data folder with the server of today, to be opened by the servers of later.

python -m tests.server.make_data_folder FOLDER

For each rule set one table in its lobby, one in mid-game and one whose game is over. `cookies.json`
has the cookies of the people, `tables.json` what they saw last.
"""

import json
import random
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from speeltafel.registry import GAMES
from speeltafel.server.store.backup import copy_file
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import Json, Person, Screen
from tests.server.playing import move, play_to_the_end, waited_for
from tests.server.running import Running

FILE: Final = "speeltafel.sqlite3"
PEOPLE: Final = ("An", "Bo", "Cy")
MOVES: Final = 4


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    with TemporaryDirectory() as place, ExitStack() as stack:
        file = Path(place, FILE)
        with Running(SqliteStore(file), thinkers=0) as server:
            people = [stack.enter_context(Person(server.host, name)) for name in PEOPLE]
            tables = [seen for game in GAMES for seen in tables_of(game, people)]
            cookies = {person.name: dict(person.web.cookies) for person in people}
        copy_file(file, folder / FILE)
    for name, content in (("cookies", cookies), ("tables", tables)):
        text = json.dumps(content, indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def tables_of(game: str, people: list[Person]) -> list[Json]:
    waiting = table_with(game, people, [None, None, None, "casual"])
    running = table_with(game, people, [None, None, None])
    finished = table_with(game, people, [None, None, None])
    return [
        seen_at(waiting, people, 0),
        seen_at(running, people, MOVES),
        seen_at(finished, people, 3000),
    ]


def table_with(game: str, people: list[Person], seats: list[str | None]) -> str:
    """An waits on the first seat; Bo and Cy join by the code and are given the next ones."""
    host, *others = people
    table = host.create(game, seats, name=f"{game} of An", chat=True)
    host.sit(table, 0)
    for person in others:
        person.join(host.code)
    return table


def seen_at(table: str, people: list[Person], moves: int) -> Json:
    """Play a number of moves, to the end at most, and note what everybody sees."""
    with ExitStack() as stack:
        screens = [stack.enter_context(person.at(table)) for person in people]
        if moves:
            started = screens[0].do("start")["version"]
            for screen in screens:
                screen.catch_up(started)
        luck = random.Random(table)
        if moves > MOVES:
            play_to_the_end(screens, luck)
        for _ in range(moves if moves <= MOVES else 0):
            ready = next(screen for screen in screens if waited_for(screen))
            version = move(ready, luck)["version"]
            for screen in screens:
                screen.catch_up(version)
        said = screens[1].do("say", text="Hello, everybody")["version"]
        for screen in screens:
            screen.catch_up(said)
        return {
            "table": table,
            "game": screens[0].news["table"]["game"],
            "status": screens[0].news["table"]["status"],
            "moves": len(screens[0].moves),
            "seats": {screen.person.name: screen.news["seats"] for screen in screens},
            "legal": {screen.person.name: legal_on(screen) for screen in screens},
            "outcome": screens[0].news["outcome"],
        }


def legal_on(screen: Screen) -> list[str]:
    return [] if screen.prompt is None else [action["text"] for action in screen.prompt["legal"]]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
