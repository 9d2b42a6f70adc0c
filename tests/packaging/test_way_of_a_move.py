"""docs/server.md follows one move from a click to another screen: it tells the truth, and it is short."""

import random
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import Screen
from tests.server.playing import move, seated, waited_for
from tests.server.running import Running

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "speeltafel"
MOST_FILES: Final = 30
MOST_LINES: Final = 300
"""But for the rules of a game, which are as long as its rule sheet."""
MESSAGES: Final = PACKAGE / "server" / "wire" / "messages.py"
"""Types, which msgspec decodes and encodes without calling any Python."""
START: Final = 8
"""Bytes of code before which a function or coroutine begins, and after which it goes on."""


def named_files() -> set[Path]:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    way = page.partition("## A move, from the click")[2].partition("\n## ")[0]
    listed = "".join(re.findall(r"^\d+\. (?:.*\n)(?:   .*\n)*", way, re.MULTILINE))
    names = re.findall(r"`((?:web|server|engine|games|texts)/[\w./-]+\.\w+)`", listed)
    return {(ROOT if name.startswith("web/") else PACKAGE) / name for name in names}


def test_few_and_short_files_take_part_in_a_move() -> None:
    files = named_files()
    assert len(files) <= MOST_FILES
    rules = PACKAGE / "games"
    long = [
        path.name
        for path in files
        if not path.is_relative_to(rules)
        and len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES
    ]
    assert long == []


class Recorder:
    """Notes which files of the server call functions, in every thread that starts meanwhile."""

    def __init__(self) -> None:
        self.is_on = False
        self.files: set[Path] = set()

    def note(self, frame: FrameType, event: str, _arg: object) -> None:
        """A coroutine that goes on after waiting was not called again: it is past its start."""
        if self.is_on and event == "call" and frame.f_lasti <= START:
            self.files.add(Path(frame.f_code.co_filename))


@contextmanager
def recorder() -> Iterator[Recorder]:
    made = Recorder()
    threading.setprofile(made.note)
    try:
        yield made
    finally:
        threading.setprofile(sys.getprofile())


def play(screens: list[Screen], luck: random.Random) -> None:
    ready = next(screen for screen in screens if waited_for(screen))
    version = move(ready, luck)["version"]
    for screen in screens:
        screen.catch_up(version)


def test_these_files_of_the_server_take_part_in_a_move_and_no_others(tmp_path: Path) -> None:
    """Without bots: who makes their moves looks every second whether there is one, also in these moments."""
    with (
        recorder() as recorded,
        Running(SqliteStore(tmp_path / "tables"), thinkers=0) as server,
        seated(server.host, "telos", ["An", "Bo", "Cy"]) as screens,
    ):
        luck = random.Random(1)
        play(screens, luck)
        recorded.is_on = True
        play(screens, luck)
        recorded.is_on = False
    took_part = {path for path in recorded.files if path.is_relative_to(PACKAGE / "server")}
    named = {path for path in named_files() if path.is_relative_to(PACKAGE / "server")}
    assert took_part == named - {MESSAGES}
