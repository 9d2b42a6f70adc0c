"""Two people, two browsers, two languages: from the code that one of them reads aloud to a rematch."""

from itertools import cycle, islice

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import MOST, Player, Seen
from tests.browser.pointing import Mouse

MOMENT = 100
"""Milliseconds before one looks at the other screen."""


def test_two_people_play_timeline_and_once_more(visit: Visit) -> None:
    an = Player(visit(lang="nl"), Mouse(), seed=1)
    bo = Player(visit(lang="fr"), Mouse(), seed=2)
    an.come_home()
    an.set_up("timeline", "friends", 2)
    an.call_oneself("An")
    code = an.invite().rpartition("/")[2]
    bo.join(code, "Bo")
    expect(bo.page.get_by_text(bo.say("web-lobby-wait"))).to_be_visible()
    an.start()
    an.tell("good_luck")
    expect(bo.page.get_by_text(bo.say("phrase-good_luck")).first).to_be_visible()
    play_to_the_end([an, bo])
    for player in (an, bo):
        expect(player.ending).to_contain_text(player.visitor.outcome["said"])
    play_once_more(an, bo)


def play_to_the_end(players: list[Player]) -> None:
    """Each browser that has something to do does it, as long as there is more."""
    for player in islice(cycle(players), MOST):
        while (seen := player.look(MOMENT)) != Seen() and not seen.over:
            player.go_on(seen)
        if all(one.look().over for one in players):
            return
    raise AssertionError("the game does not end")


def play_once_more(host: Player, other: Player) -> None:
    """At a new table, on the same seats; who is still there comes along."""
    before = host.page.url
    host.press(host.button("web-rematch"))
    for player in (host, other):
        expect(player.page).not_to_have_url(before)
    host.start()
    for player in (host, other):
        expect(player.asked).to_be_visible()
        expect(player.ending).not_to_be_attached()
    assert host.page.url == other.page.url != before
    names = [seat["name"] for seat in host.visitor.news["table"]["seats"]]
    assert names == ["An", "Bo"]


def test_a_wrong_code_is_refused_before_the_name_is_asked_and_can_be_corrected(
    visit: Visit,
) -> None:
    an, bo = Player(visit(), Mouse()), Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "friends", 2)
    an.call_oneself("An")
    code = an.invite().rpartition("/")[2]
    bo.visitor.may_be_alone = True
    bo.page.goto(f"{bo.visitor.address}#/join/ZZZZZZZ")
    expect(bo.page.get_by_text(bo.say("error-bad_code"))).to_be_visible()
    bo.pointer.write(bo.page.get_by_role("textbox", name=bo.say("web-lobby-code")), code)
    bo.press(bo.button("web-join"))
    expect(bo.page.get_by_text(bo.say("web-join-host", name="An"))).to_be_visible()
    bo.call_oneself("Bo")
    bo.press(bo.button("web-join"))
    expect(bo.page.get_by_text(bo.say("web-lobby-wait"))).to_be_visible()
    assert bo.visitor.news["seats"] == [1]
    an.page.go_back()  # not to a set-up that would make a second table
    expect(an.page.get_by_role("heading", level=1)).to_have_text(an.say("web-title"))


def test_who_would_stop_asks_the_others_at_the_table(visit: Visit) -> None:
    an, bo = Player(visit(), Mouse()), Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "friends", 2)
    an.call_oneself("An")
    bo.join(an.invite().rpartition("/")[2], "Bo")
    an.start()
    propose_to_stop(an)
    wish = bo.say("web-end-wish", name="An", count=1)
    expect(bo.page.locator("main").get_by_text(wish)).to_be_visible()
    bo.press(bo.button("web-end-decline"))
    expect(an.button("web-end-decline")).not_to_be_attached()
    propose_to_stop(an)
    bo.press(bo.button("web-end-agree"))
    for player in (an, bo):
        expect(player.page.locator("main").get_by_text(player.say("web-ended"))).to_be_visible()
        expect(player.page.locator("main").get_by_text(player.say("web-rematch"))).to_be_visible()


def propose_to_stop(player: Player) -> None:
    panel = player.open_drawer("panel")
    for _ in range(2):  # it is asked whether one is sure
        player.press(panel.get_by_role("button", name=player.say("web-end"), exact=True))


def test_who_sits_at_a_table_that_is_deleted_reads_so(visit: Visit) -> None:
    an, bo = Player(visit(), Mouse()), Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "friends", 2)
    bo.join(an.invite().rpartition("/")[2], "Bo")
    an.start()
    expect(bo.asked).to_be_visible()
    panel = an.open_drawer("panel")
    remove = panel.get_by_role("button", name=an.say("web-remove"), exact=True)
    an.press(remove)
    expect(an.button("web-rather-not")).to_be_in_viewport(ratio=1)
    an.press(remove)
    expect(bo.page.get_by_text(bo.say("web-table-gone"))).to_be_visible()
