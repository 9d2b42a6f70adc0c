"""Somebody with a browser: a page that notes whatever goes wrong, and what is sent and told."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Request,
    ViewportSize,
    WebSocket,
)

from speeltafel.texts import Texts, texts

PATIENCE: Final = 60_000
"""Milliseconds after which something that was waited for will not come."""
PHONE: Final = ViewportSize(width=360, height=640)
SCREEN: Final = ViewportSize(width=1280, height=800)
AWAY: Final = ("net::ERR_", "WebSocket connection to", "the server responded with")
"""How a browser complains of a server that is not there, or says no."""

NO_TIPS: Final = """
if (location.protocol === 'http:') localStorage.speeltafel ??= JSON.stringify({ tips: false });
"""
"""Somebody who has played before. An empty page has no memory."""

UNDRAWN: Final = """
const unseen = new CSSStyleSheet();
unseen.replaceSync('html { opacity: 0 !important }');
document.adoptedStyleSheets.push(unseen);
"""
"""To draw a table takes half of the work of a browser without a graphics card. Most tests ask what is
there, where it is and what it does: nobody looks."""

Json = dict[str, Any]


def unseen_page(browser: Browser, size: ViewportSize = SCREEN, **options: Any) -> Page:
    """A page that is not drawn, and on which nothing moves unless it is told to."""
    page = browser.new_page(**{"viewport": size, "reduced_motion": "reduce", **options})
    page.add_init_script(UNDRAWN)
    return page


class Visitor:
    """A browser of its own: no cookie, no settings, no memory of others."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        lang: str = "en",
        viewport: ViewportSize = SCREEN,
        *,
        tips: bool = False,
        drawn: bool = False,
        **options: Any,
    ) -> None:
        """Drawn for those who measure how it moves."""
        self.address = address
        self.wrong: list[str] = []
        self.sent: list[Json] = []
        self.told: list[Json] = []
        self.may_be_alone = False
        """Whether the server may be away or refuse: then the browser's complaints are no fault."""
        motion = options.pop("reduced_motion", "reduce")
        self.context = browser.new_context(
            locale=lang, viewport=viewport, reduced_motion=motion, **options
        )
        self.context.set_default_timeout(PATIENCE)
        if not tips:
            self.context.add_init_script(NO_TIPS)
        if not drawn:
            self.context.add_init_script(UNDRAWN)
        self.context.on("request", self._requested)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self._failed(error.error))
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._opened)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """From now on the page is expected to say everything in this language."""
        self.words: Texts = texts(lang)

    def close(self) -> None:
        self.context.close()

    @property
    def news(self) -> Json:
        """What the table told last."""
        return next(told for told in reversed(self.told) if told["type"] == "news")

    @property
    def outcome(self) -> Json:
        """How the game ended."""
        self.wait_until(lambda: self.news["outcome"] is not None)
        outcome: Json = self.news["outcome"]
        return outcome

    def wait_until(self, heard: Callable[[], bool]) -> None:
        """What the page knows may reach us a moment later."""
        until = time.monotonic() + PATIENCE / 1000
        while not heard():
            assert time.monotonic() < until, "it is not told"
            self.page.wait_for_timeout(10)

    def asked(self, do: str) -> list[Json]:
        """All that this browser has asked its tables for, of one kind."""
        return [message for message in self.sent if message["do"] == do]

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"asks for {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        lonely = self.may_be_alone and any(words in message.text for words in AWAY)
        if message.type in {"error", "warning"} and not lonely:
            self.wrong.append(f"{message.type}: {message.text}")

    def _failed(self, error: Error) -> None:
        self.wrong.append(f"fails: {error.message} {error.stack}")

    def _opened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.wrong.append(f"connects to {socket.url}")
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
