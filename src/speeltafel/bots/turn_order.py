"""Whom a table asks, in which order, and what they can answer.

Many may act while the game waits for one. So after each action those who may act out of turn are
asked first, each once; who does not want to act waits. Then the seat that the game waits for is asked.
"""

from mypy_extensions import i64

from speeltafel.bots.bot import WAIT
from speeltafel.engine.bits import bit
from speeltafel.engine.state import State


def next_to_ask(state: State, asked: i64) -> int:
    """The seat to ask next. Asked is the set of seats that chose to wait since the last action."""
    seats = state.to_act()
    if len(seats) == 1:
        return seats[0]
    waited_for = state.waits_for()
    for seat in seats:
        if asked & bit(seat) == 0 and seat not in waited_for:
            return seat
    return waited_for[0]


def choices_of(state: State, seat: int) -> list[int]:
    """The good actions of a seat, and to wait if the game can go on without it."""
    choices = state.legal(seat)
    if seat not in state.waits_for():
        choices.append(WAIT)
    return choices
