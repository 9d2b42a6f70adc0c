"""What is installed is what we think is installed."""

import os
from importlib.metadata import version

import pytest

import speeltafel
from scripts.compile_rules import binaries
from speeltafel.build import compiled
from tests.packaging.project import ROOT


def test_rules_are_compiled_exactly_when_the_run_says_so() -> None:
    expected = os.environ.get("SPEELTAFEL_EXPECT")
    if expected is None:
        pytest.skip("only ./run knows which build this should be")
    assert ("compiled" if compiled() else "pure") == expected


def test_source_tree_holds_no_binaries_that_would_shadow_the_sources() -> None:
    assert binaries(ROOT / "src") == []


def test_package_and_metadata_tell_the_same_version() -> None:
    assert version("speeltafel") == speeltafel.__version__
