"""What the file of a book holds."""

from importlib.resources import files

import msgspec


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    rules: list[str]
    """The law that it rests on: its footnotes."""


class BookScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture of an example, and what it claims: a test holds the engine to each claim."""

    show: list[str]
    """What is drawn of the table; all of it is in the words for a terminal."""
    position: str = ""
    """Empty: the scene goes on from the one before."""
    moves: list[str] = []
    """Played before the picture is taken."""
    allowed: list[str] = []
    """Moves that can be made now."""
    refused: dict[str, str] = {}
    """Moves that can't, each with the rule that forbids it."""
    proves: dict[str, object] = {}
    """What fields of the view are now."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    rules: list[str]
    scenes: list[BookScene]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    """Of its heading, which the books share: `book-<key>`."""
    paragraphs: list[Paragraph] = []
    examples: list[Example] = []


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    essential: list[str]
    """The rules that nobody can play without: each is a footnote somewhere."""
    sections: list[Section]
    questions: list[Paragraph]


def read_book(game: str) -> Book | None:
    """The book of a game; None for a game that has none."""
    file = files(__package__) / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Book) if file.is_file() else None


def footnotes(book: Book) -> set[str]:
    """Every rule that a book refers to."""
    found = [part.rules for part in book.questions]
    for section in book.sections:
        found += [part.rules for part in section.paragraphs]
        found += [example.rules for example in section.examples]
    return {rule for rules in found for rule in rules}


def keys(book: Book) -> set[str]:
    """The keys of every text of a book."""
    found = {"motto"}
    for section in book.sections:
        found |= {part.key for part in section.paragraphs}
        for example in section.examples:
            captions = range(1, len(example.scenes) + 1)
            found |= {example.key, *(f"{example.key}-{number}" for number in captions)}
    for question in book.questions:
        found |= {f"ask-{question.key}", f"answer-{question.key}"}
    return found
