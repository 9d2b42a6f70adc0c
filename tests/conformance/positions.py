"""Positions of every game, with all its options and numbers of players, by random play."""

from collections.abc import Iterator

from hypothesis import strategies as st

from speeltafel.engine.chance import seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.game import Game, Option, Value
from speeltafel.engine.match import Match, new_match
from speeltafel.registry import GAMES

LONGEST = 600
"""Further than this into a game the laws are not tried; most games are over by then."""


class Setting:
    """A game with its number of players and its options."""

    def __init__(self, game: Game, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.name, f"{self.players} players", *chosen])

    def match(self, seed: int) -> Match:
        return new_match(self.game, self.players, self.options, seed_from(seed), {})


def settings_of(game: Game) -> Iterator[Setting]:
    """Every number of players with every choice of options that is tried."""
    for players in range(game.least_players, game.most_players + 1):
        for options in tried_options(game):
            yield Setting(game, players, options)


def tried_options(game: Game) -> list[dict[str, Value]]:
    """The plain game, each option by itself at its other values, and all of them together."""
    plain = {option.name: option.default for option in game.options}
    others = [
        {option.name: value}
        for option in game.options
        for value in tried_values(option)
        if value != option.default
    ]
    together = {name: value for other in others for name, value in other.items()}
    tried = [plain, *({**plain, **other} for other in others), {**plain, **together}]
    return [options for place, options in enumerate(tried) if options not in tried[:place]]


def tried_values(option: Option) -> list[Value]:
    """All values of an option; where there are many, the default and the first."""
    if len(option.allowed) <= 3:
        return list(option.allowed)
    return list(dict.fromkeys([option.default, option.allowed[0]]))


SETTINGS = [setting for game in GAMES.values() for setting in settings_of(game)]

seeds = st.integers(0, 2**40)
"""Seeds of a deal, and of the random play that follows it."""
lengths = st.integers(0, LONGEST)


def play(setting: Setting, seed: int, length: int) -> Match:
    """A match after a number of random moves, or at its end."""
    match = setting.match(seed)
    dice = Dice(seed)
    for _ in range(length):
        if not play_one(match, dice):
            break
    return match


def play_one(match: Match, dice: Dice) -> bool:
    """One random move; False at the end of the game."""
    seats = match.state.to_act()
    if not seats:
        return False
    seat = seats[dice.below(len(seats))]
    actions = match.state.legal(seat)
    match.act(seat, actions[dice.below(len(actions))])
    return True


def some_actions(setting: Setting, dice: Dice) -> list[int]:
    """All codes of a game, or a few hundred of them where there are thousands."""
    count = setting.game.actions.count
    if count <= 400:
        return list(range(count))
    return [dice.below(count) for _ in range(400)]
