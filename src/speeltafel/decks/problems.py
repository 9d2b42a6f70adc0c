"""What is wrong with a deck, and what to do about it."""

from typing import NamedTuple


class Problem(NamedTuple):
    """One thing to mend (an error) or to look at (a warning), with its line in the file."""

    line: int
    """0 where it is about the whole deck."""
    is_error: bool
    message: str

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{'error' if self.is_error else 'warning'}: {self.message}"


def error(line: int, message: str) -> Problem:
    return Problem(line, True, message)


def warning(line: int, message: str) -> Problem:
    return Problem(line, False, message)
