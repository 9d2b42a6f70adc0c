"""Film strips: what happens at a table, in pictures of every tenth of a second side by side.

The time of the page stands still while a picture is taken, so that every machine films the same.
"""

from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

STEP: Final = 100
"""Milliseconds between two pictures."""
LONGEST: Final = 6_000
"""Milliseconds of a film: what stays until somebody taps does not end by itself."""
LOADED: Final = 600_000
"""Milliseconds after which a film has been loaded."""
WIDTH: Final = 2_046
"""Of a strip, in pixels: three pictures of a screen."""
HEIGHT: Final = 420
"""Of a picture in it."""

ADVANCE: Final = """
(step) => {
  for (const one of document.getAnimations()) {
    const end = one.effect.getComputedTiming().endTime;
    const at = (one.currentTime ?? 0) + step;
    one.pause();
    if (at >= end) one.finish();
    else one.currentTime = at;
  }
}
"""
GOES_ON: Final = """
() =>
  document.getAnimations().some(({ effect }) => !effect.target.matches('[data-countdown]')) ||
  document.querySelector('[data-caption]') !== null
"""
"""Whether there is more to see than how the time runs."""


def freeze(page: Page) -> None:
    """Before the page is opened: from now on its motion waits for `frames`."""
    page.clock.install(time=0)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})


def frames(page: Page) -> dict[int, bytes]:
    """The pictures of what happens next, by their milliseconds, until all is at rest.

    Where nothing has changed there is no picture.
    """
    page.clock.pause_at(LOADED)
    page.evaluate("dispatchEvent(new Event('film'))")
    taken = {0: page.screenshot()}
    for time in range(STEP, LONGEST, STEP):
        if not page.evaluate(GOES_ON):
            break
        page.clock.run_for(STEP)
        page.evaluate(ADVANCE, STEP)
        picture = page.screenshot()
        if picture != list(taken.values())[-1]:
            taken[time] = picture
    return taken


def strip(page: Page, taken: dict[int, bytes], file: Path) -> None:
    """One picture of them all, each with its time."""
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{b64encode(picture).decode()}'>"
        f"<figcaption>{time} ms</figcaption></figure>"
        for time, picture in taken.items()
    )
    page.goto("about:blank")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.set_content(
        f"<style>body{{display:flex;flex-wrap:wrap;gap:6px;margin:6px;background:#777}}"
        f"figure{{margin:0}}img{{display:block;height:{HEIGHT}px}}"
        f"figcaption{{font:14px sans-serif}}</style>{shown}"
    )
    page.screenshot(path=file, full_page=True)
