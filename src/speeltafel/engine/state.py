"""The contract of a game: the whole truth about one position.

What holds for every game, in every position, under every option is proven by the laws in
`tests/conformance`; `docs/adding-a-game.md` walks through a new game.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from speeltafel.engine.errors import Refused
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class State(ABC):
    """A position. It is mutable, and stays inside the authority that holds the game.

    Seats are 0, 1, ... players - 1, clockwise. Actions are small whole numbers; a `Game` knows
    their text and typed form.
    """

    @abstractmethod
    def to_act(self) -> list[int]:
        """The seats that may act now, ascending. Empty if and only if the game is over."""

    @abstractmethod
    def waits_for(self) -> list[int]:
        """Those of `to_act` that the game can't go on without. Empty only at the end."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The good actions of a seat, ascending. Non-empty if and only if it is in `to_act`."""

    def choices(self, seat: int) -> list[int]:
        """What to let a person choose from, ascending: permitted actions, all of `legal` included.

        More than `legal` where a mistake is a possible play and to see it is the game (TAB-07);
        few enough to be listed.
        """
        return self.legal(seat)

    @abstractmethod
    def permits(self, seat: int, action: int) -> Refusal | None:
        """Why not? None where the action is possible.

        Wider than `legal` where a mistake is a possible play with a price. Action is any code
        of this game.
        """

    @abstractmethod
    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        """Play a permitted action, in place and unchecked; events are added to the log if any."""

    @abstractmethod
    def time_up(self, seat: int) -> int:
        """What a clock plays for a seat that the game waits for: permitted, and never clever.

        A game that only clocks play comes to its end.
        """

    @abstractmethod
    def reveals(self, seat: int, action: int) -> bool:
        """Whether a permitted action shows anybody what they could not know, or tries its luck.

        What reveals nothing can be taken back and harms nobody.
        """

    def asks(self) -> bool:
        """Whether the game now puts a question that has a time limit of its own, clock or not."""
        return False

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that can change."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""


def step(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The position after an action, and what happened; checked, and the input stays as it was."""
    refusal = state.permits(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    after = state.clone()
    log: list[Event] = []
    after.apply(seat, action, log)
    return after, log
