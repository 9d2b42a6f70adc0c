"""What somebody believes, written as a short text, and what they then play.

    plays(AgainstHabits(), state, "moon=1960~20 tea=1800~100")

A belief is the name of a card, a year and how many years it may be off; of cards that are not
named they know the date to the year.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.bots.bot import Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.against.actions import gap_of, place_of
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.beliefs import Beliefs
from speeltafel.games.timeline.deck import YEAR
from speeltafel.games.timeline.moments import end_of, moment_of
from speeltafel.games.timeline.together.actions import TEXTS
from speeltafel.games.timeline.together.state import Together
from tests.games.timeline.positions import name_of


def mind(state: Against | Together, text: str) -> Beliefs:
    """The beliefs that a text tells, about the cards that have been seen."""
    told = re.findall(r"(\w+)=(-?\d+)~(\d+)", text)
    believed = {name: (int(year), int(off)) for name, year, off in told}
    cards = range(state.table.seen)
    exact = [(state.faces.earliest[card], 0) for card in cards]
    dates = [believed.get(name_of(state, card), exact[card]) for card in cards]
    return Beliefs(
        vec[i64]([middle_of(year) for year, _ in dates]),
        vec[i64]([middle_of(year + off) - moment_of(year, YEAR) for year, off in dates]),
    )


def middle_of(year: int) -> int:
    return (moment_of(year, YEAR) + end_of(year, YEAR)) // 2


def plays(guide: Guide, state: Against | Together, text: str = "") -> str:
    """What a player with these habits and beliefs plays, with the names of cards."""
    seat = state.table.turn
    view = state.view(seat).believing(mind(state, text))
    choices = state.legal(seat)
    action = RuleOfThumb(guide).choose(view, choices, Budget(simulations=1), Dice(1))
    return worded(state, seat, action)


def worded(state: Against | Together, seat: int, action: int) -> str:
    """An action as the positions of `tests/games/timeline` say it."""
    hand = [name_of(state, card) for card in state.table.hands[seat]]
    if isinstance(state, Against):
        return f"{hand[place_of(action)]} at {gap_of(action)}"
    verb, *places = TEXTS[action].split()
    return " ".join([verb, *(hand[int(place)] for place in places)])
