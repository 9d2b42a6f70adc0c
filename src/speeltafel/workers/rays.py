"""Work spread over a Ray cluster: many machines, or a little one of our own on this machine.

Ray is an optional extra, and big: it is loaded when it is asked for.
"""

import logging
import os
import secrets
from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Final

from speeltafel.workers.executor import Executor, NoExecutor, Part, Result, WorkerLost

MISSING: Final = "Ray is not installed here; `pip install speeltafel[ray]` adds it"

# For a cluster of one machine: with the first Ray listens on the loopback address only, as it
# does on Windows and macOS; with the second it obeys those who know a secret.
UNREACHABLE: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "token"}


class Rays(Executor):
    """The cluster that RAY_ADDRESS names; or else one of our own, which nobody else can reach."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.ray = loaded()

    def spread(
        self, work: Callable[[Part], Result], parts: Iterator[Part]
    ) -> Generator[Result, None, None]:
        ray = self.ray
        ray.init(logging_level=logging.ERROR, log_to_driver=False, **self._where())
        try:
            task = ray.remote(work_on)
            shared = ray.put(work)
            running = [task.remote(shared, part) for part in islice(parts, 2 * self.jobs)]
            while running:
                done, running = ray.wait(running)
                running += [task.remote(shared, part) for part in islice(parts, len(done))]
                yield from ray.get(done)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError):
            raise WorkerLost(
                "a worker of Ray ended before its work was done; try fewer --jobs"
            ) from None
        finally:
            ray.shutdown()

    def _where(self) -> dict[str, object]:
        if "RAY_ADDRESS" in os.environ:
            return {}
        return {"address": "local", "num_cpus": self.jobs, "include_dashboard": False}


def work_on(work: Callable[[Part], Result], part: Part) -> Result:
    return work(part)


def loaded() -> ModuleType:
    """Ray, which reads these settings when it is loaded."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report home
    if "RAY_ADDRESS" not in os.environ:
        os.environ |= UNREACHABLE
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex())  # or it writes one to a file
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise NoExecutor(MISSING) from None
