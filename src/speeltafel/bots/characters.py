"""The characters that bots play as, the same at every game: a name and a level each.

Their faces are drawn by clients; what people read of them is `character-<key>` in `texts/`.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from speeltafel.bots.roster import LEVELS


class Character(NamedTuple):
    key: str
    """Never changes: logs and faces go by it."""
    name: str
    level: str


CHARACTERS: Final = [
    Character("baker", "Kofi", "learner"),
    Character("beekeeper", "Jules", "learner"),
    Character("librarian", "Bram", "casual"),
    Character("tram_driver", "Linh", "casual"),
    Character("sailor", "Maren", "strong"),
    Character("goalkeeper", "Samira", "strong"),
    Character("watchmaker", "Ravi", "master"),
    Character("astronomer", "Wangari", "master"),
]
"""At least two of each level, the weakest first."""


def character(key: str) -> Character | None:
    return next((one for one in CHARACTERS if one.key == key), None)


def character_for(level: str, taken: Collection[str]) -> Character | None:
    """Who plays a bot of this level: the first of that level who is not taken.

    Where all of them are, somebody of the nearest level plays it; None where everybody is taken.
    """
    free = [one for one in CHARACTERS if one.key not in taken]
    return min(free, key=lambda one: abs(_rank(one.level) - _rank(level)), default=None)


def _rank(level: str) -> int:
    """`random` and others that are no level for people are weaker than all of these."""
    return LEVELS.index(level) if level in LEVELS else -1
