"""Text set for a terminal."""

import shutil
import sys
import textwrap
from typing import Final

NARROWEST: Final = 40


def somebody_watches() -> bool:
    """Whether messages beside the output go to a terminal; they may go nowhere at all."""
    return sys.stderr is not None and sys.stderr.isatty()


def width() -> int:
    """How many characters fit on a line of the terminal."""
    return max(NARROWEST, shutil.get_terminal_size(fallback=(80, 24)).columns)


def hang(mark: str, text: str) -> str:
    """A paragraph after a mark, as wide as the terminal; all its lines start below the first."""
    return textwrap.fill(
        text,
        width(),
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_long_words=False,
        break_on_hyphens=False,
    )
