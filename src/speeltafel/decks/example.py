"""An example of a deck as people write it: cards of a deck of ours, in one language."""

import csv
import io
from typing import Final

from speeltafel.decks import built_in_decks
from speeltafel.decks.linter import TOGETHER

DECK: Final = "lowlands"
CARDS: Final = TOGETHER + 4
"""Enough for both games (TWI-04)."""


def example(lang: str) -> bytes:
    """A file that can be played as it is, and that spreadsheets of that language open."""
    deck = built_in_decks()[DECK]
    sheet = io.StringIO(newline="")
    # Where a comma stands in numbers, a spreadsheet wants a semicolon between fields.
    writer = csv.writer(sheet, delimiter="," if lang == "en" else ";")
    writer.writerow(["date", lang, "source", "level", "picture"])
    sure = deck.sure()
    for place in sure[:: len(sure) // CARDS][:CARDS]:
        light, dark = deck.lights[place], deck.darks[place]
        writer.writerow([dark.date, light.text(lang), dark.source, light.level, light.picture])
    return sheet.getvalue().encode("utf-8-sig")  # without the mark Excel takes it for Latin-1
