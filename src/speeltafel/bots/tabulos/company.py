"""Who plays Tabulos."""

from typing import Final

from speeltafel.bots.company import Company
from speeltafel.bots.tabulos.habits import EasySums, OwnCards, TabulosHabits
from speeltafel.bots.tabulos.slips import Person, Slips
from speeltafel.bots.tabulos.thinker import Thinker
from speeltafel.bots.thumb import RuleOfThumb

TABULOS: Final = Company(
    "tabulos",
    {
        "thumb": RuleOfThumb(TabulosHabits()),
        "learner": Person(RuleOfThumb(EasySums()), Slips(4, 4, 40, 60)),
        "casual": Person(RuleOfThumb(OwnCards()), Slips(1, 2, 15, 30)),
        "strong": Person(RuleOfThumb(TabulosHabits()), Slips(0, 1, 3, 10)),
        "master": Thinker(TabulosHabits()),
    },
)
