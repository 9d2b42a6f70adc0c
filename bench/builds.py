"""Both builds of the package, measured in turns: machines are noisy, so compare within a line."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from scripts.compiled import SRC, build_folder
from speeltafel.build import compiled

ROOT: Final = Path(__file__).parents[1]
BUILDS: Final = {"pure": SRC, "compiled": build_folder()}
Rates = dict[str, float]


def turns(bench: str, rounds: int, *args: str) -> tuple[list[Rates], list[Rates]]:
    """The measurements of each build, pure and compiled, taken in turns."""
    taken: dict[str, list[Rates]] = {build: [] for build in BUILDS}
    for _ in range(rounds):
        for build in BUILDS:
            taken[build].append(in_build(build, bench, *args))
    return taken["pure"], taken["compiled"]


def middle(taken: list[Rates]) -> Rates:
    """The median of each figure."""
    return {name: median(rates[name] for rates in taken) for name in taken[0]}


def in_build(build: str, bench: str, *args: str) -> Rates:
    """A measurement in a process of its own, which sees that build of the package."""
    command = [sys.executable, "-m", f"bench.{bench}", *args]
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    rates: Rates = json.loads(done.stdout)
    if bool(rates.pop("compiled")) != (build == "compiled"):
        sys.exit(f"bench: the {build} build in {BUILDS[build].name} is not what it should be")
    return rates


def tell(rates: Rates) -> None:
    """In that process: hand over what was measured, and in which build."""
    print(json.dumps({**rates, "compiled": compiled()}))
