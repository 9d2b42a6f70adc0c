"""A bar chart as SVG, for the documentation."""

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

ROW: Final = 24
NAMES: Final = 300
WIDTH: Final = 420
STYLE: Final = (
    "<style>text{font:13px sans-serif;fill:#333}.line{stroke:#bbb;stroke-width:.7}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.line{stroke:#666}}</style>"
)


class Bar(NamedTuple):
    name: str
    value: float
    ours: bool


def bar_chart(title: str, bars: Sequence[Bar]) -> str:
    """Bars on a scale of powers of ten, each with its value."""
    low = math.floor(math.log10(min(bar.value for bar in bars)))
    high = math.ceil(math.log10(max(bar.value for bar in bars)))
    unit = WIDTH / (high - low)
    bottom = 36 + ROW * len(bars)
    parts = [f'<text x="{NAMES}" y="18" font-weight="bold">{escape(title)}</text>']
    for power in range(low, high + 1):
        x = NAMES + unit * (power - low)
        parts.append(f'<line class="line" x1="{x}" y1="28" x2="{x}" y2="{bottom}"/>')
        parts.append(
            f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{short(10**power)}</text>'
        )
    for place, bar in enumerate(bars):
        y, length = 34 + ROW * place, unit * (math.log10(bar.value) - low)
        colour = "#b5651d" if bar.ours else "#5f7f95"
        parts += [
            f'<text x="{NAMES - 8}" y="{y + 12}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect x="{NAMES}" y="{y}" width="{length:.1f}" height="16" rx="2" fill="{colour}"/>',
            f'<text x="{NAMES + length + 6:.1f}" y="{y + 12}">{short(bar.value)}</text>',
        ]
    size = f'width="{NAMES + WIDTH + 60}" height="{bottom + 26}"'
    view = f'viewBox="0 0 {NAMES + WIDTH + 60} {bottom + 26}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view} {size}><title>{escape(title)}</title>'
    return f"{head}{STYLE}\n" + "\n".join(parts) + "\n</svg>\n"


def short(value: float) -> str:
    """1.2 M, 34 k."""
    for unit, name in ((1e6, " M"), (1e3, " k")):
        if value >= unit:
            return (
                f"{value / unit:.2g}{name}" if value < 100 * unit else f"{value / unit:.0f}{name}"
            )
    return f"{value:.0f}"
