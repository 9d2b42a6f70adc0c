"""The wheel, tried as `./run wheel` does. The compiled one is tried in test_compiling.py."""

import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from scripts.wheels import wheel_from_sdist
from tests.packaging.project import ROOT, source_files
from tests.packaging.trial import check_wheel

MADE = ("src/speeltafel/web/", "web/build/client.stamp")


def test_the_sdist_is_what_git_has_and_its_pure_wheel_plays_where_nothing_but_python_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    list(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    (source,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert inside(Path(source)) == set(source_files())
    wheel = wheel_from_sdist(Path(source), tmp_path / "wheels", "pure Python")
    assert wheel.name.endswith("-py3-none-any.whl")
    check_wheel(wheel, "pure Python", tmp_path)


def inside(source: Path) -> set[str]:
    """All files but what hatchling says of them, and the client, so that nobody needs node."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    return {name for name in names - {"PKG-INFO"} if not name.startswith(MADE)}
