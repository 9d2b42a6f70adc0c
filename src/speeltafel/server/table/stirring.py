"""Stirring at a table: whose devices have committed to random bytes, and have opened them.

In two phases, so that nobody chooses their bytes by those of others: `docs/fair-deals.md`.
"""

from copy import copy
from typing import Final, Literal

PHASE: Final = 1000
"""Milliseconds that devices have for each phase. A device that is there needs a small part of it."""

Phase = Literal["", "committing", "opening"]
"""Empty in the lobby, where devices commit already, and after the deal."""


class Stirring:
    def __init__(self, secret: str) -> None:
        self.secret = secret  # the server's, shown after the end; until then only its hash is
        self.phase: Phase = ""
        self.since = 0  # when the phase began
        self.restarts = 0
        self.commitments: dict[int, str] = {}  # by member
        self.opened: dict[int, str] = {}  # by member
        self.sealed = ""  # all that is fixed while devices open: the sealed recipe
        self.asked: set[int] = set()  # members whose commitments are waited for
        self.silent: set[int] = set()  # members who did not open theirs: they are not asked again

    def copy(self) -> "Stirring":
        other = copy(self)
        other.commitments = dict(self.commitments)
        other.opened = dict(self.opened)
        other.asked = set(self.asked)
        other.silent = set(self.silent)
        return other

    def fix(self, at: int, players: set[int], sealed: str) -> None:
        """From here on commitments can't change, so they can be opened."""
        self.phase, self.since, self.sealed = "opening", at, sealed
        self.commitments = {
            member: shown for member, shown in self.commitments.items() if member in players
        }

    def restart(self, at: int, secret: str, silent: set[int], *, again: bool) -> None:
        """With fresh secrets; `again` if the devices are asked at once, else in the lobby."""
        self.asked = set(self.commitments) - silent if again else set()
        self.silent = self.silent | silent if again else set()
        self.secret, self.since = secret, at
        self.commitments, self.opened, self.sealed = {}, {}, ""
        self.phase = "committing" if again else ""
        self.restarts += 1

    def missing(self) -> set[int]:
        """The members whose devices the phase waits for."""
        if self.phase == "committing":
            return self.asked - set(self.commitments)
        return set(self.commitments) - set(self.opened)

    def is_late(self, at: int) -> bool:
        return at >= self.since + PHASE
