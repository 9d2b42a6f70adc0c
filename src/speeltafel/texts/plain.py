"""What people typed, made harmless to stand in a sentence."""

import re
from functools import lru_cache
from itertools import chain
from typing import Final
from unicodedata import category, combining

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
    # How hieroglyphs stand together; format characters, but newer than Python 3.11.
    "\U00013439\U0001343a\U0001343b\U0001343c\U0001343d\U0001343e\U0001343f"
    "\U00013441\U00013442"  # hieroglyphs that are blank
    "\U00016fe4"  # a filler of Khitan
    "\U0001d159"  # a note of music without a head
)
# Marks that are newer than Python 3.11: alone they stand on nothing, as all marks.
NEWER_MARKS: Final = re.compile(
    "[\u0cf3\u0ece\U00010efd-\U00010eff\U00011241\U00011f00\U00011f01\U00011f03\U00011f34-\U00011f3a"
    "\U00011f3e-\U00011f42\U00013440\U00013447-\U00013455\U0001e08f\U0001e4ec-\U0001e4ef]"
)
# What Unicode keeps for such characters, assigned or not: selectors of variants, tags, and more.
IGNORABLE: Final = re.compile("[\u2065\ufe00-\ufe0f\ufff0-\ufff8\U000e0000-\U000e0fff]")

# Invisible characters that have a meaning, each beside what it belongs to.
VIRAMAS: Final = "".join(char for char in map(chr, range(0x900, 0xE00)) if combining(char) == 9)
"""From Devanagari to Sinhala, the scripts of India and Sri Lanka: joiners behind one choose a form."""
RA: Final = "\u09b0\u09f0\u0c30\u0cb0"
"""In Bengali, Assamese, Telugu and Kannada: with a joiner it stays before the letter that follows."""
JOINED: Final = (
    "\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687"
    "\u069a-\u06bf\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff"
)
"""Arabic letters that join the next one, unless a non-joiner is between them as in Persian."""
JOINABLE: Final = "\u0620\u0622-\u063f\u0641-\u064a\u066e\u066f\u0671-\u0673\u0675-\u06d3\u06d5\u06fa-\u06fc\u06ff"
VOWELS: Final = "\u064b-\u065f\u0670"
MONGOLIAN: Final = "\u1820-\u18aa"
HAN: Final = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
SELECTOR: Final = "\ufe0f"
"""Shows the character before it as an emoji."""
TEXT_OR_EMOJI: Final = (
    "©®‼⁉™\u2139↔-↙↩↪⌨⏏⏭-⏯⏱⏲⏸-⏺Ⓜ▪▫▶◀◻◼☀-☄☎☑☘☝☠☢☣☦"
    "☪☮☯☸-☺♀♂♟♠♣♥♦♨♻♾⚒⚔-⚗⚙⚛⚜⚠⚧⚰⚱⛈⛏⛑⛓⛩⛰⛱⛴⛷-⛹✂✈✉✌✍✏"
    "✒✔✖✝✡✳✴❄❇❣❤➡⤴⤵⬅-⬇〰〽㊗㊙"
    "🅰🅱🅾🅿🈂🈷🌡🌤-🌬🌶🍽🎖🎗🎙-🎛🎞🎟🏋-🏎🏔-🏟🏳🏵🏷🐿👁📽🕉🕊🕯🕰🕳-🕹🖇🖊-🖍🖐🖥"
    "🖨🖱🖲🖼🗂-🗄🗑-🗓🗜-🗞🗡🗣🗨🗯🗳🗺🛋🛍-🛏🛠-🛥🛩🛰🛳"
)
"""Emoji that a selector tells from a character of text. Newer emoji are never text."""
EMOJI: Final = (
    f"{TEXT_OR_EMOJI}⬛"
    "\U0001f300-\U0001f64f\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7ff\U0001f900-\U0001f9ff\U0001fa70-\U0001faff"
)
"""Those that can be joined to one."""
REGIONS: Final = ("gbeng", "gbsct", "gbwls")
"""England, Scotland and Wales, whose flags are a black one with tags behind it."""


