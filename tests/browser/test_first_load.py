"""What a first visit brings over the line, with all that a game against bots needs."""

from typing import Final

from tests.browser.conftest import Visit
from tests.browser.loading import Heard
from tests.browser.player import Player
from tests.browser.pointing import Mouse

MOST: Final = 280_000
"""Bytes, compressed, as they come over the line: the boxes and a first game."""
LEAST: Final = 50_000
"""Less than this, and it was not heard."""


def test_a_first_visit_is_light(visit: Visit) -> None:
    visitor = visit()
    heard = Heard(visitor)
    player = Player(visitor, Mouse())
    player.come_home()
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    assert LEAST < heard.bytes < MOST
