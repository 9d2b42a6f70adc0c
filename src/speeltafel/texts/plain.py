"""What people typed, made harmless to stand in a sentence."""

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final
from unicodedata import bidirectional, category

LONGEST: Final = 1000
"""Characters of one argument of a sentence. Fluent refuses to say more than 2,500."""
QUOTED: Final = 200
"""Characters that are quoted of what somebody sent."""

# Control characters, halves of a character, separators of lines; and format characters: marks that
# turn the reading direction, spaces without width, and the like.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
# Format characters that are seen: signs that stand over or before numbers in Arabic, Syriac, Kaithi.
SEEN: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
# What is not seen although its category is that of a letter, a mark or a symbol.
BLANK: Final = frozenset(
    "\u034f"  # combining grapheme joiner
    "\u115f\u1160\u3164\uffa0"  # fillers for Hangul
    "\u17b4\u17b5"  # vowels of Khmer that are not written
    "\u180b\u180c\u180d\u180f"  # variation selectors for Mongolian
    "\u2800"  # a cell of Braille without dots
    "\U0001d159"  # a note of music without a head
)
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
JOINERS: Final = frozenset("\u200c\u200d")
FIRST_JOINING: Final = "\u0600"
"""Scripts whose letters are joined begin here with Arabic, and so do emoji: Latin, Greek, Cyrillic and
Hebrew come before."""
AS_EMOJI: Final = frozenset("\ufe0e\ufe0f")
"""After a symbol or a key: shows it as text or as an emoji."""
BLACK_FLAG: Final = "\U0001f3f4"
TAGS: Final = re.compile("[\U000e0020-\U000e007f]")
"""After a black flag: which region's flag it is."""

ISOLATE, END_ISOLATE = "\u2068", "\u2069"
ISOLATED: Final = re.compile(f"{ISOLATE}[^{ISOLATE}{END_ISOLATE}]*{END_ISOLATE}")
RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


def shortened(text: str, most: int = LONGEST) -> str:
    """A text that is too long to be said, cut where people see it."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def plain(arg: str) -> str:
    """A word without what nobody sees in it.

    Two words that look the same are the same then, as far as this is about invisible characters.
    Joiners stay inside scripts and emoji that are spelt with them.
    """
    if (arg.isascii() and arg.isprintable()) or all(map(_is_seen, arg)):
        return arg
    kept = ""
    for char, following in pairwise(f"{arg} "):
        if _is_seen(char) or _belongs(kept, char, following):
            kept += char
    return kept


@lru_cache(maxsize=1000)
def _is_seen(char: str) -> bool:
    if category(char) in UNSEEN:
        return char in SEEN
    return char not in BLANK and SELECTORS.fullmatch(char) is None


def _belongs(before: str, char: str, following: str) -> bool:
    """Whether an invisible character has a meaning between its neighbours."""
    last = before[-1:]
    if char in JOINERS:
        return last not in JOINERS and last >= FIRST_JOINING and following >= FIRST_JOINING
    if char in AS_EMOJI:
        return category(last or " ") in {"So", "Sm"} or last in {"‼", "⁉"} or following == "\u20e3"
    if TAGS.fullmatch(char):
        return last == BLACK_FLAG or TAGS.fullmatch(last) is not None
    return False


def is_visible(text: str) -> bool:
    """Whether anything of it is seen: a letter, a number, a sign; marks alone stand on nothing."""
    return any(category(char)[0] in "LNPS" for char in text)


def isolated(arg: str) -> str:
    """A word as an argument of a sentence: what is read from right to left turns only itself.

    Sentences become arguments of others, so what is isolated already stays.
    """
    return plain(arg) if arg.isascii() else _isolated(arg)


@lru_cache(maxsize=1000)
def _isolated(arg: str) -> str:
    parts = ISOLATED.split(arg)
    inside = [f"{ISOLATE}{plain(one)}{END_ISOLATE}" for one in ISOLATED.findall(arg)]
    outside = [plain(part) for part in parts]
    whole = "".join(f"{out}{inner}" for out, inner in zip(outside, [*inside, ""], strict=True))
    turns = any(bidirectional(char) in RIGHT_TO_LEFT for part in outside for char in part)
    return f"{ISOLATE}{plain(whole)}{END_ISOLATE}" if turns else whole
