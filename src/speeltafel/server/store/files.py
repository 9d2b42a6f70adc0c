"""Files of SQLite on disk: what lies beside them, and names that survive a power cut."""

import os
import sys
from pathlib import Path
from typing import Final

ENDS: Final = ("-wal", "-shm", "-journal")
"""Of the names of what SQLite keeps beside a file."""


def beside(path: Path) -> list[Path]:
    """What SQLite keeps beside a file while it is in use, or left there when it was killed.

    It belongs to that file alone: beside another one of the same name it destroys that one.
    """
    names = (path.with_name(path.name + end) for end in ENDS)
    return [one for one in names if one.exists()]


def remove(path: Path) -> None:
    """A file that was never finished, with all that lies beside it."""
    for one in (path, *beside(path)):
        one.unlink(missing_ok=True)


def rename(new: Path, path: Path) -> None:
    """Give a finished file its name, durably; a file that has the name is replaced in one step."""
    _sync(new)
    sync_folder(path)
    new.replace(path)
    sync_folder(path)


def sync_folder(path: Path) -> None:
    """The names in the folder of a file, to disk. Windows has no such call."""
    if sys.platform != "win32":
        _sync(path.parent)


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
