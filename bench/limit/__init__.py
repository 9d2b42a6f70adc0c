"""How fast could it be? A C++ program of Télos' basic rules, measured beside our own.

A number of actions a second says little: machines differ by more than programs do. Beside a program
that does nothing but play the basic rules, as fast as a good compiler makes it, it says how much
readable rules, options, views, honest memory and Python cost. `telos.cpp` is never a second home of
the rules: before anything is measured, both have to play the same games with the same dice.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("telos.cpp")
COMPILER: Final = "g++"
PLAYERS: Final = 4


class Limit:
    """The compiled program."""

    def __init__(self, folder: Path) -> None:
        self.program = folder / "telos"
        subprocess.run([COMPILER, "-O3", "-o", str(self.program), str(SOURCE)], check=True)

    def played(self, players: int, seconds: float) -> dict[str, float]:
        """How many games, actions and minus points, and how many actions a second."""
        command = [str(self.program), str(players), str(seconds)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        counts: dict[str, float] = json.loads(done.stdout)
        return counts


def is_possible() -> bool:
    return shutil.which(COMPILER) is not None
