"""A SQLite file with damaged pages: what can be read of it goes into a new file.

A page that was lost takes some logs along, or parts of them. Of a log its beginning is a sound table, so
that is kept; indexes are made again from the logs. The damaged file stays beside the new one. Its rows
may hold anything: what is not of the right type is skipped.
"""

import os
import secrets
import shutil
import sqlite3
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import datetime
from glob import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from speeltafel.engine.errors import OtherRules
from speeltafel.server.store.base import Due, Index
from speeltafel.server.store.files import remove, rename
from speeltafel.server.store.sqlite_file import connect, identity, write_index
from speeltafel.server.store.sqlite_pages import Pages, is_name
from speeltafel.server.store.sqlite_tree import Ends, Tree

Rebuild = Callable[[str, list[str]], tuple[Index, Due] | None]
"""The index of a table, from its name and its log; None if the log is damaged, OtherRules if this program
can't play it."""

INDEXES: Final = ("tables", "codes", "people")
"""Where the name of a table can be found, beside its log."""
UNFINISHED: Final = ".salvaged"
DAMAGED: Final = ".damaged-"
LOST_NAMES: Final = (
    "not all names of tables can be read: some may be lost that are not in this list"
)
LOST_KEY: Final = "the key that signs cookies is lost: people have to join their tables again"


class Loss(NamedTuple):
    """A table of which something is lost, or may be: all of it, or what came after an entry."""

    table: str
    kept: int

    def __str__(self) -> str:
        if not self.kept:
            return f"table {self.table} is lost"
        return f"of table {self.table} only entries 1 to {self.kept} could be read"


def damage_in(base: sqlite3.Connection) -> str:
    """What is wrong with the pages of a file; empty if nothing is."""
    try:
        # quick_check misses pages that hold a copy of another.
        [found] = base.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as wrong:
        return str(wrong)
    return "" if found == "ok" else str(found)


def key_in(base: sqlite3.Connection) -> bytes | None:
    """The key that signs cookies; None if there is none, or none that can be read."""
    for name, secret in _readable(base, "SELECT name, secret FROM secrets"):
        if name == "key" and isinstance(secret, bytes) and any(secret):
            return secret
    return None


def make_key(base: sqlite3.Connection) -> bytes:
    key = secrets.token_bytes(32)
    base.execute("INSERT OR REPLACE INTO secrets VALUES ('key', ?)", [key])
    return key


def salvage(path: Path, rebuild: Rebuild) -> tuple[Path, list[str]]:
    """Put a new file in the place of a damaged one: where that is now, and what is lost.

    The damaged file keeps its name until the new one takes it, so this may be killed at any moment. If it
    fails, nothing is left of it: the disk may be nearly full.
    """
    remove_unfinished(path)
    try:
        losses = _copy_into(_unfinished(path), path, rebuild)
        damaged = _keep(path, losses)
        rename(_unfinished(path), path)
    except BaseException:
        remove_unfinished(path)
        raise
    return damaged, losses


def remove_unfinished(path: Path) -> None:
    """What a salvage of this file has left that was killed: also the second name that it gave the file."""
    remove(_unfinished(path))
    own = identity(path)
    for damaged in path.parent.glob(f"{escape(path.name + DAMAGED)}*[0-9]"):
        if own is not None and identity(damaged) == own:
            damaged.unlink()
            _listed(damaged).unlink(missing_ok=True)


def _unfinished(path: Path) -> Path:
    return path.with_name(path.name + UNFINISHED)


def _copy_into(new: Path, path: Path, rebuild: Rebuild) -> list[str]:
    """What is lost."""
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as old,
        closing(connect(new)) as base,
    ):
        old.execute("PRAGMA journal_mode = DELETE")  # all in one file; SQLITE_BUSY if others use it
        old.text_factory = _text
        base.execute("PRAGMA journal_mode = MEMORY")  # a journal on disk would be as large again
        base.execute("BEGIN")
        losses = [*_copy_key(old, base), *_copy_tables(old, base, path, rebuild)]
        base.execute("COMMIT")
    return losses


