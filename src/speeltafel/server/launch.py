"""Starts a server process."""

import gc
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.http.app import make_app
from speeltafel.server.http.connections import HttpProtocol
from speeltafel.server.http.reports import CardReports
from speeltafel.server.http.routes import document
from speeltafel.server.http.session import MOST_BYTES
from speeltafel.server.http.static import static_files
from speeltafel.server.http.websocket import WebSocketProtocol
from speeltafel.server.services import Services
from speeltafel.server.store.base import BadDatabase, Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.store.sqlite_file import unusable
from speeltafel.server.tables.index import rebuilt
from speeltafel.texts import LANGUAGES, texts

FILE: Final = "speeltafel.sqlite3"
SWITCH_INTERVAL: Final = 0.0001
"""Seconds after which a thread that works lets others in. With Python's own 0.005, decks that were read in
the thread of `access/work_queue.py` made a move take 12 ms instead of 1.5."""


class InUse(SpeeltafelError):
    """Another server has these tables, or they are being restored."""

    code = "in_use"


@contextmanager
def claimed(file: Path) -> Iterator[None]:
    """Lock the file of tables for one process, a server or a restore, until it ends in any way.

    The lock is a file of its own: backups of the tables can be made meanwhile.
    """
    real = _real(file)
    lock = real.with_name(real.name + ".lock")
    with closing(_opened(lock)) as base:
        try:
            base.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as wrong:
            raise _refusal(file, lock, wrong) from None
        yield


def _real(file: Path) -> Path:
    """The file itself, by whatever links it is reached; it need not be there yet."""
    try:
        with suppress(FileNotFoundError):
            file.stat()
    except OSError as wrong:  # links that lead to each other, for instance
        raise BadDatabase(unusable(file, wrong)) from None
    return Path(os.path.realpath(file))


def _opened(lock: Path) -> sqlite3.Connection:
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.open("ab").close()  # of a file that it may only read SQLite gives everybody a lock
        return sqlite3.connect(lock, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as wrong:
        raise BadDatabase(unusable(lock, wrong)) from None


def _refusal(file: Path, lock: Path, wrong: sqlite3.Error) -> SpeeltafelError:
    if wrong.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return InUse(
            f"another server uses {file} already, or a restore is making it; let that end, or take "
            "another --data"
        )
    if wrong.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return BadDatabase(f"{lock} is not the lock of a server; move it away")
    return BadDatabase(unusable(lock, wrong))


def store_at(database: str | None, data: Path) -> Store:
    """PostgreSQL where an address is given, else a file in the data folder."""
    return SqliteStore(data / FILE, rebuilt) if database is None else PostgresStore(database)


async def check(store: Store) -> None:
    """That it can be opened and written, before people are shown the address."""
    await store.open(lambda _notice: None)
    try:
        await store.key()
    except StoreUnavailable:
        raise BadDatabase("tables can't be saved there; is the disk full?") from None
    finally:
        await store.close()


def prepare() -> None:
    """Do at the start, in a server process, what players would wait for later.

    Texts are read, files compressed, the description of the server is made. What exists by now is exempt from
    garbage collection, and full collections are rare: tables and connections live long, and there are many. And
    threads take turns soon: the event loop lets others in a dozen times for each move, and has to be let in again.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    for lang in LANGUAGES:
        texts(lang)
    static_files()
    document()
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 3, 400)


def server_for(services: Services, data: Path) -> uvicorn.Server:
    """A server that is ready to run on sockets that listen already.

    Into the data folder go reports of wrong cards.
    """
    config = uvicorn.Config(
        make_app(services, CardReports(data)),
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,  # addresses hold codes
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
