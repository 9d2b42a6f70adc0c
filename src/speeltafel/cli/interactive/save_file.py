"""Where a game is kept: nowhere at first, then always in the same file."""

from pathlib import Path

from speeltafel.engine.record import Record


class SaveFile:
    def __init__(self, file: Path | None) -> None:
        self.file = file  # the game's own: it may be written again

    def keep(self, record: Record, name: str) -> Path:
        """Write the game to a file: the one of this name, its own, or a new one.

        The file of anything else is never overwritten: `FileExistsError`.
        """
        file = Path(name).expanduser() if name else self.file or fresh_file(record.game)
        if file == self.file:
            replace(file, record.to_text())
        else:
            write(file, record.to_text())
        self.file = file
        return file


def fresh_file(game: str) -> Path:
    """A file that is not there yet: telos-1.json, telos-2.json, ..."""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return Path(f"{game}-{number}.json")


def replace(file: Path, content: str) -> None:
    """The old content stays until the new one is complete."""
    beside = file.with_name(f"{file.name}.new")
    beside.unlink(missing_ok=True)
    write(beside, content)
    beside.replace(file)


def write(file: Path, content: str) -> None:
    with file.open("x", encoding="utf-8", newline="") as new:
        new.write(content)
