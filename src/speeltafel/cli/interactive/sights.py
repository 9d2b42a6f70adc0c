"""The sight of every game."""

from typing import Final

from speeltafel.terminal.presenter import Sight
from speeltafel.terminal.tabulos import TabulosSight
from speeltafel.terminal.telos import TelosSight
from speeltafel.terminal.timeline import AgainstSight, TogetherSight
from speeltafel.terminal.titus import TitusSight
from speeltafel.texts.telling import Teller

SIGHTS: Final[dict[str, type[Sight]]] = {
    "telos": TelosSight,
    "titus": TitusSight,
    "tabulos": TabulosSight,
    "timeline": AgainstSight,
    "timeline_together": TogetherSight,
}


def sight_of(teller: Teller) -> Sight:
    return SIGHTS[teller.game](teller)
