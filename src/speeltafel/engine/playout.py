"""Random play, as fast as the rules go: for simulations, searches and measurements."""

from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State


def playout(state: State, dice: Dice) -> int:
    """Play at random, in place, to the end of the game; how many actions that took."""
    actions = 0
    seats = state.to_act()
    while seats:
        seat = seats[dice.below(len(seats))]
        choices = state.legal(seat)
        state.apply(seat, choices[dice.below(len(choices))])
        actions += 1
        seats = state.to_act()
    return actions
