"""The games there are. A new one is listed here; nothing else in the project names games.

A game outside the package is found by an entry point of the group `speeltafel.games`, or by the
variable SPEELTAFEL_GAMES: names of modules, or folders, that hold a `PLUGIN`. Other processes
inherit the variable, so that they find the same games.
"""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

from speeltafel.books.positions import tabulos, telos, timeline, titus
from speeltafel.books.reader import PositionReader
from speeltafel.bots.roster import Roster
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.tabulos.tips import TABULOS_TIPS
from speeltafel.bots.telos.roster import with_self_taught
from speeltafel.bots.telos.tips import TELOS_TIPS
from speeltafel.bots.timeline.roster import AGAINST, TOGETHER
from speeltafel.bots.timeline.tips import AGAINST_TIPS, TOGETHER_TIPS
from speeltafel.bots.titus.roster import TITUS
from speeltafel.bots.titus.tips import TITUS_TIPS
from speeltafel.decks import built_in_decks
from speeltafel.engine.errors import SpeeltafelError, UnknownGame
from speeltafel.engine.game import Game
from speeltafel.games.tabulos.game import TabulosGame
from speeltafel.games.telos.game import TelosGame
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.titus.game import TitusGame
from speeltafel.lessons.rigging import tabulos as tabulos_rig
from speeltafel.lessons.rigging import telos as telos_rig
from speeltafel.lessons.rigging import timeline as timeline_rig
from speeltafel.lessons.rigging import titus as titus_rig
from speeltafel.plugin import GamePlugin
from speeltafel.terminal.presenter import Presenter
from speeltafel.terminal.tabulos import TabulosPresenter
from speeltafel.terminal.telos import TelosPresenter
from speeltafel.terminal.timeline import AgainstPresenter, TogetherPresenter
from speeltafel.terminal.titus import TitusPresenter
from speeltafel.texts import add_texts

VARIABLE: Final = "SPEELTAFEL_GAMES"
GROUP: Final = "speeltafel.games"

WEIGHTS: Final = (files("speeltafel.bots.telos") / "self_taught.bin").read_bytes()
"""What a bot of Télos learned: `examples/learn_telos.py` writes it."""

BUILT_IN: Final = (
    GamePlugin(
        game=TelosGame(),
        roster=with_self_taught(WEIGHTS),
        presenter=TelosPresenter,
        tips=TELOS_TIPS,
        positions=PositionReader(telos.position, telos.actions),
        rig=telos_rig.shuffles,
    ),
    GamePlugin(
        game=TitusGame(),
        roster=TITUS,
        presenter=TitusPresenter,
        tips=TITUS_TIPS,
        positions=PositionReader(titus.position, titus.actions),
        rig=titus_rig.shuffles,
    ),
    GamePlugin(
        game=TabulosGame(),
        roster=TABULOS,
        presenter=TabulosPresenter,
        tips=TABULOS_TIPS,
        positions=PositionReader(tabulos.position, tabulos.actions),
        rig=tabulos_rig.shuffles,
    ),
    GamePlugin(
        game=TogetherGame(built_in_decks()),
        roster=TOGETHER,
        presenter=TogetherPresenter,
        tips=TOGETHER_TIPS,
        positions=PositionReader(timeline.together, timeline.together_actions),
        rig=timeline_rig.together,
    ),
    GamePlugin(
        game=AgainstGame(built_in_decks()),
        roster=AGAINST,
        presenter=AgainstPresenter,
        tips=AGAINST_TIPS,
        positions=PositionReader(timeline.against, timeline.against_actions),
        rig=timeline_rig.against,
    ),
)


class BadPlugin(SpeeltafelError):
    """A game from outside the package that can't be played."""

    code = "bad_plugin"


def outside() -> Iterator[GamePlugin]:
    """The games that are installed beside us, and those that the variable names."""
    for point in entry_points(group=GROUP):
        yield checked(point.load(), point.name)
    for place in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        yield checked(getattr(module_at(place), "PLUGIN", None), place)


def module_at(place: str) -> object:
    """A module by its name, or by its folder."""
    name = place
    if Path(place).is_dir():
        folder = Path(place).resolve()
        sys.path.append(str(folder.parent))
        name = folder.name
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        raise BadPlugin(f"{VARIABLE} names {place!r}, but there is no {missing.name}") from None


def checked(plugin: object, place: str) -> GamePlugin:
    """A plugin that lacks nothing; its texts can be said from now on."""
    if not isinstance(plugin, GamePlugin):
        raise BadPlugin(f"{place} has no PLUGIN that is a GamePlugin")
    if plugin.texts is not None:
        add_texts(plugin.texts)
    for sentence in plugin.missing():
        raise BadPlugin(sentence)
    return plugin


def by_name(*plugins: GamePlugin) -> dict[str, GamePlugin]:
    found: dict[str, GamePlugin] = {}
    for plugin in plugins:
        if plugin.game.name in found:
            raise BadPlugin(f"there are two games {plugin.game.name!r}")
        found[plugin.game.name] = plugin
    return found


PLUGINS: Final = by_name(*BUILT_IN, *outside())
GAMES: Final[dict[str, Game]] = {name: plugin.game for name, plugin in PLUGINS.items()}


def plugin_of(name: str) -> GamePlugin:
    if name not in PLUGINS:
        raise UnknownGame(
            f"there is no game {name!r}; there is {', '.join(PLUGINS)}", "name", game=name
        )
    return PLUGINS[name]


def game_named(name: str) -> Game:
    return plugin_of(name).game


def roster_of(game: str) -> Roster:
    return plugin_of(game).roster


def presenter_of(game: str) -> type[Presenter]:
    return plugin_of(game).presenter
