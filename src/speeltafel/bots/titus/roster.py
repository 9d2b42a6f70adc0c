"""Who plays Titus."""

from typing import Final

from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.search import Searcher
from speeltafel.bots.titus.beginners import EagerHabits, Forgetful, HomelyHabits
from speeltafel.bots.titus.habits import TitusHabits

TITUS: Final = Roster(
    "titus",
    {
        "thumb": RuleOfThumb(TitusHabits()),
        "three_coins": Forgetful(RuleOfThumb(TitusHabits()), 3),
        "learner": Forgetful(RuleOfThumb(HomelyHabits()), 0),
        "casual": Forgetful(RuleOfThumb(EagerHabits()), 3),
        "strong": Forgetful(Searcher(TitusHabits(), 100), 8),
        "master": Searcher(TitusHabits()),
    },
)
"""Besides the levels: the rule of thumb at its best, and the same with a memory of three coins."""
