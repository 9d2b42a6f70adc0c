"""Text at twice its size: what is asked, and every button, can still be read in full."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.screens import cut
from tests.browser.test_whole_games import SEATS
from tests.browser.visitor import PHONE, SCREEN
from tests.web.accessible import is_too_wide

DOUBLED: Final = "document.documentElement.style.fontSize = '200%'"
STEPS: Final = 2
"""The sentence is longest when something has been taken up, which can then be undone."""


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
@pytest.mark.parametrize(("game", "seats"), [*SEATS.items(), ("telos", 6)])
def test_nothing_is_cut(visit: Visit, game: str, seats: int, size: ViewportSize) -> None:
    player = Player(visit(viewport=size), Mouse())
    player.come_home()
    player.page.evaluate(DOUBLED)
    check(player)
    player.set_up(game, "bots", seats)
    check(player)
    player.start()
    for _ in range(STEPS):
        step(player)
        check(player)


def step(player: Player) -> None:
    """Until what is asked has changed."""
    seen = player.wait()
    check(player)
    player.go_on(seen)
    player.visitor.wait_until(lambda: player.look() != seen)


def check(player: Player) -> None:
    assert cut(player.page) == []
    assert not is_too_wide(player.page)
