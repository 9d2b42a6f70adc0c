"""Random play, as fast as the rules go: for simulations, searches and measurements."""

from mypy_extensions import i64

from speeltafel.engine.bits import count_bits, nth_place
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State, buffer_for
from speeltafel.engine.view import View


def playout(state: State, dice: Dice) -> int:
    """Play at random, in place, to the end of the game; how many actions that took."""
    legal = buffer_for(state)
    actions: i64 = 0
    seats = state.actors()
    while seats != 0:
        seat = nth_place(seats, dice.below(count_bits(seats)))
        count = state.fill_legal(seat, legal)
        state.play(seat, legal[dice.below(count)])
        actions += 1
        seats = state.actors()
    return actions


def imagine(view: View, dice: Dice, worlds: i64) -> State:
    """Draw world after world of a view, each in place of the one before, as a search does: the last."""
    world = view.sample(dice)
    for _world in range(1, worlds):
        world = view.resample(world, dice)
    return world
