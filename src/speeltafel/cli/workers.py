"""Work spread over processes that never outlive us and leave Ctrl-C to us."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.processes import end_with_parent

Part = TypeVar("Part")
Result = TypeVar("Result")


class WorkerLost(SpeeltafelError):
    code = "worker_lost"


def spread(work: Callable[[Part], Result], parts: Iterator[Part], jobs: int) -> Generator[Result]:
    """What the work makes of each part, as soon as it is there; a few parts wait in line."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        running = {submit(pool, work, part) for part in islice(parts, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {submit(pool, work, part) for part in islice(parts, len(done))}
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise WorkerLost(
            "a worker process ended before its work was done; try fewer --jobs"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def submit(
    pool: ProcessPoolExecutor, work: Callable[[Part], Result], part: Part
) -> "Future[Result]":
    with deaf_to_ctrl_c():  # the pool starts its processes here, and they inherit it
        return pool.submit(work, part)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
