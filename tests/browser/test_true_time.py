"""Timeline from afar: small cards, the overview of a long line, and the game on true time."""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from speeltafel.texts import texts
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import unseen_page
from tests.web.accessible import problems
from tests.web.pictures import show

say: Final = texts("en").say
CARDS: Final = 'main [data-scrolls] button[data-move^="event-"]'
NEAR: Final = "[popover]:popover-open .text"
PNG: Final = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    page = unseen_page(browser)
    show(page, f"{gallery}#timeline-eight")
    yield page
    page.close()


def test_a_small_card_shows_no_words_but_is_seen_from_near(page: Page) -> None:
    card = page.locator(CARDS).nth(3)
    expect(card.locator(".text")).to_be_visible()
    make_small(page)
    expect(card.locator(".text")).to_be_hidden()
    card.hover()
    expect(page.locator(NEAR)).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(NEAR)).to_have_count(0)


def test_a_small_card_is_seen_from_near_when_keys_come_to_it(page: Page) -> None:
    make_small(page)
    page.locator(CARDS).nth(3).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")  # over the gap between two cards
    expect(page.locator(NEAR)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(NEAR)).to_have_count(0)


def test_a_small_card_that_comes_under_a_resting_mouse_is_not_seen_from_near(page: Page) -> None:
    make_small(page)
    card = page.locator(CARDS).nth(3)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 140)
    page.evaluate("() => { document.body.style.translate = '0 120px'; }")
    page.wait_for_function("(card) => card.matches(':hover')", arg=card.element_handle())
    expect(page.locator(NEAR)).to_have_count(0)
    page.mouse.move(box["x"] + 21, box["y"] + 140)
    expect(page.locator(NEAR)).to_be_visible()


def make_small(page: Page) -> None:
    smaller = page.get_by_role("button", name=say("web-timeline-smaller"))
    while smaller.is_enabled():
        smaller.click()


def test_a_long_line_has_an_overview_that_leads_to_any_time(page: Page) -> None:
    cards = page.locator(CARDS)
    expect(cards.first).not_to_be_in_viewport()
    overview = page.locator(".overview")
    expect(overview.locator(".card")).to_have_count(cards.count())
    overview.click(position={"x": 4, "y": 10})
    expect(cards.first).to_be_in_viewport()
    place = overview.bounding_box()
    assert place
    overview.click(position={"x": place["width"] - 4, "y": 10})
    expect(cards.last).to_be_in_viewport()
    assert problems(page) == []


def test_a_finished_game_is_kept_as_a_picture_on_true_time(visit: Visit, tmp_path: Path) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up("timeline", "bots", 2)
    player.start()
    player.hurry_to_the_end()
    player.press(player.button("web-look-at-table"))
    placed = player.page.locator(CARDS).count()
    player.press(player.button("web-timeline-scale"))
    dialog = player.page.get_by_role("dialog", name=say("web-timeline-scale-title"))
    expect(dialog.get_by_role("img")).to_be_visible()
    drawing = kept(player, dialog, "web-timeline-save-svg", tmp_path / "drawing.svg")
    assert drawing.count(b"<svg x=") >= placed  # one for each event
    assert drawing.count(b"url(data:font/woff2;") == 2  # it brings its letters along
    wide, high = picture_size(kept(player, dialog, "web-timeline-save-png", tmp_path / "a.png"))
    assert high > placed * 60
    assert wide > 1000


def kept(player: Player, dialog: Locator, text: str, path: Path) -> bytes:
    """What the browser keeps when that button is pressed."""
    with player.page.expect_download() as download:
        dialog.get_by_role("button", name=say(text)).click()
    download.value.save_as(path)
    return path.read_bytes()


def picture_size(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high
