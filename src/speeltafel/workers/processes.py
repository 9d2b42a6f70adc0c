"""Work spread over processes that never outlive us and leave Ctrl-C to us."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread

from speeltafel.workers.executor import Executor, Part, Result, WorkerLost


class Processes(Executor):
    """Other processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def spread(
        self, work: Callable[[Part], Result], parts: Iterator[Part]
    ) -> Generator[Result, None, None]:
        context = get_context("spawn")
        listening, leash = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.jobs, context, end_with, (listening,))
        running: set[Future[Result]] = set()
        try:
            running |= {submit(pool, work, part) for part in islice(parts, 2 * self.jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {submit(pool, work, part) for part in islice(parts, len(done))}
                yield from (future.result() for future in done)
        except BrokenProcessPool:
            raise WorkerLost(
                "a worker process ended before its work was done; try fewer --jobs"
            ) from None
        finally:
            if running:
                leash.close()  # nobody wants it any more
            pool.shutdown(cancel_futures=True)
            leash.close()
            listening.close()


def submit(
    pool: ProcessPoolExecutor, work: Callable[[Part], Result], part: Part
) -> "Future[Result]":
    with ignore_ctrl_c():  # the pool starts its processes here, and they inherit it
        return pool.submit(work, part)


@contextmanager
def ignore_ctrl_c() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with(leash: Connection) -> None:
    """In a worker: end when the other side lets go, or is gone, however it went."""

    def follow() -> None:
        with suppress(EOFError, OSError):
            leash.recv_bytes()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def end_with_parent() -> None:
    """In a worker: end when the process that started us is gone, however it went."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
