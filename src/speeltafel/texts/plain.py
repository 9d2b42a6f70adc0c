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


def plain(arg: str | int) -> str | int:
    """A word without its control characters; a number as it is."""
    if isinstance(arg, int):
        return arg
    return "".join(c for c in arg if category(c) not in UNSEEN and c not in TURNING)
