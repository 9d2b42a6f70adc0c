"""A finished game again: move by move, through whose eyes one likes, and on from there."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse

HAND = 7
"""Cards in every hand at the beginning."""
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_a_game_is_looked_at_again_and_played_on(visit: Visit) -> None:
    player = Player(visit(permissions=CLIPBOARD), Mouse())
    player.come_home()
    player.set_up("tabulos", "bots", 2)
    player.start()
    player.hurry_to_the_end()
    player.look_again()
    step(player)
    look_through_eyes(player)
    link = follow_a_link(player)
    play_on(player)
    stranger = Player(visit(), Mouse())
    stranger.page.goto(link)
    see(stranger, 3)
    play_on(stranger)


def step(player: Player) -> None:
    """Button by button, along the slider, by key, and by itself."""
    last = int(slider(player).get_attribute("max") or 0)
    see(player, last)
    expect(player.button("web-replay-on")).to_be_disabled()
    player.press(player.button("web-replay-back"))
    see(player, last - 1)
    player.press(player.button("web-replay-on"))
    see(player, last)
    slider(player).fill("0")
    see(player, 0)
    expect(player.button("web-replay-back")).to_be_disabled()
    player.press(player.button("web-replay-play"))
    expect(slider(player)).not_to_have_value("0")
    player.press(player.button("web-replay-pause"))
    player.page.keyboard.press("Home")
    see(player, 0)


def look_through_eyes(player: Player) -> None:
    """At the deal: one hand, no hand, or all of them."""
    eyes = player.page.get_by_role("combobox", name=player.say("web-replay-eyes"))
    hands = player.page.locator('[data-kind^="card-"]')
    for who, cards in (
        (player.visitor.news["table"]["seats"][1]["name"], HAND),
        (player.say("web-replay-spectator"), 0),
        (player.say("web-replay-open"), 2 * HAND),
    ):
        eyes.select_option(label=who)
        expect(hands).to_have_count(cards)


def follow_a_link(player: Player) -> str:
    slider(player).fill("3")
    see(player, 3)
    player.press(player.button("web-replay-link"))
    link: str = player.page.evaluate("navigator.clipboard.readText()")
    player.come_home()
    player.page.goto(link)
    see(player, 3)
    return link


def play_on(player: Player) -> None:
    """For practice, against bots, from the move that is shown."""
    before = player.page.url
    player.press(player.button("web-replay-play-on"))
    player.start()
    player.page.wait_for_url("**/#/table/*")
    assert player.page.url != before
    player.wait()
    player.visitor.wait_until(lambda: player.visitor.news["table"]["practice"])
    news = player.visitor.news
    assert news["moves_from"] + len(news["moves"]) > 3


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider")


def see(player: Player, move: int) -> None:
    """The page shows this move, and its address names it."""
    expect(slider(player)).to_have_value(str(move))
    player.page.wait_for_url(f"**/#/replay/*/{move}")
