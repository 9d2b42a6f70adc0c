"""What mypyc compiles wrongly is not written in modules that are compiled."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.compile_rules import MOVES, RULES
from tests.packaging.project import ROOT

SRC = ROOT / "src"
COMPILED = [
    *(path for folder in RULES for path in SRC.joinpath(folder).rglob("*.py")),
    *(SRC / name for name in MOVES),
]


def raised_after_waiting(tree: ast.AST) -> Iterator[int]:
    """Lines that raise an exception again in a handler that waited: compiled, that breaks the interpreter."""
    for handler in ast.walk(tree):
        if not isinstance(handler, ast.ExceptHandler):
            continue
        nodes = list(ast.walk(handler))
        waits = any(isinstance(one, ast.Await | ast.AsyncWith | ast.AsyncFor) for one in nodes)
        if waits:
            yield from (
                one.lineno for one in nodes if isinstance(one, ast.Raise) and one.exc is None
            )


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: f"{path.relative_to(SRC)}")
def test_no_handler_waits_and_then_raises_again(path: Path) -> None:
    assert list(raised_after_waiting(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_one_that_does_is_found() -> None:
    source = "async def f():\n try:\n  g()\n except E:\n  if await h():\n   return\n  raise\n"
    assert list(raised_after_waiting(ast.parse(source))) == [7]
