"""The table server as people start it: `speeltafel serve`, a process with a file of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

PATIENCE: Final = 60
LINK: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Served:
    def __init__(self, data: Path, pause: int = 0, games: Path | None = None) -> None:
        """With that many milliseconds between two moves of bots, and perhaps one more game."""
        self.games = games
        self.data = data
        self.pause = pause
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """The first time on a free port, then on the same; until it lets people in."""
        until = time.monotonic() + PATIENCE
        while not self._started():
            assert time.monotonic() < until, "the server does not start"
        while httpx.get(f"{self.address}healthz", timeout=PATIENCE).status_code != 200:
            assert time.monotonic() < until, "the server is not well"

    def _started(self) -> bool:
        """Whether it could have the port: for a moment somebody else may."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "speeltafel.cli", "serve", *self._options()],
            env={**os.environ, "SPEELTAFEL_GAMES": str(self.games or "")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = LINK.search(self.process.stdout.readline())
        if told is None:
            self.process.wait(PATIENCE)
            return False
        self.port = int(told[1])
        return True

    def _options(self) -> list[str]:
        return [
            *("--port", str(self.port), "--data", str(self.data), "--lang", "en"),
            *("--pause", str(self.pause), "--thinkers", "1", "--no-browser"),
        ]

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)


@contextmanager
def serving(data: Path, pause: int = 0, games: Path | None = None) -> Iterator[Served]:
    server = Served(data, pause, games)
    try:
        yield server
    finally:
        server.end()
