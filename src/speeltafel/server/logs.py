"""The server's log: one JSON object per line, without names, codes, cards or addresses of people.

No client can fill a disk with it: the same kind of message is written a few times, then rarely, and
counted.
"""

import asyncio
import json
import logging
import sys
import traceback
from typing import Final, TextIO

from prometheus_client import Counter

from speeltafel.server.access.rate_limits import Rate, TokenBucket
from speeltafel.server.errors import TooFast

SAME_MESSAGE: Final = Rate(1 / 60, 10)
MOST_KINDS: Final = 500
"""Of messages; all that come later share one limit."""
WITHOUT_TRACE: Final = (
    "Invalid UTF-8",
    "Invalid HTTP",
    "Failed to restore the pool connection floor",
)
"""How messages of uvicorn and asyncpg begin whose traceback says nothing: the client is wrong, or the database
is away, of which the store logs why."""
LOG_LINES: Final = Counter(
    "speeltafel_log_lines",
    "Warnings and errors, also those that were not written because there were too many alike.",
    ["level", "written"],
    registry=None,
)


Kind = tuple[str, int, str]
"""Of messages: the logger, the level, and the format or the error."""
OTHER: Final[Kind] = ("", 0, "")


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = wordless(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def wordless(trace: str) -> str:
    """What went wrong and where; not what the errors say of it, for that may hold anything."""
    lines = trace.splitlines()
    return "\n".join(line if line.startswith(" ") else line.partition(":")[0] for line in lines)


class LogLimit(logging.Filter):
    """Lets few messages of each kind pass, and counts all of them."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[Kind, TokenBucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False  # a shutdown cut requests off, and uvicorn has said how many
        if str(record.msg).startswith(WITHOUT_TRACE):
            record.exc_info = None
        written = self._has_room(record)
        LOG_LINES.labels(record.levelname.lower(), "yes" if written else "no").inc()
        return written

    def _has_room(self, record: logging.LogRecord) -> bool:
        kind = kind_of(record)
        if kind not in self._buckets and len(self._buckets) >= MOST_KINDS:
            kind = OTHER
        try:
            self._buckets.setdefault(kind, TokenBucket(SAME_MESSAGE)).take()
        except TooFast:
            return False
        return True


def kind_of(record: logging.LogRecord) -> Kind:
    """What was logged, or which error from where.

    Not by the whole text: asyncio puts addresses of objects into it, from the second line on.
    """
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return record.name, record.levelno, str(record.msg).partition("\n")[0]
    frames = [
        (frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    return record.name, record.levelno, f"{type(error).__qualname__} {frames[-1:]}"


def log_to_stderr() -> None:
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler(sys.stderr)])
    logging.getLogger("speeltafel").setLevel(logging.INFO)
    logging.captureWarnings(capture=True)


def log_handler(stream: TextIO) -> logging.Handler:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(LogLimit())
    return handler
