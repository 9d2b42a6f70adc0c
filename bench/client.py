"""How light and how quick the browser client is: a first visit, in a browser that knows nothing yet.

    ./run bench client [--rounds 5]

The server runs on the same machine. It is usable when the four boxes can be pressed; a first game
brings the table along, with all that is drawn on it.
"""

import argparse
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.loading import Heard
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.serving import serving
from tests.browser.visitor import Visitor
from tests.web.browser import chromium

WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.boxes button')) return;
  window.usable = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
"""In the page itself: to ask it from outside takes longer than it took."""


class Visit(NamedTuple):
    home: float
    home_bytes: float
    all_bytes: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="visits")
    args = parser.parse_args()
    with TemporaryDirectory() as folder, chromium() as browser, serving(Path(folder)) as server:
        report([visit(browser, server.address) for _ in range(args.rounds)])


def visit(browser: Browser, address: str) -> Visit:
    visitor = Visitor(browser, address, drawn=True)
    heard = Heard(visitor)
    visitor.page.add_init_script(WATCH)
    player = Player(visitor, Mouse())
    player.come_home()
    home, home_bytes = visitor.page.evaluate("usable"), heard.bytes
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    visitor.close()
    return Visit(home, home_bytes, heard.bytes)


def report(visits: list[Visit]) -> None:
    print(f"usable after      {median(visit.home for visit in visits):7.0f} ms")
    print(f"for the boxes     {median(visit.home_bytes for visit in visits) / 1000:7.1f} kB")
    print(f"with a first game {median(visit.all_bytes for visit in visits) / 1000:7.1f} kB")


if __name__ == "__main__":
    main()
