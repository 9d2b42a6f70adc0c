"""A mean, and how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """The true mean is within the margin of this one in 95 of 100 such runs."""

    mean: float
    margin: float | None  # a single value says nothing of that

    def to_json(self) -> dict[str, float | None]:
        return {"mean": self.mean, "margin": self.margin}


def estimate(values: Sequence[float]) -> Estimate:
    """From values that know nothing of each other: one for each deal."""
    if len(values) == 1:
        return Estimate(values[0], None)
    return Estimate(fmean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values)))


def share(values: Sequence[float]) -> Estimate:
    """As `estimate`, for values from 0 to 1.

    Where all are 0 or all are 1 it is the rule of three: what never happened in n deals
    happens in less than 3 of n.
    """
    if len(values) > 1 and set(values) in ({0.0}, {1.0}):
        return Estimate(values[0], min(1.0, 3.0 / len(values)))
    found = estimate(values)
    return found._replace(margin=None if found.margin is None else min(1.0, found.margin))


def student(freedom: int) -> float:
    """The 97.5% point of Student's distribution, by Cornish and Fisher; below 5 it is rough."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
