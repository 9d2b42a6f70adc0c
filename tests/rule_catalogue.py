"""Which rules there are, which have a text in every language, and which tests prove them.

Run it to see the table: `python tests/rule_catalogue.py`. It exits with 1 if something is missing.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from speeltafel.texts import LANGUAGES, texts

ROOT: Final = Path(__file__).resolve().parent.parent

# A game has one name for its folder and its rule file; these are the prefixes of the ids in it.
PREFIXES: Final[dict[str, tuple[str, ...]]] = {
    "titus": ("TIT",),
    "tabulos": ("TAB",),
    "telos": ("TEL",),
    "timeline": ("TWI", "TIM"),
}

RULE: Final = r"\*\*([A-Z]{3}-\d{2})\*\*"
"""An id where its rule is written."""


@dataclass(frozen=True)
class Catalogue:
    """What was found, and what is wrong with it."""

    rules: dict[str, list[str]]  # a game: the ids in its file, in the order of the file
    built: frozenset[str]  # the games that have code
    texts: dict[str, frozenset[str]]  # a language: the ids that have a text
    tests: dict[str, list[str]]  # an id: where the tests are that carry it

    def faults(self) -> list[str]:
        """One sentence for each thing that is missing or too much; empty when all is well."""
        return [*self._misnumbered(), *self._untold(), *self._untested(), *self._unknown()]

    def open_lines(self) -> list[str]:
        """The rules of the games that are not built yet, one line a game."""
        waiting = [game for game in self.rules if game not in self.built]
        return [f"{game} is open: {' '.join(self.rules[game])}" for game in waiting]

    def table(self) -> list[str]:
        """One line a rule: id, languages, number of tests."""
        return [self._row(rule) for rules in self.rules.values() for rule in sorted(rules)]

    def _row(self, rule: str) -> str:
        told = [lang if rule in ids else "--" for lang, ids in self.texts.items()]
        return f"{rule}  {' '.join(told)}  {len(self.tests.get(rule, [])):3}"

    def _due(self) -> list[str]:
        return [rule for game in self.rules if game in self.built for rule in self.rules[game]]

    def _misnumbered(self) -> Iterator[str]:
        for game in sorted(self.built - self.rules.keys()):
            yield f"The game {game} is built but has no rule file."
        for game, rules in self.rules.items():
            if not rules:
                yield f"{game}.md lists no rule."
            for rule in sorted(set(rules)):
                if not rule.startswith(PREFIXES[game]):
                    yield f"{rule} is no id for {game}.md."
                if rules.count(rule) > 1:
                    yield f"{rule} stands twice in {game}.md."

    def _untold(self) -> Iterator[str]:
        for rule in self._due():
            for lang, ids in self.texts.items():
                if rule not in ids:
                    yield f"{rule} has no text in {lang}.ftl."

    def _untested(self) -> Iterator[str]:
        for rule in self._due():
            if rule not in self.tests:
                yield f"{rule} has no test."

    def _unknown(self) -> Iterator[str]:
        known = {rule for rules in self.rules.values() for rule in rules}
        for lang, ids in self.texts.items():
            for rule in sorted(ids - known):
                yield f"{lang}.ftl has a text for {rule}, which is no rule."
        for rule in sorted(self.tests.keys() - known):
            yield f"{self.tests[rule][0]} is marked {rule}, which is no rule."


def gather() -> Catalogue:
    """The catalogue of this project."""
    return Catalogue(
        rules={game: rule_ids(ROOT / "docs" / "rules" / f"{game}.md") for game in PREFIXES},
        built=built_games(ROOT / "src" / "speeltafel" / "games"),
        texts={lang: told_rules(lang) for lang in LANGUAGES},
        tests=marked_tests(ROOT / "tests"),
    )


def rule_ids(file: Path) -> list[str]:
    """The ids of a rule file, which stand there in bold."""
    return re.findall(RULE, file.read_text(encoding="utf-8"))


def built_games(games: Path) -> frozenset[str]:
    # Git leaves folders with nothing but caches behind: only code makes a game.
    return frozenset(file.parent.name for file in games.glob("*/*.py"))


def told_rules(lang: str) -> frozenset[str]:
    ids = texts(lang).ids
    return frozenset(text.removeprefix("rule-") for text in ids if text.startswith("rule-"))


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """Where each id is used in a `pytest.mark.rule(...)`.

    Read from the sources and not from pytest, so that a run of a part of the tests, or one spread
    over several processes, sees all of them.
    """
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for rule, line in marks(file.read_text(encoding="utf-8")):
            found.setdefault(rule, []).append(f"{file.relative_to(folder.parent)}:{line}")
    return found


def marks(source: str) -> Iterator[tuple[str, int]]:
    """Each marked id with its line; what is not a plain word comes out as its code, no rule."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for arg in node.args:
                word = arg.value if isinstance(arg, ast.Constant) else ast.unparse(arg)
                yield str(word), node.lineno


def main() -> int:
    catalogue = gather()
    faults = catalogue.faults()
    print(*catalogue.table(), *catalogue.open_lines(), *faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
