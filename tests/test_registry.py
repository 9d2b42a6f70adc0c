"""One registry of games, and one sentence for what a half registered game lacks."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import speeltafel
from speeltafel.bots.roster import Roster
from speeltafel.engine.chance import Chance
from speeltafel.engine.errors import UnknownGame
from speeltafel.engine.event import Event
from speeltafel.engine.game import Game, Value
from speeltafel.engine.state import State
from speeltafel.games.titus.game import TitusGame
from speeltafel.plugin import DECLARED, GamePlugin
from speeltafel.registry import BUILT_IN, GAMES, PLUGINS, BadPlugin, by_name, plugin_of

TITUS = PLUGINS["titus"]


@pytest.mark.parametrize("name", PLUGINS)
def test_a_registered_game_lacks_nothing(name: str) -> None:
    assert list(PLUGINS[name].missing()) == []


def renamed(plugin: GamePlugin, name: str) -> GamePlugin:
    game = TitusGame()
    game.name = name
    return replace(plugin, game=game, roster=Roster(name, plugin.roster.bots))


def test_a_game_without_words_is_reported() -> None:
    assert list(renamed(TITUS, "skat").missing())[:2] == [
        "skat has no text 'game-skat' in en.ftl",
        "skat has no text 'game-skat-about' in en.ftl",
    ]


def test_a_game_without_a_rule_book_is_reported() -> None:
    plugin = replace(TITUS, game=TitusGame())
    plugin.game.rules = ["SKA"]
    assert next(plugin.missing()) == "titus has no rule SKA in en.ftl"


def test_a_game_without_bots_is_reported() -> None:
    plugin = replace(TITUS, roster=Roster("titus", {}))
    assert next(plugin.missing()) == "titus has no bot 'thumb': add one to its roster"


def test_a_game_with_the_bots_of_another_is_reported() -> None:
    plugin = replace(TITUS, roster=PLUGINS["telos"].roster)
    assert next(plugin.missing()) == "titus has the bots of telos: give it a roster of its own"


def test_a_game_with_an_unknown_sound_is_reported() -> None:
    plugin = replace(TITUS, game=TitusGame())
    plugin.game.sounds = {"takes": "thunder"}
    known = "card, coin, right, wrong, trick, reverse, caught"
    sentence = f"titus wants the sound 'thunder' for takes; there is {known}"
    assert next(plugin.missing()) == sentence


class Undeclared(Game):
    def __init__(self) -> None:
        self.name = "skat"

    def deal(
        self, players: int, options: dict[str, Value], chance: Chance, log: list[Event] | None
    ) -> State:
        raise NotImplementedError


def test_a_game_that_does_not_declare_something_is_reported() -> None:
    sentences = list(replace(TITUS, game=Undeclared()).missing())
    assert sentences[-1] == "skat does not say its sounds: set it in its Game"
    assert len(sentences) == len(DECLARED)


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(BadPlugin, match="there are two games 'titus'"):
        by_name(TITUS, TITUS)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=f"no game 'skat'; there is {', '.join(GAMES)}"):
        plugin_of("skat")


def test_nothing_but_the_registry_imports_several_games() -> None:
    """Or their bots or presenters: code that needs a game asks the registry."""
    package = Path(speeltafel.__file__).parent
    boxes = {plugin.game.box for plugin in BUILT_IN}
    naming = [
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if len(boxes_imported(path) & boxes) > 1
    ]
    assert naming == ["registry.py"]


def boxes_imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {part for module in modules if module for part in module.split(".")}
