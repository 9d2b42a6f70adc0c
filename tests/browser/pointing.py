"""How one points at things: by mouse, finger or keyboard."""

from itertools import cycle
from typing import Final, Protocol

from playwright.sync_api import Locator, Page, Position

FURTHEST: Final = 400
"""The most keys that it takes to reach anything on a page."""

WAY: Final = """
(target) => {
  const at = document.activeElement;
  if (at === target) return null;
  const after = at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  const rover = target.tabIndex < 0 && at.tabIndex === 0 ? at.parentElement : null;
  for (let group = rover; group && group !== document.body; group = group.parentElement) {
    if (!group.contains(target)) continue;
    const stops = group.querySelectorAll('[tabindex="0"]');
    if (stops.length === 1 && stops[0] === at) return [after ? 'ArrowRight' : 'ArrowLeft', 1];
  }
  const stops = [...document.querySelectorAll('button:enabled, a[href], input, select, summary')];
  const [from, to] = [stops.indexOf(at), stops.indexOf(target)];
  const passed = stops.slice(Math.min(from, to), Math.max(from, to));
  const far = passed.filter((one) => one.tabIndex === 0 && one.checkVisibility()).length;
  const times = from < 0 || to < 0 ? 1 : Math.max(1, Math.floor(far / 2));
  return [at === document.body || after ? 'Tab' : 'Shift+Tab', times];
}
"""
"""The key that leads nearer, and how often it may be pressed before one looks again; within a group
with one stop for all, an arrow."""


SEEN: Final = """
(target) => {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  for (const high of [0.5, 0.2, 0.8]) {
    for (const far of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [box.width * far, box.height * high];
      if (target.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    }
  }
  return null;
}
"""
"""Where one would point at it: in a full hand the next card lies over its middle."""


def seen_at(target: Locator, patience: float | None) -> Position | None:
    found: Position | None = target.evaluate(SEEN, timeout=patience)
    return found


class Pointer(Protocol):
    def press(self, target: Locator, patience: float | None = None) -> None: ...

    def choose(self, select: Locator, place: int) -> None:
        """One of the options of a list, by its number."""

    def write(self, field: Locator, text: str) -> None: ...


class Mouse:
    def press(self, target: Locator, patience: float | None = None) -> None:
        target.click(position=seen_at(target, patience), timeout=patience)

    def take(self, page: Page, x: float, y: float) -> None:
        self.mouse = page.mouse
        self.mouse.move(x, y)
        self.mouse.down()

    def carry(self, x: float, y: float) -> None:
        self.mouse.move(x, y, steps=4)

    def let_go(self) -> None:
        self.mouse.up()

    def choose(self, select: Locator, place: int) -> None:
        select.select_option(index=place)

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)


class Finger(Mouse):
    def press(self, target: Locator, patience: float | None = None) -> None:
        target.tap(position=seen_at(target, patience), timeout=patience)

    def take(self, page: Page, x: float, y: float) -> None:
        """As the glass of a phone tells it; Playwright itself can only tap."""
        self.glass = page.context.new_cdp_session(page)
        self.at = (x, y)
        self._touch("touchStart", self.at)

    def carry(self, x: float, y: float) -> None:
        """A finger is in many places on its way."""
        from_x, from_y = self.at
        for part in (0.25, 0.5, 0.75, 1):
            way = (from_x + (x - from_x) * part, from_y + (y - from_y) * part)
            self._touch("touchMove", way)
        self.at = (x, y)

    def let_go(self) -> None:
        self._touch("touchEnd")
        self.glass.detach()

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


class Keyboard:
    """Nothing but keys: what can't be reached by them can't be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = cycle(["Enter", "Space"])

    def press(self, target: Locator, patience: float | None = None) -> None:
        self.reach(target, patience)
        self.page.keyboard.press(next(self.keys))

    def choose(self, select: Locator, place: int) -> None:
        self.reach(select)
        self.page.keyboard.press("Home")
        for _ in range(place):
            self.page.keyboard.press("ArrowDown")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def reach(self, target: Locator, patience: float | None = None) -> None:
        """Move the focus there, key by key."""
        for _ in range(FURTHEST):
            way = target.evaluate(WAY, timeout=patience)
            if way is None:
                return
            key, times = way
            for _ in range(times):
                self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {target}")
