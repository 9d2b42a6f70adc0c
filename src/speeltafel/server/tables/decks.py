"""Decks that a host uploads, read and checked as everywhere else (`speeltafel.decks`)."""

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from speeltafel.decks.reader import DeckReading, read_deck
from speeltafel.decks.rows import LONGEST_FIELD, MOST_BYTES, MOST_LETTERS
from speeltafel.engine.chance import SEED_BYTES, Seeded
from speeltafel.engine.errors import BadRecord
from speeltafel.engine.game import Game, Value
from speeltafel.games.timeline.deck import Deck
from speeltafel.server.errors import BadName, BadUploadedDeck
from speeltafel.server.table.names import clean_title
from speeltafel.server.wire.resources import DeckRead
from speeltafel.texts import Texts
from speeltafel.texts.plain import is_visible, plain, shortened

LONGEST_NAME: Final = 40
LONGEST_FILE_NAME: Final = 255
"""On the command line a deck goes by the name of its file."""


class DeckFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck of events that somebody wrote: docs/decks.md."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    content: Annotated[bytes, msgspec.Meta(max_length=MOST_BYTES + 1)]
    """The CSV file, byte for byte."""


def checked_deck(file: DeckFile) -> DeckReading:
    """The deck in a file; `BadUploadedDeck` with the first error."""
    name = clean_title(file.name, LONGEST_NAME)
    if not name:
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


def check_deck_of_record(deck: Deck) -> None:
    """Refuse a deck that no file was read into: a record is exact to the byte, so it can't be cleaned.

    Where a record is uploaded only: games that are stored are read, whatever their decks are like.
    """
    shown = [(text, MOST_LETTERS) for light in deck.lights for text in light.texts.values()]
    for text, most in [(deck.name, LONGEST_FILE_NAME), *shown]:
        if len(text) > most or not is_visible(text):
            raise _strange_text(text)
    for text in _texts_in(deck.to_json()):
        if len(text) > LONGEST_FIELD or plain(text) != text:
            raise _strange_text(text)


def _texts_in(form: object) -> Iterator[str]:
    if isinstance(form, str):
        yield form
    elif isinstance(form, dict):
        yield from _texts_in([*form, *form.values()])
    elif isinstance(form, list):
        for item in form:
            yield from _texts_in(item)


def _strange_text(text: str) -> BadRecord:
    start = shortened(text, MOST_LETTERS)
    return BadRecord(f"no deck that was read from a file holds {start!r}", "deck", text=start)


def check_deal(game: Game, players: int, options: dict[str, Value]) -> None:
    """Try a deal: when the game starts it is too late for too few cards, or a first seat that is not there."""
    game.start(players, options, Seeded(bytes(SEED_BYTES)), [])
