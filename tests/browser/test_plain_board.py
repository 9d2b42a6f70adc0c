"""A game that the browser has no board for is played at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Finger, Keyboard, Mouse
from tests.browser.serving import Served, serving
from tests.browser.test_whole_games import check_ending
from tests.browser.visitor import PHONE
from tests.web.accessible import is_too_wide, problems

NAME = "whist"
FOLDER = Path(__file__).parents[1] / "whist"


class Newcomer(Player):
    def box(self, _game: str) -> Locator:
        """Its box on the shelf, called as the words of the game itself say."""
        return self.page.get_by_role("listitem").filter(has=self.heading("Whist"))


@pytest.fixture(scope="module")
def other_served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has the game."""
    with serving(tmp_path_factory.mktemp("other"), games=FOLDER) as server:
        yield server


def sit_down(player: Player, seats: int) -> None:
    """From its box on the shelf to the table, against bots."""
    player.come_home()
    player.set_up(NAME, "bots", seats)
    player.start()


def test_by_mouse_to_the_last_score(visit: Visit, other_served: Served) -> None:
    player = Newcomer(visit(other_served.address), Mouse())
    sit_down(player, 3)
    player.play_to_the_end()
    check_ending(player)
    player.look_again()


def test_by_keyboard_alone(visit: Visit, other_served: Served) -> None:
    visitor = visit(other_served.address)
    player = Newcomer(visitor, Keyboard(visitor.page))
    sit_down(player, 3)
    for _ in range(6):
        player.go_on(player.wait())


def test_by_finger_on_a_phone_it_fits(visit: Visit, other_served: Served) -> None:
    player = Newcomer(
        visit(other_served.address, viewport=PHONE, has_touch=True, is_mobile=True), Finger()
    )
    sit_down(player, 4)
    for _ in range(6):
        seen = player.wait()
        assert not is_too_wide(player.page)
        player.go_on(seen)


def test_a_screen_reader_finds_all_of_it(visit: Visit, other_served: Served) -> None:
    player = Newcomer(visit(other_served.address), Mouse())
    sit_down(player, 4)
    player.wait()
    assert problems(player.page) == []


def test_what_can_not_be_done_says_why(visit: Visit, other_served: Served) -> None:
    """A player who has to follow suit is shown the rule that forbids another one."""
    player = Newcomer(visit(other_served.address), Mouse())
    sit_down(player, 4)
    refused = player.page.locator("main .spot[aria-disabled=true]")
    seen = player.wait()
    while refused.count() == 0:
        player.go_on(seen)
        seen = player.wait()
    refused.first.click(force=True)  # aria-disabled: Playwright would wait for it
    expect(player.page.get_by_role("alert")).to_contain_text("WHI-")


@pytest.mark.parametrize("lang", ["nl", "fr"])
def test_it_is_shown_in_the_language_of_the_reader(
    visit: Visit, other_served: Served, lang: str
) -> None:
    player = Newcomer(visit(other_served.address, lang=lang), Mouse())
    sit_down(player, 3)
    seen = player.wait()
    verb = {"nl": "spelen", "fr": "jouer"}[lang]
    assert any(verb in thing.label for thing in seen.things)
