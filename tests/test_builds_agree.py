"""Compiled or not, and however Python hashes: the same seed gives the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel.registry import GAMES

SOURCE = Path(__file__).parents[1] / "src"


def simulated(game: str, *options: str, **environment: str) -> dict[str, object]:
    """What came of some games, but for how long they took."""
    command = [sys.executable, "-m", "speeltafel.cli", "simulate", game, "--seed", "7"]
    done = subprocess.run(
        [*command, "--games", "60", "--json", *options],
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )
    result: dict[str, object] = json.loads(done.stdout)
    del result["run"]
    return result


@pytest.mark.parametrize("name", GAMES)
def test_what_is_installed_plays_as_the_source_does(name: str) -> None:
    """In the compiled half of `./run test` this compares compiled with uncompiled rules."""
    switches = [option.name for option in GAMES[name].options if option.allowed == [False, True]]
    options = [part for switch in switches for part in ("--option", f"{switch}=true")]
    pure = simulated(name, *options, PYTHONPATH=str(SOURCE), PYTHONHASHSEED="1")
    assert simulated(name, *options, PYTHONHASHSEED="2") == pure
