"""Those at a table: its members, and who sits on which chair."""

from copy import copy
from typing import Final

FORGOTTEN: Final = "forgotten"
"""Begins the name of a member whose data was erased; no person's name begins so."""
REMEMBERED: Final = 32
"""Commands of each member whose ids are kept, so that none is done twice."""


class Member:
    """Somebody who has joined. Others see their number, never `person`."""

    def __init__(self, person: str, name: str, face: str = "") -> None:
        self.person = person
        self.name = name
        self.face = face  # one of `faces.FACES`, or empty
        self.muted = False
        self.gone = False
        self.done: dict[str, int] = {}  # version by the id of a command

    @property
    def is_forgotten(self) -> bool:
        """Whether their data was erased."""
        return self.person.startswith(FORGOTTEN)

    def remember(self, command: str, version: int) -> None:
        self.done[command] = version
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def copy(self) -> "Member":
        other = copy(self)
        other.done = dict(self.done)
        return other


class Chair:
    """A seat: free, a member's, a bot's, or held by a bot for a member who is away."""

    def __init__(self, holder: int | None, bot: str | None, name: str, character: str = "") -> None:
        self.holder = holder
        self.bot = bot
        self.name = name  # of one of several people at one screen
        self.character = character  # the key of the one that a bot plays as
        self.muted = False  # whether the bot says nothing

    @property
    def is_free(self) -> bool:
        return self.holder is None and self.bot is None

    @property
    def player(self) -> int | None:
        """The member who plays here now."""
        return self.holder if self.bot is None else None
