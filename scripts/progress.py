"""One line that says what is being done and how far it is."""

import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import TracebackType

TICK = 0.2
CLEAR = "\r\x1b[K"


class Progress:
    """On stderr, for stdout is the game's. In a terminal the line is written over itself."""

    def __init__(self, title: str, weights: Mapping[str, float]) -> None:
        """How many seconds each step takes, roughly: what is done of them is how far it is."""
        self.title = title
        self.weights = weights
        self.under_way: list[str] = []
        self.done: set[str] = set()
        self.start = time.monotonic()
        self._ended = threading.Event()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            self._ticker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        if sys.stderr.isatty():
            self._ticker.join()
            sys.stderr.write(CLEAR)
        if error is None:
            print(f"{self.title}: done in {self.seconds():.0f} s", file=sys.stderr, flush=True)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        self.under_way.append(name)
        if not sys.stderr.isatty():
            print(self.line(), file=sys.stderr, flush=True)
        yield
        self.under_way.remove(name)
        self.done.add(name)

    def line(self) -> str:
        part = sum(self.weights[name] for name in self.done) / sum(self.weights.values())
        doing = ", ".join(self.under_way)
        return f"{self.title}: {100 * part:.0f} %, {doing} ({self.seconds():.0f} s)"

    def seconds(self) -> float:
        return time.monotonic() - self.start

    def _tick(self) -> None:
        while not self._ended.wait(TICK):
            sys.stderr.write(CLEAR + self.line())
            sys.stderr.flush()
