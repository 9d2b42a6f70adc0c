"""Ratings from who beat whom (Bradley and Terry, 1952), fitted by maximum likelihood.

A bot with strength s beats one with strength t with probability s / (s + t). At a table for more
than two, a pair of seats counts where one of them won and the other didn't; that pair says as much
as a game for two would (Luce's axiom of choice). Ratings are on the scale of Elo: 400 points more
are ten times the strength.
"""

from collections import Counter
from math import log10

Pairs = Counter[tuple[str, str]]
"""How often the first of two bots beat the second; doubled, so that a draw is one for both."""


def ratings(bots: list[str], beaten: Pairs) -> dict[str, float]:
    """The anchor is 0. Every pair gets one draw more than it played: nobody is infinitely strong."""
    strengths = fitted(bots, {pair: beaten[pair] / 2 + 0.5 for pair in pairs_of(bots)})
    zero = strengths[anchor_of(bots)]
    return {bot: 400 * log10(strengths[bot] / zero) for bot in bots}


def anchor_of(bots: list[str]) -> str:
    """Whose rating is 0: random's; or that of the first bot, where random does not play."""
    return "random" if "random" in bots else bots[0]


def pairs_of(bots: list[str]) -> list[tuple[str, str]]:
    return [(one, other) for one in bots for other in bots if one != other]


def fitted(bots: list[str], won: dict[tuple[str, str], float]) -> dict[str, float]:
    """The strengths that make these results likeliest, by Hunter's iteration (2004)."""
    strengths = dict.fromkeys(bots, 1.0)
    change = 1.0
    while change > 1e-9 and len(bots) > 1:
        better = {bot: _improved(bot, strengths, won) for bot in bots}
        scale = len(bots) / sum(better.values())
        better = {bot: strength * scale for bot, strength in better.items()}
        change = max(abs(better[bot] / strengths[bot] - 1) for bot in bots)
        strengths = better
    return strengths


def _improved(bot: str, strengths: dict[str, float], won: dict[tuple[str, str], float]) -> float:
    others = [other for other in strengths if other != bot]
    wins = sum(won[bot, other] for other in others)
    weight = sum(
        (won[bot, other] + won[other, bot]) / (strengths[bot] + strengths[other])
        for other in others
    )
    return wins / weight
