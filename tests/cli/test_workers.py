"""Work spread over processes."""

import os

import pytest

from speeltafel.cli.workers import WorkerLost, spread


def double(number: int) -> int:
    return 2 * number


def vanish(number: int) -> int:
    os._exit(number)


def test_every_part_is_done_once() -> None:
    assert sorted(spread(double, iter(range(9)), jobs=2)) == [2 * number for number in range(9)]


def test_a_worker_that_is_gone_is_told() -> None:
    with pytest.raises(WorkerLost, match="a worker process was ended from outside"):
        list(spread(vanish, iter(range(3)), jobs=2))
