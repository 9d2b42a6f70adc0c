"""The contract of a game: the whole truth about one position.

What holds for every game, in every position, under every option is proven by the laws in
`tests/conformance`; `docs/adding-a-game.md` walks through a new game.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit, places
from speeltafel.engine.errors import Refused
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.view import View

FEW: Final = 1024
"""How many legal actions at once a game may have that says nothing of it."""
_spare: Final[list[vec[i64]]] = []
"""Buffers for `legal` that nobody uses now: positions that are kept need none of their own."""


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class State(ABC):
    """A position. It is mutable, and stays inside the authority that holds the game.

    Seats are 0, 1, ... players - 1, clockwise. Actions are small whole numbers; a `Game` knows
    their text and typed form.

    There are two ways to play. The readable one is `to_act`, `waits_for`, `legal` and `apply`, with
    lists and a log. The fast one is `actors`, `awaited`, `fill_legal` and `play`, for searches and
    measurements: numbers, and a buffer that is used again and again. A game writes one of them and
    gets the other: the readable one here, the fast one in `FastState`. A law proves both equal.
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

    # The fast way

    def actors(self) -> i64:
        """The seats of `to_act`, one bit a seat. 0 if and only if the game is over."""
        return seat_bits(self.to_act())

    def awaited(self) -> i64:
        """The seats of `waits_for`, one bit a seat."""
        return seat_bits(self.waits_for())

    def most_legal(self) -> i64:
        """How long a buffer for `fill_legal` has to be; the same throughout a game."""
        return FEW

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        """Put the actions of `legal` at the beginning of a buffer: how many there are."""
        count: i64 = 0
        for action in self.legal(seat):
            into[count] = action
            count += 1
        return count

    def play(self, seat: i64, action: i64) -> None:
        """What `apply` does without a log."""
        self.apply(seat, action)

    # At the table

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

    def glance(self, seat: int | None) -> View:
        """The same, to be looked at before the next action and not kept: it may share this state."""
        return self.view(seat)


@mypyc_attr(allow_interpreted_subclasses=True)  # also in plain Python
class FastState(State):
    """A position of a game that writes the fast way; the readable one follows from it."""

    @abstractmethod
    def actors(self) -> i64:
        """As for every state."""

    @abstractmethod
    def awaited(self) -> i64:
        """As for every state."""

    @abstractmethod
    def most_legal(self) -> i64:
        """As for every state."""

    @abstractmethod
    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        """As for every state."""

    def to_act(self) -> list[int]:
        return places(self.actors())

    def waits_for(self) -> list[int]:
        return places(self.awaited())

    def legal(self, seat: int) -> list[int]:
        buffer = _spare.pop() if _spare else vec[i64]()
        if len(buffer) < self.most_legal():
            buffer = buffer_for(self)
        actions = [int(buffer[place]) for place in range(self.fill_legal(seat, buffer))]
        _spare.append(buffer)
        return actions


def buffer_for(state: State) -> vec[i64]:
    """A buffer for the legal actions of any position of a game."""
    return vec[i64]([0] * state.most_legal())


def seat_bits(seats: list[int]) -> i64:
    """A set of seats, one bit a seat."""
    found: i64 = 0
    for seat in seats:
        found |= bit(seat)
    return found


def step(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The position after an action, and what happened; checked, and the input stays as it was."""
    refusal = state.permits(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    after = state.clone()
    log: list[Event] = []
    after.apply(seat, action, log)
    return after, log
