"""On a phone held upright, by finger, with as many players as the box allows."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Finger
from tests.browser.screens import small, wait_until_still
from tests.browser.visitor import PHONE, Visitor
from tests.web.accessible import is_too_wide

MOST_SEATS = {"titus": 4, "tabulos": 6, "telos": 6, "timeline": 8, "timeline_together": 8}
TOUCHES = 12
"""Of the longer games a part is enough: others are played to their end elsewhere."""
SHORT = {"timeline", "timeline_together"}


@pytest.mark.parametrize("game", MOST_SEATS)
def test_everything_fits(visit: Visit, game: str) -> None:
    visitor: Visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    player = Player(visitor, Finger())
    player.come_home()
    check(player)
    player.set_up(game, "bots", MOST_SEATS[game])
    check(player)
    player.start()
    touches = 0
    while not (seen := player.wait()).over and (game in SHORT or touches < TOUCHES):
        check(player)
        player.go_on(seen)
        touches += 1
    check(player)


def test_the_drawer_leaves_the_hand_alone(visit: Visit) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True, is_mobile=True), Finger())
    player.come_home()
    player.set_up("telos", "bots", 6)
    player.start()
    player.wait()
    for page in ("log", "rules", "phrases", "panel"):
        player.open_drawer(page)
        check(player)
    player.close_drawer()
    expect(player.drawer("panel")).not_to_be_visible()


def test_the_talk_drawer_goes_once_something_is_said(visit: Visit) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True, is_mobile=True), Finger())
    player.come_home()
    player.set_up("titus", "bots", 2)
    player.start()
    player.wait()
    player.tell("good_luck")
    expect(player.drawer("phrases")).not_to_be_visible()


def check(player: Player) -> None:
    """Not of a coin that turns over: it is narrow for a moment."""
    wait_until_still(player.page)
    assert not is_too_wide(player.page)
    assert small(player.page) == []
