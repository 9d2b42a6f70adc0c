"""Classes that the garbage collector leaves alone hang in no chain."""

import ast
from collections.abc import Iterator

from scripts.compiled import SRC

UNWATCHED = "mypyc_attr(acyclic=True)"


def unwatched() -> Iterator[ast.ClassDef]:
    for path in sorted(SRC.rglob("*.py")):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.ClassDef) and UNWATCHED in map(
                ast.unparse, part.decorator_list
            ):
                yield part


def kinds_of_fields(part: ast.ClassDef) -> Iterator[str]:
    """The types of what it is made from, and of what it holds."""
    for one in ast.walk(part):
        if isinstance(one, ast.FunctionDef) and one.name == "__init__":
            yield from (ast.unparse(arg.annotation) for arg in one.args.args if arg.annotation)
        if isinstance(one, ast.AnnAssign):
            yield ast.unparse(one.annotation)


def test_an_unwatched_class_holds_none_of_its_own_kind() -> None:
    """When Python frees more than 50 in a chain, it writes beyond those that are not watched."""
    found = list(unwatched())
    chained = [
        part.name for part in found if any(part.name in kind for kind in kinds_of_fields(part))
    ]
    assert found
    assert chained == []
