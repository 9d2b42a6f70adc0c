"""A SQLite file with damaged pages: what can be read of it goes into a new file.

A page that was lost takes some logs along, or parts of them. Of a log its beginning is a sound table, so
that is kept; indexes are made again from the logs. The damaged file stays beside the new one.
"""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from speeltafel.server.store.base import Due, Index
from speeltafel.server.store.sqlite_file import connect, write_index

Rebuild = Callable[[str, list[str]], tuple[Index, Due] | None]
"""The index of a table, from its name and its log; None if this program can't read the log."""

SOURCES: Final = ("entries", "tables", "codes", "people")
"""Where the name of a table can be found."""


class Loss(NamedTuple):
    """A table of which something is lost: all of it, or what came after an entry."""

    table: str
    kept: int

    def __str__(self) -> str:
        what = f"is lost after entry {self.kept}" if self.kept else "is lost"
        return f"table {self.table} {what}"


def damage_in(base: sqlite3.Connection) -> str:
    """What is wrong with the pages of a file; empty if nothing is."""
    try:
        [found] = base.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as wrong:
        return str(wrong)
    return "" if found == "ok" else str(found)


def salvage(path: Path, rebuild: Rebuild) -> tuple[Path, list[str]]:
    """Put a new file in the place of a damaged one: where that is now, and what is lost."""
    new = path.with_name(path.name + ".salvaged")
    new.unlink(missing_ok=True)
    with (
        contextlib.closing(sqlite3.connect(path)) as old,
        contextlib.closing(connect(new)) as base,
    ):
        base.execute("BEGIN")
        losses = [*_copy_secrets(old, base), *_copy_tables(old, base, rebuild)]
        base.execute("COMMIT")
        base.execute("PRAGMA journal_mode = DELETE")  # all in one file
    damaged = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    for suffix in ("", "-wal"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(damaged.with_name(damaged.name + suffix))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    new.rename(path)
    damaged.with_name(damaged.name + ".txt").write_text("\n".join(losses) + "\n", encoding="utf-8")
    return damaged, losses


def _copy_secrets(old: sqlite3.Connection, base: sqlite3.Connection) -> Iterator[str]:
    rows = list(_readable(old, "SELECT name, secret FROM secrets"))
    base.executemany("INSERT INTO secrets VALUES (?, ?)", rows)
    if not rows:
        yield "the key that signs cookies is lost: people have to join their tables again"


def _copy_tables(
    old: sqlite3.Connection, base: sqlite3.Connection, rebuild: Rebuild
) -> Iterator[str]:
    for table in sorted(_names(old)):
        log = _log(old, table)
        index = rebuild(table, log) if log else None
        if index is None:
            yield str(Loss(table, 0))
            continue
        rows = [(table, number, entry) for number, entry in enumerate(log, 1)]
        base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        write_index(base, table, index[0])
        due = "UPDATE tables SET due = ?, alone = ? WHERE tbl = ?"
        base.execute(due, [*index[1], table])
        if not _is_whole(old, table, len(log)):
            yield str(Loss(table, len(log)))


def _names(old: sqlite3.Connection) -> set[str]:
    """From both ends: a scan ends where the damage is."""
    return {
        name
        for source in SOURCES
        for order in ("ASC", "DESC")
        for (name,) in _readable(old, f"SELECT DISTINCT tbl FROM {source} ORDER BY tbl {order}")  # noqa: S608 - our own words
    }


def _log(old: sqlite3.Connection, table: str) -> list[str]:
    """The entries of a table up to the first that can't be read."""
    log: list[str] = []
    asked = "SELECT number, entry FROM entries WHERE tbl = ? ORDER BY number"
    for number, entry in _readable(old, asked, table):
        if number != len(log) + 1:
            break
        log.append(entry)
    return log


def _is_whole(old: sqlite3.Connection, table: str, last: int) -> bool:
    """Whether it can be read that no entry comes after the last."""
    try:
        after = old.execute(
            "SELECT 1 FROM entries WHERE tbl = ? AND number > ?", [table, last]
        ).fetchone()
    except sqlite3.DatabaseError:
        return False
    return after is None


def _readable(old: sqlite3.Connection, sql: str, *args: str) -> Iterator[tuple[Any, ...]]:
    """The rows until the damage."""
    with contextlib.suppress(sqlite3.DatabaseError):
        yield from old.execute(sql, args)
