"""A table on small screens: everybody can be reached, and nothing lies over anything else."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from speeltafel.texts import texts
from tests.browser.screens import small
from tests.browser.visitor import PHONE, SCREEN, unseen_page
from tests.web.pictures import show

say: Final = texts("en").say
SIDEWAYS: Final = {
    "844x390": ViewportSize(width=844, height=390),
    "640x360": ViewportSize(width=640, height=360),
}
BOXES: Final = """
(places) => places.flatMap((place) =>
  [...document.querySelectorAll(place)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  }),
)
"""
SEATS: Final = ".middle .seat"
PILES: Final = "[data-move=pot], [data-place=pile], [data-id=pile], [data-place=points]"
OWN: Final = ".mine .spot, .mine button"

Box = dict[str, float]


def boxes(page: Page, *places: str) -> list[Box]:
    found: list[Box] = page.evaluate(BOXES, list(places))
    assert found, places
    return found


def overlap(one: Box, other: Box) -> bool:
    return all(
        one[start] < other[start] + other[size] - 1 and other[start] < one[start] + one[size] - 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def is_inside(box: Box, size: ViewportSize) -> bool:
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return min(box["x"], box["y"]) >= 0 and right <= size["width"] and bottom <= size["height"]


@pytest.mark.parametrize("scene", ["titus-middle", "titus-hand", "tabulos-start", "tabulos-catch"])
@pytest.mark.parametrize("way", SIDEWAYS)
def test_a_phone_held_sideways_shows_everything(
    browser: Browser, gallery: str, scene: str, way: str
) -> None:
    size = SIDEWAYS[way]
    page = unseen_page(browser, size)
    show(page, f"{gallery}#{scene}")
    seats, piles, own = (boxes(page, place) for place in (SEATS, PILES, OWN))
    assert not [pile for pile in piles for seat in seats if overlap(pile, seat)]
    assert not [card for card in own for other in (*seats, *piles) if overlap(card, other)]
    assert all(is_inside(box, size) for box in (*seats, *piles, *own))
    page.close()


def test_the_coins_of_every_player_of_titus_are_a_tap_away(browser: Browser, gallery: str) -> None:
    page = unseen_page(browser, PHONE, has_touch=True, is_mobile=True)
    show(page, f"{gallery}#titus-middle")
    for name in ("Saskia", "Omar", "Émile"):
        opens = page.get_by_role("button", name=say("web-titus-open", name=name), exact=True)
        expect(opens).to_be_in_viewport(ratio=1)
        opens.tap()
        seat = page.get_by_role("region", name=name, exact=True)
        expect(seat.locator(".tray .spot").first).to_be_in_viewport(ratio=1)
        assert small(page) == []
    page.close()


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_the_piles_of_tabulos_stay_where_they_are(
    browser: Browser, gallery: str, size: ViewportSize
) -> None:
    page = unseen_page(browser, size)
    show(page, f"{gallery}#tabulos-start")
    before = boxes(page, "[data-move=pot]", "[data-place=pile]")
    page.locator(".mine .spot").first.click()
    page.locator(".spot[data-id=pile]").click()
    expect(page.locator("[data-place=down] [data-move]")).to_have_count(1)
    after = boxes(page, "[data-move=pot]", "[data-place=pile]")
    assert [box["x"] for box in before] == pytest.approx([box["x"] for box in after], abs=1)
    page.close()


def test_the_pad_says_what_is_missing_and_gives_the_card_back(
    browser: Browser, gallery: str
) -> None:
    page = unseen_page(browser, PHONE)
    show(page, f"{gallery}#tabulos-start")
    cards = page.locator(".mine .spot")
    count = cards.count()
    cards.first.click()
    page.locator(".spot[data-id=pile]").click()
    expect(page.locator(".stack:has([data-place=down]) .count")).to_have_text("laid by you")
    pad = page.get_by_role("group", name=say("web-tabulos-pad"))
    pad.get_by_role("button", name="3", exact=True).click()
    say_it = pad.get_by_role("button", name=say("web-tabulos-say-it"), exact=True)
    say_it.click(force=True)  # aria-disabled: Playwright would wait for it
    expect(page.get_by_role("alert")).to_have_text(say("web-tabulos-incomplete"))
    pad.get_by_role("button", name="9", exact=True).click()
    expect(pad.locator(".sum")).to_have_text("3 × 9 = 12")
    pad.get_by_role("button", name=say("web-tabulos-back"), exact=True).click()
    expect(cards).to_have_count(count)
    page.close()


def test_what_is_said_and_what_is_called_stand_apart(browser: Browser, gallery: str) -> None:
    page = unseen_page(browser)
    show(page, f"{gallery}#moment-tabulos-called")
    page.evaluate("dispatchEvent(new Event('film'))")
    bubble = page.locator(".seat .bubble")
    expect(bubble.locator("b")).to_have_text(say("web-tabulos-reverse"))
    said, called = boxes(page, ".seat .bubble > span", ".seat .bubble > b")
    assert called["x"] - (said["x"] + said["width"]) > 3
    page.close()
