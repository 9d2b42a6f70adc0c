"""Reads a deck from a CSV file and says all that is wrong with it, not just the first thing."""

from typing import NamedTuple

from speeltafel.decks.icons import assigned_icons
from speeltafel.decks.linter import lint
from speeltafel.decks.problems import Problem
from speeltafel.decks.rows import Row, Sheet, read_sheet
from speeltafel.games.timeline.deck import UNTOLD, YEAR, Dark, Deck, Light, dark_side


class DeckReading(NamedTuple):
    """A deck, empty if there is an error in it, and what is wrong with it."""

    deck: Deck
    problems: list[Problem]
    wheres: list[str]
    """Where the event of each card happened, empty if the file says nothing: no game needs it."""

    @property
    def errors(self) -> list[Problem]:
        return [problem for problem in self.problems if problem.is_error]

    @property
    def warnings(self) -> list[Problem]:
        return [problem for problem in self.problems if not problem.is_error]


def read_deck(content: bytes, name: str) -> DeckReading:
    """The deck in a file, by the name it is to have."""
    sheet = read_sheet(content)
    problems = [*sheet.problems, *(lint(sheet) if sheet.has_meaning else [])]
    problems.sort(key=lambda problem: (problem.line == 0, problem.line))
    sound = not any(problem.is_error for problem in problems)
    deck = _deck(sheet, name) if sound else Deck(name, YEAR)
    return DeckReading(deck, problems, [row.get("where") for row in sheet.rows])


def _deck(sheet: Sheet, name: str) -> Deck:
    deck = Deck(name, sheet.precision)
    icons = assigned_icons([sheet.id_of(row) for row in sheet.rows])
    for row in sheet.rows:
        id_ = sheet.id_of(row)
        light, dark = (row.get("light"), row.get("dark")) if row.get("light") else icons[id_]
        deck.add(id_, _light(sheet, row, light), _dark(row, dark, deck.precision))
    return deck


def _light(sheet: Sheet, row: Row, icon: str) -> Light:
    texts = {lang: row.get(lang) for lang in sheet.languages}
    return Light(texts, icon, row.get("picture"), int(row.get("level") or UNTOLD))


def _dark(row: Row, icon: str, precision: str) -> Dark:
    return dark_side(row.date, row.get("until"), icon, row.get("source"), precision)
