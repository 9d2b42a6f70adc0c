"""Which bots meet at a table."""

from collections.abc import Sequence
from itertools import combinations, permutations

from speeltafel.engine.game import TOGETHER, Game

LineUp = tuple[str, ...]
"""The names of the bots at a table, seat by seat."""


def seats_for(game: Game, bots: Sequence[str]) -> int:
    """A seat for each bot that was named, or as near to that as the game comes."""
    return min(max(len(bots), game.least_players), game.most_players)


def line_ups(game: Game, bots: Sequence[str], seats: int) -> list[LineUp]:
    """All bots together; too many for the seats: every choice of them; too few: see `one_against`.

    In a game played together every bot fills the table alone: a mixed team would say nothing
    about its members.
    """
    different = list(dict.fromkeys(bots))
    if game.aim == TOGETHER or len(different) == 1:
        return [(bot,) * seats for bot in different]
    if len(bots) < seats:
        return one_against(different, seats)
    chosen = dict.fromkeys(combinations(bots, seats))
    return [line_up for line_up in chosen if len(set(line_up)) > 1]


def one_against(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot once against a table full of each other."""
    return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]


def rotated(line_up: LineUp) -> list[LineUp]:
    """The same bots from every seat on; what looks the same is there once."""
    return list(dict.fromkeys(line_up[seat:] + line_up[:seat] for seat in range(len(line_up))))
