"""Each game has a book that rests on its law, in the words of every language."""

import pytest

from speeltafel.books.book import Book, footnotes, keys, read_book
from speeltafel.registry import GAMES, PLUGINS
from speeltafel.texts import LANGUAGES, texts

EVERY = pytest.mark.parametrize("game", GAMES)


def book_of(game: str) -> Book:
    book = read_book(game)
    assert book is not None, f"{game} has no book"
    return book


def law_of(game: str) -> set[str]:
    return {rule for prefix in GAMES[game].rules for rule, _ in texts("en").rules(prefix)}


@EVERY
def test_every_footnote_is_a_rule_of_the_game(game: str) -> None:
    assert footnotes(book_of(game)) <= law_of(game)


@EVERY
def test_every_paragraph_and_example_rests_on_a_rule(game: str) -> None:
    book = book_of(game)
    parts = [part.rules for section in book.sections for part in section.paragraphs]
    parts += [example.rules for section in book.sections for example in section.examples]
    assert all([*parts, *(question.rules for question in book.questions)])


@EVERY
def test_every_essential_rule_is_in_the_book(game: str) -> None:
    book = book_of(game)
    assert set(book.essential) <= footnotes(book)
    assert len(book.essential) == len(set(book.essential)) > 0


@EVERY
def test_a_book_says_aim_turn_and_end_and_has_three_examples_or_more(game: str) -> None:
    book = book_of(game)
    assert {"aim", "start", "turn", "end"} <= {section.key for section in book.sections}
    assert sum(len(section.examples) for section in book.sections) >= 3
    assert len(book.questions) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY
def test_a_book_has_all_its_words_and_no_others(game: str, lang: str) -> None:
    start = f"book-{game}-"
    written = {text.removeprefix(start) for text in texts(lang).ids if text.startswith(start)}
    assert written == keys(book_of(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY
def test_a_book_can_be_told_whole(game: str, lang: str) -> None:
    pages = PLUGINS[game].book(texts(lang))
    assert pages is not None
    scenes = [
        scene
        for section in pages.sections
        for example in section.examples
        for scene in example.scenes
    ]
    assert all(scene.words and scene.show and scene.caption for scene in scenes)


def test_no_heading_of_a_book_is_unused() -> None:
    used = {f"book-{section.key}" for game in GAMES for section in book_of(game).sections}
    shared = {text for text in texts("en").ids if text.startswith("book-") and text.count("-") == 1}
    assert shared == used | {"book-you", "book-questions"}
