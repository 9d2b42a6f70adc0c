"""The book of a game, as the server gives it."""

import jsonschema_rs
import msgspec
import pytest

from speeltafel.books.pages import BookPages
from speeltafel.registry import GAMES
from speeltafel.server.http import games
from speeltafel.server.wire.book import BookShown, book_shown
from speeltafel.server.wire.catalogue import game_list
from speeltafel.server.wire.resources import GameList
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


def test_a_book_and_the_list_of_games_are_made_once_for_each_language(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(shown: BookPages) -> BookShown:
        made.append(shown.title)
        return book_shown(shown)

    def noted_list(lang: str) -> GameList:
        made.append(lang)
        return game_list(lang)

    monkeypatch.setattr(games, "book_shown", noted)
    monkeypatch.setattr(games, "game_list", noted_list)
    games.book_encoded.cache_clear()
    games.games_encoded.cache_clear()
    with Person(quick_server.host, "An") as an:
        for path in ("/api/games/titus/book", "/api/games"):
            for lang in LANGUAGES:
                first, second = (an.web.get(path, params={"lang": lang}) for _ in range(2))
                assert first.content == second.content
    assert len(made) == 2 * len(LANGUAGES)
