"""What people read in Python code: comments, docstrings and the names of tests."""

import ast
import io
import tokenize
from collections.abc import Iterator


def prose_of(code: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield docstring
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                yield name.replace("_", " ")
