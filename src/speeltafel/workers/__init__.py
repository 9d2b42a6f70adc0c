"""Work that is done in parts, here or elsewhere."""

from typing import Final

from speeltafel.workers.executor import Executor, Here
from speeltafel.workers.processes import Processes
from speeltafel.workers.rays import Rays

EXECUTORS: Final = ("processes", "ray")


def executor_named(name: str, jobs: int) -> Executor:
    """Name is one of EXECUTORS; jobs is how many parts it does at a time."""
    if name == "ray":
        return Rays(jobs)
    return Here() if jobs == 1 else Processes(jobs)
