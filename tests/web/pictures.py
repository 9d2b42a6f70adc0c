"""A picture of every screen of the browser client, at three sizes, by day and by night.

python -m tests.web.pictures FOLDER [SCREEN...]

Where none is named, all but deck-world and those of the other decks, which show 40 of their cards.

It shows the gallery of fixtures, which `vite build --mode gallery` has built, in a real Chromium,
and tells where a screen breaks a rule of accessibility. Of a film it makes a strip of pictures.
"""

import io
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, Literal

import segno
from playwright.sync_api import Browser, Error, Page

from speeltafel.decks import built_in_decks
from tests.web.accessible import RULES, Rules, problems
from tests.web.browser import chromium
from tests.web.films import frames, freeze, strip
from tests.web.scenes import FILMS, SCENES

GALLERY: Final = Path(__file__).resolve().parents[2] / "web" / "build" / "gallery"

CARDS: Final = 40
"""The number of cards of a deck on its screen."""
SIZES: Final = {"phone": (360, 640), "tablet": (820, 1180), "screen": (1440, 900)}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SCREENS: Final = (
    "home",
    "setup-titus",
    "setup-tabulos",
    "setup-timeline",
    "join",
    "join-wrong",
    "lobby",
    "curtain",
    "clock-telos-six",
    "stop-telos-six",
    "clock-titus-middle",
    "clock-tabulos-drew",
    "clock-together-eight",
    "drawer-log",
    "drawer-rules",
    "drawer-phrases",
    "drawer-panel",
    "replay",
    "replay-open",
    "cards",
    "plain-telos-follow",
    "plain-titus-score",
    "plain-together-middle",
    "events",
    *SCENES,
    *FILMS,
)


class Quiet(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """The gallery's files, the one picture that a server would draw, and the decks."""
        if self.path.endswith("/qr.svg"):
            drawn = io.BytesIO()
            segno.make(self.path).save(drawn, "svg", light="white", omitsize=True)
            self.answer("image/svg+xml", drawn.getvalue())
        elif self.path.startswith("/decks/"):
            self.answer("application/json", json.dumps(cards_of(Path(self.path).stem)).encode())
        else:
            super().do_GET()

    def answer(self, kind: str, content: bytes) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """The pictures are what is to be seen."""


def cards_of(name: str) -> list[dict[str, dict[str, object]]]:
    """Cards from all over a deck, before their dates are known and after."""
    deck = built_in_decks()[name]
    chosen = [n * len(deck.ids) // CARDS for n in range(CARDS)]
    sides = ((at, deck.lights[at].shown(), deck.darks[at].to_json()) for at in chosen)
    return [
        {
            "light": {"name": at, **light},
            "dark": {"name": at, **light, **dark},
        }
        for at, light, dark in sides
    ]


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the gallery in a folder, on this machine alone."""
    assert folder.exists(), "build it first: python web/client.py gallery"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()


def take(browser: Browser, address: str, screen: str, folder: Path) -> list[str]:
    """All pictures of a screen; what is wrong with it."""
    wrong: list[str] = []
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                reduced_motion="no-preference" if screen in FILMS else "reduce",
            )
            name = f"{screen}-{size}-{theme}"
            found = take_one(page, f"{address}#{screen}", folder / f"{name}.png")
            wrong += [f"{name}: {problem}" for problem in found]
            page.close()
    return wrong


def take_one(page: Page, address: str, file: Path) -> list[str]:
    """The picture of a screen, the strip of a film, or a whole deck; what is wrong with it."""
    screen = address.partition("#")[2]
    if screen not in FILMS:
        wrong = look(page, address)
        page.screenshot(path=file, full_page=screen.startswith("deck-"))
        return wrong
    freeze(page)
    wrong = look(page, address)
    strip(page, frames(page), file)
    return wrong


def look(page: Page, address: str, rules: Rules = RULES) -> list[str]:
    """Open a screen; what goes wrong there."""
    failed: list[str] = []

    def fail(error: Error) -> None:
        failed.append(str(error))

    page.on("pageerror", fail)
    show(page, address)
    page.remove_listener("pageerror", fail)
    return [*failed, *problems(page, rules)]


def show(page: Page, address: str) -> None:
    """Until the screen is there, with its letters."""
    page.goto(address)
    page.wait_for_selector(f"body[data-screen={address.partition('#')[2]}]")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def main(folder: Path, screens: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    with served(GALLERY) as address, chromium() as browser:
        wrong = [line for screen in screens for line in take(browser, address, screen, folder)]
    print("\n".join(wrong) or f"{len(screens)} screens, nothing wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:] or list(SCREENS)))
