"""A learning curve as a picture (SVG)."""

from collections.abc import Sequence

WIDTH, HEIGHT = 560, 260
LEFT, TOP = 64, 24
STYLE = (
    "<style>text{font:13px sans-serif;fill:#333}.line{stroke:#bbb;stroke-width:.7}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.line{stroke:#666}}</style>"
)


def curve_chart(points: Sequence[tuple[float, float]], equal: float) -> str:
    """The share of games lost over minutes; `equal` is what an equal of the others would lose."""
    longest = max(minutes for minutes, _ in points)
    highest = 0.1 * int(10 * max(lost for _, lost in points) + 1)

    def place(minutes: float, lost: float) -> tuple[float, float]:
        return LEFT + WIDTH * minutes / longest, TOP + HEIGHT * (1 - lost / highest)

    parts = []
    for tenth in range(round(10 * highest) + 1):
        x, y = place(0, tenth / 10)
        parts.append(f'<line class="line" x1="{x}" y1="{y:.1f}" x2="{x + WIDTH}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for fifth in range(6):
        x, y = place(longest * fifth / 5, 0)
        parts.append(
            f'<text x="{x:.1f}" y="{y + 20:.1f}" text-anchor="middle">{longest * fifth / 5:.1f}</text>'
        )
    x, y = place(0, equal)
    parts.append(
        f'<line x1="{x}" y1="{y:.1f}" x2="{x + WIDTH}" y2="{y:.1f}" stroke="#5f7f95" stroke-dasharray="6 4"/>'
    )
    parts.append(
        f'<text x="{x + WIDTH}" y="{y - 6:.1f}" text-anchor="end">as good as a rule of thumb</text>'
    )
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    parts.append(f'<polyline points="{path}" fill="none" stroke="#b5651d" stroke-width="2.5"/>')
    parts.append(
        f'<text x="{LEFT + WIDTH / 2}" y="{TOP + HEIGHT + 44}" text-anchor="middle">minutes on one core</text>'
    )
    title = "Games lost against three rules of thumb"
    parts.append(f'<text x="{LEFT}" y="14" font-weight="bold">{title}</text>')
    size = f'width="{LEFT + WIDTH + 24}" height="{TOP + HEIGHT + 56}"'
    box = f'viewBox="0 0 {LEFT + WIDTH + 24} {TOP + HEIGHT + 56}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} {size}><title>{title}</title>{STYLE}'
    return head + "\n" + "\n".join(parts) + "\n</svg>\n"
