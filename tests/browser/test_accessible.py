"""WCAG 2.2 AA, by axe: every screen of the gallery in every language and theme; and live screens."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.screens import settle
from tests.browser.visitor import PHONE, SCREEN, unseen_page
from tests.web.accessible import BUT_COLOUR, OF_COLOUR_AND_SIZE, problems
from tests.web.pictures import SCREENS, THEMES, look

Theme = Literal["light", "dark"]


@pytest.mark.parametrize("half", [0, 1])
def test_every_screen_of_the_gallery(browser: Browser, gallery: str, half: int) -> None:
    """By day and by night, once on a phone and once on a screen; which comes first takes turns."""
    by_day, by_night = (PHONE, SCREEN) if half else (SCREEN, PHONE)
    page = open_page(browser, "en", by_day)
    wrong = []
    for screen in SCREENS[half::2]:
        page.set_viewport_size(by_day)
        page.emulate_media(color_scheme="light")
        wrong += [f"{screen}: {problem}" for problem in look(page, f"{gallery}#{screen}")]
        page.set_viewport_size(by_night)
        page.emulate_media(color_scheme="dark")
        settle(page)
        found = problems(page, OF_COLOUR_AND_SIZE)
        wrong += [f"{screen} by night: {problem}" for problem in found]
    page.close()
    assert wrong == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_screen_in_other_words(browser: Browser, gallery: str, lang: str) -> None:
    """Words have names and lengths of their own, and the colours of all others."""
    page = open_page(browser, lang, PHONE)
    found = {screen: look(page, f"{gallery}#{screen}", BUT_COLOUR) for screen in SCREENS}
    page.close()
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def open_page(browser: Browser, lang: str, size: ViewportSize) -> Page:
    page = unseen_page(browser, size)
    kept = json.dumps(json.dumps({"lang": lang}))
    page.add_init_script(f"localStorage.setItem('speeltafel', {kept})")
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_live_screens(visit: Visit, theme: Theme) -> None:
    player = Player(visit(color_scheme=theme), Mouse())
    player.come_home()
    check(player)
    player.set_up("timeline", "friends", 2)
    check(player)
    player.invite()
    check(player)
    player.come_home()
    player.set_up("timeline", "bots", 2)
    player.start()
    player.go_on(player.wait())
    for drawer in ("log", "rules", "phrases", "panel"):
        player.open_drawer(drawer)
        check(player)
    player.close_drawer()
    player.hurry_to_the_end()
    check(player)
    player.look_again()
    check(player)
    player.come_home()
    expect(player.heading(player.say("web-my-games"))).to_be_visible()
    check(player)


def check(player: Player) -> None:
    assert problems(player.page) == []
