"""What is dragged goes where it is let go, by mouse and by finger."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, Thing, middle
from tests.browser.pointing import Finger, Mouse
from tests.browser.visitor import PHONE

SEATS = {"titus": 2, "tabulos": 2, "telos": 3, "timeline": 2, "timeline_together": 2}
POT = "draw"


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
    """The first thing that can be dragged; of Tabulos a card that fits, not the pot."""
    while True:
        seen = player.wait()
        for thing in player.fits([*seen.things]) if player.game == "tabulos" else seen.things:
            if thing.loose and thing.id != POT:
                return thing
        player.go_on(seen)


@pytest.mark.parametrize("far", [0.03, 0.97])
def test_a_card_let_go_far_beside_the_line_goes_to_its_end(visit: Visit, far: float) -> None:
    check_end(Player(visit(), Mouse()), Mouse(), far)


@pytest.mark.parametrize("far", [0.03, 0.97])
def test_a_finger_lets_it_go_there_too(visit: Visit, far: float) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    check_end(Player(visitor, Finger()), Finger(), far)


def check_end(player: Player, hand: Mouse, far: float) -> None:
    player.come_home()
    player.set_up("timeline", "bots", SEATS["timeline"])
    player.start()
    card = loose(player)
    last = player.page.locator("main .place").count() - 1
    carry_over_the_line(player, hand, card, far)
    player.visitor.wait_until(lambda: player.visitor.asked("act") != [])
    assert player.visitor.asked("act")[0]["action"]["gap"] == round(far) * last


def carry_over_the_line(player: Player, hand: Mouse, card: Thing, far: float) -> None:
    """To so far from its left end, at its upper edge: higher than any card lies."""
    x, y = middle(player.spot(card))
    hand.take(player.page, x, y)
    hand.carry(x, y - 30)
    line = player.page.locator("main [data-scrolls]").bounding_box()
    assert line is not None
    hand.carry(line["x"] + line["width"] * far, line["y"] + 5)
    hand.let_go()
