"""The wheel, tried as `./run wheel` does. The compiled one is tried in test_compiling.py."""

from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from scripts.wheels import wheel_from_sdist
from tests.packaging.project import ROOT
from tests.packaging.trial import check_wheel


def test_pure_wheel_of_the_sdist_plays_where_nothing_but_python_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    list(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    (source,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    wheel = wheel_from_sdist(Path(source), tmp_path / "wheels", "pure Python")
    assert wheel.name.endswith("-py3-none-any.whl")
    check_wheel(wheel, "pure Python", tmp_path)
