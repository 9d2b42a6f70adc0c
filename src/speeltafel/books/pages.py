"""A book in the words of one language, with the positions of its examples as players see them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from speeltafel.books.book import Book, BookScene, Example, Paragraph, Section
from speeltafel.books.reader import PositionReader
from speeltafel.engine.game import Game
from speeltafel.engine.state import State
from speeltafel.terminal.presenter import Presenter
from speeltafel.texts import Texts
from speeltafel.texts.telling import Teller

READER: Final = 0
"""The seat that examples are seen from: "you"."""
OTHERS: Final = ("Ada", "Milo", "Noor")
"""Who plays with the reader in the examples; the texts of the books name them too."""


@dataclass(frozen=True)
class PageText:
    text: str
    rules: list[str]


@dataclass(frozen=True)
class PageScene:
    """A picture: what the reader's seat sees and may do, and the same in words."""

    caption: str
    show: list[str]
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    names: list[str]
    words: list[str]


@dataclass(frozen=True)
class PageExample:
    title: str
    rules: list[str]
    scenes: list[PageScene]


@dataclass(frozen=True)
class PageSection:
    heading: str
    paragraphs: list[PageText]
    examples: list[PageExample]


@dataclass(frozen=True)
class PageQuestion:
    question: str
    answer: str
    rules: list[str]


@dataclass(frozen=True)
class BookPages:
    game: str
    title: str
    motto: str
    sections: list[PageSection]
    asked: str
    """The heading of the questions."""
    questions: list[PageQuestion]


class BookTeller:
    """Tells the book of one game in one language."""

    def __init__(
        self, game: Game, presenter: type[Presenter], reader: PositionReader[Any], words: Texts
    ) -> None:
        self.game = game
        self.presenter = presenter
        self.reader = reader
        self.words = words

    def tell(self, book: Book) -> BookPages:
        name = self.game.name
        return BookPages(
            game=name,
            title=self.words.say(f"game-{name}"),
            motto=self._say("motto"),
            sections=[self._section(section) for section in book.sections],
            asked=self.words.say("book-questions"),
            questions=[self._question(question) for question in book.questions],
        )

    def _say(self, key: str) -> str:
        return self.words.say(f"book-{self.game.name}-{key}")

    def _section(self, section: Section) -> PageSection:
        return PageSection(
            heading=self.words.say(f"book-{section.key}"),
            paragraphs=[PageText(self._say(part.key), part.rules) for part in section.paragraphs],
            examples=[self._example(example) for example in section.examples],
        )

    def _question(self, part: Paragraph) -> PageQuestion:
        return PageQuestion(
            self._say(f"ask-{part.key}"), self._say(f"answer-{part.key}"), part.rules
        )

    def _example(self, example: Example) -> PageExample:
        scenes = list(self._scenes(example))
        return PageExample(self._say(example.key), example.rules, scenes)

    def _scenes(self, example: Example) -> Iterator[PageScene]:
        states = self.reader.states(example)
        for number, (scene, state) in enumerate(zip(example.scenes, states, strict=True), start=1):
            yield self._scene(self._say(f"{example.key}-{number}"), scene, state)

    def _scene(self, caption: str, scene: BookScene, state: State) -> PageScene:
        view = state.view(READER).to_json()
        names = self._names(view["players"])
        cards = self.game.card_words(state, self.words.lang)
        teller = Teller(self.words, self.game.name, names, cards, READER)
        codec = self.game.actions
        return PageScene(
            caption=caption,
            show=scene.show,
            view=view,
            legal=[codec.json(action) for action in state.legal(READER)],
            names=names,
            words=list(self.presenter(teller).example(view)),
        )

    def _names(self, players: object) -> list[str]:
        assert isinstance(players, int)
        return [self.words.say("book-you"), *OTHERS[: players - 1]]
