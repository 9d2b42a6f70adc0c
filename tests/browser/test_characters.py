"""Bots are characters with faces, and people choose a face once."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.screens import OVER, settle
from tests.web.accessible import problems


def test_a_face_is_chosen_once_and_bots_are_chosen_and_met_as_characters(visit: Visit) -> None:
    an = Player(visit(), Mouse())
    page = an.page
    an.come_home()
    an.set_up("titus", "bots", 3)
    page.locator("summary", has_text=an.say("web-face")).click()
    page.get_by_role("radio", name=an.say("character-sailor"), exact=True).check(force=True)
    who = page.get_by_label(an.say("web-setup-who", number=2))
    who.select_option("goalkeeper")
    expect(page.get_by_text(an.say("character-goalkeeper-about"))).to_be_visible()
    assert problems(page) == []
    an.start()
    greetings = [an.say("phrase-hello"), an.say("phrase-good_luck")]
    expect(page.locator(".said")).to_have_text(re.compile("|".join(map(re.escape, greetings))))
    an.open_drawer("log")
    settle(page)
    assert page.evaluate(OVER, [".said", "aside"]) == []
    samira = page.get_by_role("region", name="Samira")
    expect(samira.locator("svg[data-mark=leaf]")).to_be_visible()
    expect(samira.get_by_text(an.say("web-bot"), exact=True)).to_be_visible()
    seats = an.visitor.news["table"]["seats"]
    assert [seat["face"] for seat in seats] == ["sailor", "goalkeeper", seats[2]["character"]]
    page.goto(an.visitor.address)
    an.set_up("telos", "bots", 3)
    expect(page.locator("summary svg[data-mark=shield]")).to_be_visible()
