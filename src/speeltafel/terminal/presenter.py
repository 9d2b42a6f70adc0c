"""What a player sees, in words."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from speeltafel.engine.event import Event
from speeltafel.texts.telling import Teller

Form = Mapping[str, Any]
"""What a person is sent: `View.to_json`, or the typed form of an action."""


class Presenter(ABC):
    """The words for one game, made of what a person is sent and of nothing else."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.words = teller.words

    @abstractmethod
    def near(self, view: Form) -> Iterator[str]:
        """What is needed to choose an action, in a few lines."""

    @abstractmethod
    def table(self, view: Form) -> Iterator[str]:
        """All that lies on the table, but for what is near."""

    def example(self, view: Form) -> Iterator[str]:
        """What an example of a book shows: nobody types anything there."""
        yield from self.near(view)

    def action(self, action: Form, view: Form) -> str:  # noqa: ARG002 - most games need it
        """What an action does: its sentence, with the fields of its typed form."""
        fields = {name: value for name, value in action.items() if name != "type"}
        return self.words.say(f"act-{self.teller.game}-{action['type']}", **fields)

    def advice(self, action: Form, view: Form) -> str:
        """What an action does, for people who don't type it."""
        return self.action(action, view)

    def listens(self, view: Form, happened: list[Event]) -> bool:  # noqa: ARG002
        """Whether a player at a real table would now have the time to say something."""
        return False

    def name(self, seat: int) -> str:
        return self.teller.names[seat]
