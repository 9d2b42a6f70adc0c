"""docs/glossary.md as data: the words to say, and the words that are not to be said."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "glossary.md"

SECTIONS: Final = {"en": "English", "nl": "Dutch", "fr": "French"}
GAMES: Final = {
    "Titus": ("titus", "TIT-"),
    "Tabulos": ("tabulos", "TAB-"),
    "Télos": ("telos", "TEL-"),
    "Timeline": ("timeline", "together", "TWI-", "TIM-"),
}
TEXTS: Final = "texts"
EVERYWHERE: Final = "everywhere"
ROW: Final = re.compile(r"^\| (`.*) \| (.*) \| (.*) \| (\S+) \|$", re.MULTILINE)
# A clause that begins here: a sentence, or what follows a colon or semicolon.
START: Final = r"(?:^|(?<=[.:;!?…]\s))[“\u2018«\s]*"
NO_QUESTION: Final = r"(?![^.;!]*\?)"


class Term(NamedTuple):
    say: list[str]
    instead_of: list[str]
    where: str

    def covers(self, text: str) -> bool:
        """Whether the term is about the message with this id."""
        parts = GAMES.get(self.where)
        return parts is None or any(part in text for part in parts)

    def banned_in(self, line: str) -> list[str]:
        """The words of the line that are not to be said."""
        return [word for word in self.instead_of if pattern(word).search(line)]


def terms(lang: str, page: str | None = None) -> list[Term]:
    """The rows of one language."""
    page = PAGE.read_text(encoding="utf-8") if page is None else page
    section = page.partition(f"## {SECTIONS[lang]}\n")[2].partition("\n## ")[0]
    return [Term(words(say), words(never), where) for say, _, never, where in ROW.findall(section)]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def pattern(word: str) -> re.Pattern[str]:
    """A whole word or phrase; `^` only at the start of a clause, `*` with any ending."""
    found = re.escape(word.strip("^*")) + (r"\w*" if word.endswith("*") else "") + r"(?!\w)"
    found = START + found + NO_QUESTION if word.startswith("^") else r"(?<!\w)" + found
    return re.compile(found, re.IGNORECASE | re.MULTILINE)
