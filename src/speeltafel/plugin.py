"""All that the rest of the project knows of a game, in one object."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from speeltafel.books.book import read_book
from speeltafel.books.pages import BookPages, BookTeller
from speeltafel.books.reader import PositionReader
from speeltafel.bots.roster import LEVELS, Roster
from speeltafel.bots.tip import Tip
from speeltafel.engine.chance import SEED_BYTES
from speeltafel.engine.game import LONGEST_READING, SOUNDS, Game
from speeltafel.engine.match import Match, new_match
from speeltafel.engine.record import LessonPlayed
from speeltafel.lessons.deals import Rig, Shuffles
from speeltafel.lessons.lesson import Lesson
from speeltafel.terminal.presenter import Presenter
from speeltafel.texts import LANGUAGES, Texts, texts

DECLARED: Final = (
    *("rules", "rules_version", "least_players", "most_players", "options", "shuffles", "actions"),
    *("usual_players", "box", "duration", "age", "sounds"),
)
"""What a Game says of itself, besides its name."""


@dataclass(frozen=True, kw_only=True)
class GamePlugin:
    """A game with its bots, its words and how a terminal shows it.

    Server, command line, arena and browser learn of a game from here and from nowhere else.
    """

    game: Game
    roster: Roster
    presenter: type[Presenter]
    tips: Sequence[Tip] = ()
    """What newcomers are told, the most urgent first; `tip-<game>-<name>` in its texts."""
    texts: Traversable | None = None
    """The folder of its en.ftl, nl.ftl and fr.ftl; None if its words are in `speeltafel.texts`."""

    positions: PositionReader[Any] | None = None
    """How the examples of its book are read; None for a game without a book."""
    rig: Rig | None = None
    """How the deals of its lessons are made; None for a game without lessons."""

    def shuffles(self, lesson: Lesson) -> Shuffles:
        """That deal the cards of a lesson as its file says."""
        assert self.rig is not None
        return self.rig(self.game, lesson.file)

    def begin(self, lesson: Lesson, seed: bytes = bytes(SEED_BYTES)) -> Match:
        """The match of a lesson at its start. The seed is only for what the lesson leaves open."""
        file, shuffles = lesson.file, self.shuffles(lesson)
        match = new_match(self.game, file.players, file.options, seed, shuffles)
        match.record.lesson = LessonPlayed(lesson.name, lesson.version)
        return match

    def book(self, words: Texts) -> BookPages | None:
        """What one wants to read before the first game, in words."""
        book = read_book(self.game.name)
        if book is None or self.positions is None:
            return None
        return BookTeller(self.game, self.presenter, self.positions, words).tell(book)

    def source(self, lang: str) -> str:
        """Its own texts in a language as they are written, for a browser; empty if it has none."""
        return "" if self.texts is None else (self.texts / f"{lang}.ftl").read_text("utf-8")

    def missing(self) -> Iterator[str]:
        """One sentence for each thing that a table would look for in vain."""
        name = self.game.name
        fields = [field for field in DECLARED if not hasattr(self.game, field)]
        yield from (f"{name} does not say its {field}: set it in its Game" for field in fields)
        if fields:
            return
        for kind, sound in self.game.sounds.items():
            if sound not in SOUNDS:
                yield f"{name} wants the sound {sound!r} for {kind}; there is {', '.join(SOUNDS)}"
        reading = self.game.reading
        for kind, time in {"an ordinary move": reading.ordinary, **reading.kinds}.items():
            if not 0 <= time <= LONGEST_READING:
                yield f"{name} wants {time} ms to read {kind}; at most {LONGEST_READING} are possible"
        if self.roster.game != name:
            yield f"{name} has the bots of {self.roster.game}: give it a roster of its own"
        for level in ("thumb", *LEVELS):
            if level not in self.roster.bots:
                yield f"{name} has no bot {level!r}: add one to its roster"
        for lang in LANGUAGES:
            yield from self._missing_words(texts(lang))

    def _missing_words(self, words: Texts) -> Iterator[str]:
        name = self.game.name
        titles = [f"game-{name}", *(f"option-{name}-{option.name}" for option in self.game.options)]
        for text in titles:
            for wanted in (text, f"{text}-about"):
                if not words.has(wanted):
                    yield f"{name} has no text {wanted!r} in {words.lang}.ftl"
        for tip in self.tips:
            if not words.has(f"tip-{name}-{tip.name}"):
                yield f"{name} has no text 'tip-{name}-{tip.name}' in {words.lang}.ftl"
        for prefix in self.game.rules:
            if not words.rules(prefix):
                yield f"{name} has no rule {prefix} in {words.lang}.ftl"
