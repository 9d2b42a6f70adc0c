"""Processes that work for another one, and never outlive it."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """In a worker: end when the process that started us is gone, however it went."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
