"""Parts of the documentation that are made from the games' arrays. Write them again with

python -m tests.research.generate
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from speeltafel.engine.encoding import Plane
from speeltafel.env.task import Task
from speeltafel.registry import GAMES
from tests.research.picture import picture

ROOT: Final = Path(__file__).resolve().parents[2]
PLANES: Final = ROOT / "docs" / "observations.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "observation.svg"
TITLES: Final = {
    "telos": "Télos",
    "titus": "Titus",
    "tabulos": "Tabulos",
    "timeline_together": "Timeline together",
    "timeline": "Timeline against each other",
}
HEAD: Final = """# Observations

What an observation holds, plane by plane, for each game; [Research](research.md) shows how to get one. It is an
array of whole numbers of 16 bits. *By seat* means one number for each player: first the seat that looks, then
clockwise. *By coin* and *by event* mean one number for each, whatever became of it. Sizes are those of the
usual number of players, and for Timeline of the default deck.

![A row of cells for each plane of an observation of Télos](pictures/observation.svg)

*Télos with four players, in the middle of a trick. A set of cards is a count for each kind: the gods 1 to 13, a
plain Zeus, and the six animals.*

**Hidden** planes are in no observation. They come after the others where perfect information is asked for, by
name: `perfect_information=True`, `state()` of PettingZoo, or private information of all players in OpenSpiel.

The actions of a game are its codes ([protocol](protocol.md)), with two exceptions: Tabulos has no number for what
is always wrong to say, and in Timeline against each other an action is `card × (cards of the deck + 1) + gap`. One
more action, the last, is to wait: for a seat that may act out of turn and would rather not.
"""


def page() -> str:
    return "\n".join([HEAD, *(line for name in GAMES for line in section(name))]) + "\n"


def section(name: str) -> Iterator[str]:
    task = Task(name, None, None, perfect_information=True)
    encoding = task.encoding
    yield f"## {TITLES[name]}"
    yield ""
    yield (
        f"With {task.players} players {encoding.size} numbers, {encoding.secret_size} hidden ones, "
        f"and {task.actions} actions."
    )
    yield ""
    yield "| plane | size | from | to | what |"
    yield "|---|---|---|---|---|"
    yield from (line(plane) for plane in encoding.planes)
    yield from (line(plane, "**hidden:** ") for plane in encoding.secrets)
    yield ""


def line(plane: Plane, mark: str = "") -> str:
    return f"| `{plane.name}` | {plane.size} | {plane.low} | {plane.high} | {mark}{plane.about} |"


def write() -> None:
    PLANES.write_text(page().rstrip() + "\n", encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    write()
