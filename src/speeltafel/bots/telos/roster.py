"""Who plays Télos."""

from typing import Final

from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.telos.flaws import CasualHabits, LearnerHabits
from speeltafel.bots.telos.habits import TelosHabits
from speeltafel.bots.telos.patience import PatientSearcher

STRONG: Final = 80
"""How often a strong player tries out what may come of a choice."""

TELOS: Final = Roster(
    "telos",
    {
        "thumb": RuleOfThumb(TelosHabits()),
        "learner": RuleOfThumb(LearnerHabits()),
        "casual": RuleOfThumb(CasualHabits()),
        "strong": PatientSearcher(TelosHabits(), STRONG),
        "master": PatientSearcher(TelosHabits()),
    },
)
