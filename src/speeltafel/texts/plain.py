"""What people typed, made harmless to stand in a sentence."""

from typing import Final
from unicodedata import category

# Control characters, halves of a character, line and paragraph separators.
UNSEEN: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})

# Marks that turn the reading direction: one in a name would turn the rest of the sentence too.
# Other format characters stay, because names in some scripts are spelt with them.
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


LONGEST: Final = 1000
"""Characters of one argument of a sentence. Fluent refuses to say more than 2,500."""
QUOTED: Final = 200
"""Characters that are quoted of what somebody sent."""


def shortened(text: str, most: int = LONGEST) -> str:
    """A text that is too long to be said, cut where people see it."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def plain(arg: str | int) -> str | int:
    """A word without its control characters; a number as it is."""
    if isinstance(arg, int):
        return arg
    return "".join(c for c in arg if category(c) not in UNSEEN and c not in TURNING)
