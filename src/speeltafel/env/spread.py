"""The tables of a vectorised environment, spread over several processes of this machine.

Each process steps its own tables and copies what they show into memory that all of them share.
"""

import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import Array, c_byte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from speeltafel.batch.batch import Batch, not_a_choice, not_as_many
from speeltafel.env.task import Task
from speeltafel.workers.executor import WorkerLost
from speeltafel.workers.processes import ignore_ctrl_c

ACTIONS: Final = "actions"
SHOWN: Final = ("seats", "masks", "choices", "counts", "rewards", "dones", "observations")
"""The arrays of a batch that numpy sees."""

Started = tuple[Connection, SpawnProcess]


class SharedArray(NamedTuple):
    """A row for each table, in memory that several processes see."""

    memory: "Array[c_byte]"
    dtype: str
    shape: tuple[int, int]

    def rows(self) -> NDArray[Any]:
        return np.ndarray(self.shape, self.dtype, buffer=memoryview(self.memory))


class Share(NamedTuple):
    """What one process works on: its tables, and the rows of all arrays from the first one on."""

    task: Task
    seeds: list[int]
    first: int
    arrays: dict[str, SharedArray]

    def own_rows(self) -> dict[str, NDArray[Any]]:
        end = self.first + len(self.seeds)
        return {name: array.rows()[self.first : end] for name, array in self.arrays.items()}


class SpreadBatch:
    """As `Batch`, with the same arrays and the same results. `close` ends its processes."""

    def __init__(self, task: Task, seeds: list[int], *, observing: bool, workers: int) -> None:
        context = get_context("spawn")
        arrays = shared_arrays(context, task, len(seeds), observing=observing)
        self.shown = {name: array.rows() for name, array in arrays.items()}
        self._actions = self.shown.pop(ACTIONS)
        self._rows = np.arange(len(seeds))
        for rows in self.shown.values():
            rows.flags.writeable = False
        bounds = [len(seeds) * worker // workers for worker in range(workers + 1)]
        started = [
            start(context, Share(task, seeds[first:end], first, arrays))
            for first, end in pairwise(bounds)
        ]
        self._pipes = [pipe for pipe, _ in started]
        self.close = weakref.finalize(self, end_all, started)
        with told_if_lost():
            self._wait_for_all()

    def step(self, actions: bytes) -> None:
        chosen = np.frombuffer(actions, "<i8")
        self._check(chosen)
        self._actions[:, 0] = chosen
        with told_if_lost():
            for pipe in self._pipes:
                pipe.send_bytes(b"step")
            self._wait_for_all()

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Before anything is played anywhere, as `Batch` does for its own tables."""
        masks = self.shown["masks"]
        if len(actions) != len(masks):
            raise not_as_many(len(masks))
        known = (actions >= 0) & (actions < masks.shape[1])
        allowed = known & (masks[self._rows, np.where(known, actions, 0)] != 0)
        if not allowed.all():
            table = int(np.argmin(allowed))
            raise not_a_choice(table, int(actions[table]))

    def _wait_for_all(self) -> None:
        for pipe in self._pipes:
            pipe.recv_bytes()


@contextmanager
def told_if_lost() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise WorkerLost("a process of this environment has ended: make a new one") from None


def shared_arrays(
    context: SpawnContext, task: Task, tables: int, *, observing: bool
) -> dict[str, SharedArray]:
    """As large as those of one table, times their number."""
    one = rows_of(Batch(task.rules(), [0], observing))
    one[ACTIONS] = np.zeros((1, 1), "<i8")
    return {
        name: SharedArray(
            context.RawArray(c_byte, tables * row.nbytes), row.dtype.str, (tables, row.size)
        )
        for name, row in one.items()
    }


def rows_of(batch: Batch) -> dict[str, NDArray[Any]]:
    """What numpy sees of a batch, in place: arrays with a row for each of its tables."""
    arrays = {name: np.asarray(getattr(batch, name)) for name in SHOWN}
    tables = int(batch.tables)
    return {name: array.reshape(tables, array.size // tables) for name, array in arrays.items()}


def start(context: SpawnContext, share: Share) -> Started:
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(share, theirs), daemon=True)
    with ignore_ctrl_c():
        process.start()
    theirs.close()
    return ours, process


def end_all(started: list[Started]) -> None:
    """The processes notice that nobody speaks to them any more."""
    for pipe, _ in started:
        pipe.close()
    for _, process in started:
        process.join()


def work(share: Share, pipe: Connection) -> None:
    """In a process: step whenever that is asked for, until nobody is left to ask."""
    rows = share.own_rows()
    actions = rows.pop(ACTIONS)
    batch = Batch(share.task.rules(), share.seeds, rows["observations"].size > 0)
    made = rows_of(batch)
    with suppress(EOFError, OSError):
        while True:
            for name, own in rows.items():
                own[:] = made[name]
            pipe.send_bytes(b"done")
            pipe.recv_bytes()
            batch.step(actions.tobytes())
