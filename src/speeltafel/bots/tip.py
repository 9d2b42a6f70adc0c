"""Tips: what is told to a newcomer once, at the moment that it is about."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from speeltafel.engine.fact import Fact
from speeltafel.engine.view import View


class Tip(NamedTuple):
    """One idea, `tip-<game>-<name>` in `texts/`, and when it is told.

    `facts` gives what the sentence needs in a view of somebody who plays, or None where the tip is
    not about that moment. It never tells more than the screen shows.
    """

    name: str
    facts: Callable[[View], dict[str, Fact] | None]


class TipGiven(NamedTuple):
    name: str
    facts: dict[str, Fact]


def tips_for(tips: Sequence[Tip], view: View) -> list[TipGiven]:
    """The tips about this moment, the most urgent first; a device shows those that are new to it."""
    found: list[TipGiven] = []
    if view.seat is None:
        return found
    for tip in tips:
        facts = tip.facts(view)
        if facts is not None:
            found.append(TipGiven(tip.name, facts))
    return found
