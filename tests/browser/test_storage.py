"""A browser that stores nothing, because there is no room or it is not allowed to: one can play there."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse

FULL: Final = """
Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""
FORBIDDEN: Final = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() { throw new DOMException('forbidden', 'SecurityError'); },
  });
"""


@pytest.mark.parametrize("storage", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_a_game_is_played_where_nothing_can_be_stored(visit: Visit, storage: str) -> None:
    player = Player(visit(tips=True), Mouse())
    player.visitor.context.add_init_script(storage)
    player.come_home()
    player.set_up("titus", "bots", 2)
    player.start()
    expect(player.asked).to_be_visible()
    player.hurry_to_the_end()
    expect(player.ending.get_by_text(player.say("web-deal-stirred"))).to_be_visible()
