"""What is installed is what we think is installed."""

import os
import subprocess
import sys
from importlib.metadata import version

import speeltafel
from scripts.compile_rules import binaries
from speeltafel.build import compiled
from tests.packaging.project import ROOT


def test_a_run_for_one_build_refuses_the_other() -> None:
    other = "pure" if compiled() else "compiled"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "tests/packaging/test_layers.py"],
        cwd=ROOT,
        env={**os.environ, "SPEELTAFEL_EXPECT": other},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert f"this run is for {other} ones" in done.stderr


def test_source_tree_holds_no_binaries_that_would_shadow_the_sources() -> None:
    assert binaries(ROOT / "src") == []


def test_package_and_metadata_tell_the_same_version() -> None:
    assert version("speeltafel") == speeltafel.__version__
