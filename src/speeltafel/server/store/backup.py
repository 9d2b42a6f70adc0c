"""Backup and restore: all tables in one SQLite file, from either kind of store to either."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import asyncpg

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.store.files import ENDS, beside, remove, rename
from speeltafel.server.store.postgres import OUR_FAULT, reaching
from speeltafel.server.store.postgres_sql import UNUSED, migrate, schema_version
from speeltafel.server.store.salvage import UNFINISHED, damage_in
from speeltafel.server.store.sqlite_file import migrate as migrate_file
from speeltafel.server.store.sqlite_file import quoting_damage, unusable, version_of

COLUMNS: Final = {
    "entries": ("tbl", "number", "entry"),
    "tables": ("tbl", "status", "open", "changed", "due", "alone", "taken", "summary"),
    "codes": ("code", "tbl"),
    "people": ("person", "tbl"),
    "secrets": ("name", "secret"),
}
YES_OR_NO: Final = {"open", "alone"}
UNFIT: Final = (*OUR_FAULT, sqlite3.Error, TypeError, ValueError, OverflowError)
"""Raised for a value that is no text, or not of its type: SQLite keeps any."""
AT_ONCE: Final = 1000
TAKEN_ENDS: Final = (*ENDS, UNFINISHED)
"""Of names that no copy may have: SQLite and the next start of a server delete such files."""


class BadCopy(SpeeltafelError):
    """There is nothing to copy, or something in the way."""

    code = "bad_copy"


class DamagedCopy(SpeeltafelError):
    """The copy was made, and has the damaged pages of its source."""

    code = "damaged_copy"


def copy_file(source: Path, target: Path) -> None:
    """From one file into a new one, also while a server uses the first.

    A damaged file is copied too: it may be the only one, and a server salvages it. But it is reported.
    """
    with _opened(source) as base, _made(target) as copy:
        base.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # all in one file
        damage = damage_in(copy)
    if damage:
        raise DamagedCopy(
            f"{target} was written, but {source} is damaged ({damage}); a server that starts with it "
            "salvages what can be read, and lists what is lost"
        )


async def copy_from_postgres(address: str, target: Path) -> None:
    """As the tables were at one moment, also while servers use them."""
    base = await _connected(address)
    try:
        with _made(target) as copy, reaching():
            migrate_file(copy)
            await _copy_all(base, copy)
            copy.commit()
    finally:
        await base.close()


async def _connected(address: str) -> Any:
    with reaching():
        return await asyncpg.connect(address)


async def _copy_all(base: Any, copy: sqlite3.Connection) -> None:
    try:
        async with base.transaction(isolation="repeatable_read", readonly=True):
            await schema_version(base)
            for name in COLUMNS:
                await _copy_table(base, copy, name)
    except (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError):
        raise BadCopy("there are no tables of a server in this database") from None


async def _copy_table(base: Any, copy: sqlite3.Connection, name: str) -> None:
    columns = COLUMNS[name]
    marks = ", ".join("?" * len(columns))
    cursor = await base.cursor(f"SELECT {', '.join(columns)} FROM {name}")  # noqa: S608 - our own names
    while rows := await cursor.fetch(AT_ONCE):
        copy.executemany(f"INSERT INTO {name} VALUES ({marks})", map(tuple, rows))  # noqa: S608


async def copy_to_postgres(source: Path, address: str) -> None:
    """Into a database that has no tables yet, and no servers; all of it or nothing."""
    with _opened(source) as file:
        if damage := damage_in(file):
            raise BadCopy(
                f"{source} is damaged ({damage}); restore it with --data, start a server there, which "
                "salvages what can be read, and make a backup of that"
            )
        base = await _connected(address)
        try:
            with reaching():
                await _copy_into(base, file, source)
        finally:
            await base.close()


async def _copy_into(base: Any, file: sqlite3.Connection, source: Path) -> None:
    async with base.transaction():
        is_unused = await base.fetchval(UNUSED)
        await migrate(base)
        if await base.fetchval("SELECT count(*) FROM tables"):
            raise BadCopy("there are tables in this database already; take an empty one")
        if not is_unused:  # they would go on signing cookies with the key that this replaces
            raise BadCopy("servers or workers use this database; stop them first")
        await base.execute("DELETE FROM secrets")
        for name, columns in COLUMNS.items():
            try:
                await base.copy_records_to_table(name, records=_rows(file, name), columns=columns)
            except UNFIT:  # what it says may hold what people wrote
                raise BadCopy(
                    f"{source} is damaged: a value in {name} can't be read; take an earlier backup, or "
                    "restore this one with --data"
                ) from None


def _rows(file: sqlite3.Connection, name: str) -> Iterator[tuple[object, ...]]:
    columns = COLUMNS[name]
    for row in file.execute(f"SELECT {', '.join(columns)} FROM {name}"):  # noqa: S608 - our own names
        named = zip(columns, row, strict=True)
        yield tuple(bool(one) if column in YES_OR_NO else one for column, one in named)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there, and one of ours."""
    try:
        if not path.is_file():
            raise BadCopy(f"there are no tables in {path}")
        path.open("rb").close()
        base = _connected_to(path)
    except (OSError, sqlite3.Error) as wrong:
        raise BadCopy(_unreadable(path, wrong)) from None
    with contextlib.closing(base):
        found = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        if not {name for (name,) in found} >= set(COLUMNS):
            raise BadCopy(f"{path} is not a file of tables")
        version_of(base)
        yield base


