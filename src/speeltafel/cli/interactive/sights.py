"""The sight of every game."""

from typing import Final

from speeltafel.terminal.presenter import Presenter
from speeltafel.terminal.tabulos import TabulosPresenter
from speeltafel.terminal.telos import TelosPresenter
from speeltafel.terminal.timeline import AgainstPresenter, TogetherPresenter
from speeltafel.terminal.titus import TitusPresenter
from speeltafel.texts.telling import Teller

SIGHTS: Final[dict[str, type[Presenter]]] = {
    "telos": TelosPresenter,
    "titus": TitusPresenter,
    "tabulos": TabulosPresenter,
    "timeline": AgainstPresenter,
    "timeline_together": TogetherPresenter,
}


def sight_of(teller: Teller) -> Presenter:
    return SIGHTS[teller.game](teller)
