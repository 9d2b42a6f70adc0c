"""A class name stands for one thing. Each game has words of its own, such as its tableau."""

import ast
from collections import defaultdict
from pathlib import Path
from typing import Final

from tests.packaging.project import ROOT

FOLDERS: Final = ("src", "tests", "scripts", "bench")
GAMES: Final = {"telos", "titus", "tabulos", "timeline", "against", "together", "whist"}
"""Folders of games: what is a class in one of them may be another in the next."""


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def owner(path: Path) -> str:
    """The file of a class; for one of a game the same for every game."""
    return "a game" if GAMES & set(path.parts) else str(path)


def test_no_class_name_stands_for_two_things() -> None:
    found: dict[str, list[Path]] = defaultdict(list)
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        for name in classes(path):
            found[name].append(path.relative_to(ROOT))
    assert len(found["Tableau"]) > 1
    twice = {
        name: [str(path) for path in paths]
        for name, paths in found.items()
        if len({owner(path) for path in paths}) > 1
    }
    assert twice == {}
