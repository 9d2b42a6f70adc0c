"""A person who types: at a terminal of their own, or, much faster, inside our process."""

import io
import itertools
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from speeltafel.texts import LANGUAGES, texts
from tests.cli.command import ENVIRONMENT, SPEELTAFEL, Inside, Ran

# Ctrl-C reaches a program through the terminal that it belongs to; tests may be deaf to it.
AT_A_TERMINAL: Final = (
    sys.executable,
    "-c",
    (
        "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
        " signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    ),
)

ASKED: Final = ("cli-menu-prompt", "play-prompt", "play-prompt-wait", "play-prompt-over")
PROMPTS: Final = tuple(f"{texts(lang).say(text)} ".encode() for lang in LANGUAGES for text in ASKED)

PATIENCE: Final = 60
"""Seconds after which nothing more is expected."""


class Terminal:
    """The command in a real terminal, with the screen as it was written so far."""

    def __init__(self, *args: str | Path, folder: Path) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [*AT_A_TERMINAL, *SPEELTAFEL, *map(str, args)],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=folder,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        os.close(screen)
        self.screen = b""
        self.answered = 0  # how much was on the screen when something was typed last

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.keyboard)
        self.process.kill()
        self.process.wait()

    def type(self, keys: str) -> None:
        """Press keys, once the program asks for them."""
        assert self.is_asked(), self.screen.decode()
        self.wait_till_it_listens()
        self.answered = len(self.screen)
        os.write(self.keyboard, keys.encode())

    def is_asked(self) -> bool:
        """Wait until the program asks; False if it ends instead."""
        while len(self.screen) == self.answered or not self.screen.endswith(PROMPTS):
            if not self.read():
                return False
        return True

    def wait_till_it_listens(self) -> None:
        """Nobody is quicker than the way from asking to listening: Ctrl-C would be unheard there."""
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.exists() and status.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.001)

    def read(self) -> bool:
        """Read what is there; False at the end."""
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        assert ready, f"silence after {self.screen[-400:].decode()}"
        try:
            more = os.read(self.keyboard, 4096)
        except OSError:  # what a terminal says when nobody writes to it any more
            return False
        self.screen += more
        return bool(more)

    def end(self) -> Ran:
        """Read to the end: the exit code, and all that was on the screen."""
        while self.read():
            pass
        code = self.process.wait(PATIENCE)
        return Ran(code, self.screen.decode().replace("\r\n", "\n"), "")


class Typed(io.TextIOBase):
    """Lines as they would come from a keyboard."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override] # text, no bytes
        return next((f"{line}\n" for line in self.lines), "")


class Typist:
    """Types lines to commands in this process."""

    def __init__(self, inside: Inside, patch: pytest.MonkeyPatch) -> None:
        self.inside = inside
        self.patch = patch

    def types(self, lines: Iterable[str], *args: str | Path) -> str:
        """All that a command says to these lines; it must succeed."""
        self.patch.setattr(sys, "stdin", Typed(lines))
        return self.inside.says(*args)


def first_choices() -> Iterator[str]:
    """For ever the first action of the list; Enter where there is none."""
    return itertools.cycle(["1", ""])
