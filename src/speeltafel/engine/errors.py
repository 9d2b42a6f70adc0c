"""What can go wrong, one class per reason a caller can react to.

Every message is one sentence that names the offending value and says what would be right.
`code` is the word for it that programs read; it never changes.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from speeltafel.engine.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class SpeeltafelError(Exception):
    """Anything the caller can put right. Everything else is a bug."""

    code: ClassVar[str] = "error"  # mypyc loses a class attribute that does not say what it is


class Explained(SpeeltafelError):
    """With a `reason` and `facts` besides, from which it can be said in any language.

    Where people bring something along, and not just programs: `error-<code>-<reason>` in `texts/`.
    """

    def __init__(self, message: str, reason: str = "", **facts: str | int) -> None:
        super().__init__(message)
        self.reason = reason  # empty where only a program can have gone wrong
        self.facts = facts


class UnknownGame(Explained):
    code = "unknown_game"


class BadPlayers(SpeeltafelError):
    code = "bad_players"


class BadOption(SpeeltafelError):
    code = "bad_option"


class BadSeed(SpeeltafelError):
    code = "bad_seed"


class BadShuffle(SpeeltafelError):
    code = "bad_shuffle"


class BadMaterial(Explained):
    """A deck, or whatever else a game is played with, that it can't be played with."""

    code = "bad_material"


class BadSeat(SpeeltafelError):
    code = "bad_seat"


class BadAction(SpeeltafelError):
    """No action of this game at all, in any position."""

    code = "bad_action"


class BadMove(SpeeltafelError):
    """A move number that a match does not have."""

    code = "bad_move"


class BadRecord(Explained):
    """Damaged, altered, or not a record."""

    code = "bad_record"


class OtherRules(Explained):
    """A sound record that follows another version of the rules."""

    code = "other_rules"


class Refused(SpeeltafelError):
    """An action of this game that the rules forbid here and now."""

    code = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} does not allow that now ({refusal.reason})")
        self.refusal = refusal
