"""The games there are. A new one is listed here; nothing else in the project names games."""

from speeltafel.engine.errors import UnknownGame
from speeltafel.engine.game import Game
from speeltafel.games.telos.game import TelosGame
from speeltafel.games.titus.game import TitusGame

GAMES: dict[str, Game] = {game.name: game for game in (TelosGame(), TitusGame())}


def game_named(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return game
