"""What is dragged goes where it is let go, by mouse and by finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, Thing
from tests.browser.pointing import Finger, Mouse
from tests.browser.visitor import PHONE

SEATS = {"titus": 2, "tabulos": 2, "telos": 3, "timeline": 2, "timeline_together": 2}


@pytest.mark.parametrize("game", SEATS)
def test_by_mouse(visit: Visit, game: str) -> None:
    check(Player(visit(), Mouse()), Mouse(), game)


@pytest.mark.parametrize("game", SEATS)
def test_by_finger(visit: Visit, game: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    check(Player(visitor, Finger()), Finger(), game)


def check(player: Player, hand: Mouse, game: str) -> None:
    player.come_home()
    player.set_up(game, "bots", SEATS[game])
    player.start()
    done = len(player.visitor.asked("act"))
    player.drag(loose(player), hand)
    if game == "tabulos":
        expect(player.page.get_by_role("group", name=player.say("web-tabulos-pad"))).to_be_visible()
    else:
        player.visitor.wait_until(lambda: len(player.visitor.asked("act")) > done)


def loose(player: Player) -> Thing:
    """The first thing that can be dragged."""
    while True:
        seen = player.wait()
        for thing in player.fits([*seen.things]) if player.game == "tabulos" else seen.things:
            if thing.loose:
                return thing
        player.go_on(seen)
