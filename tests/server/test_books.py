"""The book of a game, as the server gives it."""

import jsonschema_rs
import msgspec
import pytest

from speeltafel.registry import GAMES
from speeltafel.server.wire.book import BookShown
from speeltafel.texts import LANGUAGES, texts
from tests.server.client import Person
from tests.server.running import Running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_comes_whole_and_in_words(quick_server: Running, lang: str) -> None:
    with Person(quick_server.host, "An") as an:
        for game in GAMES:
            answer = an.web.get(f"/api/games/{game}/book", params={"lang": lang})
            book = msgspec.json.decode(answer.content, type=BookShown)
            assert book.title == texts(lang).say(f"game-{game}")
            assert all(section.heading for section in book.sections)
            jsonschema_rs.validator_for(msgspec.json.schema(BookShown)).validate(answer.json())


def test_there_is_no_book_of_a_game_that_there_is_not(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.get("/api/games/patience/book")
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
