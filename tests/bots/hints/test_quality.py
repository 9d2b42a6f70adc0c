"""Hints are good; `bench/hints.py` measures it over a thousand positions of each game."""

import pytest

from bench.hints import LONGER, positions
from speeltafel.registry import PLUGINS

SIMULATIONS = 12
"""For a hint: few, so that ten times as many are quick too."""
COUNT = 6
GAMES = [game for game, plugin in PLUGINS.items() if plugin.roster.guide is not None]


@pytest.mark.parametrize("game", GAMES)
def test_most_hints_are_among_the_two_best_of_a_longer_search(game: str) -> None:
    asked = positions(game, COUNT)
    good = [one.is_good(one.hint(SIMULATIONS).action, LONGER * SIMULATIONS) for one in asked]
    assert sum(good) >= COUNT - 2
