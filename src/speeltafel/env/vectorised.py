"""Thousands of tables stepped at once, with numpy arrays in and out."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from speeltafel.batch.batch import Batch
from speeltafel.env.spread import SpreadBatch, rows_of
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
        workers: int = 1,
    ) -> None:
        """Seed is one for each table, or one from which theirs count on. With several workers the
        tables are spread over as many processes."""
        self.task = Task(name, players, options, perfect_information=False)
        seeds = [seed + table for table in range(tables)] if isinstance(seed, int) else list(seed)
        self.tables = len(seeds)
        self.players = self.task.players
        self.actions = self.task.actions
        self.batch: Batch | SpreadBatch
        if workers > 1:
            self.batch = SpreadBatch(self.task, seeds, observing=observing, workers=workers)
            shown = self.batch.shown
        else:
            self.batch = Batch(self.task.rules(), seeds, observing)
            shown = rows_of(self.batch)
        self.seats: NDArray[np.int64] = shown["seats"][:, 0]
        self.masks: NDArray[np.uint8] = shown["masks"]
        self.choices: Cells = shown["choices"]
        self.counts: NDArray[np.int64] = shown["counts"][:, 0]
        self.rewards: NDArray[np.float64] = shown["rewards"]
        self.dones: NDArray[np.uint8] = shown["dones"][:, 0]
        self.observations: Cells = shown["observations"]
        self._rows = np.arange(self.tables)

    def step(self, actions: "ArrayLike") -> None:
        """Play one action at each table, for the seat that is asked there."""
        self.batch.step(np.ascontiguousarray(actions, "<i8").tobytes())

    def any_actions(self, random: np.random.Generator) -> Cells:
        """An action for each table, each choice as likely."""
        places = (random.random(self.tables) * self.counts).astype(np.int64)
        chosen: Cells = self.choices[self._rows, places]
        return chosen

    def close(self) -> None:
        """End the other processes, if there are any; so does forgetting the environment."""
        if isinstance(self.batch, SpreadBatch):
            self.batch.close()
