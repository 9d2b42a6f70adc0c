"""Two bots at one table, or at two tables with the same deal: who did better."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from speeltafel.arena.estimate import Estimate, share
from speeltafel.arena.rating import Pairs
from speeltafel.engine.game import TOGETHER, Game


@dataclass(frozen=True)
class Seat:
    """A bot at a table, and what came of it."""

    bot: str
    won: float
    score: int


Deal = list[list[Seat]]
"""The tables of one deal."""

Duels = dict[str, Estimate]
"""By opponent: the share of meetings in which one did better; as good is a half."""


def who_beat_whom(game: Game, deals: Iterable[Deal]) -> Pairs:
    """Two who share a win drew; two who both lost, or both didn't lose, say nothing."""
    beaten = Pairs()
    for deal in deals:
        for one, other in meetings(game, deal):
            better = gain(game, one, other)
            if better != 0.5 or game.aim == TOGETHER or 0 < one.won < 1:
                beaten[one.bot, other.bot] += round(2 * better)
                beaten[other.bot, one.bot] += round(2 - 2 * better)
    return beaten


def duels(bot: str, game: Game, deals: Iterable[Deal]) -> Duels:
    """As everywhere each deal is one value."""
    values: defaultdict[str, list[float]] = defaultdict(list)
    for deal in deals:
        for opponent, gains in _gains(bot, game, deal).items():
            values[opponent].append(fmean(gains))
    return {opponent: share(gains) for opponent, gains in values.items()}


def _gains(bot: str, game: Game, deal: Deal) -> dict[str, list[float]]:
    gains: defaultdict[str, list[float]] = defaultdict(list)
    for one, other in meetings(game, deal):
        if one.bot == bot:
            gains[other.bot].append(gain(game, one, other))
        elif other.bot == bot:
            gains[one.bot].append(gain(game, other, one))
    return gains


def meetings(game: Game, deal: Deal) -> Iterator[tuple[Seat, Seat]]:
    """Every two at one table; where a table plays together, every two tables. Nobody meets itself."""
    if game.aim == TOGETHER:
        met = combinations([table[0] for table in deal], 2)
        yield from (pair for pair in met if pair[0].bot != pair[1].bot)
        return
    for table in deal:
        yield from (pair for pair in combinations(table, 2) if pair[0].bot != pair[1].bot)


def gain(game: Game, one: Seat, other: Seat) -> float:
    """1 for the one who did better, 0 for the other, and a half for both who did as well."""
    ours, theirs = (one.score, other.score) if game.aim == TOGETHER else (one.won, other.won)
    if ours == theirs:
        return 0.5
    return 1.0 if ours > theirs else 0.0