def _keep(path: Path, losses: list[str]) -> Path:
    """Where a damaged file stays, beside the list of what is lost."""
    moment = f"{datetime.now().astimezone():%Y%m%d-%H%M%S-%f}"
    damaged = path.with_name(path.name + DAMAGED + moment)
    listed = _listed(damaged)
    try:
        listed.touch(mode=0o600)  # to know the id of an open table is enough to join it
        listed.write_text("\n".join(losses) + "\n", encoding="utf-8")
        _keep_as(path, damaged)
    except OSError:
        listed.unlink(missing_ok=True)
        damaged.unlink(missing_ok=True)
        raise
    return damaged


def _listed(damaged: Path) -> Path:
    return damaged.with_name(damaged.name + ".txt")


def _keep_as(path: Path, damaged: Path) -> None:
    """A second name for a file, or a copy where the disk knows no second names."""
    try:
        os.link(path, damaged)
    except OSError:
        damaged.touch(mode=0o600)  # it holds the key that signs cookies
        shutil.copyfile(path, damaged)


def _copy_key(old: sqlite3.Connection, base: sqlite3.Connection) -> Iterator[str]:
    key = key_in(old)
    if key is None:
        make_key(base)
        yield LOST_KEY
    else:
        base.execute("INSERT INTO secrets VALUES ('key', ?)", [key])


def _copy_tables(
    old: sqlite3.Connection, base: sqlite3.Connection, path: Path, rebuild: Rebuild
) -> Iterator[str]:
    known, whole = _names(old), [_is_whole(old, source) for source in INDEXES]
    ends = _copy_rows(old, base, path, known if all(whole) else None)
    copied = {name for (name,) in base.execute("SELECT DISTINCT tbl FROM entries")}
    for table in sorted(copied | known):
        found = base.execute("SELECT count(*) FROM entries WHERE tbl = ?", [table]).fetchone()[0]
        kept = _keep_sound(old, base, table, rebuild)
        is_cut_off = (table, kept) in ends.unsure
        if not kept or kept < found or is_cut_off or _is_behind(old, base, table):
            yield str(Loss(table, kept))
    if not ends.are_whole and not any(whole):
        yield LOST_NAMES


def _copy_rows(
    old: sqlite3.Connection, base: sqlite3.Connection, path: Path, known: set[str] | None
) -> Ends:
    """First what is in its place: nothing goes before that. If all tables are known, no others return."""
    copy = "INSERT OR IGNORE INTO entries VALUES (?, ?, ?)"
    asked = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
    root = next((found for (found,) in _readable(old, asked) if _is_number(found)), 0)
    with Pages(path) as pages:
        tree, ends = Tree(pages, root), Ends()
        base.executemany(copy, ends.in_place(tree.rows()))
        strays = tree.strays(ends.gaps)
        if known is not None:
            strays = (row if row and row.table in known else None for row in strays)
        base.executemany(copy, ends.stray(strays))
    return ends


def _is_behind(old: sqlite3.Connection, base: sqlite3.Connection, table: str) -> bool:
    """Whether the index knew more of a table than is left of its log."""
    asked = "SELECT status, changed FROM tables WHERE tbl = ?"
    for status, changed in _readable(old, asked, table):
        [now] = base.execute(asked, [table])
        if status != now[0] or (_is_number(changed) and changed > now[1]):
            return True
    return False


def _names(old: sqlite3.Connection) -> set[str]:
    """From both ends: a scan ends where the damage is."""
    return {
        name
        for source in INDEXES
        for order in ("ASC", "DESC")
        for (name,) in _readable(old, f"SELECT DISTINCT tbl FROM {source} ORDER BY tbl {order}")  # noqa: S608 - our own words
        if is_name(name)
    }


def _is_whole(old: sqlite3.Connection, source: str) -> bool:
    """Whether a scan meets no damage, nor a page that belongs elsewhere."""
    try:
        rows = old.execute(f"SELECT tbl FROM {source} ORDER BY tbl")  # noqa: S608 - our own words
        names = [name for (name,) in rows]
    except sqlite3.Error:
        return False
    return all(map(is_name, names)) and names == sorted(names)


