"""Whether a finger finds everything on a screen, and an eye can read it."""

from typing import Final

from playwright.sync_api import Page

FINGER: Final = 44
"""Pixels that a finger needs, each way."""

SMALL: Final = """
(least) => {
  const open = [...document.querySelectorAll('button:enabled, select, input')].filter(
    (one) => one.checkVisibility() && !one.closest('[inert]') && one.ariaDisabled !== 'true',
  );
  return open.flatMap((one) => {
    // What lies on the table is there to be looked at until it lights up.
    if (one.dataset.kind && !one.matches('.lit')) return [];
    const box = (one.labels?.[0] ?? one).getBoundingClientRect();
    const wide = Math.max(box.width, reach(one, box, 1, 0));
    const high = Math.max(box.height, reach(one, box, 0, 1));
    if (box.width === 0 || Math.min(wide, high) >= least - 1) return [];
    return [`${one.ariaLabel ?? one.textContent.trim()} ${wide}x${high}`];
  });

  // How far around its middle a touch still finds it: it may be larger than it looks.
  function reach(one, box, dx, dy) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const found = (by) =>
      one.contains(document.elementFromPoint(x + by * dx, y + by * dy)?.closest('button'));
    let [before, after] = [0, 0];
    while (before < least && found(-before - 1)) before += 1;
    while (after < least && found(after + 1)) after += 1;
    return before + after + 1;
  }
}
"""
"""What a finger would miss. A label counts: it can be touched as well."""

CUT: Final = """
() => {
  const cut = [];
  for (const text of document.querySelectorAll('.ask p, button, h1')) {
    if (!text.checkVisibility() || text.closest('[inert]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width && !seen(text, line)) cut.push(`${text.textContent.trim()} ${line.y}`);
    }
  }
  return cut;

  function seen(text, line) {
    for (let around = text; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (hides(style.overflowX) && (line.left < box.left - 1 || line.right > box.right + 1))
        return false;
      if (hides(style.overflowY) && (line.top < box.top - 1 || line.bottom > box.bottom + 1))
        return false;
      if ([style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll'))
        return true;
    }
    return line.right <= innerWidth + 1 && line.left >= -1;
  }
  function hides(way) {
    return way === 'hidden' || way === 'clip';
  }
}
"""
"""Texts of which a part can't be seen, nor scrolled to."""

OVER: Final = """
([one, other]) => {
  const found = [];
  for (const a of document.querySelectorAll(one))
    for (const b of document.querySelectorAll(other)) {
      const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 1 && high > 1) found.push(`${a.textContent.trim()} over ${b.className}`);
    }
  return found;
}
"""
"""What of one kind lies over what of another, by two selectors."""

STILL: Final = """
() => !document.querySelector('.dragged, .dropped') && document.getAnimations().every(
  ({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
)
"""

FRAMES: Final = """
async (count) => {
  for (; count; count -= 1) await new Promise(requestAnimationFrame);
}
"""


def settle(page: Page) -> None:
    """After what is measured when a size has changed is drawn, nothing moves any more."""
    page.evaluate(FRAMES, 4)


def wait_until_still(page: Page) -> None:
    """Until nothing moves, nor lies where it was dropped until the server has answered."""
    page.wait_for_function(STILL)


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, FINGER)
    return found


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found
