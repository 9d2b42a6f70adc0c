"""The book of a game as a reader gets it: in words, with the positions of its examples."""

import msgspec

from speeltafel.books.pages import BookPages
from speeltafel.server.wire.forms import Form, View


class ParagraphShown(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    rules: list[str]
    """The law that it rests on."""


class SceneShown(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of an example, which the client draws with its own cards."""

    caption: str
    show: list[str]
    """What of the table is drawn."""
    view: View
    legal: list[Form]
    """What the seat that looks can do."""
    names: list[str]
    """By seat."""
    words: list[str]
    """What the picture shows, for those who don't see it."""


class ExampleShown(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    rules: list[str]
    scenes: list[SceneShown]


class SectionShown(msgspec.Struct, frozen=True, kw_only=True):
    heading: str
    paragraphs: list[ParagraphShown]
    examples: list[ExampleShown]


class QuestionShown(msgspec.Struct, frozen=True, kw_only=True):
    question: str
    answer: str
    rules: list[str]


class BookShown(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    title: str
    motto: str
    sections: list[SectionShown]
    asked: str
    """The heading of the questions."""
    questions: list[QuestionShown]


def book_shown(book: BookPages) -> BookShown:
    return msgspec.convert(book, BookShown, from_attributes=True)
