"""What happened, as facts; the words for it live in `texts/`."""

from typing import Final

from speeltafel.engine.fact import Fact, values_of

# What an event is in the course of a game, for those who tell it.
BEGINS_PART: Final = "begins_part"
"""A part of the game begins, such as a round."""
ENDS_PART: Final = "ends_part"
"""A part of the game ends, such as a trick."""
BEGINS_TURN: Final = "begins_turn"
SHOWN_LATER: Final = "shown_later"
"""A choice that another event shows when everybody may see it."""

# What an event makes a player look like.
PLEASED: Final = "pleased"
DISMAYED: Final = "dismayed"

_nothing: Final[dict[int, dict[str, Fact]]] = {}
"""The secrets of most events, made once: the log of a game keeps its events."""


class Event:
    """One thing that happened, and what each seat may see of it.

    `facts` are for everybody. `secrets` adds, seat by seat, what that seat alone may see: a fact
    that stands in neither is seen by nobody. `role` is one of the above, or empty.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secrets: dict[int, dict[str, Fact]] | None = None,
        role: str = "",
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets: dict[int, dict[str, Fact]] = _nothing if secrets is None else secrets
        self.role = role

    def seen_by(self, seat: int | None) -> "Event":
        """The event as one seat sees it, None is a spectator; itself where it hides nothing."""
        if not self.secrets:
            return self
        if seat is None or seat not in self.secrets:
            return Event(self.kind, self.facts, role=self.role)
        return Event(self.kind, self.facts, {seat: self.secrets[seat]}, self.role)

    def to_json(self) -> dict[str, object]:
        """The typed form; `secrets` is there only if there are any."""
        form: dict[str, object] = {"type": self.kind}
        form.update(values_of(self.facts))
        if self.secrets:
            form["secrets"] = {
                str(seat): values_of(secret) for seat, secret in self.secrets.items()
            }
        return form

    def fact_types(self) -> dict[str, str]:
        """The type of each fact in the typed form, those of secrets too."""
        types = {name: fact.type for name, fact in self.facts.items()}
        for secret in self.secrets.values():
            for name, fact in secret.items():
                types[name] = fact.type
        return types
