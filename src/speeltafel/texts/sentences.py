"""Sentences made of text, arguments and choices by a word, as nearly all are.

They are put together here: Fluent's interpreter takes ten times as long. What needs more of Fluent, such
as plurals, is left to it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from fluent.syntax import ast

from speeltafel.texts.plain import isolated, shortened

PLAIN_BELOW: Final = 1000
"""Numbers from here on have marks between their digits, in each language others."""

Args = dict[str, str | int]


class LeftToFluent(Exception):
    """More of Fluent is needed than there is here."""


class SentencePart(ABC):
    @abstractmethod
    def said(self, args: Args) -> str:
        """In words. Raises KeyError if an argument is missing."""


class FixedText(SentencePart):
    def __init__(self, text: str) -> None:
        self.text = text

    def said(self, args: Args) -> str:  # noqa: ARG002 - those of every part
        return self.text


class Argument(SentencePart):
    def __init__(self, name: str) -> None:
        self.name = name

    def said(self, args: Args) -> str:
        arg = args[self.name]
        if isinstance(arg, str):
            return isolated(shortened(arg))
        if 0 <= arg < PLAIN_BELOW:
            return str(arg)
        raise LeftToFluent


class Select(SentencePart):
    """Between parts, by the word that an argument is; a number would choose by its plural."""

    def __init__(self, name: str, variants: dict[str, SentencePart], default: SentencePart) -> None:
        self.name = name
        self.variants = variants
        self.default = default

    def said(self, args: Args) -> str:
        arg = args[self.name]
        if not isinstance(arg, str):
            raise LeftToFluent
        return self.variants.get(arg, self.default).said(args)


class Concatenation(SentencePart):
    """Parts one after the other."""

    def __init__(self, parts: list[SentencePart]) -> None:
        self.parts = parts

    def said(self, args: Args) -> str:
        return "".join([part.said(args) for part in self.parts])


def sentence(pattern: ast.Pattern | None) -> SentencePart | None:
    """How a text is put together; None where that is left to Fluent."""
    try:
        return None if pattern is None else _pattern(pattern)
    except LeftToFluent:
        return None


def _pattern(pattern: ast.Pattern) -> SentencePart:
    parts = [_element(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else Concatenation(parts)


def _element(element: ast.TextElement | ast.Placeable) -> SentencePart:
    if isinstance(element, ast.TextElement):
        return FixedText(element.value)
    inside = element.expression
    if isinstance(inside, ast.VariableReference):
        return Argument(inside.id.name)
    if isinstance(inside, ast.SelectExpression):
        return _choice(inside.selector, inside.variants)
    raise LeftToFluent


def _choice(selector: object, variants: Sequence[ast.Variant]) -> Select:
    found: dict[str, SentencePart] = {}
    for variant in variants:
        if not isinstance(variant.key, ast.Identifier):
            raise LeftToFluent
        found.setdefault(variant.key.name, _pattern(variant.value))
    if not isinstance(selector, ast.VariableReference):
        raise LeftToFluent
    default = next(variant for variant in variants if variant.default)
    return Select(selector.id.name, found, _pattern(default.value))
