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
        "learner": ErringBot(RuleOfThumb(EasySums()), Slips(4, 4, 40, 60)),
        "casual": ErringBot(RuleOfThumb(OwnCards()), Slips(1, 2, 15, 30)),
        "strong": ErringBot(RuleOfThumb(TabulosHabits()), Slips(0, 1, 3, 10)),
        "master": InferringSearcher(TabulosHabits()),
    },
    TabulosHabits(),
)
