"""`speeltafel` alone: choices at a terminal, the help elsewhere (see test_app.py)."""

from pathlib import Path
from typing import Any

import pytest

from speeltafel.cli.serve import serve
from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from tests.cli.typist import Terminal, Typist


@pytest.fixture(name="at_a_terminal")
def terminal(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> Typist:
    monkeypatch.setattr("speeltafel.cli.app.at_a_terminal", lambda: True)
    return typist


@pytest.fixture(name="served")
def serving(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked for, each time it was started."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(serve, "callback", lambda **options: asked.append(options))
    return asked


def test_a_number_starts_its_game_at_a_real_terminal(tmp_path: Path) -> None:
    with Terminal(folder=tmp_path) as screen:
        screen.type("2\n")
        screen.type("quit\n")
        code, told, _ = screen.end()
    assert code == 0
    first = next(iter(GAMES))
    assert texts("en").say(f"game-{first}-about") in told.replace("\n", " ")


def test_enter_opens_the_table_with_the_settings_of_the_environment(
    at_a_terminal: Typist, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PORT", "7460")
    at_a_terminal.types([""])
    assert [options["port"] for options in served] == [7460]


def test_another_answer_is_asked_for_again(
    at_a_terminal: Typist, served: list[dict[str, Any]]
) -> None:
    told = at_a_terminal.types(["0", "chess", "1"])
    assert told.count(f"Please type a number from 1 to {1 + len(GAMES)}:") == 2
    assert len(served) == 1


def test_who_types_nothing_more_leaves(at_a_terminal: Typist, served: list[dict[str, Any]]) -> None:
    at_a_terminal.types([])
    assert served == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_are_in_the_language_of_this_computer(
    lang: str, at_a_terminal: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{lang}_BE.UTF-8")
    told = at_a_terminal.types([])
    assert texts(lang).say("cli-menu-serve") in told
    assert all(texts(lang).say(f"game-{game}") in told for game in GAMES)
    assert max(map(len, told.splitlines())) <= 80
