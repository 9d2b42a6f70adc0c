"""Every bot there is, by game and name."""

from typing import Final

from speeltafel.bots.bot import Bot
from speeltafel.bots.roster import Company
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.telos.roster import TELOS
from speeltafel.bots.timeline.roster import AGAINST, TOGETHER
from speeltafel.bots.titus.roster import TITUS
from speeltafel.engine.errors import UnknownGame

LEVELS: Final = ["learner", "casual", "strong", "master"]
"""What people choose from, the weakest first. A company has `random` and `thumb` besides."""

COMPANIES: Final[dict[str, Company]] = {
    company.game: company for company in (TELOS, TITUS, TABULOS, TOGETHER, AGAINST)
}


def company_of(game: str) -> Company:
    if game not in COMPANIES:
        raise UnknownGame(f"there are no bots for {game!r}; there are for {', '.join(COMPANIES)}")
    return COMPANIES[game]


def bot_for(game: str, name: str) -> Bot:
    return company_of(game).bot(name)
