"""What a first visit brings over the line, with all that a game against bots needs."""

from collections import defaultdict
from typing import Any, Final

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse

MOST: Final = 250_000
"""Bytes, compressed, as they come over the line."""


def test_a_first_visit_is_light(visit: Visit) -> None:
    visitor = visit()
    heard: dict[str, float] = defaultdict(float)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")

    def finished(event: dict[str, Any]) -> None:
        heard[event["requestId"]] = event["encodedDataLength"]

    line.on("Network.loadingFinished", finished)
    player = Player(visitor, Mouse())
    player.come_home()
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    assert 50_000 < sum(heard.values()) < MOST
