"""The book of a game: open from everywhere, readable on a phone, printed on two sheets."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from speeltafel.registry import GAMES
from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.navigator import Navigator
from tests.browser.pointing import Mouse
from tests.browser.visitor import PHONE
from tests.web.accessible import problems

THEMES: Final = {"en": "dark", "nl": "light", "fr": "dark"}
SHEETS: Final = 2
DARK_INK: Final = "rgb(42, 31, 22)"
"""Also where the screen is dark."""
MARGINS: Final = {"top": "11mm", "bottom": "11mm", "left": "12mm", "right": "12mm"}
PAPER: Final = ViewportSize(width=703, height=1039)
"""A4 within these margins, in pixels."""
CUT: Final = """
() => [...document.querySelectorAll('[role=img] .event')].flatMap((card) => {
  const text = card.querySelector('.text');
  const high = Math.max(text.scrollHeight, text.clientHeight);
  const end = text.getBoundingClientRect().top + high;
  return end > card.getBoundingClientRect().bottom ? [text.textContent] : [];
})
"""
"""The words of events that have no room on their card."""


class BookReader(Navigator):
    def book(self, game: str) -> Locator:
        name = self.say("web-book-title", game=self.say(f"game-{game}"))
        return self.page.get_by_role("dialog", name=name, exact=True)

    def open_book(self, opener: Locator, game: str) -> None:
        """It lies over the page and is closed again: the focus is where it was."""
        self.press(opener)
        book = self.book(game)
        expect(book.get_by_role("img").first).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(book).to_have_count(0)
        expect(opener).to_be_focused()

    def go_to_book(self, game: str) -> Locator:
        """By its own address."""
        self.page.goto(f"{self.visitor.address}#/book/{game}")
        book = self.book(game)
        expect(book.get_by_role("heading", level=1)).to_have_text(self.say(f"game-{game}"))
        expect(book.get_by_role("img").first).to_be_visible()
        return book


def test_the_book_opens_from_the_box_the_set_up_the_lobby_the_join_page_and_the_table(
    visit: Visit,
) -> None:
    host = BookReader(visit(), Mouse())
    host.come_home()
    host.open_book(host.in_box("titus", "web-book"), "titus")
    host.set_up("titus", "friends", 2)
    host.open_book(host.button("web-book"), "titus")
    link = host.invite()
    host.open_book(host.button("web-book"), "titus")

    guest = BookReader(visit(), Mouse())
    guest.page.goto(link)
    guest.open_book(guest.button("web-book"), "titus")
    guest.call_oneself("Noor")
    guest.press(guest.button("web-join"))
    host.start()
    expect(guest.button("web-drawer-rules")).to_be_visible()
    drawer = guest.open_drawer("rules")
    guest.open_book(drawer.get_by_role("button", name=guest.say("web-book-open")), "titus")
    expect(drawer).to_be_visible()


def test_a_footnote_opens_the_law_at_its_rule_and_back_returns_to_it(visit: Visit) -> None:
    reader = BookReader(visit(), Mouse())
    book = reader.go_to_book("telos")
    note = book.get_by_role("button", name=reader.say("web-book-rule", rule="TEL-20"), exact=True)
    reader.press(note)
    sought = book.get_by_text(reader.visitor.words.rule("TEL-20"))
    expect(sought).to_be_focused()
    expect(sought).to_be_in_viewport()
    reader.press(reader.button("web-book-back"))
    expect(note).to_be_focused()
    expect(note).to_be_in_viewport()


def test_going_back_closes_the_book_and_not_the_page(visit: Visit) -> None:
    reader = BookReader(visit(viewport=PHONE), Mouse())
    reader.come_home()
    reader.set_up("timeline", "bots", 2)
    reader.press(reader.button("web-book"))
    book = reader.book("timeline")
    expect(book.get_by_role("img").first).to_be_visible()
    reader.press(book.get_by_role("button", name=reader.say("web-kind-timeline_together")))
    expect(reader.book("timeline_together").get_by_role("img").first).to_be_visible()
    reader.page.go_back()
    expect(reader.page.get_by_role("dialog")).to_have_count(0)
    expect(reader.place(1)).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_fills_a_phone_is_accessible_and_fits_two_sheets(
    visit: Visit, lang: str
) -> None:
    reader = BookReader(visit(lang=lang, viewport=PHONE, color_scheme=THEMES[lang]), Mouse())
    for number, game in enumerate(GAMES):
        book = reader.go_to_book(game)
        box = book.bounding_box()
        assert box is not None
        assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 360, 640), game
        assert book.evaluate("book => book.scrollWidth <= book.clientWidth"), game
        if LANGUAGES[number % len(LANGUAGES)] == lang:  # axe looks at each book once
            assert problems(reader.page) == [], game
        assert sheets(reader.page) <= SHEETS, game
        assert words_cut_on_paper(reader.page) == [], game
    assert ink_on_paper(reader.page) == DARK_INK


def ink_on_paper(page: Page) -> str:
    """The colour of letters in print."""
    page.emulate_media(media="print")
    ink: str = page.get_by_role("dialog").evaluate("book => getComputedStyle(book).color")
    page.emulate_media(media="screen")
    return ink


def words_cut_on_paper(page: Page) -> list[str]:
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    cut: list[str] = page.evaluate(CUT)
    page.emulate_media(media="screen")
    page.set_viewport_size(PHONE)
    return cut


def sheets(page: Page) -> int:
    """How many sheets of A4 it takes on paper."""
    printed = page.pdf(format="A4", margin=MARGINS)  # type: ignore[arg-type]  # a TypedDict of these
    return len(re.findall(rb"/Type\s*/Page\b", printed))
