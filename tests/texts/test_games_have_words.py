"""Every event, refusal and ending of a game has a text."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.engine.game import Game
from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from tests.texts.fluent_files import variables

SOURCES = Path(__file__).resolve().parents[2] / "src"


def folder_of(game: Game) -> Path:
    """Where the source of a game is, compiled or not."""
    return SOURCES.joinpath(*type(game).__module__.split(".")).parent


def needed(source: str, game: str) -> Iterator[str]:
    """The texts that the events, refusals and outcomes written down in a source ask for."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(ast.Name("Event"), [ast.Constant(str(kind)), *_]):
                yield f"event-{game}-{kind}"
            case ast.Call(ast.Name("Refusal"), [_, ast.Constant(str(reason)), *_]):
                yield f"why-{game}-{reason}"
            case ast.Call(ast.Name("Outcome"), [ast.Constant(str(reason)), *_]):
                yield f"ending-{game}-{reason}"
            case _:
                pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_refusal_and_ending_of_a_game_has_its_words(lang: str) -> None:
    wanted = {
        text
        for game in GAMES.values()
        for file in folder_of(game).glob("*.py")
        for text in needed(file.read_text(encoding="utf-8"), game.name)
    }
    assert wanted - texts(lang).ids == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coins_are_named_by_their_visible_side_and_not_by_their_ids(lang: str) -> None:
    named = {text for text, names in variables(lang).items() if "coin" in names}
    # In the terminal people type the ids.
    assert all(text.startswith(("act-titus-", "see-titus-")) for text in named)


def test_what_a_game_needs_is_read_from_its_source() -> None:
    source = 'Event("trick", {})\nRefusal("TEL-05", "turn", {})\nOutcome("limit", [], [])\n'
    assert list(needed(source, "telos")) == [
        "event-telos-trick",
        "why-telos-turn",
        "ending-telos-limit",
    ]
