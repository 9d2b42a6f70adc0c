"""How a game begins and ends: the boxes, set-up, open tables, and the last scene, at every size."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Finger, Mouse
from tests.browser.visitor import PHONE, unseen_page
from tests.web.pictures import show

SIZES: Final = [(360, 640), (390, 844), (640, 360), (844, 390), (1024, 768), (1440, 900)]
ENDS: Final = ["titus-end", "tabulos-end", "telos-end", "timeline-end", "together-end"]
BOXES: Final = ["titus", "tabulos", "telos", "timeline"]
LEAST: Final = 90
"""Pixels of the table that can still be recognised as such."""

COVERED: Final = """
(button) => {
  button.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [[left + 12, top + 6], [right - 12, top + 6], [left + 12, bottom - 6],
    [right - 12, bottom - 6]];
  return corners.some(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
}
"""


def opened(browser: Browser, address: str, size: tuple[int, int]) -> Page:
    viewport = ViewportSize(width=size[0], height=size[1])
    page = unseen_page(browser, viewport)
    show(page, address)
    return page


def test_one_tap_on_a_box_deals_against_the_gentlest_bots(visit: Visit) -> None:
    player = Player(visit(viewport=PHONE, has_touch=True, is_mobile=True), Finger())
    player.come_home()
    lid = player.box("titus").locator(".lid").first
    lid.tap(force=True)  # the button reaches over it
    expect(player.asked).to_be_visible()
    seats = player.visitor.news["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "learner", "learner"]
    assert player.visitor.news["table"]["status"] == "playing"
    player.page.go_back()
    expect(player.page.locator("main button").first).to_contain_text(
        player.say("web-go-on", game=player.say("game-titus"))
    )


@pytest.mark.parametrize("size", SIZES)
def test_all_boxes_are_in_sight_below_a_running_table(
    browser: Browser, gallery: str, size: tuple[int, int]
) -> None:
    page = opened(browser, f"{gallery}#home", size)
    rows = set()
    for box in BOXES:
        found = page.locator(f"li[data-box={box}] .play button").bounding_box()
        assert found is not None
        assert found["y"] + found["height"] <= size[1]
        rows.add(page.locator(f"li[data-box={box}]").evaluate("(li) => li.offsetTop"))
    page.close()
    assert len(rows) in {1, 2}  # four, or two and two: no box alone in a row


def test_no_button_of_set_up_is_covered_on_a_phone(visit: Visit) -> None:
    player = Player(visit(viewport=PHONE), Mouse())
    player.come_home()
    player.set_up("telos", "bots", 3)
    for button in player.page.locator("main :is(button, select, input):enabled:visible").all():
        assert not button.evaluate(COVERED), button.evaluate("(one) => one.outerHTML")


def test_the_name_is_asked_where_others_come(visit: Visit) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up("telos", "bots", 3)
    name = player.page.get_by_role("textbox", name=player.say("web-setup-name"), exact=True)
    expect(name).to_have_count(0)
    player.pick("web-way-friends")
    expect(name).to_be_visible()


def test_a_fresh_visitor_finds_a_running_open_table_and_how_it_is_played(visit: Visit) -> None:
    host = Player(visit(), Mouse())
    host.come_home()
    host.set_up("telos", "friends", 3)
    host.call_oneself("Ada")
    for number in (2, 3):
        host.pointer.choose(host.place(number), 1)
    host.page.get_by_role("checkbox", name=host.say("option-telos-powers")).check()
    host.press(host.page.get_by_text(host.say("web-setup-table"), exact=True))
    host.page.get_by_role("checkbox", name=host.say("web-setup-open")).check()
    host.press(host.button("web-setup-invite"))
    expect(host.page.locator("header")).to_contain_text(host.say("option-telos-powers"))
    host.start()
    expect(host.asked).to_be_visible()
    guest = Player(visit(), Mouse())
    guest.come_home()
    listed = guest.page.get_by_role("button").filter(has_text="Ada")
    expect(listed).to_contain_text(guest.say("web-watch"))
    listed.click()
    expect(guest.page.locator("header")).to_contain_text(guest.say("option-telos-powers"))


@pytest.mark.parametrize("size", SIZES)
def test_the_table_stays_in_sight_at_the_end(
    browser: Browser, gallery: str, size: tuple[int, int]
) -> None:
    page = opened(browser, f"{gallery}#{ENDS[0]}", size)
    for end in ENDS:
        show(page, f"{gallery}#{end}")
        middle = page.locator("[data-part=middle]").bounding_box()
        said = page.locator("#ending").bounding_box()
        assert middle is not None
        assert said is not None
        assert min(middle["y"] + middle["height"], size[1]) - max(middle["y"], 0) >= LEAST
        assert said["y"] >= 0
        assert said["y"] + said["height"] <= size[1]
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("scene", ["titus-end", "tabulos-end", "telos-six", "film-telos"])
def test_names_are_whole_on_a_phone(browser: Browser, gallery: str, scene: str) -> None:
    page = opened(browser, f"{gallery}#{scene}", SIZES[0])
    short = page.locator(".seat .name").evaluate_all(
        "(names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
    )
    page.close()
    assert short == []


def test_what_is_tapped_does_not_flash_in_the_colour_of_the_browser(
    browser: Browser, gallery: str
) -> None:
    page = opened(browser, f"{gallery}#telos-follow", SIZES[0])
    spot = page.locator("main [data-id]").first
    colour = spot.evaluate("(one) => getComputedStyle(one).webkitTapHighlightColor")
    page.close()
    assert colour == "rgba(0, 0, 0, 0)"


def test_a_game_together_begins_without_a_score_below_zero(browser: Browser, gallery: str) -> None:
    page = opened(browser, f"{gallery}#together-start", SIZES[-1])
    told = page.locator("[data-part=middle]").inner_text()
    page.close()
    assert not re.search(r"\N{MINUS SIGN}\d", told)
    assert "In the timeline: " in told
