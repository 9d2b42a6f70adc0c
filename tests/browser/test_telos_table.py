"""Télos at the table: what happens is told and held, swapping is apart from playing, at every size.

Moments of real games (tests/web/scenes.py), shown by the gallery.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.moments import DOUBLES, Moments
from tests.browser.screens import OVER
from tests.browser.visitor import unseen_page
from tests.web.pictures import show

PHONE: Final = ViewportSize(width=360, height=640)
SCREEN: Final = ViewportSize(width=1440, height=900)
SIZES: Final = [(360, 640), (390, 844), (844, 390), (640, 360), (1024, 768), (1440, 900)]

SCENES: Final = ["telos-start", "telos-six", "telos-divine", "telos-lead"]

COVERED: Final = """
(node) => {
  const place = node.getBoundingClientRect();
  const middles = [...document.querySelectorAll('.table > [inert]')].map((double) => {
    double.inert = false; // what can't be pointed at is not found below either
    double.style.pointerEvents = 'auto';
    const { x, y, width, height } = double.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return middles
    .filter(([x, y]) => x > place.left && x < place.right && y > place.top && y < place.bottom)
    .map(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}
"""
"""Of what flies where something lies: whether it flies below it."""
OUTSIDE: Final = """
(things) => [...document.querySelectorAll(things)].flatMap((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return inside ? [] : [`${one.ariaLabel ?? one.className}`];
})
"""

Open = Callable[..., Page]


@pytest.fixture
def look_at(browser: Browser, gallery: str) -> Iterator[Open]:
    pages: list[Page] = []

    def look(scene: str, size: ViewportSize = SCREEN, motion: str = "reduce") -> Page:
        page = unseen_page(browser, size, reduced_motion=motion, locale="en")
        pages.append(page)
        show(page, f"{gallery}#{scene}")
        return page

    yield look
    for page in pages:
        page.close()


def test_the_scores_come_after_the_last_trick_above_all_that_flies(
    browser: Browser, gallery: str
) -> None:
    moments = Moments(browser, gallery)
    moments.happen("film-telos")
    expect(moments.locator(".table.climax")).to_be_visible()
    scores = moments.page.get_by_role("region", name="Scores")
    moments.go_on(2_400)
    expect(scores).to_be_hidden()
    moments.page.clock.run_for(800)
    assert scores.evaluate(COVERED) == [True], "the winning card is still on its way"
    expect(moments.locator("[data-caption]")).to_be_hidden()
    moments.go_on(800)
    expect(moments.locator(DOUBLES)).to_have_count(0)
    expect(moments.locator(".won .minus [data-move]")).to_have_count(1)
    moments.close()


def test_a_tap_hurries_to_the_scores_and_another_one_beyond_them(look_at: Open) -> None:
    page = look_at("film-telos")
    page.evaluate("dispatchEvent(new Event('film'))")
    scores = page.get_by_role("region", name="Scores")
    page.mouse.click(720, 300)
    expect(scores).to_be_visible(timeout=1_000)
    page.get_by_role("button", name="Play on").click()
    expect(scores).to_be_hidden()
    page.get_by_role("button", name="Scores").click()
    expect(scores).to_be_visible()


def test_an_empty_trick_is_new_and_the_one_before_lies_at_its_winner(look_at: Open) -> None:
    page = look_at("telos-lead")
    expect(page.locator(".trick .match")).to_have_text("A new trick")
    expect(page.locator(".trick .sets [data-move]")).to_have_count(0)
    expect(page.locator(".won .pile [data-move]")).to_have_count(4)


def test_swapping_and_playing_are_two_gestures(look_at: Open) -> None:
    page = look_at("telos-divine")
    hand = page.locator("[data-part=mine] .hand")
    expect(hand.locator('[data-kind="card-2"].lit')).to_have_count(0)
    expect(hand.locator('[data-kind="card-9"].lit')).to_have_count(1)
    page.get_by_role("button", name="Swap for the divine card").click()
    expect(page.locator(".ask")).to_contain_text("Which card do you give")
    hand.locator('[data-kind="card-2"]').click()
    expect(page.locator(".ask")).to_contain_text("Give 2 for your divine card?")
    expect(page.get_by_role("button", name="Give 2")).to_be_visible()
    expect(page.get_by_role("button", name="Play 2")).to_be_hidden()
    page.get_by_role("button", name="Keep my cards").click()
    expect(page.locator(".ask")).to_contain_text("Match or beat 9")


def test_a_zeus_shows_what_it_is_worth_now_in_the_hand_and_in_the_trick(look_at: Open) -> None:
    page = look_at("telos-divine")
    zeus = page.locator("[data-kind=card-zeus]")
    expect(zeus).to_have_accessible_name("Zeus card: Zeus, worth 9")
    expect(zeus.locator(".value").first).to_have_text("9")
    page = look_at("moment-telos-zeus")
    page.evaluate("dispatchEvent(new Event('film'))")
    zeus = page.locator(".trick").get_by_role("img", name="Zeus card: Zeus, worth")
    worth = re.sub(r"\D", "", zeus.get_attribute("aria-label") or "")
    expect(zeus.locator(".value").first).to_have_text(worth)


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_the_minus_points_stay_in_sight_beside_the_play_button(
    look_at: Open, size: ViewportSize
) -> None:
    page = look_at("telos-follow", size)
    page.locator("[data-kind=card-13]").click()
    expect(page.get_by_role("button", name="Play 13")).to_be_visible()
    expect(page.locator("[data-part=mine] .track")).to_be_visible()
    assert page.evaluate(OUTSIDE, "[data-part=mine] .track") == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_over_anything_else_and_all_is_in_sight(
    look_at: Open, gallery: str, width: int, height: int
) -> None:
    page = look_at(SCENES[0], ViewportSize(width=width, height=height))
    for scene in SCENES:
        show(page, f"{gallery}#{scene}")
        place = "[data-part=mine] .place"
        assert page.evaluate(OVER, [".seat", f"{place}, .sets .card, .trick .match"]) == [], scene
        assert page.evaluate(OVER, [".sets .card", place]) == [], scene
        assert page.evaluate(OUTSIDE, ".seat, [data-part=mine] .spot, .trick li") == [], scene


def test_a_card_that_comes_under_a_resting_mouse_does_not_explain_itself(
    browser: Browser, gallery: str
) -> None:
    moments = Moments(browser, gallery, "reduce")
    moments.show("telos-divine")
    page, told = moments.page, moments.page.get_by_role("tooltip")
    card = page.locator("[data-part=mine] [data-kind=card-zeus]")
    box = card.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] - 20)
    page.evaluate("() => { document.body.style.translate = '0 -40px'; }")
    page.wait_for_function("(card) => card.matches(':hover')", arg=card.element_handle())
    page.clock.run_for(2_000)
    expect(told).to_be_hidden()
    page.mouse.move(box["x"] + 20, box["y"] - 10)
    page.clock.run_for(500)
    expect(told).to_be_visible()
    moments.close()
