"""Who plays Télos."""

from typing import Final

from speeltafel.bots.company import Company
from speeltafel.bots.search import Searcher
from speeltafel.bots.telos.habits import TelosHabits
from speeltafel.bots.thumb import RuleOfThumb

TELOS: Final = Company(
    "telos",
    {
        "thumb": RuleOfThumb(TelosHabits()),
        "strong": Searcher(TelosHabits(), 200),
        "master": Searcher(TelosHabits()),
    },
)
