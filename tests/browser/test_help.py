"""Help in the first games: a hint in two steps, tips that come once, a bot that says why."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Finger, Keyboard, Mouse, Pointer
from tests.browser.visitor import PHONE, Json, Visitor
from tests.web.accessible import problems

GAMES: Final = {"mouse": "titus", "finger": "tabulos", "keyboard": "telos"}
LANGUAGES: Final = {"mouse": "en", "finger": "nl", "keyboard": "fr"}


def dealt(visit: Visit, way: str, *, tips: bool = False) -> Player:
    """Somebody who points in this way, at a table with gentle bots, on their turn."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if way == "finger" else {}
    visitor: Visitor = visit(lang=LANGUAGES[way], tips=tips, **phone)
    pointers: dict[str, Pointer] = {"mouse": Mouse(), "finger": Finger()}
    player = Player(visitor, pointers.get(way) or Keyboard(visitor.page))
    player.come_home()
    player.deal(GAMES[way])
    player.wait()
    return player


def bubble(player: Player) -> Locator:
    return player.page.locator(".bubble [role=status]")


def heard(player: Player, kind: str) -> Json:
    """The first message of this kind, when it has come."""
    told = player.visitor.told
    player.visitor.wait_until(lambda: any(message["type"] == kind for message in told))
    return next(message for message in told if message["type"] == kind)


@pytest.mark.parametrize("way", GAMES)
def test_a_hint_comes_in_two_steps(visit: Visit, way: str) -> None:
    player = dealt(visit, way)
    player.press(player.button("web-hint"))
    hint = heard(player, "hint")
    expect(bubble(player)).to_have_text(hint["look"])
    assert problems(player.page) == []
    player.press(player.button("web-hint-more"))
    expect(bubble(player)).to_contain_text(hint["do"])
    expect(bubble(player)).to_contain_text(hint["why"])
    assert problems(player.page) == []
    if way == "keyboard":
        player.page.keyboard.press("Escape")
    else:
        player.press(player.button("web-help-close"))
    expect(bubble(player)).to_be_empty()


def test_a_tip_comes_once_on_a_device(visit: Visit) -> None:
    player = dealt(visit, "finger", tips=True)
    told = player.visitor.news["tips"][0]
    expect(bubble(player)).to_have_text(told["text"])
    assert problems(player.page) == []
    player.press(player.button("web-help-close"))
    expect(bubble(player)).to_be_empty()
    player.page.reload()
    player.wait()
    expect(bubble(player)).not_to_contain_text(told["text"])


def test_tips_can_be_switched_off_and_come_again_when_they_are_switched_on(visit: Visit) -> None:
    player = dealt(visit, "mouse", tips=True)
    player.page.evaluate("localStorage.removeItem('speeltafel-tips')")
    player.page.reload()
    player.wait()
    if player.visitor.news["tips"]:
        player.press(player.button("web-tips-off"))
        expect(bubble(player)).to_be_empty()
    switch = player.open_drawer("panel").get_by_label(player.say("web-tips-on"))
    switch.check()
    player.page.reload()
    player.wait()
    first = [tip["text"] for tip in player.visitor.news["tips"][:1]]
    expect(bubble(player)).to_have_text("".join(first))


def test_a_bot_says_why_it_made_its_last_move(visit: Visit) -> None:
    player = dealt(visit, "mouse")
    story = player.open_drawer("log")
    question = re.compile(re.escape(player.say("web-why-move", name="")).removesuffix(r"\?"))
    asks = story.get_by_role("button", name=question)
    while asks.count() == 0:
        player.go_on(player.wait())
    player.press(asks.first)
    expect(story).to_contain_text(heard(player, "explanation")["why"])
    assert problems(player.page) == []
