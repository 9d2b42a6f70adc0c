"""Work spread over processes."""

import os
import time
from pathlib import Path

import pytest

from speeltafel.workers.executor import WorkerLost
from speeltafel.workers.processes import Processes


def double(number: int) -> int:
    return 2 * number


def vanish(number: int) -> int:
    os._exit(number)


def test_every_part_is_done_once() -> None:
    assert sorted(Processes(2).spread(double, iter(range(9)))) == [
        2 * number for number in range(9)
    ]


def test_a_worker_that_is_gone_is_reported() -> None:
    with pytest.raises(WorkerLost, match="a worker process ended before its work was done"):
        list(Processes(2).spread(vanish, iter(range(3))))


def test_who_stops_listening_waits_for_nobody(tmp_path: Path) -> None:
    """Else this test would never end."""
    started = tmp_path / "started"
    parts = Processes(2).spread(linger, iter(["", str(started)]))
    assert not next(parts)
    while not started.exists():
        time.sleep(0.01)
    parts.close()


def linger(file: str) -> str:
    if file:
        Path(file).touch()
        time.sleep(1_000_000)
    return file
