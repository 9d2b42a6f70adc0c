"""How much memory tables take, roughly: the cache of the repository is bounded by it."""

from collections.abc import Iterable
from typing import Final

import msgspec

from speeltafel.registry import game_named
from speeltafel.server.table.table import Table

MOST_WEIGHT: Final = 250_000
"""Of all cached tables together, about 1 to 2 kB each: that is a thousand games of 200 moves."""
WEIGHED_AFTER: Final = 16
"""New tables in the cache, after which all in it are weighed: a move is not slowed down by that."""
TABLE: Final = 50
"""The weight of a table; a move or a speech weighs 1, and so do a card of an own deck and some bytes of it."""
BYTES: Final = 500
MOST_DECKS: Final = 5_000
"""Whose weight is kept."""
MEMBER: Final = 5
"""With the commands that are remembered."""


_deck_weights: Final[dict[str, int]] = {}  # by the hash of their cards


def weight_of(table: Table) -> int:
    resting = TABLE + MEMBER * len(table.members) + len(table.speeches)
    return resting + len(table.moves) + _own_deck(table)


def _own_deck(table: Table) -> int:
    """A deck of ours is shared by all tables, and weighs nothing."""
    match, material = table.match, table.material
    if match is not None and match.game is not game_named(match.game.name):
        material = match.record.material
    return _deck_weight(material) if material else 0


def _deck_weight(material: dict[str, object]) -> int:
    """By its cards, for each of them is several objects, and by its text: one may be as long as ten others."""
    name = str(material.get("hash", id(material)))
    if name not in _deck_weights:
        if len(_deck_weights) >= MOST_DECKS:
            _deck_weights.clear()
        cards = material.get("cards")
        count = len(cards) if isinstance(cards, list) else 0
        _deck_weights[name] = count + len(msgspec.json.encode(material)) // BYTES
    return _deck_weights[name]


def surplus(tables: Iterable[tuple[str, Table]], most: int) -> list[str]:
    """The names of those that are too much, of tables of which the last used comes first."""
    total, names = 0, []
    for name, table in tables:
        total += weight_of(table)
        if total > most:
            names.append(name)
    return names
