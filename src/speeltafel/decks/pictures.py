"""The pictures that a deck may name: an emblem, and behind it a backdrop or nothing."""

import json
from functools import cache
from importlib.resources import files


@cache
def emblems() -> tuple[str, ...]:
    families = _drawn()["emblems"]
    return tuple(name for family in families.values() for name in family)


@cache
def backdrops() -> tuple[str, ...]:
    return tuple(_drawn()["backdrops"])


def _drawn() -> dict[str, dict[str, dict[str, str]]]:
    """What there is, by family, with what it is for."""
    text = (files("speeltafel.decks") / "emblems.json").read_text(encoding="utf-8")
    drawn: dict[str, dict[str, dict[str, str]]] = json.loads(text)
    return drawn


def is_drawn(picture: str) -> bool:
    emblem, slash, backdrop = picture.partition("/")
    return emblem in emblems() and (not slash or backdrop in backdrops())
