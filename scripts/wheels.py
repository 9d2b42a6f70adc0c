"""`./run wheel`: wheels to install elsewhere, and the sdist, each tried before it is trusted."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.compiled import PURE, make_compiled
from scripts.environments import (
    DEV,
    ROOT,
    SetUpError,
    environment,
    make_dev,
    pip,
    quietly,
    script,
    step,
)

DIST = ROOT / "dist"
BUILDS = {"compiled": "0", "pure Python": "1"}
"""What `speeltafel --version` says, and what SPEELTAFEL_PURE has to be for that."""


def wheel(args: list[str]) -> int:
    """Make and try all of them; nothing that failed stays in dist."""
    if args:
        raise SetUpError("./run wheel takes no arguments.")
    make_dev()
    builds = list(BUILDS) if make_compiled() else ["pure Python"]
    with TemporaryDirectory(prefix="speeltafel-wheels-") as folder:
        made = [make_wheel(Path(folder, build), build) for build in builds]
        source = make_sdist(Path(folder, "sdist"))
        from_source = wheel_from_sdist(source, Path(folder, "from sdist"), builds[0])
        for path, build in zip([*made, from_source], [*builds, builds[0]], strict=True):
            try_wheel(path, build)
        keep([*made, source])
    if len(builds) < len(BUILDS):
        print(PURE.partition(":")[0] + ": there is no compiled wheel.")
    return 0


def make_wheel(folder: Path, build: str) -> Path:
    """With the build tools of the development venv, which are locked."""
    with step(f"make the wheel, {build}"):
        return hatchling(folder, "wheel", SPEELTAFEL_PURE=BUILDS[build])


def make_sdist(folder: Path) -> Path:
    """After a wheel, so that it holds the browser client and nobody who builds it needs node."""
    with step("make the sdist"):
        return hatchling(folder, "sdist")


def hatchling(folder: Path, target: str, **env: str) -> Path:
    quietly(script(DEV, "hatchling"), "build", "-t", target, "-d", str(folder), **env)
    return only_file(folder)


def wheel_from_sdist(source: Path, folder: Path, build: str) -> Path:
    """As pip makes it for those who install the sdist."""
    with step(f"make a wheel from the sdist, {build}"):
        offline = ("--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder))
        pip(DEV, "wheel", *offline, str(source), SPEELTAFEL_PURE=BUILDS[build])
    return only_file(folder)


def only_file(folder: Path) -> Path:
    (path,) = (path for path in folder.iterdir() if path.name != ".gitignore")
    return path


def try_wheel(path: Path, build: str) -> None:
    """In an empty venv, see tests/packaging/trial.py."""
    with step(f"try {path.parent.name}: {path.name}"):
        command = [script(DEV, "python"), "-m", "tests.packaging.trial", str(path), build]
        if subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode != 0:
            raise SetUpError(f"{path.name} does not work; the reasons are above.")


def keep(made: list[Path]) -> None:
    """Instead of those of before."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    for path in made:
        shutil.copy(path, DIST)
        print(os.path.relpath(DIST / path.name))
