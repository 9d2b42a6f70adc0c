"""What a table can be set up with."""

from speeltafel.bots.levels import LEVELS
from speeltafel.decks.rows import COLUMNS
from speeltafel.engine.game import Game
from speeltafel.server.messages import GameList, GameShown, OptionShown
from speeltafel.server.phrases import PHRASES
from speeltafel.shelf import GAMES


def game_list(lang: str) -> GameList:
    games = [_game_shown(game, lang) for game in GAMES.values()]
    return GameList(games=games, levels=LEVELS, phrases=list(PHRASES), columns=list(COLUMNS))


def _game_shown(game: Game, lang: str) -> GameShown:
    return GameShown(
        game=game.name,
        players=(game.least_players, game.most_players),
        options=[
            OptionShown(name=option.name, default=option.default, allowed=list(option.allowed))
            for option in game.options
        ],
        rules=game.rules,
        aim=game.aim,
        duration=game.duration,
        age=game.age,
        box=game.box or game.name,
        sounds=game.sounds,
        texts=game.texts(lang),
    )
