"""The language files as their tests look at them: parsed, and said with sample arguments."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from speeltafel.texts import texts

# Everything a variable can choose between, or else one example. A new variable is added here.
SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    "back": (10,),
    "beside": ("Marathon",),
    "because": ("eagle", "cuckoo"),
    "call": ("called", "silent"),
    "came": ("11",),
    "card": (36,),
    "card_points": (27,),
    "cards": ("7 8 12",),
    "cause": ("choice", "mistake", "caught", "end_point"),
    "coin": (17,),
    "column": ("nl",),
    "columns": ("id, date",),
    "command": ("speeltafel replay x.json",),
    "count": (1, 5),
    "date": ("1453",),
    "day": (1, 20),
    "direction": ("clockwise", "counterclockwise"),
    "discard": ("Salamis",),
    "discard_date": ("480 BC",),
    "expected": (6,),
    "fewest": ("cards", "points"),
    "file": ("y.json",),
    "first": ("1450",),
    "found": (9,),
    "game": ("Patience",),
    "gave": ("2",),
    "hand": (7,),
    "hash": ("e3b0c442",),
    "held": (1, 3),
    "host": ("tables.example.org",),
    "how": ("leads", "follows", "throws", "ant", "last"),
    "icon": ("moon",),
    "icons": ("sun, moon",),
    "known": ("random",),
    "last": ("1455",),
    "letters": (71,),
    "level": ("master",),
    "left": (2,),
    "limit": (70,),
    "link": ("speeltafel.example",),
    "losers": ("Omar",),
    "match": ("6 8 10",),
    "may": ("join", "score", "both"),
    "missed": (3,),
    "month": ("July",),
    "most": (1, 3),
    "name": ("Ilse",),
    "needed": (36,),
    "number": (4,),
    "of": (5,),
    "on": (18,),
    "order": ("before", "after"),
    "on_cards": (1, 14),
    "other": ("Ada",),
    "others": ("Bea, Kofi",),
    "place": (3,),
    "placed": (5,),
    "players": (1, 3),
    "points": (1, 20),
    "product": (32,),
    "rank": tuple(range(8)),
    "right": ("yes", "no"),
    "round": (6,),
    "rule": ("TEL-06",),
    "run_points": (12,),
    "score": (1, 25),
    "seats": ("Ilse, Omar",),
    "second": (9,),
    "seed": ("00ff",),
    "shared": ("2, 6",),
    "side": (8,),
    "sides": ("9 10 11",),
    "sums": ("4 × 9",),
    "table": (3,),
    "tables": ("4 and 9",),
    "text": ("Salamis",),
    "that": (40,),
    "this": (70,),
    "value": ("7",),
    "together": ("yes", "no"),
    "top": (12,),
    "total": (33,),
    "twin": (12,),
    "until": ("-490",),
    "verdict": ("right", "wrong", "discarded"),
    "where": ("left", "right", "slot", "stacked", "nowhere"),
    "why": ("no number",),
    "winners": ("Noor",),
    "worth": (13,),
    "year": (1969,),
    "you": (),  # what a text chooses between: see `roles`
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


class _Roles(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, None] = {}  # in the order of the text

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == "you":
            keys = [one.key for one in node.variants]
            self.found.update({key.name: None for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


@cache
def entries(lang: str) -> list[ast.EntryType]:
    source = (files("speeltafel.texts") / f"{lang}.ftl").read_text(encoding="utf-8")
    return parse(source).body


@cache
def variables(lang: str) -> dict[str, set[str]]:
    """The variables of each message."""
    return {
        entry.id.name: _variables(entry)
        for entry in entries(lang)
        if isinstance(entry, ast.Message)
    }


def said(lang: str) -> Iterator[tuple[str, list[str]]]:
    """Each message, said in every way that the samples allow."""
    for text in variables(lang):
        yield text, [texts(lang).say(text, **args) for args in ways(lang, text)]


def ways(lang: str, text: str) -> Iterator[dict[str, str | int]]:
    """The samples for a message, in every combination."""
    names = sorted(variables(lang)[text])
    samples = [roles(lang)[text] if name == "you" else SAMPLES[name] for name in names]
    for way in product(*samples):
        yield dict(zip(names, way, strict=True))


@cache
def roles(lang: str) -> dict[str, tuple[str, ...]]:
    """What $you can be in each message that speaks to its reader."""
    found = {}
    for entry in entries(lang):
        if isinstance(entry, ast.Message):
            visitor = _Roles()
            visitor.visit(entry)
            found[entry.id.name] = tuple(visitor.found)
    return found


def _variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found
