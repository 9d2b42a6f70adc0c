"""Means and how sure they are."""

from random import Random
from statistics import fmean

import pytest

from speeltafel.arena.estimate import Estimate, estimate, share, student


@pytest.mark.parametrize(
    ("freedom", "point"), [(4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (10**6, 1.960)]
)
def test_students_distribution_is_as_in_the_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.01)


def test_the_margin_follows_from_spread_and_number() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.mean == 3.0
    assert found.margin == pytest.approx(2.776 * (2.5 / 5) ** 0.5, abs=0.01)


def test_the_interval_holds_the_truth_in_95_of_100_runs() -> None:
    dice = Random(7)
    runs = [estimate([dice.random() for _ in range(10)]) for _ in range(2000)]
    held = fmean(abs(run.mean - 0.5) <= (run.margin or 0.0) for run in runs)
    assert held == pytest.approx(0.95, abs=0.015)


def test_one_value_says_nothing_of_its_margin() -> None:
    assert estimate([0.5]) == share([0.5]) == Estimate(0.5, None)


def test_what_never_happened_may_still_happen() -> None:
    assert share([1.0] * 60) == Estimate(1.0, 0.05)
    assert share([0.0] * 2) == Estimate(0.0, 1.0)


def test_no_share_is_more_than_everything() -> None:
    assert share([0.0, 1.0]).margin == 1.0
