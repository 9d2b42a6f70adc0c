"""The deal is stirred by the devices of all, without their doing, and each says what it found."""

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from speeltafel.engine.record import read_record
from speeltafel.engine.stir import digest
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse
from tests.browser.visitor import PHONE, Json


def test_two_browsers_stir_the_deal_and_check_it(visit: Visit) -> None:
    an, bo = Player(visit(), Mouse()), Player(visit(lang="nl"), Mouse())
    an.come_home()
    an.set_up("titus", "friends", 2)
    an.call_oneself("An")
    bo.join(an.invite().rpartition("/")[2], "Bo")
    an.visitor.wait_until(lambda: len(an.visitor.news["table"]["stir"]["stirrers"]) == 2)
    an.start()
    for player in (an, bo):
        expect(player.asked).to_be_visible()
        stir = player.visitor.news["table"]["stir"]
        assert len(stir["stirrers"]) == 2
        assert all(stirrer["added"] for stirrer in stir["stirrers"])
        assert "unstirred" not in stir


def test_one_person_who_plays_with_bots_stirs_and_checks_it(visit: Visit) -> None:
    an = Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    expect(an.asked).to_be_visible()
    assert "unstirred" not in an.visitor.news["table"]["stir"]
    an.open_drawer("panel").get_by_text(an.say("web-deal-promise")).click()
    sealed = an.drawer("panel").locator("code").first.inner_text()
    an.close_drawer()
    an.hurry_to_the_end()
    expect(an.ending.get_by_text(an.say("web-deal-stirred"))).to_be_visible()
    panel = an.open_drawer("panel")
    panel.get_by_text(an.say("web-deal-stirred")).click()
    expect(panel.locator("code").first).to_have_text(sealed)
    table = an.visitor.news["table"]["id"]
    saved = an.page.request.get(f"{an.visitor.address}api/tables/{table}/record")
    assert sealed == digest(read_record(saved.text()).sealed_recipe())


def test_who_saw_nothing_of_the_deal_is_told_so(visit: Visit) -> None:
    an = Player(visit(), Mouse())
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    an.hurry_to_the_end()
    an.page.evaluate("localStorage.clear()")
    an.page.reload()
    an.ending.get_by_text(an.say("web-deal-unseen")).click()
    expect(an.ending.get_by_text(an.say("web-deal-not"))).to_be_visible()


def telling(change: Callable[[Json], None]) -> Callable[[WebSocketRoute], None]:
    """A dishonest server: it changes what it tells a browser of a table."""

    def tell(route: WebSocketRoute) -> None:
        def passed_on(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "news":
                change(told)
            route.send(json.dumps(told))

        route.connect_to_server().on_message(passed_on)

    return tell


def other_seat_in_the_game(news: Json) -> None:
    if news["table"]["status"] == "playing":
        news["seats"], news["eyes"] = [1], 1


def test_who_is_given_another_seat_than_the_sealed_one_is_warned(visit: Visit) -> None:
    an = Player(visit(), Mouse())
    an.page.route_web_socket("**/socket", telling(other_seat_in_the_game))
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    panel = an.open_drawer("panel")
    panel.get_by_text(an.say("web-deal-moved")).click()
    expect(panel.locator("code").nth(1)).to_have_text("0")


def test_an_ending_without_a_sound_seed_is_there_with_its_warning(visit: Visit) -> None:
    def spoil(news: Json) -> None:
        if news["outcome"] is not None:
            news["table"].update(seed="zz", stir={"stirrers": None})

    an = Player(visit(), Mouse())
    an.page.route_web_socket("**/socket", telling(spoil))
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    expect(an.asked).to_be_visible()
    an.hurry_to_the_end()
    expect(an.ending.get_by_text(an.say("web-deal-broken"))).to_be_visible()
    expect(an.ending.get_by_role("button", name=an.say("web-rematch"))).to_be_visible()


def test_what_is_shown_before_a_game_with_bots_is_kept(visit: Visit) -> None:
    def show_another_secret(news: Json) -> None:
        if news["table"]["status"] == "waiting" and not news["table"]["stir"]["phase"]:
            news["table"]["stir"]["secret_hash"] = "cd" * 32

    an = Player(visit(), Mouse())
    an.page.route_web_socket("**/socket", telling(show_another_secret))
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    an.hurry_to_the_end()
    expect(an.ending.get_by_text(an.say("web-deal-broken"))).to_be_visible()


def test_the_explanation_is_seen_from_its_start_on_a_phone(visit: Visit) -> None:
    an = Player(visit(viewport=PHONE), Mouse())
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    an.hurry_to_the_end()
    an.ending.get_by_text(an.say("web-deal-stirred")).click()
    expect(an.ending.get_by_text(an.say("web-deal-how"))).to_be_in_viewport(ratio=1)
    again = an.button("web-rematch").bounding_box()
    how = an.ending.get_by_text(an.say("web-deal-how")).bounding_box()
    assert again is not None
    assert how is not None
    assert how["y"] + how["height"] <= again["y"]
    panel = an.open_drawer("panel")
    panel.get_by_text(an.say("web-deal-stirred")).click()
    expect(panel.get_by_text(an.say("web-deal-stirred"))).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("button", name=an.say("web-close"))).to_be_in_viewport(ratio=1)
