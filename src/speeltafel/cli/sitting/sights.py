"""The sight of every game."""

from typing import Final

from speeltafel.cli.sitting.sight import Sight
from speeltafel.cli.sitting.tabulos import TabulosSight
from speeltafel.cli.sitting.telos import TelosSight
from speeltafel.cli.sitting.timeline import AgainstSight, TogetherSight
from speeltafel.cli.sitting.titus import TitusSight
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
