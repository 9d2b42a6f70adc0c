"""Reports of wrong cards, in a file for the operator of the server."""

import csv
import io
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from speeltafel.server.errors import StoreUnavailable
from speeltafel.server.table.commands.base import Text, Word
from speeltafel.server.table.names import clean

FILE: Final = "reported-cards.csv"
COLUMNS: Final = ("at", "deck", "card", "text")
FORMULAS: Final = ("=", "+", "-", "@")
"""A spreadsheet would evaluate a text that begins with one of these."""

log = logging.getLogger(__name__)


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a deck, by the event it tells, and what is wrong with it."""

    deck: Word
    card: Text
    """The event that it tells."""
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class CardReports:
    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def add(self, report: Report, at: int) -> None:
        """Append a line with a single write: other processes may write to the same file."""
        moment = datetime.fromtimestamp(at // 1000, UTC).isoformat()
        told = [harmless(clean(text)) for text in (report.deck, report.card, report.text)]
        try:
            self._begin()
            with self.path.open("a", encoding="utf-8", newline="") as file:
                file.write(line(moment, *told))
        except OSError:
            log.exception("a report could not be written")
            raise StoreUnavailable from None

    def _begin(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            with self.path.open("a", encoding="utf-8", newline="") as file:
                file.write(line(*COLUMNS))


def line(*fields: str) -> str:
    written = io.StringIO()
    csv.writer(written).writerow(fields)
    return written.getvalue()


def harmless(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULAS) else text
