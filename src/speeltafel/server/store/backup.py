"""Backup and restore: all tables in one SQLite file, from either kind of store to either."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.store.postgres import PostgresStore, reaching
from speeltafel.server.store.sqlite_file import migrate

COLUMNS: Final = {
    "entries": ("tbl", "number", "entry"),
    "tables": ("tbl", "status", "open", "changed", "due", "alone", "taken", "summary"),
    "codes": ("code", "tbl"),
    "people": ("person", "tbl"),
    "secrets": ("name", "secret"),
}
YES_OR_NO: Final = {"open", "alone"}
AT_ONCE: Final = 1000


class BadCopy(SpeeltafelError):
    """There is nothing to copy, or something in the way."""

    code = "bad_copy"


def copy_file(source: Path, target: Path) -> None:
    """From one file into a new one, also while a server uses the first."""
    with _opened(source) as base, _made(target) as copy:
        base.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # all in one file


async def copy_from_postgres(address: str, target: Path) -> None:
    """As the tables were at one moment, also while servers use them."""
    base = await _connected(address)
    try:
        with _made(target) as copy:
            migrate(copy)
            async with base.transaction(isolation="repeatable_read", readonly=True):
                for name in COLUMNS:
                    await _copy_table(base, copy, name)
            copy.commit()
    finally:
        await base.close()


async def _connected(address: str) -> Any:
    with reaching():
        return await asyncpg.connect(address)


async def _copy_table(base: Any, copy: sqlite3.Connection, name: str) -> None:
    columns = COLUMNS[name]
    marks = ", ".join("?" * len(columns))
    cursor = await base.cursor(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608 - our own names
    while rows := await cursor.fetch(AT_ONCE):
        copy.executemany(f"INSERT INTO {name} VALUES ({marks})", map(tuple, rows))  # noqa: S608


async def copy_to_postgres(source: Path, address: str) -> None:
    """Into a database that has no tables of ours yet; all of it or nothing."""
    store = PostgresStore(address)
    await store.open(lambda _notice: None)  # makes the empty tables
    await store.close()
    base = await _connected(address)
    try:
        with _opened(source) as file:
            async with base.transaction():
                if await base.fetchval("SELECT count(*) FROM tables"):
                    raise BadCopy("there are tables in this database already; take an empty one")
                await base.execute("DELETE FROM secrets")
                for name, columns in COLUMNS.items():
                    await base.copy_records_to_table(
                        name, records=_rows(file, name), columns=columns
                    )
    finally:
        await base.close()


def _rows(file: sqlite3.Connection, name: str) -> Iterator[tuple[object, ...]]:
    columns = COLUMNS[name]
    for row in file.execute(f"SELECT {', '.join(columns)} FROM {name}"):  # noqa: S608 - our own names
        named = zip(columns, row, strict=True)
        yield tuple(bool(one) if column in YES_OR_NO else one for column, one in named)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there, and one of ours."""
    if not path.is_file():
        raise BadCopy(f"there are no tables in {path}")
    with contextlib.closing(sqlite3.connect(path)) as base:
        try:
            found = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        except sqlite3.DatabaseError:
            found = []
        if not {name for (name,) in found} >= set(COLUMNS):
            raise BadCopy(f"{path} is not a file of tables")
        yield base


@contextlib.contextmanager
def _made(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file, which has its name only when it is complete."""
    if path.exists():
        raise BadCopy(f"{path} is there already; nothing was written over it")
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)  # it holds the key that signs cookies
        with contextlib.closing(sqlite3.connect(part)) as base:
            yield base
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(path)
    except (OSError, sqlite3.OperationalError) as wrong:
        raise BadCopy(f"{path} can't be written: {wrong}; is the disk full?") from None
    finally:
        part.unlink(missing_ok=True)
