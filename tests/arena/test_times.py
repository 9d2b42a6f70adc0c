"""Times of decisions, counted."""

import pytest

from speeltafel.arena.times import Times, percentile, seconds_at, step_of


@pytest.mark.parametrize("seconds", [1e-6, 3.3e-5, 0.1, 0.107, 2.0, 60.0])
def test_a_time_is_kept_within_one_percent(seconds: float) -> None:
    assert seconds_at(step_of(seconds)) == pytest.approx(seconds, rel=0.011)


def test_nothing_is_too_short_to_be_counted() -> None:
    assert step_of(0.0) == 0


def test_percentiles_are_times_that_a_share_did_not_exceed() -> None:
    times = Times(step_of(number / 1000) for number in range(1, 101))
    assert percentile(times, 50) == pytest.approx(0.050, rel=0.011)
    assert percentile(times, 99) == pytest.approx(0.099, rel=0.011)
    assert percentile(Times(), 99) == 0
