"""Every bot there is, by game and name."""

from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.roster import Roster
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.telos.roster import TELOS
from speeltafel.bots.timeline.roster import AGAINST, TOGETHER
from speeltafel.bots.titus.roster import TITUS
from speeltafel.engine.errors import UnknownGame

LEVELS: Final = ["learner", "casual", "strong", "master"]
"""What people choose from, the weakest first. A roster has `random` and `thumb` besides."""

ROSTERS: Final[dict[str, Roster]] = {
    roster.game: roster for roster in (TELOS, TITUS, TABULOS, TOGETHER, AGAINST)
}


def roster_of(game: str) -> Roster:
    if game not in ROSTERS:
        raise UnknownGame(f"there are no bots for {game!r}; there are for {', '.join(ROSTERS)}")
    return ROSTERS[game]


def bot_for(game: str, name: str) -> Bot:
    return roster_of(game).bot(name)
