"""Hints and explanations, thought in a process of the pool like the moves of bots.

What comes back is made of plain values: the pool may run another build of the rules.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from speeltafel.bots.bot import Budget
from speeltafel.bots.explanation import WhyMoved
from speeltafel.bots.hint import Hint, Reason, hint
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.engine.fact import Fact, FactValue
from speeltafel.engine.luck import dice_of
from speeltafel.engine.match import replay
from speeltafel.engine.record import read_record
from speeltafel.registry import game_named, roster_of

THINK: Final = 100
"""Milliseconds for a hint."""

PlainFacts = dict[str, tuple[str, FactValue]]
"""The type and the value of each fact."""


class PlainReason(NamedTuple):
    """A reason as it leaves the pool."""

    game: str
    name: str
    facts: PlainFacts

    def reason(self) -> Reason:
        facts = {name: Fact(kind, value) for name, (kind, value) in self.facts.items()}
        return Reason(self.game, self.name, facts)


def advise(text: str, seat: int, milliseconds: int, luck: int) -> tuple[int, PlainReason]:
    """What a strong player would do at the end of a record: an action or WAIT, and why."""
    record = read_record(text)
    state = replay(game_named(record.game), record).state
    roster = roster_of(record.game)
    view = roster.plain_view(state, seat)
    budget = Budget(milliseconds=milliseconds)
    given: Hint = hint(roster, view, choices_of(state, seat), budget, Dice(luck))
    return given.action, plain_reason(given.reason)


def explain(text: str, seat: int, level: str, luck: int) -> PlainReason | None:
    """Why a bot made its last move; None where that is still in its hand, or nothing spoke for it.

    The name is then empty if there was nothing.
    """
    record = read_record(text)
    match = replay(game_named(record.game), record)
    now = match.state
    own = [number for number, (actor, _) in enumerate(record.actions) if actor == seat]
    action = match.game.actions.code(record.actions[own[-1]][1])
    match.undo(own[-1])
    moved = WhyMoved(roster_of(record.game), level, match.state, seat, action)
    if match.game.hides and not moved.is_open(now):
        found = moved.in_public()
        return None if found is None else plain_reason(found)
    found = moved.in_full(dice_of(record.seed, seat), Dice(luck))
    return PlainReason("", "", {}) if found is None else plain_reason(found)


def plain_reason(reason: Reason) -> PlainReason:
    return PlainReason(reason.game, reason.name, plain_facts(reason.facts))


def plain_facts(facts: Mapping[str, Fact]) -> PlainFacts:
    return {name: (one.type, one.value) for name, one in facts.items()}
