"""What a first visit brings over the line, with all that a game against bots needs."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.loading import Heard
from tests.browser.player import Player
from tests.browser.pointing import Mouse

MOST: Final = 280_000
"""Bytes, compressed, as they come over the line: the boxes and a first game."""
LEAST: Final = 50_000
"""Less than this, and it was not heard."""
MOST_EMBLEMS: Final = 80_000
"""Bytes, compressed: all pictures of the cards of Timeline."""


def test_a_first_visit_is_light(visit: Visit) -> None:
    visitor = visit()
    heard = Heard(visitor)
    player = Player(visitor, Mouse())
    player.come_home()
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    assert LEAST < heard.bytes < MOST


def test_the_pictures_of_timeline_are_light_and_come_with_timeline_alone(visit: Visit) -> None:
    visitor = visit()
    heard = Heard(visitor)
    player = Player(visitor, Mouse())
    play_against_a_bot(player, "titus")
    assert heard.bytes_of("/emblems-") == 0
    play_against_a_bot(player, "timeline")
    expect(visitor.page.locator("main .picture path").first).to_be_attached()
    assert 0 < heard.bytes_of("/emblems-") < MOST_EMBLEMS


def play_against_a_bot(player: Player, game: str) -> None:
    player.come_home()
    player.set_up(game, "bots", 2)
    player.start()
    player.wait()
