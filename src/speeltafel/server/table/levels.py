"""The bots that a table may ask for: by a level, or by a character, who has a level."""

from typing import Final, NamedTuple

from speeltafel.bots.characters import CHARACTERS, character
from speeltafel.bots.roster import LEVELS
from speeltafel.server.errors import BadLevel

KNOWN: Final = (*LEVELS, "random")
STAND_IN: Final = "strong"
"""The level of the bot that holds the seat of a player who left: they should not lose by it."""


class BotWanted(NamedTuple):
    level: str
    character: str
    """Empty where anybody of that level will do."""


def bot_wanted(asked: str) -> BotWanted:
    """What a level or the key of a character asks for."""
    one = character(asked)
    if one is not None:
        return BotWanted(one.level, one.key)
    if asked not in KNOWN:
        raise BadLevel(known=", ".join((*KNOWN, *(one.key for one in CHARACTERS))))
    return BotWanted(asked, "")
