"""Reads a deck from a CSV file and says all that is wrong with it, not just the first thing."""

from typing import NamedTuple

from speeltafel.decks.icons import assigned_icons
from speeltafel.decks.linter import lint
from speeltafel.decks.problems import Problem
from speeltafel.decks.rows import Row, Sheet, read_sheet
from speeltafel.games.timeline.deck import YEAR, Dark, Deck, Light, dark_side


class Reading(NamedTuple):
    """A deck, empty if there is an error in it, and what is wrong with it."""

    deck: Deck
    problems: list[Problem]


def read_deck(content: bytes, name: str) -> Reading:
    """The deck in a file, by the name it is to have."""
    sheet = read_sheet(content)
    problems = sheet.problems or lint(sheet)
    problems = sorted(problems, key=lambda problem: (problem.line == 0, problem.line))
    if any(problem.is_error for problem in problems):
        return Reading(Deck(name, YEAR), problems)
    return Reading(_deck(sheet, name), problems)


def _deck(sheet: Sheet, name: str) -> Deck:
    deck = Deck(name, sheet.precision)
    ids = [row.get("id") or f"line-{row.line}" for row in sheet.rows]
    icons = assigned_icons(ids)
    for id_, row in zip(ids, sheet.rows, strict=True):
        light, dark = (row.get("light"), row.get("dark")) if row.get("light") else icons[id_]
        deck.add(id_, Light(_texts(sheet, row), light), _dark(row, dark, deck.precision))
    return deck


def _texts(sheet: Sheet, row: Row) -> dict[str, str]:
    return {lang: row.get(lang) for lang in sheet.languages}


def _dark(row: Row, icon: str, precision: str) -> Dark:
    return dark_side(row.date, row.get("until"), icon, row.get("source"), precision)
