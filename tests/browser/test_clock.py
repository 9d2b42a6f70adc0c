"""A clock at the table, and more time for those who need it."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import unseen_page
from tests.web.pictures import show

MINUTES_A_GAME = 4
"""The place of ten minutes a game among the paces; five minutes more are the first step."""
MOST_LEFT = 485
"""Seconds after which who is on turn in the gallery has only a few left."""


def test_everybody_sees_what_each_seat_has_left(visit: Visit) -> None:
    an = Player(visit(), Mouse())
    bo = Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "friends", 2)
    an.call_oneself("An")
    an.give_time(MINUTES_A_GAME, 2, 1)
    code = an.invite().rpartition("/")[2]
    more = an.say("web-extra-game", number=5)
    expect(an.page.get_by_text(more, exact=True)).to_be_visible()
    bo.join(code, "Bo")
    an.start()
    for player, own, other in ((an, "An", "Bo"), (bo, "Bo", "An")):
        times = {"An": r"(10:00|9:\d\d)", "Bo": r"(15:00|14:\d\d)"}
        seat = player.page.get_by_role("region", name=other, exact=True)
        expect(seat.get_by_role("timer")).to_contain_text(re.compile(times[other]))
        timer = player.page.locator(".ask").get_by_role("timer")
        expect(timer).to_contain_text(re.compile(times[own]))


def test_the_last_seconds_run_down_without_a_fault(browser: Browser, gallery: str) -> None:
    page = unseen_page(browser, reduced_motion="no-preference")
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(error.message))
    page.clock.install()
    show(page, f"{gallery}#clock-titus-middle")
    page.clock.fast_forward(MOST_LEFT * 1000)
    expect(page.locator(".ask .short")).to_be_visible()
    page.clock.run_for(3_000)
    expect(page.locator(".ask .short")).to_contain_text(re.compile(r"0:0[0-3]"))
    page.close()
    assert failed == []
