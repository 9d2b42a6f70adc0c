"""Each game from the lid of its box to the last score, by mouse and by keyboard alone."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Keyboard, Mouse

SEATS = {"titus": 2, "tabulos": 2, "telos": 3, "timeline": 2, "timeline_together": 2}


@pytest.mark.parametrize("game", SEATS)
def test_by_mouse(visit: Visit, game: str) -> None:
    visitor = visit()
    player = Player(visitor, Mouse())
    player.come_home()
    player.set_up(game, "bots", SEATS[game])
    player.start()
    player.play_to_the_end()


@pytest.mark.parametrize("game", SEATS)
def test_by_keyboard(visit: Visit, game: str) -> None:
    visitor = visit()
    player = Player(visitor, Keyboard(visitor.page))
    player.come_home()
    player.set_up(game, "bots", SEATS[game])
    player.start()
    player.play_to_the_end()
