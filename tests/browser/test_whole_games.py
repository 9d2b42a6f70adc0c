"""Each game from the lid of its box to the last score, by mouse and by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Keyboard, Mouse

SEATS = {"titus": 2, "tabulos": 2, "telos": 3, "timeline": 2, "timeline_together": 2}


@pytest.mark.parametrize("game", SEATS)
def test_by_mouse(visit: Visit, game: str) -> None:
    play(Player(visit(), Mouse()), game)


@pytest.mark.parametrize("game", SEATS)
def test_by_keyboard(visit: Visit, game: str) -> None:
    visitor = visit()
    play(Player(visitor, Keyboard(visitor.page)), game)


def play(player: Player, game: str) -> None:
    player.come_home()
    player.set_up(game, "bots", SEATS[game])
    player.start()
    player.play_to_the_end()
    check_ending(player)


def check_ending(player: Player) -> None:
    """The last scene says what the server says: who won, and everybody's score or cards left."""
    outcome = player.visitor.outcome
    expect(player.ending).to_contain_text(outcome["said"])
    if outcome["winners"]:
        for score in outcome["scores"]:
            none = player.say("web-cards-left", count=0)
            expect(player.ending).to_contain_text(re.compile(f"{abs(score)}|{none}"))
