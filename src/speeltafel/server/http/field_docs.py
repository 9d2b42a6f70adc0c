"""What the source says below each field of a message type: a text that Python itself does not keep."""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.inspect import StructType, Type, multi_type_info

FieldDocs = dict[str, str]


def struct_types(*kinds: Any) -> set[type[msgspec.Struct]]:
    """All message types in these types, also those inside others."""
    found: set[type[msgspec.Struct]] = set()
    for info in multi_type_info(kinds):
        _collect(info, found)
    return found


def _collect(info: Type, found: set[type[msgspec.Struct]]) -> None:
    if isinstance(info, StructType):
        if info.cls in found:
            return
        found.add(info.cls)
        for field in info.fields:
            _collect(field.type, found)
        return
    for inner in _inner(info):
        _collect(inner, found)


def _inner(info: Type) -> Iterator[Type]:
    """Of a list, a dictionary, a union, ..."""
    for name in info.__struct_fields__:
        value = getattr(info, name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Type):
                yield one


def field_docs(kind: type[msgspec.Struct]) -> FieldDocs:
    """By field, inherited ones too; without those that the source says nothing about."""
    docs: FieldDocs = {}
    for base in reversed(kind.__mro__):
        if base is not msgspec.Struct and issubclass(base, msgspec.Struct):
            docs |= _docs_in(base.__module__).get(base.__name__, {})
    return docs


@cache
def _docs_in(module: str) -> dict[str, FieldDocs]:
    """By class."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: _docs_of(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def _docs_of(node: ast.ClassDef) -> FieldDocs:
    docs = {}
    for field, text in pairwise(node.body):
        match field, text:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(said))):
                docs[name] = " ".join(said.split())
            case _:
                pass
    return docs
