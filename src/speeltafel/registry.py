"""The games there are. A new one is listed here; nothing else in the project names games."""

from typing import Final

from speeltafel.decks import built_in_decks
from speeltafel.engine.errors import UnknownGame
from speeltafel.engine.game import Game
from speeltafel.games.tabulos.game import TabulosGame
from speeltafel.games.telos.game import TelosGame
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.titus.game import TitusGame

GAMES: Final[dict[str, Game]] = {
    game.name: game
    for game in (
        TelosGame(),
        TitusGame(),
        TabulosGame(),
        TogetherGame(built_in_decks()),
        AgainstGame(built_in_decks()),
    )
}


def game_named(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise UnknownGame(
            f"there is no game {name!r}; there is {', '.join(GAMES)}", "name", game=name
        )
    return game
