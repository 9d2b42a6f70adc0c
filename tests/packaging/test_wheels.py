"""The wheel, tried as `./run wheel` does. The compiled one is tried in test_compiling.py."""

import subprocess
import tarfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from scripts.wheels import wheel_from_sdist
from tests.packaging.project import ROOT
from tests.packaging.trial import check_wheel

MADE = ("src/speeltafel/web/", "web/build/client.stamp")


def test_the_sdist_is_what_git_has_and_its_pure_wheel_plays_where_nothing_but_python_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_PURE", "1")
    list(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    (source,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert inside(Path(source)) == in_git()
    wheel = wheel_from_sdist(Path(source), tmp_path / "wheels", "pure Python")
    assert wheel.name.endswith("-py3-none-any.whl")
    check_wheel(wheel, "pure Python", tmp_path)


def in_git() -> set[str]:
    """Also what somebody is about to add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return set(subprocess.check_output(command, cwd=ROOT, encoding="utf-8").splitlines())


def inside(source: Path) -> set[str]:
    """All files but what hatchling says of them, and the client, so that nobody needs node."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    return {name for name in names - {"PKG-INFO"} if not name.startswith(MADE)}
