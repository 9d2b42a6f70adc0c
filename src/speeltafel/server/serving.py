"""Starts a server process."""

import logging
from pathlib import Path
from typing import Final

import uvicorn

from speeltafel.server.app import make_app
from speeltafel.server.clock import Pace
from speeltafel.server.house import House
from speeltafel.server.store.base import Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.talk import MOST_BYTES

FILE: Final = "speeltafel.sqlite3"


def store_at(database: str | None, data: Path) -> Store:
    """PostgreSQL where an address is given, else a file in the data folder."""
    return SqliteStore(data / FILE) if database is None else PostgresStore(database)


def server_for(
    store: Store, host: str, port: int, thinkers: int, pace: Pace = Pace()
) -> uvicorn.Server:
    """A server that is ready to run. Port 0 takes a free one."""
    config = uvicorn.Config(
        make_app(House(store, pace, thinkers)),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,  # addresses hold codes
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        import json  # noqa: PLC0415

        line = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
