"""Two people, two browsers, two languages: from the code that one of them reads aloud to a rematch."""

from itertools import cycle, islice

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse

MOST = 20_000
"""So often one looks at a screen in the longest game."""
MOMENT = 20
"""Milliseconds before one looks at the other screen."""


def test_two_people_play_timeline_and_once_more(visit: Visit) -> None:
    an = Player(visit(lang="nl"), Mouse(), seed=1)
    bo = Player(visit(lang="fr"), Mouse(), seed=2)
    an.come_home()
    an.set_up("timeline", "friends", 2)
    an.call_oneself("An")
    code = an.invite().rpartition("/")[2]
    bo.join(code, "Bo")
    bo.sit()
    an.start()
    an.tell("good_luck")
    expect(bo.page.get_by_text(bo.say("phrase-good_luck")).first).to_be_visible()
    play_to_the_end([an, bo])
    for player in (an, bo):
        expect(player.ending).to_contain_text(player.visitor.news["outcome"]["said"])
    play_once_more(an, bo)


def play_to_the_end(players: list[Player]) -> None:
    """Whoever sees something to do does it."""
    for player in islice(cycle(players), MOST):
        seen = player.look()
        if seen.things or seen.presses:
            player.go_on(seen)
        elif all(one.look().over for one in players):
            return
        else:
            player.page.wait_for_timeout(MOMENT)
    raise AssertionError("the game does not end")


def play_once_more(host: Player, other: Player) -> None:
    """At a new table, on the same seats; the other goes along."""
    before = host.page.url
    host.press(host.button("web-rematch"))
    for player in (host, other):
        expect(player.page).not_to_have_url(before)
    host.start()
    for player in (host, other):
        expect(player.asked).to_be_visible()
        assert player.page.url != before
    assert host.page.url == other.page.url
    names = [seat["name"] for seat in host.visitor.news["table"]["seats"]]
    assert names == ["An", "Bo"]
