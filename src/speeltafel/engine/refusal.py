"""Why an action is not allowed."""

from speeltafel.engine.fact import Fact


class Refusal:
    """The rule that forbids an action, and what a person should be told.

    `reason` is the key of a sentence in `texts/`, `facts` are the words and numbers in it.
    """

    def __init__(self, rule: str, reason: str, facts: dict[str, Fact]) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.facts!r})"
