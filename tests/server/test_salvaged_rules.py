"""Games of another version of the rules, which this program can't play, outlive the salvage of their file."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from speeltafel.server.launch import FILE
from speeltafel.server.store.salvage import salvage
from speeltafel.server.tables.index import rebuilt
from tests.server.test_salvage import FOLDER, PAGE, logs_in, overwrite, pages_of


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """A file of a version with other rules, and a table in it whose game is over."""
    path = Path(shutil.copy(FOLDER / FILE, tmp_path))
    with closing(sqlite3.connect(path)) as base, base:
        [[table, number]] = base.execute(
            "SELECT tbl, number FROM entries JOIN tables USING (tbl)"
            " WHERE entry ->> 'type' = 'started' AND status = 'over' LIMIT 1"
        )
        base.execute(
            "UPDATE entries SET entry = json_set(entry, '$.rules_version', 999)"
            " WHERE tbl = ? AND number = ?",
            [table, number],
        )
    return path, table


def index_rows(path: Path, table: str) -> list[list[tuple[object, ...]]]:
    asked = ("status, open, changed, due, alone, summary FROM tables", "code FROM codes")
    with closing(sqlite3.connect(path)) as base:
        return [
            base.execute(f"SELECT {rows} WHERE tbl = ? ORDER BY 1", [table]).fetchall()
            for rows in (*asked, "person FROM people")
        ]


def test_a_game_that_follows_other_rules_is_kept_as_it_was(played: tuple[Path, str]) -> None:
    path, table = played
    before, index = logs_in(path), index_rows(path, table)
    assert all(index)
    _, losses = salvage(path, rebuilt)
    assert (losses, logs_in(path)) == ([], before)
    assert index_rows(path, table) == index


def test_a_game_that_follows_other_rules_is_kept_if_its_index_is_lost(
    played: tuple[Path, str],
) -> None:
    path, table = played
    before, [_, _, people] = logs_in(path), index_rows(path, table)
    for page in pages_of(path, "tables"):
        overwrite(path, page, bytes(PAGE))
    _, losses = salvage(path, rebuilt)
    assert (losses, logs_in(path)) == ([], before)
    assert index_rows(path, table)[0]
    assert index_rows(path, table)[2] == people


def test_a_game_that_follows_other_rules_is_kept_up_to_an_entry_that_cannot_be_read(
    played: tuple[Path, str],
) -> None:
    path, table = played
    last = len(logs_in(path)[table])
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE entries SET entry = '{' WHERE tbl = ? AND number = ?", [table, last])
    _, losses = salvage(path, rebuilt)
    assert losses == [f"of table {table} only entries 1 to {last - 1} could be read"]
    assert len(logs_in(path)[table]) == last - 1
