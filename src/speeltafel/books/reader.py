"""How the positions and moves of a game are read, and how its examples are played."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from speeltafel.books.book import Example
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.engine.state import State

S = TypeVar("S", bound=State)


class BadExample(SpeeltafelError):
    """An example that makes a move which its game forbids."""

    code = "bad_example"


@dataclass(frozen=True)
class PositionReader(Generic[S]):
    """The text form of positions and moves of one game."""

    position: Callable[[str], S]
    actions: Callable[[S, str], list[tuple[int, int]]]
    """The actions of a move, each with its seat."""

    def play(self, state: S, move: str) -> None:
        for seat, action in self.actions(state, move):
            refusal = state.permits(seat, action)
            if refusal is not None:
                raise BadExample(f"{move!r} is against {refusal.rule}")
            state.apply(seat, action)

    def states(self, example: Example) -> Iterator[S]:
        """The position in each scene of an example."""
        state: S | None = None
        for scene in example.scenes:
            state = self.position(scene.position) if scene.position or state is None else state
            for move in scene.moves:
                self.play(state, move)
            yield state
