"""The same messages over server-sent events and POST."""

import random
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from speeltafel.registry import GAMES
from speeltafel.server.http import sse
from tests.server.client import Person, Screen, Stream
from tests.server.playing import facts, move, outcome, play_to_the_end, seated, waited_for
from tests.server.running import Running


@pytest.fixture
def streams(quick_server: Running) -> Iterator[list[Screen]]:
    options = {"memory_aid": True}  # so that nothing told is told otherwise later (TIT-17)
    with seated(
        quick_server.host, "titus", ["An", "Bo"], ways=["stream"], options=options
    ) as screens:
        yield screens


def line_of(screen: Screen) -> Stream:
    assert isinstance(screen.socket, Stream)
    return screen.socket


def table_of(screen: Screen) -> str:
    return f"/api/tables/{screen.news['table']['id']}"


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_game_over_streams(quick_server: Running, game: str) -> None:
    with seated(quick_server.host, game, ["An", "Bo", "Cy"], ways=["stream"]) as screens:
        play_to_the_end(screens, random.Random(game))
        assert all(outcome(screen) == outcome(screens[0]) for screen in screens)
        assert all(len(screen.moves) == len(screens[0].moves) for screen in screens)


def test_sockets_and_streams_sit_at_one_table(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], ways=["socket", "stream"]) as screens:
        play_to_the_end(screens, random.Random(3))
        assert facts(screens[0]) == facts(screens[1])


def test_after_a_reconnect_a_stream_sends_what_was_missed(streams: list[Screen]) -> None:
    mover = next(filter(waited_for, streams))
    other = streams[1 - streams.index(mover)]
    line, last = line_of(other), line_of(other).last
    line.close()
    while waited_for(mover):
        move(mover, random.Random(1))
    line.open({"lang": "en"}, **{"Last-Event-ID": last})
    news = other.next_news()
    assert (news["since"], news["moves_from"]) == (int(last), 1)
    assert facts(other) == facts(mover)


def test_a_stream_is_in_the_language_that_was_asked_for(streams: list[Screen]) -> None:
    [an, _] = streams
    english = list(an.moves)
    an.person.lang = "nl"
    an.watch()
    assert [one["at"] for one in an.moves] == [one["at"] for one in english]
    assert an.moves != english


def test_watch_by_post_is_answered_with_the_news(streams: list[Screen]) -> None:
    [an, _] = streams
    answer = an.person.web.post(f"{table_of(an)}/ask", json={"do": "watch", "id": "1"})
    assert answer.status_code == 200
    told = answer.json()
    assert {**told, "now": 0, "since": 0} == {**an.news, "now": 0, "since": 0, **changing(told)}


def changing(told: dict[str, object]) -> dict[str, object]:
    """All moves, where the stream told them bit by bit."""
    return {key: told[key] for key in ("moves", "moves_from", "speeches")}


def test_a_refusal_by_post_has_a_status_and_the_same_message(streams: list[Screen]) -> None:
    [an, _] = streams
    ask = f"{table_of(an)}/ask"
    for wish, status, code in [
        ({"do": "start", "id": "1"}, 409, "already_started"),
        ({"do": "act", "id": "1", "prompt": 1, "seat": 0, "action": "keep"}, 409, "stale"),
        ({"do": "watch", "id": "1", "seat": 1}, 403, "not_your_seat"),
        ({"do": "fly", "id": "1"}, 400, "bad_message"),
    ]:
        answer = an.person.web.post(ask, json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert (answer.json()["type"], answer.json()["id"]) == ("refusal", "1")


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("since=-1", 400, "bad_message"),
        ("since=x", 400, "bad_message"),
        ("lang=xx", 400, "bad_message"),
        ("seat=1", 403, "not_your_seat"),
        ("wish=1", 400, "bad_message"),
    ],
)
def test_a_stream_that_makes_no_sense_is_not_opened(
    streams: list[Screen], query: str, status: int, code: str
) -> None:
    answer = streams[0].person.web.get(f"{table_of(streams[0])}/stream?{query}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_strangers_get_no_stream(quick_server: Running, streams: list[Screen]) -> None:
    path = f"{table_of(streams[0])}/stream"
    with Person(quick_server.host, "Eve") as eve:
        answer = eve.web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_person")
        eve.create("titus", [None, None])
        answer = eve.web.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


def test_the_last_event_of_a_table_that_is_gone_says_so(streams: list[Screen]) -> None:
    [an, bo] = streams
    assert an.person.web.delete(table_of(an)).status_code == 204
    events = [msgspec.json.decode(line.partition(": ")[2]) for line in line_of(bo).lines if line]
    assert events[-1]["code"] == "no_table"


def test_a_silent_stream_says_that_it_is_alive(
    streams: list[Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sse, "HEARTBEAT", 0.01)
    with streams[0].person.web.stream("GET", f"{table_of(streams[0])}/stream") as told:
        assert ":" in told.iter_lines()


def test_a_stream_that_is_closed_is_unsubscribed(
    quick_server: Running, streams: list[Screen]
) -> None:
    [an, bo] = streams
    assert quick_server.services.broadcast.count() == 2
    line_of(an).close()
    while quick_server.services.broadcast.count() > 1:
        bo.do("say", phrase="hello")


def test_a_stream_is_not_held_back_on_its_way(streams: list[Screen]) -> None:
    told = line_of(streams[0]).streaming
    assert isinstance(told, httpx.Response)
    assert told.headers["x-accel-buffering"] == "no"
    assert told.headers["cache-control"] == "no-store"


def test_the_head_of_a_stream_is_not_asked_for(quick_server: Running) -> None:
    """It would never be answered in full, nor what comes after it on that connection."""
    with Person(quick_server.host, "An") as an:
        address = f"/api/tables/{an.create('titus', [None, None])}/stream"
        answer = an.web.head(address)
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET")
        assert an.web.head("/api/games").status_code == 200