@quoting_damage()
def _connected_to(path: Path) -> sqlite3.Connection:
    """Also on a disk that can't be written: there SQLite has to be told that nobody else writes."""
    base = sqlite3.connect(path)
    try:
        base.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError:
        base.close()
        if beside(path):  # without it the newest entries would be missing
            raise
        base = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
        base.execute("SELECT count(*) FROM sqlite_master")
    return base


def _unreadable(path: Path, wrong: sqlite3.Error | OSError) -> str:
    if isinstance(wrong, OSError):
        return f"{path} can't be read: {wrong.strerror}; take a file that you may read"
    if wrong.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return f"{path} is not a file of tables"
    if wrong.sqlite_errorcode == sqlite3.SQLITE_CORRUPT:
        return f"{path} is damaged ({wrong}); take an earlier backup"
    return (
        f"{path} can't be read: {wrong}; copy it, and the files beside it whose names begin alike, "
        "to a disk on which you may write"
    )


@contextlib.contextmanager
def _made(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file, which has its name only when it is complete."""
    _check_free(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _part_of(path) as part:
            with contextlib.closing(sqlite3.connect(part)) as base:
                yield base
            _check_free(path)  # it may be there by now
            rename(part, path)
    except (OSError, sqlite3.Error) as wrong:
        raise BadCopy(unusable(path, wrong)) from None


@contextlib.contextmanager
def _part_of(path: Path) -> Iterator[Path]:
    """A file for its owner alone, because it holds the key that signs cookies. No other backup has its name."""
    number, name = mkstemp(".part", f"{path.name}.", path.parent)
    os.close(number)
    part = Path(name)
    try:
        yield part
    finally:
        with contextlib.suppress(OSError):
            remove(part)


def _check_free(path: Path) -> None:
    if path.name.endswith(TAKEN_ENDS):
        raise BadCopy(
            f"{path} would be deleted as a leftover of another file, as are all names in "
            f"{', '.join(TAKEN_ENDS)}; take another name"
        )
    if path.exists():
        raise BadCopy(f"{path} is there already; nothing was written over it")
    if left := beside(path):
        raise BadCopy(
            f"{left[0]} belongs to an earlier file, and would destroy the new one; move it away, "
            "together with the file that it belongs to"
        )
