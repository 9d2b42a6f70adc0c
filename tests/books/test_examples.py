"""What the books claim is true: every example is played by the engine."""

from collections.abc import Iterator

import pytest

from speeltafel.books.book import BookScene, Example, read_book
from speeltafel.books.reader import PositionReader
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import State
from speeltafel.registry import PLUGINS


def examples() -> Iterator[tuple[str, Example]]:
    for game in PLUGINS:
        book = read_book(game)
        for section in book.sections if book else ():
            for example in section.examples:
                yield game, example


EVERY = pytest.mark.parametrize(
    ("game", "example"), [pytest.param(*one, id=f"{one[0]}-{one[1].key}") for one in examples()]
)


def reader_of(game: str) -> PositionReader[State]:
    reader = PLUGINS[game].positions
    assert reader is not None
    return reader


def scenes(game: str, example: Example) -> Iterator[tuple[BookScene, State]]:
    yield from zip(example.scenes, reader_of(game).states(example), strict=True)


def refusal(game: str, state: State, move: str) -> Refusal | None:
    """Why a move is not possible, of several actions the first that is not; None if all are."""
    after = state.clone()
    for seat, action in reader_of(game).actions(after, move):
        why = after.permits(seat, action)
        if why is not None:
            return why
        after.apply(seat, action)
    return None


@EVERY
def test_an_example_plays_as_its_rules_say(game: str, example: Example) -> None:
    for scene, state in scenes(game, example):
        for move in scene.allowed:
            assert refusal(game, state, move) is None, move
        for move, rule in scene.refused.items():
            why = refusal(game, state, move)
            assert why is not None, f"{move} is allowed"
            assert (move, why.rule) == (move, rule)


@EVERY
def test_an_example_shows_what_it_proves(game: str, example: Example) -> None:
    for scene, state in scenes(game, example):
        view = state.view(0).to_json()
        assert {field: view[field] for field in scene.proves} == scene.proves
