"""What people who play by keyboard rely on: an order, a mark, and never being lost."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import FURTHEST, Keyboard

AT: Final = """
() => {
  const at = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  return {
    part: at.closest('[data-part]')?.dataset.part ?? at.closest('header')?.tagName ?? at.tagName,
    marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    name: at.ariaLabel ?? at.textContent.trim(),
  };
}
"""
"""In which part of the table the focus is, whether it can be seen, and on what."""
ORDER: Final = ["mine", "middle", "HEADER"]
"""The own cards, what is shared and the others, what lies beside the table."""


class Stop(NamedTuple):
    part: str
    marked: bool
    name: str


def test_the_keyboard_goes_round_the_table(visit: Visit) -> None:
    player = seated(visit)
    stops = list(tour(player.page))
    assert [stop for stop in stops if not stop.marked] == []
    parts = [stop.part for stop in stops if stop.part != "ask"]
    assert list(dict.fromkeys(parts)) == ORDER
    assert parts == sorted(parts, key=ORDER.index)


def test_arrows_lead_from_card_to_card(visit: Visit) -> None:
    player = seated(visit)
    hand = player.page.locator("main button.loose")
    keyboard = Keyboard(player.page)
    keyboard.reach(hand.first)
    player.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    player.page.keyboard.press("End")
    expect(hand.last).to_be_focused()
    player.page.keyboard.press("ArrowRight")
    expect(hand.first).to_be_focused()


def test_the_focus_is_never_lost(visit: Visit) -> None:
    """After a move, and after the drawer is closed."""
    player = seated(visit)
    for _ in range(6):
        player.go_on(player.wait())
        assert at(player.page).part not in {"BODY", "HTML"}
    player.open_drawer("rules")
    player.page.keyboard.press("Escape")
    expect(player.drawer("rules")).not_to_be_visible()
    expect(player.button("web-drawer-rules")).to_be_focused()


def test_what_is_chosen_can_be_let_go(visit: Visit) -> None:
    player = seated(visit)
    player.go_on(player.wait())
    expect(player.page.locator("main .chosen")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator("main .chosen")).to_have_count(0)


def seated(visit: Visit) -> Player:
    """At a table, on turn."""
    visitor = visit()
    player = Player(visitor, Keyboard(visitor.page))
    player.come_home()
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    return player


def tour(page: Page) -> Iterator[Stop]:
    """Once round, until the page has nothing more to offer."""
    for _ in range(FURTHEST):
        page.keyboard.press("Tab")
        stop = at(page)
        if stop.part == "BODY":
            return
        yield stop
    raise AssertionError("the tour does not end")


def at(page: Page) -> Stop:
    return Stop(**page.evaluate(AT))
