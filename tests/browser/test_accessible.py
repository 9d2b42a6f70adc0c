"""WCAG 2.2 AA, by axe: every screen of the gallery in every language and theme; and live screens."""

import json
from collections.abc import Iterator
from itertools import cycle, product
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import PHONE, SCREEN
from tests.web.accessible import problems
from tests.web.pictures import GALLERY, SCREENS, THEMES, look, served

Theme = Literal["light", "dark"]
WAYS: Final = [
    pytest.param(lang, theme, size, id=f"{lang}-{theme}")
    for (lang, theme), size in zip(
        product(LANGUAGES, THEMES), cycle([PHONE, SCREEN, SCREEN, PHONE]), strict=False
    )
]
"""Each language by day and by night; phones and screens take turns."""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with served(GALLERY) as address:
        yield address


@pytest.mark.parametrize(("lang", "theme", "size"), WAYS)
def test_every_screen_of_the_gallery(
    browser: Browser, gallery: str, lang: str, theme: Theme, size: ViewportSize
) -> None:
    page = browser.new_page(viewport=size, color_scheme=theme, reduced_motion="reduce")
    kept = json.dumps(json.dumps({"lang": lang}))
    page.add_init_script(f"localStorage.setItem('speeltafel', {kept})")
    wrong = []
    for screen in SCREENS:
        wrong += [f"{screen}: {problem}" for problem in look(page, f"{gallery}#{screen}")]
    page.close()
    assert wrong == []


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
    player.play_to_the_end()
    check(player)
    player.look_again()
    check(player)
    player.come_home()
    expect(player.heading(player.say("web-my-games"))).to_be_visible()
    check(player)


def check(player: Player) -> None:
    assert problems(player.page) == []