def _keep_sound(
    old: sqlite3.Connection, base: sqlite3.Connection, table: str, rebuild: Rebuild
) -> int:
    """Keep of a table the longest beginning of its log that can be read: its last number."""
    asked = "SELECT number, entry FROM entries WHERE tbl = ? ORDER BY number"
    rows = base.execute(asked, [table])
    log = [entry for place, (number, entry) in enumerate(rows, 1) if number == place]
    kept = len(log)
    if not _is_sound(table, log, rebuild):
        numbers = range(1, kept + 1)
        kept = bisect_left(numbers, x=True, key=lambda n: not _is_sound(table, log[:n], rebuild))
    index = _index(old, table, log[:kept], rebuild)
    if index is None or not _is_written(base, table, *index):
        kept = 0
    base.execute("DELETE FROM entries WHERE tbl = ? AND number > ?", [table, kept])
    return kept


def _is_sound(table: str, log: list[str], rebuild: Rebuild) -> bool:
    try:
        return rebuild(table, log) is not None
    except OtherRules:  # it says nothing of the log
        return True
    except Exception:  # whatever it is: a damaged log may say anything
        return False


def _index(
    old: sqlite3.Connection, table: str, log: list[str], rebuild: Rebuild
) -> tuple[Index, Due] | None:
    """Of a log that is sound; where a game follows other rules, as it was, or as it is up to that game."""
    try:
        return rebuild(table, log) if log else None
    except OtherRules:
        return _old_index(old, table) or _index_before_game(table, log, rebuild)


def _old_index(old: sqlite3.Connection, table: str) -> tuple[Index, Due] | None:
    asked = "SELECT tbl, status, open, changed, summary, due, alone FROM tables WHERE tbl = ?"
    for name, status, is_open, changed, summary, due, is_alone in _readable(old, asked, table):
        is_text = isinstance(status, str) and isinstance(summary, str)
        if name == table and is_text and _is_number(changed) and (due is None or _is_number(due)):
            codes = _old_names(old, table, "codes", "code")
            people = _old_names(old, table, "people", "person")
            index = Index(status, bool(is_open), codes, people, changed, summary)
            return index, Due(due, bool(is_alone))
    return None


def _old_names(old: sqlite3.Connection, table: str, source: str, column: str) -> tuple[str, ...]:
    rows = _readable(old, f"SELECT tbl, {column} FROM {source} WHERE tbl = ?", table)  # noqa: S608 - our own words
    return tuple({found for name, found in rows if name == table and isinstance(found, str)})


def _index_before_game(table: str, log: list[str], rebuild: Rebuild) -> tuple[Index, Due] | None:
    def follows_other_rules(number: int) -> bool:
        try:
            rebuild(table, log[:number])
        except OtherRules:
            return True
        return False

    kept = bisect_left(range(1, len(log) + 1), x=True, key=follows_other_rules)
    return rebuild(table, log[:kept]) if kept else None


def _is_written(base: sqlite3.Connection, table: str, index: Index, due: Due) -> bool:
    """False if another table has a code of this one, which only damage can bring about."""
    base.execute("SAVEPOINT one")
    try:
        write_index(base, table, index)
        base.execute("UPDATE tables SET due = ?, alone = ? WHERE tbl = ?", [*due, table])
    except sqlite3.IntegrityError:
        base.execute("ROLLBACK TO one")
        return False
    finally:
        base.execute("RELEASE one")
    return True


def _is_number(found: object) -> bool:
    return isinstance(found, int) and found > 0


def _text(found: bytes) -> str | None:
    try:
        return found.decode()
    except UnicodeDecodeError:
        return None


def _readable(old: sqlite3.Connection, sql: str, *args: str) -> Iterator[tuple[Any, ...]]:
    """The rows until the damage."""
    with suppress(sqlite3.Error):
        yield from old.execute(sql, args)
