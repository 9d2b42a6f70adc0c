"""Whom a table asks, in which order, and what they can answer.

Many may act while the game waits for one. So after each action those who may act out of turn are
asked first, each once; who does not want to act waits. Then the seat that the game waits for is asked.
"""

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.bot import WAIT
from speeltafel.engine.bits import bit, lowest_place
from speeltafel.engine.state import State


def next_to_ask(state: State, asked: i64) -> int:
    """The seat to ask next. Asked is the set of seats that chose to wait since the last action."""
    return next_among(state, state.actors(), asked)


def next_among(state: State, seats: i64, asked: i64) -> i64:
    """The same, of the seats that may act, which are known already."""
    if seats & (seats - 1) == 0:  # only one
        return lowest_place(seats)
    return seat_to_ask(seats, state.awaited(), asked)


def seat_to_ask(actors: i64, awaited: i64, asked: i64) -> i64:
    """The same, from the seats that may act and those that the game waits for, one bit a seat."""
    out_of_turn = actors & ~awaited & ~asked
    return lowest_place(out_of_turn if out_of_turn != 0 else awaited)


def choices_of(state: State, seat: int) -> list[int]:
    """The good actions of a seat, and to wait if the game can go on without it."""
    choices = choice_buffer(state)
    return [int(choices[place]) for place in range(fill_choices(state, seat, choices))]


def fill_choices(state: State, seat: i64, into: vec[i64]) -> i64:
    """Put the same into a buffer: how many there are."""
    count = state.fill_legal(seat, into)
    if state.awaited() & bit(seat) == 0:
        into[count] = WAIT
        count += 1
    return count


def choice_buffer(state: State) -> vec[i64]:
    """A buffer for the choices in any position of a game."""
    return vec[i64]([0] * (state.most_legal() + 1))
