"""The database goes away and comes back: people are told, nothing is lost, play goes on."""

import random
import time

import pytest

from speeltafel.server.store.postgres import PostgresStore
from tests.server.client import Json, Screen
from tests.server.playing import play_to_the_end, seated
from tests.server.postgres import Postgres
from tests.server.running import Running

TRIES = 1000


def insist(screen: Screen, do: str, **fields: object) -> Json:
    """Ask with the same id until it is done."""
    for _ in range(TRIES):
        answer = screen.ask(do, **fields)
        if answer["type"] == "done":
            return answer
        assert answer["code"] == "store_away", answer
        time.sleep(0.05)
    pytest.fail("the database never came back")


def test_play_goes_on_when_the_database_comes_back(own_postgres: Postgres) -> None:
    store = PostgresStore(own_postgres.new_database("outage"))
    with (
        Running(store, thinkers=0) as server,
        seated(server.host, "titus", ["An", "Bo"]) as screens,
    ):
        an, bo = screens
        an.do("say", phrase="hello")
        own_postgres.stop()
        answer = an.ask("say", phrase="oops")
        assert (answer["type"], answer["code"]) == ("refusal", "store_away")
        own_postgres.start()
        done = insist(an, "say", id="again", phrase="thanks")
        assert insist(an, "say", id="again", phrase="thanks") == done
        bo.catch_up(done["version"])
        an.catch_up(done["version"])
        play_to_the_end(screens, random.Random(8))
