"""Decks that a host uploads, read and checked as everywhere else (`speeltafel.decks`)."""

from typing import Annotated, Final

import msgspec

from speeltafel.decks.reader import DeckReading, read_deck
from speeltafel.decks.rows import MOST_BYTES
from speeltafel.engine.chance import SEED_BYTES, Seeded
from speeltafel.engine.game import Game, Value
from speeltafel.server.errors import BadName, BadUploadedDeck
from speeltafel.server.table.names import clean
from speeltafel.server.wire.resources import DeckRead
from speeltafel.texts import Texts
from speeltafel.texts.plain import is_visible

LONGEST_NAME: Final = 40


class DeckFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck of events that somebody wrote: docs/decks.md."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    content: Annotated[bytes, msgspec.Meta(max_length=MOST_BYTES + 1)]
    """The CSV file, byte for byte."""


def checked_deck(file: DeckFile) -> DeckReading:
    """The deck in a file; `BadUploadedDeck` with the first error."""
    name = clean(file.name)[:LONGEST_NAME].strip()
    if not is_visible(name):
        raise BadName(most=LONGEST_NAME)
    reading = read_deck(file.content, name)
    if reading.errors:
        raise BadUploadedDeck(reading.errors[0], len(reading.errors) - 1)
    return reading


def deck_read(file: DeckFile, words: Texts) -> DeckRead:
    """What the host sees of a deck that can be played, with its warnings."""
    reading = checked_deck(file)
    whole = [problem.say(words) for problem in reading.warnings if not problem.line]
    return DeckRead(name=reading.deck.name, cards=len(reading.deck.ids), warnings=whole)


def check_deal(game: Game, players: int, options: dict[str, Value]) -> None:
    """Try a deal, to see that there are enough cards: when the game starts it is too late."""
    game.start(players, options, Seeded(bytes(SEED_BYTES)), [])
