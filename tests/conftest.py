"""How properties are tried: without a stopwatch, and in CI always with the same examples."""

import os

import pytest
from hypothesis import settings

from speeltafel.build import compiled

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure() -> None:
    """What ./run takes for a test of one build must not be one of the other."""
    build = "compiled" if compiled() else "pure"
    expected = os.environ.get("SPEELTAFEL_EXPECT", build)
    if build != expected:
        raise pytest.UsageError(f"these rules are {build}; this run is for {expected} ones")
