"""Three languages: every screen says everything in the one that was chosen, and nothing in another."""

from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from speeltafel.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.texts.fluent_files import entries

SHOWN: Final = """
() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const said = walk.currentNode.parentElement.closest('[lang]');
    if (said === document.documentElement) found.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return found;
}
"""
"""Every text of the page but those that are marked as being in a language of their own."""
WORDY: Final = 9
"""Letters from which on a piece of text belongs to one language, or to several by chance."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_one_language(visit: Visit, lang: str) -> None:
    visitor = visit(lang=LANGUAGES[LANGUAGES.index(lang) - 1])
    player = Player(visitor, Mouse())
    player.come_home()
    check(player.page, visitor.words.lang)

    player.press(player.page.get_by_role("radio", name=player.say(f"web-language-{lang}")))
    visitor.speak(lang)
    expect(player.button("web-join")).to_be_visible()
    check(player.page, lang)

    for game in ("titus", "telos", "tabulos"):
        player.set_up(game, "friends", 3)
        check(player.page, lang)
        player.come_home()
    player.set_up("telos", "bots", 3)
    player.start()
    player.wait()
    check(player.page, lang)
    for drawer in ("log", "rules", "phrases", "panel"):
        player.open_drawer(drawer)
        check(player.page, lang)


def check(page: Page, lang: str) -> None:
    assert page.locator("html").get_attribute("lang") == lang
    shown = "\n".join(page.evaluate(SHOWN))
    assert [piece for piece in foreign_to(lang) if piece in shown] == []


@cache
def foreign_to(lang: str) -> list[str]:
    """Pieces of text that other languages have, and this one has not."""
    own = "\n".join(pieces(lang))
    others = {piece for other in LANGUAGES if other != lang for piece in pieces(other)}
    return sorted(piece for piece in others if len(piece) >= WORDY and piece not in own)


@cache
def pieces(lang: str) -> list[str]:
    """What stands between that which changes: names, cards, numbers."""
    found = _Pieces()
    for entry in entries(lang):
        found.visit(entry)
    return found.pieces


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.pieces.append(node.value.strip())
