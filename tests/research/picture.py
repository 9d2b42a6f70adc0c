"""An observation as a picture (SVG): a row of cells for each plane, darker where a number is higher."""

from html import escape

import numpy as np

from speeltafel.engine.dice import Dice
from speeltafel.engine.encoding import Plane
from speeltafel.env.episode import Episode
from speeltafel.env.task import Cells, Task

CELL = 13
ROW = 19
NAMES = 96
LONGEST = 40
"""Cells in a row, two sets of cards; a longer plane goes on in the next."""
STYLE = (
    "<style>text{font:12px sans-serif;fill:#444}rect{stroke:#9a8f7d;stroke-width:.5}"
    ".n{font-size:9px;text-anchor:middle}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>"
)


def picture() -> str:
    """Télos with four players, in the middle of a trick."""
    task = Task("telos", 4, {"powers": True}, perfect_information=False)
    episode = Episode(task, task.start(Dice(12)))
    for _ in range(14):
        episode.act(episode.legal()[-1])
    return svg(task.planes(), task.observation(episode.state, episode.seat))


def svg(planes: list[Plane], cells: Cells) -> str:
    parts: list[str] = []
    at, y = 0, 6
    for plane in planes:
        values = cells[at : at + plane.size]
        parts.append(
            f'<text x="{NAMES - 8}" y="{y + 10}" text-anchor="end">{escape(plane.name)}</text>'
        )
        for start in range(0, plane.size, LONGEST):
            parts += row(values[start : start + LONGEST], plane, y)
            y += ROW
        at += plane.size
    width = NAMES + LONGEST * CELL + 8
    box = f'viewBox="0 0 {width} {y + 4}" width="{width}" height="{y + 4}"'
    title = "<title>An observation of Télos, plane by plane</title>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{title}{STYLE}\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def row(values: Cells, plane: Plane, y: int) -> list[str]:
    parts = []
    for column, value in enumerate(np.asarray(values).tolist()):
        x = NAMES + column * CELL
        most = max(1, int(np.abs(values).max()), min(plane.high, 4))
        shade = 94 - round(52 * abs(value) / most)
        colour = f"hsl(32,45%,{shade}%)" if value >= 0 else f"hsl(200,45%,{shade}%)"
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colour}"/>')
        if value:
            parts.append(
                f'<text class="n" x="{x + CELL / 2}" y="{y + 10}" style="fill:#222">{value}</text>'
            )
    return parts
