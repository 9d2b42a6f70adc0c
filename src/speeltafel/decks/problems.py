"""What is wrong with a deck, and what to do about it."""

from typing import NamedTuple

from speeltafel.texts import Texts, texts
from speeltafel.texts.plain import quoted


class Problem(NamedTuple):
    """One thing to fix (an error) or to look at (a warning), with its line in the file.

    The words for it are in `texts/` as `problem-...`.
    """

    line: int
    """0 where it is about the whole deck."""
    is_error: bool
    reason: str
    facts: dict[str, str | int]

    def say(self, words: Texts) -> str:
        """What is wrong and what to do, in one sentence."""
        return words.say(f"problem-{self.reason}", **self.facts)

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{'error' if self.is_error else 'warning'}: {self.say(texts('en'))}"


def error(line: int, reason: str, **facts: str | int) -> Problem:
    return Problem(line, is_error=True, reason=reason, facts=quoted(facts))


def warning(line: int, reason: str, **facts: str | int) -> Problem:
    return Problem(line, is_error=False, reason=reason, facts=quoted(facts))
