"""Who plays Télos."""

from typing import Final

from speeltafel.bots.bot import WAIT, Budget
from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Searcher
from speeltafel.bots.telos.flaws import CasualHabits, LearnerHabits
from speeltafel.bots.telos.habits import TelosHabits
from speeltafel.bots.telos.self_taught import SelfTaught
from speeltafel.engine.dice import Dice
from speeltafel.engine.view import View


class OnTurnSearcher(Searcher):
    """Does not think out of turn: all it could do then is to swap, and that can wait (TEL-29)."""

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        if choices[-1] == WAIT:
            return WAIT
        return super().choose(view, choices, budget, dice)


STRONG: Final = 32
"""How often a strong player tries out what may come of a choice."""

TELOS: Final = Roster(
    "telos",
    {
        "thumb": RuleOfThumb(TelosHabits()),
        "learner": RuleOfThumb(LearnerHabits()),
        "casual": RuleOfThumb(CasualHabits()),
        "strong": OnTurnSearcher(TelosHabits(), STRONG),
        "master": OnTurnSearcher(TelosHabits()),
    },
    TelosHabits(),
)


def with_self_taught(weights: bytes) -> Roster:
    """These, and the one that learned by playing against itself."""
    self_taught = SelfTaught(weights, TELOS.bot("thumb"))
    return Roster("telos", {**TELOS.bots, "self_taught": self_taught}, TELOS.guide)
