"""A small game outside the package: `docs/adding-a-game.md` is written with it."""

from importlib.resources import files

from speeltafel.plugin import GamePlugin

from .bots import WHIST
from .rules import WhistGame
from .terminal import WhistPresenter

PLUGIN = GamePlugin(game=WhistGame(), roster=WHIST, presenter=WhistPresenter, texts=files(__name__))
