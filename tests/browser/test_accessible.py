"""WCAG 2.2 AA, by axe: every screen of the gallery in every language and theme; and live screens."""

import json
from collections.abc import Iterator
from itertools import cycle, product
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.screens import broken_rules, is_too_wide
from tests.browser.visitor import PHONE, SCREEN
from tests.web.pictures import GALLERY, SCREENS, THEMES, served

WAYS: Final = list(zip(product(LANGUAGES, THEMES), cycle([PHONE, SCREEN]), strict=False))
"""Each language by day and by night; phones and screens take turns."""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with served(GALLERY) as address:
        yield address


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(way[0]))
def test_every_screen_of_the_gallery(browser: Browser, gallery: str, way: ...) -> None:
    (lang, theme), size = way
    page = browser.new_page(viewport=size, color_scheme=theme, reduced_motion="reduce")
    kept = json.dumps(json.dumps({"lang": lang}))
    page.add_init_script(f"localStorage.setItem('speeltafel', {kept})")
    wrong = [line for screen in SCREENS for line in look(page, f"{gallery}#{screen}")]
    page.close()
    assert wrong == []
