"""Who plays Timeline, together and against each other."""

from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.guide import Guide
from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Searcher
from speeltafel.bots.timeline.against import AgainstHabits, FirstIdea
from speeltafel.bots.timeline.forethought import Forethought
from speeltafel.bots.timeline.knowledge import Knowledge
from speeltafel.bots.timeline.together import Eager, TogetherHabits
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.together.state import Together

SCHOOLING: Final[dict[str, int]] = {
    "learner": 400,
    "casual": 220,
    "strong": 95,
    "thumb": 40,
    "master": 40,
}
"""The usual error in thousandths of the time that a deck covers. In a deck of all history 40 are
some 35 years either way around 1800, twelve in our time and two centuries in antiquity."""

SCHOOLING_TOGETHER: Final = {**SCHOOLING, "learner": 350, "casual": 200, "strong": 68}
"""Together the levels are evenly apart with errors of their own; a master knows the same."""


class TimelineRoster(Roster):
    """Each of them knows something of history, except who plays at random."""

    def view_for(self, name: str, state: State, seat: int, person: Dice) -> View:
        if name not in SCHOOLING:
            return state.view(seat)
        assert isinstance(state, Against | Together)
        schooling = SCHOOLING_TOGETHER if isinstance(state, Together) else SCHOOLING
        beliefs = Knowledge(schooling[name], person).beliefs(state.faces, state.table.seen)
        return state.view(seat).believing(beliefs)


def _levels(learner: Guide, guide: Guide, master: Bot) -> dict[str, Bot]:
    """A learner has habits of its own; most others differ by their schooling."""
    thumb = RuleOfThumb(guide)
    return {
        "thumb": thumb,
        "learner": RuleOfThumb(learner),
        "casual": thumb,
        "strong": thumb,
        "master": master,
    }


AGAINST: Final = TimelineRoster(
    "timeline",
    _levels(FirstIdea(), AgainstHabits(), Searcher(AgainstHabits())),
    AgainstHabits(),
)

TOGETHER: Final = TimelineRoster(
    "timeline_together",
    _levels(Eager(), TogetherHabits(), Forethought(TogetherHabits())),
    TogetherHabits(),
)
