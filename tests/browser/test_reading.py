"""After a game of Timeline: every card on the table is read from near, and a wrong one reported."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from speeltafel.texts import texts
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Finger, Keyboard, Mouse, Pointer
from tests.browser.visitor import PHONE, SCREEN, unseen_page
from tests.web.accessible import problems
from tests.web.pictures import show

say: Final = texts("en").say
SOURCE: Final = say("web-timeline-source", text="")
CARDS: Final = '.cloth button[data-move^="event-"]'

POINTERS: Final[dict[str, Callable[[Page], Pointer]]] = {
    "mouse": lambda _: Mouse(),
    "finger": lambda _: Finger(),
    "keyboard": Keyboard,
}


@pytest.mark.parametrize("scene", ["timeline-end", "together-end"])
@pytest.mark.parametrize("pointed", POINTERS)
def test_every_card_on_the_table_of_a_finished_game_opens(
    browser: Browser, gallery: str, scene: str, pointed: str
) -> None:
    size = PHONE if pointed == "finger" else SCREEN
    page = unseen_page(browser, size, has_touch=True)
    pointer = POINTERS[pointed](page)
    show(page, f"{gallery}#{scene}")
    pointer.press(button(page, "web-look-at-table"))
    for seat in page.locator(".others .hand:enabled").all():
        pointer.press(seat)
        read_cards(page, pointer, page.locator(".others .open button").all())
        pointer.press(seat)
    read_cards(page, pointer, page.locator(CARDS).all())
    page.close()


def read_cards(page: Page, pointer: Pointer, cards: list[Locator]) -> None:
    """Every card by mouse; otherwise the first and the last that lie together."""
    for card in cards if isinstance(pointer, Mouse) else [cards[0], cards[-1]]:
        pointer.press(card)
        expect(page.get_by_role("dialog")).to_contain_text(SOURCE)
        expect(page.get_by_text(say("web-timeline-report"))).to_be_visible()
        pointer.press(button(page, "web-close"))
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(card).to_be_focused()


def button(page: Page, text: str) -> Locator:
    return page.get_by_role("button", name=say(text), exact=True)


def test_one_leafs_through_the_cards_that_lie_together(browser: Browser, gallery: str) -> None:
    page = unseen_page(browser)
    show(page, f"{gallery}#together-end")
    button(page, "web-look-at-table").click()
    hand = page.locator('[data-part="mine"] button')
    hand.nth(1).click()
    first = read(page)
    page.keyboard.press("ArrowRight")
    second = read(page)
    assert second != first
    for _ in range(5):  # the last card is the last
        page.keyboard.press("ArrowRight")
    button(page, "web-timeline-card-before").click()
    assert read(page) == second
    assert problems(page) == []
    page.close()


def read(page: Page) -> str:
    return page.get_by_role("dialog").get_by_role("img").get_attribute("aria-label") or ""


def test_a_card_that_was_never_played_is_read_and_reported_and_seen_in_the_replay(
    visit: Visit,
) -> None:
    player = Player(visit(), Mouse())
    player.come_home()
    player.set_up("timeline_together", "bots", 2)
    player.start()
    player.hurry_to_the_end()
    player.press(player.button("web-look-at-table"))
    left = player.page.locator('.cloth [data-face="light"]')  # unless the game was complete
    player.press((left if left.count() else player.page.locator(CARDS)).first)
    expect(player.page.get_by_role("dialog")).to_contain_text(SOURCE)
    report(player)
    player.press(player.button("web-close"))
    player.press(player.button("web-replay"))
    player.press(player.page.locator(CARDS).first)
    expect(player.page.get_by_role("dialog")).to_contain_text(SOURCE)


def report(player: Player) -> None:
    player.press(player.page.get_by_text(player.say("web-timeline-report")))
    player.page.get_by_role("textbox").fill("It was a year later.")
    player.press(player.button("web-timeline-report-send"))
    expect(player.page.get_by_text(player.say("web-timeline-reported"))).to_be_visible()


def test_the_cards_of_somebody_else_open_over_the_table(browser: Browser, gallery: str) -> None:
    page = unseen_page(browser)
    show(page, f"{gallery}#together-middle")
    line = page.locator("main [data-scrolls]")
    before = line.bounding_box()
    page.get_by_role("button", name=say("web-timeline-hand", name="Saskia", count=4)).click()
    hand = page.get_by_role("group", name=say("web-timeline-hand", name="Saskia", count=4))
    expect(hand.get_by_role("button")).to_have_count(4)
    assert line.bounding_box() == before
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(hand).to_have_count(0)
    page.close()
