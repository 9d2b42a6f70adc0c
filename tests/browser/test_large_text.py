"""Text at twice its size: what is asked, and every button, can still be read in full."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.screens import cut, wait_until_still
from tests.browser.test_whole_games import SEATS
from tests.browser.visitor import PHONE, SCREEN
from tests.web.accessible import is_too_wide

DOUBLED: Final = "document.documentElement.style.fontSize = '200%'"
STEPS: Final = 2
"""The sentence is longest when something has been taken up, which can then be undone."""
OLD: Final = 40
"""Cards of which only about the time is known."""


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


@pytest.mark.parametrize("font", ["100%", "200%"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_longest_dates_are_not_cut(visit: Visit, tmp_path: Path, seats: int, font: str) -> None:
    """What somebody else placed stands at its seat, with its date."""
    player = Player(visit(viewport=PHONE, lang="fr"), Mouse())
    player.come_home()
    player.page.evaluate("(size) => document.documentElement.style.fontSize = size", font)
    player.set_up("timeline", "bots", seats)
    player.bring_deck(long_ago(tmp_path / "Jadis.csv"))
    deck = player.say("web-deck-cards", text="Jadis", count=OLD)
    expect(player.page.get_by_role("status")).to_contain_text(deck)
    player.start()
    while player.page.locator(".others .last").count() < seats - 1:
        step(player)
    check(player)


def long_ago(file: Path) -> Path:
    """A deck in which no date is sure, and all are many words."""
    lines = [
        f"{-9900 + 200 * place},{-9750 + 200 * place},On bâtit le temple du {place}e roi,Temple"
        for place in range(OLD)
    ]
    file.write_text("\n".join(["date,until,fr,source", *lines]), encoding="utf-8")
    return file


def step(player: Player) -> None:
    """Until what is asked has changed."""
    seen = player.wait()
    check(player)
    player.go_on(seen)
    player.visitor.wait_until(lambda: player.look() != seen)


def check(player: Player) -> None:
    """Not of a card that was just let go, perhaps over the edge of the table."""
    wait_until_still(player.page)
    assert cut(player.page) == []
    assert not is_too_wide(player.page)
