"""A player who imagines what would come of each choice."""

from speeltafel.bots.bot import Budget
from speeltafel.bots.timeline.forethought import Forethought
from speeltafel.bots.timeline.together import Eager
from speeltafel.engine.dice import Dice
from tests.bots.timeline.minds import mind, worded
from tests.games.timeline.positions import together

TRAPPED = """
    row: magna=1215 print=1455
    slots: plague=1347
    seat 0: joan=1431:moon-key, gold=1400
    seat 1: tea=1773
    discards: nile=1869:sun-moon
    pile: star=1572 rome=476 wall=1989
"""
"""Neither card of seat 0 can be placed, and to try is the end (TWI-17)."""


def foreseen(simulations: int) -> str:
    """What a beginner would do there after some thought."""
    state = together(TRAPPED)
    view = state.view(0).believing(mind(state, ""))
    bot, budget = Forethought(Eager()), Budget(simulations=simulations)
    return worded(state, 0, bot.choose(view, state.legal(0), budget, Dice(1)))


def test_forethought_sees_that_a_habit_ends_the_game() -> None:
    assert foreseen(simulations=30) == "discard joan"


def test_without_time_to_try_every_choice_habit_decides() -> None:
    assert foreseen(simulations=2) == "play joan"
