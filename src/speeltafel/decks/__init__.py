"""Decks of events for Timeline: those that come with the product, and those of one's own.

`docs/decks.md` says how a deck is written down.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from speeltafel.decks.reader import DeckReading, read_deck
from speeltafel.decks.rows import MOST_BYTES
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.games.timeline.deck import Deck

BUILT_IN: Final = ("world", "science", "arts", "lowlands", "everyday")


class BadDeck(SpeeltafelError):
    """A deck that can't be played; `speeltafel decks check` lists all that is wrong with it."""

    code = "bad_deck"


@cache
def built_in_decks() -> dict[str, Deck]:
    """The decks that come with the product, by name."""
    return {name: playable(built_in(name)) for name in BUILT_IN}


def built_in(name: str) -> DeckReading:
    return read_deck((files(__name__) / f"{name}.csv").read_bytes(), name)


def deck_file(path: Path) -> DeckReading:
    """A deck of one's own, named after its file."""
    with path.open("rb") as file:
        return read_deck(file.read(MOST_BYTES + 1), path.stem)


def playable(reading: DeckReading) -> Deck:
    """The deck, or `BadDeck` with the first thing that keeps it from being played."""
    if not reading.errors:
        return reading.deck
    first, *others = reading.errors
    more = f" (and {len(others)} more)" if others else ""
    raise BadDeck(f"the deck {reading.deck.name!r} can't be played: {first}{more}")
