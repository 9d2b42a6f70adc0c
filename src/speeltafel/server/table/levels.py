"""The levels of bots that a table may ask for."""

from typing import Final

from speeltafel.bots.roster import LEVELS
from speeltafel.server.errors import BadLevel

KNOWN: Final = (*LEVELS, "random")
STAND_IN: Final = "strong"
"""The level of the bot that holds the seat of a player who left: they should not lose by it."""


def check_level(level: str) -> None:
    if level not in KNOWN:
        raise BadLevel(known=", ".join(KNOWN))
