"""The SQLite file: its schema, how it is opened, and how the index of a table is written.

Files of earlier versions must open: a new version of the schema comes with what brings a file there.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from speeltafel.server.store.base import BadDatabase, Index

FileIdentity = tuple[int, int]
"""Device and inode."""

WAL_BEGINS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""The first bytes of a write-ahead log: https://sqlite.org/walformat.html."""

FIRST_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (
    tbl TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (tbl, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    tbl TEXT PRIMARY KEY, status TEXT NOT NULL, open INTEGER NOT NULL, changed INTEGER NOT NULL,
    due INTEGER, alone INTEGER NOT NULL DEFAULT 0, taken INTEGER NOT NULL DEFAULT 0,
    summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_next ON tables (alone, due) WHERE due IS NOT NULL;
DROP INDEX IF EXISTS tables_open;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, changed) WHERE open AND status <> 'over';
CREATE INDEX IF NOT EXISTS tables_changed ON tables (changed);
CREATE TABLE IF NOT EXISTS codes (code TEXT PRIMARY KEY, tbl TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS codes_tbl ON codes (tbl);
CREATE TABLE IF NOT EXISTS people (
    person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS people_tbl ON people (tbl);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
"""
MIGRATIONS: Final = (FIRST_SCHEMA,)
"""The script at place n brings a file of version n to n + 1. Files without a version are of version 0,
also those from before there were versions: for them the first script changes nothing."""


def error_code(wrong: sqlite3.Error | OSError) -> int:
    """0 for an error that SQLite did not raise."""
    code: int = getattr(wrong, "sqlite_errorcode", 0)
    return code & 0xFF  # the rest says more than we need


def unusable(path: Path, wrong: sqlite3.Error | OSError) -> str:
    """What is wrong with a file, and what would be right, in a sentence."""
    code = error_code(wrong)
    why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
    if code in {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}:
        return (
            f"{path} is damaged, or not a file of tables ({why}); move it away and restore a backup: "
            f"speeltafel restore BACKUP --data {path.parent}"
        )
    if code in {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR} or why == os.strerror(errno.ENOSPC):
        return f"{path} can't be written: {why}; is the disk full?"
    return f"{path} can't be used: {why}; it must be a file that you may write, in such a folder"


def identity(path: Path) -> FileIdentity | None:
    """Of a file, whatever its name; None if none is there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class OpenedFile:
    """A file and its write-ahead log, where a connection has opened them.

    The newest entries are in the log. As long as it is open nobody but others deletes it.
    """

    def __init__(self, path: Path, base: sqlite3.Connection) -> None:
        self._path = path
        self._wal = Path(os.path.realpath(path) + "-wal")  # as SQLite, it follows links
        self._base = base
        self._file, self._log = identity(path), identity(self._wal)

    def is_in_place(self) -> bool:
        """Whether who opens the file now finds all that this connection has written."""
        if identity(self._path) != self._file:
            return False
        log = identity(self._wal)
        if log is None and self._log is not None:
            self._save()
        return log == self._log and (log is None or self._is_whole())

    def _is_whole(self) -> bool:
        """Whether nobody has emptied the log. What SQLite appends later leaves zeros at its beginning."""
        try:
            with self._wal.open("rb") as file:
                begin = file.read(len(WAL_BEGINS[0]))
        except OSError:  # not of the disk: all numbers of open files are taken
            return True
        return begin in WAL_BEGINS if begin else self._save()

    def _save(self) -> bool:
        """Take what can be read of the log into the file; False if not all of it could be."""
        try:
            [_, pages, saved] = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error:
            return False
        return bool(pages == saved)


def check_names(path: Path) -> None:
    """`BadDatabase` if a file has several: SQLite keeps its newest pages, and its locks, beside a name."""
    if path.exists() and path.stat().st_nlink > 1:
        raise BadDatabase(
            f"{path} has another name too (a hard link), and would be destroyed if both were used; keep "
            "the one that has a -wal file beside it, if any, and delete the other"
        )


def version_of(base: sqlite3.Connection) -> int:
    """Of the schema of a file; `BadDatabase` if it is later than this program."""
    version: int = base.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise BadDatabase(
            f"this file is of version {version}, made by a later Speeltafel; "
            f"this one knows versions up to {len(MIGRATIONS)}"
        )
    return version


def migrate(base: sqlite3.Connection) -> None:
    """Bring a file to the version of this program."""
    version = version_of(base)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        base.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


@contextmanager
def quoting_damage() -> Iterator[None]:
    """Python raises an error of its own where SQLite quotes a damaged word of the schema."""
    try:
        yield
    except UnicodeDecodeError as wrong:
        damaged = sqlite3.DatabaseError(wrong.object.decode(errors="replace"))
        damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damaged from None


@quoting_damage()
def connect(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the key that signs cookies
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    base.text_factory = _text
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA busy_timeout = 5000")
    base.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten with zeros
    migrate(base)
    return base


def _text(found: bytes) -> str:
    """Damaged bytes too: one value that is no UTF-8 must not make all the rows beside it unreadable."""
    return found.decode(errors="replace")


def write_index(base: sqlite3.Connection, table: str, index: Index) -> None:
    base.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, NULL, 0, 0, ?) ON CONFLICT (tbl) DO UPDATE SET"
        " status = excluded.status, open = excluded.open, changed = excluded.changed,"
        " summary = excluded.summary",
        [table, index.status, index.open, index.changed, index.summary],
    )
    base.execute("DELETE FROM codes WHERE tbl = ?", [table])
    base.executemany("INSERT INTO codes VALUES (?, ?)", [(code, table) for code in index.codes])
    base.execute("DELETE FROM people WHERE tbl = ?", [table])
    base.executemany(
        "INSERT INTO people VALUES (?, ?)", [(person, table) for person in index.people]
    )
