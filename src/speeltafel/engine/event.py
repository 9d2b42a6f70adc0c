"""What happened, as facts; the words for it live in `texts/`."""

Fact = int | str | list[str]


class Event:
    """One thing that happened, and what each seat may see of it.

    `facts` are for everybody. `secrets` adds, seat by seat, what that seat alone may see: a fact
    that stands in neither is seen by nobody.
    """

    def __init__(
        self, kind: str, facts: dict[str, Fact], secrets: dict[int, dict[str, Fact]] | None = None
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets: dict[int, dict[str, Fact]] = {} if secrets is None else secrets

    def seen_by(self, seat: int | None) -> "Event":
        """The event as one seat sees it; None is a spectator."""
        if seat is None or seat not in self.secrets:
            return Event(self.kind, self.facts)
        return Event(self.kind, self.facts, {seat: self.secrets[seat]})

    def to_json(self) -> dict[str, object]:
        """The typed form; `secrets` is there only if there are any."""
        form: dict[str, object] = {"type": self.kind}
        form.update(self.facts)
        if self.secrets:
            form["secrets"] = {str(seat): secret for seat, secret in self.secrets.items()}
        return form
