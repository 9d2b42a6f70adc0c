"""Files of decks for tests: good ones, and good ones with something spoilt."""

from collections.abc import Sequence

from speeltafel.decks.reader import DeckReading, read_deck

HEADER = "id,date,until,en,nl,fr,source,level,picture,where,light,dark"


GUESSED = (0, "(pictures_guessed)")
"""What is always said of a deck that names no pictures."""


def card(number: int, **fields: str) -> str:
    """A line that is right, but for the fields given."""
    words = {
        "id": f"card-{number}",
        "date": str(1000 + 20 * number),
        "en": f"Event {letters(number)}",
        "nl": f"Gebeurtenis {letters(number)}",
        "fr": f"Événement {letters(number)}",
        "picture": "swords/hills",
    } | fields
    return ",".join(words.get(column, "") for column in HEADER.split(","))


def letters(number: int) -> str:
    """A number without digits, which could give a date away."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def deck_file(*lines: str, cards: int = 40) -> bytes:
    """A file of good cards, from line 2 on, and then these lines."""
    good = [card(number) for number in range(cards)]
    return "\n".join([HEADER, *good, *lines]).encode()


def spoilt(**fields: str) -> DeckReading:
    """A deck with one card that has something wrong, on line 42."""
    return read_deck(deck_file(card(40, **fields)), "test")


def found(reading: DeckReading) -> list[tuple[int, str]]:
    """The line and the reason of each problem, warnings in brackets."""
    return [
        (problem.line, problem.reason if problem.is_error else f"({problem.reason})")
        for problem in reading.problems
    ]


def read_lines(lines: Sequence[str]) -> DeckReading:
    return read_deck("\n".join(lines).encode(), "test")
