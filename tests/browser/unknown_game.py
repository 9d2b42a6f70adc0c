"""`speeltafel serve` with one game more, for which the browser has no board: Télos as "olympus".

Its words come from the server alone: the client's own texts know nothing of it.
"""

import re
from typing import Final

from speeltafel import texts
from speeltafel.bots.company import Company
from speeltafel.bots.levels import COMPANIES
from speeltafel.bots.telos.company import TELOS
from speeltafel.cli import main
from speeltafel.games.telos.game import TelosGame
from speeltafel.shelf import GAMES

NAME: Final = "olympus"
OWN: Final = re.compile(r"^(\w+)-telos\b.*\n(?:[ }].*\n)*", re.MULTILINE)
known_source: Final = texts._source  # where the words of a game are added


class OlympusGame(TelosGame):
    def __init__(self) -> None:
        super().__init__()
        self.name = NAME

    def texts(self, lang: str) -> str:
        """The words of Télos under the other name."""
        own = "".join(found[0] for found in OWN.finditer(known_source(lang)))
        return own.replace("-telos", f"-{NAME}").replace("Télos", "Olympus")


def source(lang: str) -> str:
    return f"{known_source(lang)}\n{OlympusGame().texts(lang)}"


# The processes that bots think in import this module too, and so know the game.
texts._source = source
GAMES[NAME] = OlympusGame()
COMPANIES[NAME] = Company(NAME, TELOS.bots)

if __name__ == "__main__":
    main()
