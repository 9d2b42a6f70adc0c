"""What a person happens to know of history: made by the authority, from the true dates.

This is the only place where bots and true dates meet, and all that comes out of it is beliefs. A
belief's centre lies as far from the truth as its error says, so nobody is surer than they should
be.
"""

import hashlib
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.timeline.beliefs import Beliefs, around
from speeltafel.games.timeline.deck import Light
from speeltafel.games.timeline.faces import Faces
from speeltafel.games.timeline.moments import moment_of

TALENT: Final = [70, 100, 100, 130]
"""A person's errors in a theme, in percent: some are at home in it, some are strangers."""

FAMILIAR: Final = [20, 50, 80, 110, 140, 200]
"""The error for an event, in percent: of each theme a person knows some events best."""

LEVEL: Final = [100, 70, 100, 150]
"""And by the level of an event, from untold to 3: what everybody has heard of, one dates better."""


class Knowledge:
    """Somebody with a schooling: who they are decides what they believe, always the same."""

    def __init__(self, schooling: i64, dice: Dice) -> None:
        """Schooling is the usual error, in thousandths of the time that a deck covers."""
        self.schooling = schooling
        self.who: i64 = dice.clone().roll()

    def beliefs(self, faces: Faces, seen: i64) -> Beliefs:
        """About the cards that have shown their light side: those with a name below `seen`."""
        usual = self._usual_error(faces)
        faces.reveal(seen)
        centres, errors = vec[i64](), vec[i64]()
        for name in range(seen):
            light = faces.light(name)
            dice = self._dice_about(event_of(light))
            familiar = FAMILIAR[dice.below(len(FAMILIAR))] * LEVEL[light.level]
            error = max(1, usual * familiar // 10_000)
            errors = append(errors, error)
            truth = moment_of(faces.earliest[name], faces.precision)
            centres = append(centres, around(truth, error, dice))
        return Beliefs(centres, errors)

    def _usual_error(self, faces: Faces) -> i64:
        dice = self._dice_about(f"theme {faces.theme.name}")
        talent = TALENT[dice.below(len(TALENT))]
        return faces.theme.span * self.schooling // 1_000 * talent // 100

    def _dice_about(self, what: str) -> Dice:
        """Dice that fall the same whenever this person thinks of the same thing."""
        digest = hashlib.sha256(f"{self.who} {what}".encode()).digest()
        return Dice(int.from_bytes(digest[:7], "big"))


def event_of(light: Light) -> str:
    """An event in words: what a person recognises a card by, wherever it lies."""
    return "\n".join(light.texts.values())
