"""Who plays Tabulos."""

from typing import Final

from speeltafel.bots.roster import Roster
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.tabulos.habits import EasySums, OwnCards, TabulosHabits
from speeltafel.bots.tabulos.inference import InferringSearcher
from speeltafel.bots.tabulos.slips import ErringBot, Slips

TABULOS: Final = Roster(
    "tabulos",
    {
        "thumb": RuleOfThumb(TabulosHabits()),
        "learner": ErringBot(RuleOfThumb(EasySums()), Slips(9, 5, 70, 80)),
        "casual": ErringBot(RuleOfThumb(OwnCards()), Slips(5, 6, 60, 60)),
        "strong": ErringBot(RuleOfThumb(TabulosHabits()), Slips(3, 3, 30, 30)),
        "master": InferringSearcher(TabulosHabits()),
    },
    TabulosHabits(),
)
