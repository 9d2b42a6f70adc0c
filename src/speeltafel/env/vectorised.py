"""Thousands of tables stepped at once, with numpy arrays in and out."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from speeltafel.batch.batch import Batch, Rules
from speeltafel.env.task import Cells, Task

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


class VectorEnv:
    """Tables of one game. Every array has a row for each table, and is filled again by each step.

    A table that comes to its end shows the rewards of all seats in that step and `dones`, and has
    begun its next game already. Its luck depends on its own seed alone.
    """

    def __init__(
        self,
        name: str,
        tables: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | Sequence[int] = 0,
        observing: bool = True,
    ) -> None:
        """Seed is one for each table, or one from which theirs count on."""
        self.task = Task(name, players, options, perfect_information=False)
        seeds = [seed + table for table in range(tables)] if isinstance(seed, int) else list(seed)
        rules = Rules(self.task.game, self.task.players, self.task.options, self.task.encoding)
        self.batch = Batch(rules, seeds, observing)
        self.tables = len(seeds)
        self.players = self.task.players
        self.actions = self.task.actions
        rows = (self.tables, -1)
        size = self.task.encoding.size if observing else 0
        self.seats: NDArray[np.int64] = np.asarray(self.batch.seats)
        self.masks: NDArray[np.uint8] = np.asarray(self.batch.masks).reshape(rows)
        self.choices: Cells = np.asarray(self.batch.choices).reshape(rows)
        self.counts: NDArray[np.int64] = np.asarray(self.batch.counts)
        self.rewards: NDArray[np.float64] = np.asarray(self.batch.rewards).reshape(rows)
        self.dones: NDArray[np.uint8] = np.asarray(self.batch.dones)
        self.observations: Cells = np.asarray(self.batch.observations).reshape(self.tables, size)
        self._rows = np.arange(self.tables)

    def step(self, actions: "ArrayLike") -> None:
        """Play one action at each table, for the seat that is asked there."""
        self.batch.step(np.ascontiguousarray(actions, "<i8").tobytes())

    def any_actions(self, random: np.random.Generator) -> Cells:
        """An action for each table, each choice as likely."""
        places = (random.random(self.tables) * self.counts).astype(np.int64)
        chosen: Cells = self.choices[self._rows, places]
        return chosen
