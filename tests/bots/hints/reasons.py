"""Why a seat would do something in a position, as a hint gives its reason."""

from typing import NamedTuple

from speeltafel.bots.bot import Budget
from speeltafel.bots.hint import reasoned
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.state import State
from speeltafel.registry import game_named, roster_of


class WhyHinted(NamedTuple):
    name: str
    facts: dict[str, FactValue]


def why(game: str, state: State, text: str, seat: int = 0) -> WhyHinted:
    """The reason for an action, which is written as people type it."""
    action = game_named(game).actions.code(text)
    choices = choices_of(state, seat)
    assert action in choices
    roster = roster_of(game)
    view = roster.plain_view(state, seat)
    given = reasoned(roster, view, choices, action, Budget(simulations=20), Dice(1))
    assert given.action == action, "the guide knows better"
    reason = given.reason
    return WhyHinted(f"{reason.game}-{reason.name}", values_of(reason.facts))
