"""Where work is done. The result is the same everywhere; only the order in which parts are ready isn't."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator
from typing import TypeVar

from speeltafel.engine.errors import SpeeltafelError

Part = TypeVar("Part")
Result = TypeVar("Result")


class WorkerLost(SpeeltafelError):
    code = "worker_lost"


class NoExecutor(SpeeltafelError):
    """Somewhere to work that is not there."""

    code = "no_executor"


class Executor(ABC):
    """Does work in parts. Work, parts and results travel: they can be pickled."""

    @abstractmethod
    def spread(
        self, work: Callable[[Part], Result], parts: Iterator[Part]
    ) -> Generator[Result, None, None]:
        """What the work makes of each part, as soon as it is there; a few parts wait in line.

        A caller that stops listening (closes the generator) stops the work.
        """


class Here(Executor):
    """In this process, one part after another."""

    def spread(
        self, work: Callable[[Part], Result], parts: Iterator[Part]
    ) -> Generator[Result, None, None]:
        yield from map(work, parts)
