"""The facts of an event or a refusal, each with its type: what it is, whatever it is called.

    {"seat": fact.seat(2), "cards": fact.cards(["7", "8"]), "how": fact.word("follows")}

Code that tells or shows a fact goes by its type.
"""

from typing import Final

FactValue = int | str | list[str]

SEAT: Final = "seat"
SEATS: Final = "seats"
CARD: Final = "card"
CARDS: Final = "cards"
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
ROW: Final = "row"
DATE: Final = "date"
ICON: Final = "icon"
WORD: Final = "word"

TYPES: Final = [SEAT, SEATS, CARD, CARDS, NUMBER, NUMBERS, ROW, DATE, ICON, WORD]


class Fact:
    """A value and what it is, which never change. Take it from one of the functions below."""

    def __init__(self, type_: str, value: FactValue) -> None:
        self.type = type_
        self.value = value

    def __repr__(self) -> str:
        return f"Fact({self.type!r}, {self.value!r})"


_seats: Final = [Fact(SEAT, number) for number in range(16)]
_cards: Final = [Fact(CARD, name) for name in range(100)]
_numbers: Final = [Fact(NUMBER, count) for count in range(100)]
"""Those that nearly every event has, made once: the log of a game keeps its events."""


def seat(number: int) -> Fact:
    """The player in that seat."""
    return _seats[number] if 0 <= number < len(_seats) else Fact(SEAT, number)


def seats(numbers: list[str]) -> Fact:
    return Fact(SEATS, numbers)


def card(name: int | str) -> Fact:
    """A card or coin by its name."""
    if isinstance(name, int) and 0 <= name < len(_cards):
        return _cards[name]
    return Fact(CARD, name)


def cards(names: list[str]) -> Fact:
    return Fact(CARDS, names)


def number(count: int) -> Fact:
    return _numbers[count] if 0 <= count < len(_numbers) else Fact(NUMBER, count)


def numbers(values: list[str] | str) -> Fact:
    """Several numbers that people read as a list: 2, 3 and 6. A text has commas between them."""
    return Fact(NUMBERS, values)


def row(values: list[str]) -> Fact:
    """Numbers that lie in a row: 9 10 11."""
    return Fact(ROW, values)


def date(text: str) -> Fact:
    """A date as decks write it, or two of them with a / between."""
    return Fact(DATE, text)


def icon(name: str) -> Fact:
    return Fact(ICON, name)


def word(key: str) -> Fact:
    """One of a few words that a sentence chooses by, such as yes and no."""
    return Fact(WORD, key)


def values_of(facts: dict[str, Fact]) -> dict[str, FactValue]:
    """The facts without their types, as records and programs have them."""
    return {name: fact.value for name, fact in facts.items()}
