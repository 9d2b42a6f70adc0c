"""Nobody has to remember what a game needs: a test fails when something was forgotten."""

from pathlib import Path

import pytest

import speeltafel
from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES, texts
from tests.conformance.cards import COUNTS
from tests.conformance.positions import SETTINGS, tried_values

TESTS = Path(__file__).parents[1]


def test_every_folder_of_games_is_listed() -> None:
    games = Path(speeltafel.__file__).parent / "games"
    listed = {type(game).__module__ for game in GAMES.values()}
    found = {path.relative_to(games).with_suffix("") for path in games.rglob("game.py")}
    assert {".".join(("speeltafel.games", *path.parts)) for path in found} == listed


def test_the_laws_try_every_game_with_every_option_and_number_of_players() -> None:
    for game in GAMES.values():
        tried = [setting for setting in SETTINGS if setting.game is game]
        counts = {setting.players for setting in tried}
        assert counts == set(range(game.least_players, game.most_players + 1))
        for option in game.options:
            assert {setting.options[option.name] for setting in tried} == set(tried_values(option))


def test_cards_are_counted_in_every_game() -> None:
    assert set(COUNTS) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_rule_tests_playthroughs_and_old_records(name: str) -> None:
    box = name.partition("_")[0]  # two games may come in one box
    assert list((TESTS / "games" / box).glob("test_*.py"))
    assert list((TESTS / "data" / "playthroughs").glob(f"{name}-*.txt"))
    assert list((TESTS / "data" / "records").glob(f"{name}-*.json"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_option_has_a_name_and_an_explanation(name: str, lang: str) -> None:
    words = texts(lang)
    parts = [f"game-{name}", *(f"option-{name}-{option.name}" for option in GAMES[name].options)]
    for part in parts:
        assert words.say(part)
        assert words.say(f"{part}-about")