def _tags(region: str) -> str:
    return "".join(chr(0xE0000 + ord(letter)) for letter in f"{region}\x7f")


MEANT: Final = re.compile(
    "("
    + "|".join(
        [
            f"(?<=[{VIRAMAS}])[\u200c\u200d]",
            f"(?<=[{RA}])\u200d(?=[{VIRAMAS}])",
            *(
                f"(?<=[{JOINED}]{f'[{VOWELS}]' * vowels})\u200c(?=[\u200c\u200d]*[{JOINABLE}])"
                for vowels in range(3)
            ),
            f"(?<=[{EMOJI}])\u200d(?=[{EMOJI}])",
            f"(?<=[{TEXT_OR_EMOJI}]{SELECTOR})\u200d(?=[{EMOJI}])",
            f"(?<=[{TEXT_OR_EMOJI}]){SELECTOR}",
            f"(?<=[0-9#*]){SELECTOR}(?=\u20e3)",  # a key
            f"(?<=[{HAN}])[\ufe00-\ufe02\U000e0100-\U000e01ef]",
            f"(?<=[{MONGOLIAN}])[\u180b-\u180d\u180f]",
            f"(?<=[{MONGOLIAN}])\u180e(?=[\u1820\u1821])",  # before the last a or e of a word
            f"(?<=\N{WAVING BLACK FLAG})(?:{'|'.join(map(_tags, REGIONS))})",
        ]
    )
    + ")"
)

ISOLATE, END_ISOLATE = "\u2068", "\u2069"
ISOLATED: Final = re.compile(f"{ISOLATE}[^{ISOLATE}{END_ISOLATE}]*{END_ISOLATE}")
# The blocks that Unicode keeps for what is read from right to left, assigned yet or not.
RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def shortened(text: str, most: int = LONGEST) -> str:
    """A text that is too long to be said, cut where people see it."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(facts: dict[str, str | int]) -> dict[str, str | int]:
    """What somebody sent may be as long as a file; a sentence about it is short, and soon said."""
    return {
        name: shortened(fact, QUOTED) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }


def plain(arg: str) -> str:
    """A word without what nobody sees in it.

    Invisible characters stay where scripts and emoji are spelt with them, and only there. Two words that
    look the same are the same then, but for what looks different in one font and not in another: joined
    emoji, emoji that are also text, variants of Chinese and Mongolian characters, joiners behind a virama.
    """
    if (arg.isascii() and arg.isprintable()) or all(map(_is_seen, arg)):
        return arg
    parts = MEANT.split(arg)  # every second one is meant
    seen = ["".join(filter(_is_seen, part)) for part in parts[::2]]
    return "".join(chain.from_iterable(zip(seen, [*parts[1::2], ""], strict=True)))


@lru_cache(maxsize=1000)
def _is_seen(char: str) -> bool:
    if category(char) in UNSEEN:
        return char in SEEN
    return char not in BLANK and not IGNORABLE.match(char) and not _is_no_character(ord(char))


def _is_no_character(code: int) -> bool:
    """What will never be a character: a row of Arabic, and the last two of each plane."""
    return 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE


def is_visible(text: str) -> bool:
    """Whether anything of it is seen; marks alone stand on nothing.

    What Python doesn't know yet is seen: its table of Unicode is older than the letters and emoji of a
    new device.
    """
    return any(_is_seen(char) and not _is_mark(char) for char in text)


def _is_mark(char: str) -> bool:
    """Or a space: it is nothing without a letter."""
    return category(char)[0] in "MZ" or NEWER_MARKS.match(char) is not None


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
    turns = any(RIGHT_TO_LEFT.search(part) for part in outside)
    return f"{ISOLATE}{plain(whole)}{END_ISOLATE}" if turns else whole
