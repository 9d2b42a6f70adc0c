"""What is to be learned: a game with its players and options, and its arrays."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from speeltafel.batch.batch import Rules
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.encoding import Plane, new_cells
from speeltafel.registry import game_named

if TYPE_CHECKING:
    from speeltafel.engine.event import Event
    from speeltafel.engine.state import State

Cells = NDArray[np.int16]
Mask = NDArray[np.int8]


class Task:
    """Everything about an environment that stays the same from game to game.

    Actions are those of the game's encoding, and one more: to wait, for a seat that may act out of
    turn and would rather not. Perfect information adds to observations what no seat may know.
    """

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, object] | None,
        *,
        perfect_information: bool,
    ) -> None:
        self.game = game_named(name)
        self.players = self.game.check_players(players or self.game.usual_players)
        self.options = self.game.check_options(options or {})
        self.perfect_information = perfect_information
        self.encoding = self.game.encoding(self.players, self.options)
        self.wait = self.encoding.actions
        self.actions = self.wait + 1

    def __deepcopy__(self, memo: object) -> "Task":
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        """To be sent to other processes by what it was made from."""
        return task_of, (self.game.name, self.players, self.options, self.perfect_information)

    def start(self, dice: Dice, log: "list[Event] | None" = None) -> "State":
        """A new game, dealt by these dice; what happened goes into the log."""
        return self.game.start(self.players, self.options, Thrown(dice), log)

    def rules(self) -> Rules:
        """What many tables of it have in common."""
        return Rules(self.game, self.players, self.options, self.encoding)

    def planes(self) -> list[Plane]:
        """The parts of an observation, in order."""
        secrets = self.encoding.secrets if self.perfect_information else []
        return [*self.encoding.planes, *secrets]

    def bounds(self) -> tuple[Cells, Cells]:
        """The lowest and the highest number that each cell of an observation can have."""
        return bounds(self.planes())

    def observation(self, state: "State", seat: int | None) -> Cells:
        """What a seat may know, as an array; and what is hidden, if that was asked for."""
        if self.perfect_information:
            return self.perfect_information_of(state, seat)
        cells = new_cells(self.encoding.size)
        self.encoding.observe(state.glance(seat), cells, 0)
        return np.array(cells)

    def perfect_information_of(self, state: "State", seat: int | None = None) -> Cells:
        """What a seat or a spectator may know, and all that is hidden from it."""
        cells = new_cells(self.encoding.size + self.encoding.secret_size)
        self.encoding.observe(state.glance(seat), cells, 0)
        self.encoding.reveal(state, cells, self.encoding.size)
        return np.array(cells)

    def code(self, action: int) -> int:
        """The code of an action in the game; not of waiting."""
        return self.encoding.code(action)

    def text(self, action: int) -> str:
        """How people write an action."""
        return "wait" if action == self.wait else self.game.actions.text(self.code(action))


def bounds(planes: list[Plane]) -> tuple[Cells, Cells]:
    sizes = [plane.size for plane in planes]
    low = np.repeat(np.array([plane.low for plane in planes], np.int16), sizes)
    high = np.repeat(np.array([plane.high for plane in planes], np.int16), sizes)
    return low, high


def task_of(
    name: str,
    players: int,
    options: Mapping[str, object],
    perfect_information: bool,  # noqa: FBT001 - pickled by place
) -> Task:
    return Task(name, players, options, perfect_information=perfect_information)
