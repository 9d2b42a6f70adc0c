"""Damaged pages above the leaves of the entries, and rows in a wrong place: what is below is salvaged, what
may be lost is named, what was erased stays away."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from speeltafel.server.launch import FILE
from speeltafel.server.store.base import Index
from speeltafel.server.store.salvage import damage_in, make_key, salvage
from speeltafel.server.store.sqlite_file import connect, write_index
from tests.server.test_salvage import (
    PAGE,
    SECTOR,
    logs_in,
    overwrite,
    pages_of,
    prefixes_and_unnamed,
    rebuild,
)

ENTRIES = 30
LONG = 7
"""The number of an entry that does not fit on its page."""


@pytest.fixture
def grown(tmp_path: Path) -> Path:
    return with_tables(tmp_path / FILE, 60, ENTRIES)


@pytest.fixture
def with_short_logs(tmp_path: Path) -> Path:
    """Where many logs end at the end of a page."""
    return with_tables(tmp_path / FILE, 700, 2)


def with_tables(path: Path, tables: int, entries: int) -> Path:
    """A file whose b-tree of entries has pages between the root and the leaves."""
    names = [sha256(b"%d" % number).hexdigest()[:32] for number in range(tables)]
    with closing(connect(path)) as base:
        base.execute("BEGIN")
        make_key(base)
        for number in range(1, entries + 1):  # as people play: at all tables in turn
            length = 1000 if number == LONG else 40
            entry = msgspec.json.encode(f"{number:03}" * length).decode()
            rows = [(name, number, entry) for name in names]
            base.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        for name in names:
            write_index(base, name, Index("waiting", True, (name,), (name,), 1, "{}"))
        base.execute("COMMIT")
        base.execute("PRAGMA journal_mode = DELETE")
    assert len(inner_pages(path)) > 2
    return path


def inner_pages(path: Path) -> dict[int, int]:
    """Of the entries, the root too; and how many entries lie on each."""
    with closing(sqlite3.connect(path)) as base:
        asked = "SELECT pageno, ncell FROM dbstat WHERE name = 'entries' AND pagetype = 'internal'"
        return dict(base.execute(asked).fetchall())


def test_damage_in_an_inner_page_cuts_no_table_off_without_a_word(grown: Path) -> None:
    whole, before = grown.read_bytes(), logs_in(grown)
    places = [page * PAGE - at for page in inner_pages(grown) for at in range(SECTOR, PAGE, SECTOR)]
    found = 0
    for place in places:
        grown.write_bytes(whole[:place] + bytes(SECTOR) + whole[place + SECTOR :])
        with closing(sqlite3.connect(grown)) as base:
            if not damage_in(base):
                continue  # an unused sector
        found += 1
        _, losses = salvage(grown, rebuild)
        assert prefixes_and_unnamed(before, logs_in(grown), "\n".join(losses)) == (True, [])
    assert found > len(places) // 3


@pytest.mark.parametrize("content", [bytes(PAGE), b"\xff" * PAGE], ids=["zeroed", "overwritten"])
def test_what_lies_below_a_damaged_inner_page_is_kept(grown: Path, content: bytes) -> None:
    whole, before = grown.read_bytes(), logs_in(grown)
    for page, entries in inner_pages(grown).items():
        grown.write_bytes(whole)
        overwrite(grown, page, content)
        _, losses = salvage(grown, rebuild)
        after, lost = logs_in(grown), "\n".join(losses)
        assert prefixes_and_unnamed(before, after, lost) == (True, [])
        assert sum(after.get(table) != log for table, log in before.items()) <= entries
        assert len(losses) <= 4 * (entries + 1)  # where one is lost, other tables may have ended


@pytest.mark.parametrize("file", ["grown", "with_short_logs"])
def test_an_inner_page_that_is_a_copy_of_another_hides_nothing(
    file: str, request: pytest.FixtureRequest
) -> None:
    path: Path = request.getfixturevalue(file)
    whole, before = path.read_bytes(), logs_in(path)
    inner, leaves = inner_pages(path), pages_of(path, "entries")
    for page, entries in inner.items():
        for other in (*inner, leaves[0], leaves[-1]):
            path.write_bytes(whole)
            overwrite(path, page, whole[(other - 1) * PAGE : other * PAGE])
            _, losses = salvage(path, rebuild)
            after = logs_in(path)
            assert prefixes_and_unnamed(before, after, "\n".join(losses)) == (True, [])
            assert sum(after.get(table) != log for table, log in before.items()) <= entries


def test_a_page_that_lost_its_last_entry_vouches_for_no_end(with_short_logs: Path) -> None:
    path = with_short_logs
    whole, before = path.read_bytes(), logs_in(path)
    for page in [*inner_pages(path), *pages_of(path, "entries")[::4]]:
        count = (page - 1) * PAGE + 3
        fewer = int.from_bytes(whole[count : count + 2]) - 1
        path.write_bytes(whole[:count] + fewer.to_bytes(2) + whole[count + 2 :])
        _, losses = salvage(path, rebuild)
        assert prefixes_and_unnamed(before, logs_in(path), "\n".join(losses)) == (True, [])


def test_two_pages_that_changed_places_are_read_where_they_belong(grown: Path) -> None:
    whole, before = grown.read_bytes(), logs_in(grown)
    one, other = pages_of(grown, "entries")[3:9:5]
    overwrite(grown, one, whole[(other - 1) * PAGE : other * PAGE])
    overwrite(grown, other, whole[(one - 1) * PAGE : one * PAGE])
    salvage(grown, rebuild)
    assert logs_in(grown) == before


def test_an_old_copy_of_a_page_brings_no_erased_table_back(grown: Path) -> None:
    with closing(connect(grown)) as base:
        erased = min(logs_in(grown))
        base.execute("DELETE FROM entries WHERE tbl = ? AND number > 5", [erased])
        base.execute("PRAGMA journal_mode = DELETE")
    page = pages_of(grown, "entries")[0]
    copy = grown.read_bytes()[(page - 1) * PAGE : page * PAGE]
    with closing(connect(grown)) as base:
        for name in ("entries", "tables", "codes", "people"):
            base.execute(f"DELETE FROM {name} WHERE tbl = ?", [erased])  # noqa: S608
        base.execute("PRAGMA journal_mode = DELETE")
    assert pages_of(grown, "entries")[0] == page
    overwrite(grown, page, bytes(PAGE))
    with grown.open("ab") as file:
        file.write(copy)
    salvage(grown, rebuild)
    assert erased not in logs_in(grown)


@pytest.mark.parametrize(
    "damaged",
    [
        lambda name: name.upper(),
        lambda name: name.replace("c", "C", 1),
        lambda name: name[:-1] + ("0" if name[-1] == "f" else "f"),
    ],
    ids=["upper case", "a letter", "a digit"],
)
def test_an_entry_whose_table_is_damaged_stays_out(
    grown: Path, damaged: Callable[[str], str]
) -> None:
    whole = grown.read_bytes()
    for table in list(logs_in(grown))[::12]:
        for number in (2, ENTRIES // 2, ENTRIES):
            row, end = table.encode(), bytes([number])
            grown.write_bytes(whole.replace(row + end, damaged(table).encode() + end))
            _, losses = salvage(grown, rebuild)
            assert rows_without_a_table(grown) == []
            assert damaged(table) == table or table in "\n".join(losses)


def test_no_entry_is_kept_that_belongs_to_no_table(grown: Path) -> None:
    whole, leaf = grown.read_bytes(), pages_of(grown, "entries")[5]
    page = whole[(leaf - 1) * PAGE : leaf * PAGE]
    for pointer in range(8, 8 + 2 * int.from_bytes(page[3:5]) - 4, 2):
        damaged = bytearray(page)
        cell = int.from_bytes(page[pointer : pointer + 2])
        name = re.compile(b"[0-9a-f]{32}").search(page, cell)
        assert name is not None
        damaged[name.start() : name.end()] = re.sub(b"[a-f]", b"C", name[0], count=1)
        damaged[pointer + 5] ^= 4  # where another entry begins: a scan ends there
        grown.write_bytes(whole)
        overwrite(grown, leaf, bytes(damaged))
        salvage(grown, rebuild)
        assert rows_without_a_table(grown) == []


def rows_without_a_table(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as base:
        asked = "SELECT tbl FROM entries WHERE tbl NOT IN (SELECT tbl FROM tables)"
        return [table for (table,) in base.execute(asked)]
