"""The command as people and programs start it, and, where a process doesn't matter, inside ours."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from speeltafel.cli.app import run
from speeltafel.registry import GAMES

NO_CHESS: Final = f"there is no game 'chess'; there is {', '.join(GAMES)}"

SPEELTAFEL: Final = (sys.executable, "-m", "speeltafel.cli")

# Tests that run in the background may be deaf to Ctrl-C, and what they start would be too.
LISTENING: Final = (
    sys.executable,
    "-c",
    (
        "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
        " os.execv(sys.argv[1], sys.argv[1:])"
    ),
)

# The packages we are tested with, compiled or not, are those the process finds too.
ENVIRONMENT: Final = {
    **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))},
    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    "COLUMNS": "80",
}


def raw(
    *args: str | Path,
    put: bytes = b"",
    out: int = subprocess.PIPE,
    environment: Mapping[str, str] = ENVIRONMENT,
    patience: int = 60,
) -> subprocess.CompletedProcess[bytes]:
    """Run it to its end, with `put` as its input."""
    return subprocess.run(
        [*SPEELTAFEL, *map(str, args)],
        input=put,
        stdout=out,
        stderr=subprocess.PIPE,
        env=environment,
        timeout=patience,
        check=False,
    )


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def speeltafel(*args: str | Path, put: str = "", **environment: str) -> Ran:
    done = raw(*args, put=put.encode(), environment={**ENVIRONMENT, **environment})
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


class Inside:
    """Runs commands in this process: much faster."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def run(self, *args: str | Path) -> Ran:
        code = run([str(arg) for arg in args])
        return Ran(code, *self.capture.readouterr())

    def says(self, *args: str | Path) -> str:
        """The output of a command that must succeed."""
        said = self.run(*args)
        assert (said.code, said.err) == (0, "")
        return said.out

    def refuses(self, *args: str | Path) -> str:
        """What a command that must fail says: one line, and nothing but that."""
        said = self.run(*args)
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("speeltafel: ")
        assert said.err.count("\n") == 1
        return said.err.removeprefix("speeltafel: ").rstrip("\n")
