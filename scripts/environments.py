"""The venvs that ./run makes, and how it starts programs in them.

A stamp says what a folder was made from; it goes first and comes last, so that an interrupted
set-up leaves none.
"""

import hashlib
import os
import shlex
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
PLAY = ROOT / ".play"
DEV = ROOT / ".venv"
TOOLS = ROOT / "build" / "tools"
PIP = TOOLS / "pip"  # the only venv that has pip: to put it into each one takes seconds
BYTECODE = ROOT / "build" / "bytecode"
STAMP = "complete.stamp"
PLAY_LOCK = ROOT / "locks" / "play.txt"
DEV_LOCK = ROOT / "locks" / "dev.txt"


class SetUpError(Exception):
    """Something is missing or went wrong; the text tells the person at the keyboard what."""


def make_venv(venv: Path, locked: Path) -> None:
    """Make a venv with exactly the locked packages, unless it is there already."""
    if is_complete(venv, locked):
        return
    make_pip()
    stamp = venv / STAMP
    stamp.unlink(missing_ok=True)
    quietly(sys.executable, "-m", "venv", "--clear", "--without-pip", str(venv))
    # What is imported is compiled then: most modules never are.
    pip(venv, "install", "--no-compile", "--require-hashes", "-r", str(locked))
    stamp.write_text(venv_mark(locked), encoding="utf-8")


def is_complete(venv: Path, locked: Path) -> bool:
    return is_current(venv / STAMP, venv_mark(locked))


def venv_mark(*locked: Path) -> str:
    return fingerprint(locked, sys.version, sys.base_prefix, str(ROOT))


def make_pip() -> None:
    """The pip that Python brings along, which installs into all venvs."""
    if not is_current(PIP / STAMP, venv_mark()):
        quietly(sys.executable, "-m", "venv", "--clear", str(PIP))
        (PIP / STAMP).write_text(venv_mark(), encoding="utf-8")


def make_dev() -> None:
    """The development venv sees the sources themselves: an editable install, always pure."""
    if not is_complete(DEV, DEV_LOCK):
        with step(f"set up {DEV.name}"):
            make_venv(DEV, DEV_LOCK)
    stamp = DEV / "editable.stamp"
    mark = fingerprint([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
    if is_current(stamp, mark):
        return
    with step(f"install speeltafel in {DEV.name}, editable"):
        stamp.unlink(missing_ok=True)
        install(DEV, "--editable", str(ROOT))
        stamp.write_text(mark, encoding="utf-8")


def fingerprint(files: Sequence[Path], *facts: str) -> str:
    """A text that changes when a file or a fact does."""
    digest = hashlib.sha256(repr(facts).encode())
    for path in sorted(files):
        digest.update(str(path).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current(stamp: Path, mark: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == mark


def install(venv: Path, *args: str, **env: str) -> None:
    """Install speeltafel itself, with the locked build tools that are in the venv already."""
    pip(venv, "install", "--no-deps", "--no-build-isolation", *args, **env)


def pip(venv: Path, *args: str, **env: str) -> None:
    command = (script(PIP, "python"), "-m", "pip", "--python", script(venv, "python"))
    quietly(*command, *args, "--disable-pip-version-check", "--no-input", **env)


def quietly(*command: str, **env: str) -> None:
    """Run a command of the set-up. Its output is shown only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(**env),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise SetUpError(f"{done.stdout}\nThis failed, see above: {shlex.join(command)}")


def environment(**extra: str) -> dict[str, str]:
    """The environment for a child. A PYTHONPATH from outside would change what is tested.

    Where Python is to write no bytecode beside its sources, it goes into a folder of its own: without
    any, each of many processes would compile everything again.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    return {**kept, **extra}


def become(venv: Path, program: str, *args: str, **env: str) -> NoReturn:
    """Go on as another program, in the folder where we were called."""
    path = script(venv, program)
    os.execve(path, [path, *args], environment(**env))  # noqa: S606 - no shell is the point


def script(venv: Path, program: str) -> str:
    return str(venv_path(venv, "scripts") / program)


def venv_path(venv: Path, kind: str) -> Path:
    """Where a venv of this Python keeps its "scripts", "platlib" and so on."""
    return Path(sysconfig.get_path(kind, "venv", {"base": str(venv), "platbase": str(venv)}))


@contextmanager
def step(title: str) -> Iterator[None]:
    """Tell what the set-up does and how long it took; on stderr, for stdout is the game's."""
    print(f"== {title}", file=sys.stderr, flush=True)
    start = time.monotonic()
    yield
    print(f"-- {title}: {time.monotonic() - start:.1f} s", file=sys.stderr, flush=True)
