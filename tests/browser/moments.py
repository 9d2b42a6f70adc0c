"""Moments of real games (tests/web/scenes.py), in a page of the gallery whose time waits for the test."""

from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, FloatRect, Locator, ViewportSize

from tests.browser.visitor import SCREEN, unseen_page
from tests.web.films import ADVANCE, LOADED, freeze
from tests.web.pictures import show

Motion = Literal["no-preference", "reduce"]

STEP: Final = 100
WATCHED: Final = 9_000
"""Milliseconds for which a moment is watched."""
NOTHING: Final = "curtain"
"""A screen without a table."""

CAPTIONS: Final = """
() => [...document.querySelectorAll('[data-caption] p')].map((line) => [
  line.parentElement.dataset.caption, line.innerText.replaceAll('\\u00a0', ' '),
])
"""
"""Where captions stand and what they say; numbers that stay on one line are read like others."""
WATCH: Final = f"""
(step) => {{
  const captions = {CAPTIONS};
  const start = Date.now();
  window.watched = [];
  const look = () => watched.push([Date.now() - start, captions()]);
  look();
  window.watching = setInterval(look, step);
}}
"""
SEEN: Final = "() => { clearInterval(watching); return watched; }"
BOXES: Final = """
(things) => [...document.querySelectorAll(things)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
})
"""
DOUBLES: Final = ".table > [inert]"
"""What travels above the table."""


class CaptionSeen(NamedTuple):
    """A sentence at a place of the table, and from when until when it was there, in milliseconds."""

    at: str
    words: str
    since: int
    until: int

    @property
    def held(self) -> int:
        return self.until - self.since


class Moments:
    def __init__(
        self,
        browser: Browser,
        address: str,
        motion: Motion = "no-preference",
        size: ViewportSize = SCREEN,
    ) -> None:
        self.page = unseen_page(browser, size, reduced_motion=motion, locale="en")
        freeze(self.page)
        show(self.page, f"{address}#{NOTHING}")
        self.page.clock.pause_at(LOADED)

    def show(self, scene: str) -> None:
        """The table before the last move of a scene."""
        for screen in (NOTHING, scene):
            self.page.evaluate("(screen) => { location.hash = screen; }", screen)
            self.page.wait_for_selector(f"body[data-screen={screen}]")

    def send(self, event: str = "film") -> None:
        """What happens next; see web/gallery for how else it may come."""
        self.page.evaluate("(event) => { dispatchEvent(new Event(event)); }", event)

    def happen(self, scene: str) -> None:
        self.show(scene)
        self.send()

    def go_on(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)
        self.page.evaluate(ADVANCE, milliseconds)

    def watch(self) -> list[CaptionSeen]:
        """All that is told in the next seconds."""
        self.page.evaluate(WATCH, STEP)
        self.page.clock.run_for(WATCHED)
        seen: dict[tuple[str, str], list[int]] = {}
        for time, captions in self.page.evaluate(SEEN):
            for at, words in captions:
                seen.setdefault((at, words), []).append(time)
        return [
            CaptionSeen(at, words, times[0], times[-1] + STEP)
            for (at, words), times in seen.items()
        ]

    @property
    def captions(self) -> list[str]:
        return [words for _, words in self.page.evaluate(CAPTIONS)]

    @property
    def doubles(self) -> list[FloatRect]:
        return self.boxes(DOUBLES)

    def boxes(self, things: str) -> list[FloatRect]:
        found: list[FloatRect] = self.page.evaluate(BOXES, things)
        return found

    def locator(self, thing: str) -> Locator:
        return self.page.locator(thing)

    def close(self) -> None:
        self.page.close()


def the_one(told: list[CaptionSeen], at: str, words: str) -> CaptionSeen:
    found = [one for one in told if one.at == at and words in one.words]
    assert len(found) == 1, told
    return found[0]


def lies_in(box: FloatRect, place: FloatRect) -> bool:
    """Whether the middle of something is there."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return (
        place["x"] <= x <= place["x"] + place["width"]
        and place["y"] <= y <= place["y"] + place["height"]
    )
