"""A server that is there and can't tell how a table is says why, and is asked less and less often."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.pointing import Mouse

REFUSAL = {"type": "refusal", "id": "watch", "code": "store_away", "rule": None, "reason": None}


def test_who_comes_to_a_table_that_is_not_told_reads_why_until_it_is(visit: Visit) -> None:
    is_away = False
    an = Player(visit(), Mouse())
    sentence = an.say("error-store_away")

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def ask(text: str | bytes) -> None:
            if is_away and json.loads(text)["do"] == "watch":
                route.send(json.dumps({**REFUSAL, "message": sentence}))
            else:
                server.send(text)

        route.on_message(ask)

    an.page.route_web_socket("**/socket", carry)
    an.come_home()
    an.set_up("titus", "bots", 2)
    an.start()
    expect(an.asked).to_be_visible()
    is_away = True
    an.page.reload()
    expect(an.page.get_by_role("status").first).to_have_text(sentence)
    is_away = False
    expect(an.asked).to_be_visible()
