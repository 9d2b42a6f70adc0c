"""The room that Timeline has: on a phone held sideways, and with a line longer than the screen."""

from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.visitor import PHONE, SCREEN, unseen_page
from tests.web.pictures import show

SIDEWAYS: Final = {
    "844": ViewportSize(width=844, height=390),
    "640": ViewportSize(width=640, height=360),
}
PARTS: Final = (".others", ".sight", ".piles", "main .hand:has(.loose)")


def look_at(browser: Browser, address: str, size: ViewportSize) -> Page:
    page = unseen_page(browser, size)
    show(page, address)
    return page


@pytest.mark.parametrize("size", SIDEWAYS)
@pytest.mark.parametrize("scene", ["timeline-start", "timeline-eight", "together-eight"])
def test_a_phone_held_sideways_shows_all_of_it(
    browser: Browser, gallery: str, scene: str, size: str
) -> None:
    page = look_at(browser, f"{gallery}#{scene}", SIDEWAYS[size])
    for card in page.locator("[data-part=mine] .spot").all():
        assert lies_within(box(card), SIDEWAYS[size])
    for one, other in combinations(PARTS, 2):
        assert lie_apart(box(page.locator(one)), box(page.locator(other))), (one, other)
    page.close()


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_a_line_that_is_cut_off_says_how_much_lies_beyond(
    browser: Browser, gallery: str, size: ViewportSize
) -> None:
    page = look_at(browser, f"{gallery}#timeline-eight", size)
    line = page.locator("main [data-scrolls]")
    line.evaluate("line => line.scrollTo(0, 0)")
    more = page.locator(".sight .after button")
    expect(page.locator(".sight .before button")).to_have_count(0)
    edge = box(line)["x"] + box(line)["width"]
    cards = line.locator("button[data-move]").all()
    beyond = [card for card in cards if box(card)["x"] + box(card)["width"] > edge + 2]
    expect(more).to_contain_text(str(len(beyond)))
    more.click()
    expect(page.locator(".sight .before button")).to_be_visible()
    page.close()


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def lies_within(part: FloatRect, size: ViewportSize) -> bool:
    right, bottom = part["x"] + part["width"], part["y"] + part["height"]
    return min(part["x"], part["y"]) >= 0 and right <= size["width"] and bottom <= size["height"]


def lie_apart(one: FloatRect, other: FloatRect) -> bool:
    beside = (
        one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    )
    below = (
        one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    )
    return beside or below
