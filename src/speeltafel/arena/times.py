"""How long decisions took, in little memory: counted in steps of 2%."""

from collections import Counter
from collections.abc import Mapping
from math import log
from typing import Final

STEP: Final = log(1.02)
SHORTEST: Final = 1e-6
"""Whatever takes less than a microsecond counts as one."""

Times = Counter[int]
"""By step: how many decisions."""


def step_of(seconds: float) -> int:
    return round(log(max(seconds, SHORTEST) / SHORTEST) / STEP)


def seconds_at(step: int) -> float:
    return SHORTEST * 1.02**step


def percentile(times: Mapping[int, int], percent: int) -> float:
    """The seconds that this percentage of the decisions did not exceed, within 1%."""
    total = sum(times.values())
    found = 0
    for step in sorted(times):
        found += times[step]
        if 100 * found >= percent * total:
            return seconds_at(step)
    return 0.0
