"""`./run`, as somebody meets it who has just cloned the project on a machine with a compiler."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.packaging.project import ROOT, source_files
from tests.server.client import Screen
from tests.server.playing import move, play_to_the_end, seated, step_on, waited_for

PATIENCE = 600
"""Seconds for packages, client and compiler, also on a busy machine."""
EARLY_MOVES = 12
"""That leaves enough of the game for after the compiler."""
QUICK_COMPILER = '#!/bin/sh\nexec cc "$@" -O0 -fno-lto\n'
"""How well the rules are compiled does not matter here, and other tests see to it."""


def test_a_newcomer_plays_at_once_and_bots_go_over_to_compiled_rules_in_mid_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = cloned(tmp_path / "clone")
    monkeypatch.setenv("CC", quick_compiler(tmp_path / "cc"))
    with started(clone) as host:
        assert build_of(host) == {"build": "pure", "bots": "pure"}
        assert "<title>" in httpx.get(f"http://{host}/", timeout=60).text
        with seated(host, "titus", ["An"], bots=1, practice=True) as [screen]:
            play_until_compiled(screen, host)
            play_to_the_end([screen], random.Random(7))
        assert build_of(host) == {"build": "pure", "bots": "compiled"}
    with started(clone) as host:
        assert build_of(host) == {"build": "compiled", "bots": "compiled"}


def cloned(folder: Path) -> Path:
    """The files as they are, without anything that was made from them."""
    for name in source_files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def quick_compiler(path: Path) -> str:
    path.write_text(QUICK_COMPILER, encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@contextmanager
def started(clone: Path) -> Iterator[str]:
    """The server of `./run`, as host:port; ended as by Ctrl-C."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "run", "serve", "--port", "0", "--no-browser", "--pause", "0"]
    with subprocess.Popen(
        [*command, "--data", clone / "data"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split("//")[-1].strip().rstrip("/")
        finally:
            process.send_signal(signal.SIGINT)


def build_of(host: str) -> dict[str, str]:
    told = httpx.get(f"http://{host}/healthz", timeout=60).json()
    return {"build": told["build"], "bots": told["bots"]}


def play_until_compiled(screen: Screen, host: str) -> None:
    """Some moves at once; then the newcomer thinks until the rules are compiled."""
    luck = random.Random(1)
    end = time.monotonic() + PATIENCE
    moves = 0
    while build_of(host)["bots"] != "compiled":
        assert time.monotonic() < end, "the rules were not compiled"
        if not waited_for(screen):
            step_on([screen])
        elif moves < EARLY_MOVES:
            move(screen, luck)
            moves += 1
        else:
            time.sleep(1)
        assert not screen.is_over, "the game was over before"
