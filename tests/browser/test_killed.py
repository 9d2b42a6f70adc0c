"""The server dies in the middle of a game: the table stays readable, says so, and goes on by itself."""

import signal

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.serving import Served

SOME = 6


def test_the_server_is_killed_and_comes_back(visit: Visit, own_served: Served) -> None:
    player = Player(visit(own_served.address), Mouse())
    player.visitor.may_be_alone = True
    player.come_home()
    player.set_up("titus", "bots", 2)
    player.start()

    play(player, SOME)
    player.go_on(player.wait())  # on its way when the server dies
    kill(player, own_served)
    own_served.start()

    play(player, SOME)
    player.wait()
    kill(player, own_served)
    seen = player.look()
    while seen.things or seen.presses:  # a whole move, and nobody hears it
        player.go_on(seen)
        seen = player.look()
    own_served.start()

    play(player, SOME)
    player.wait()
    player.page.reload()  # so that the whole game is told again
    player.wait()
    made = moves_made(player)
    assert made >= SOME
    assert moves_asked_for(player) == made


def play(player: Player, times: int) -> None:
    for _ in range(times):
        player.go_on(player.wait())


def kill(player: Player, server: Served) -> None:
    """As a power cut would. What was on the table can still be read."""
    server.end(signal.SIGKILL)
    expect(player.asked).to_contain_text(player.say("web-broken"))
    expect(player.page.locator("main [data-id=pile]")).to_be_visible()
    expect(player.page.locator("main [data-id=points]")).to_be_visible()


def moves_made(player: Player) -> int:
    """How often this player has moved, by what the server has kept of the game."""
    news = player.visitor.news
    assert news["moves_from"] == 0
    (seat,) = news["seats"]
    return [move["seat"] for move in news["moves"]].count(seat)


def moves_asked_for(player: Player) -> int:
    """How many different moves the server has acknowledged."""
    done = {told["id"] for told in player.visitor.told if told["type"] == "done"}
    return len(done & {asked["id"] for asked in player.visitor.asked("act")})
