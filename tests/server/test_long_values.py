"""Values that are far too long, wherever a client can put one: refused, and quoted in part."""

import socket
from base64 import b64encode
from typing import Any

import msgspec
import pytest

from speeltafel.engine.errors import BadAction
from speeltafel.engine.match import new_match
from speeltafel.registry import GAMES
from speeltafel.server.errors import BadMessage
from speeltafel.texts.plain import LONGEST, QUOTED
from tests.server.client import Person
from tests.server.playing import seated
from tests.server.running import Running

LONG = "x" * 6000
DIGITS = "9" * 6000
"""Python converts no number of more than 4,300 digits."""
DECK = b64encode(f"date,en\n{LONG},An event\n".encode()).decode()
WISH: dict[str, Any] = {
    "id": "1" * 32,
    "name": "",
    "settings": {"game": "titus"},
    "seats": [None, None],
}
MANY = {str(number): number for number in range(10_000)}
LONGEST_ANSWER = LONGEST + 1000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/look", {LONG: 1}),
        ("/api/look", {"code": LONG}),
        ("/api/join", {"name": "", "code": "BBBBBBB", LONG: LONG}),
        ("/api/tables", {**WISH, "settings": {"game": LONG}}),
        ("/api/tables", {**WISH, "settings": {"game": "x" * 40}}),
        ("/api/tables", {**WISH, "settings": {"game": "titus", "options": {"x" * 40: LONG}}}),
        ("/api/tables", {**WISH, "settings": {"game": "titus", "options": {"fewest": LONG}}}),
        ("/api/tables", {**WISH, "seats": [LONG, LONG]}),
        ("/api/decks", {"name": "x", "content": DECK}),
        ("/api/decks", {"name": LONG, "content": DECK}),
        ("/api/records", {"id": "1" * 32, "name": "", "record": LONG}),
        ("/api/records", {"id": "1" * 32, "name": "", "record": f'{{"speeltafel":{DIGITS}}}'}),
        (f"/api/tables/{LONG}/play-on", {"id": "1" * 32, "move": 1, "seat": 0, "level": LONG}),
    ],
)
def test_a_long_value_in_a_body_is_refused(quick_server: Running, path: str, body: Any) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.post(path, json=body)
        assert answer.status_code in {400, 401, 404}, answer.text[:300]
        assert len(answer.text) < LONGEST_ANSWER


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {**WISH, "settings": {"game": "titus", "options": MANY}}),
        ("/api/tables", {**WISH, "settings": {"game": "titus", "clock": {"extra": [1] * 40_000}}}),
        ("/api/tables", {**WISH, "deck": {"name": "x", "content": DECK}, "seats": [None] * 40_000}),
        ("/api/tables", {**WISH, "deck": None, "name": LONG * 20}),
        ("/api/decks", {"name": [1] * 40_000, "content": DECK}),
        ("/api/records", {"id": "1" * 32, "name": MANY, "record": "x" * 70_000}),
    ],
)
def test_only_a_record_or_a_deck_makes_a_body_long(
    quick_server: Running, path: str, body: Any
) -> None:
    """Of lists and objects the length is checked when all of them is decoded, while everybody waits."""
    with Person(quick_server.host, "An") as an:
        answer = an.web.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


@pytest.mark.parametrize(
    "path",
    [
        f"/api/tables/{'0' * 32}/replay?{LONG}=1",
        f"/api/tables/{'0' * 32}/replay?move={DIGITS}",
        f"/api/tables/{'0' * 32}/replay?lang={LONG}",
        f"/api/games?lang={LONG}",
        f"/join/{LONG}",
        f"/{LONG}",
    ],
)
def test_a_long_value_in_an_address_is_refused(quick_server: Running, path: str) -> None:
    with Person(quick_server.host, "An") as an:
        answer = an.web.get(path)
        assert answer.status_code < 500
        assert len(answer.text) < LONGEST_ANSWER or path.startswith("/api/games")


@pytest.mark.parametrize("name", ["Accept-Language", "Cookie", "Content-Length", "Last-Event-ID"])
def test_a_long_header_is_refused(quick_server: Running, name: str) -> None:
    host, _, port = quick_server.host.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        head = f"GET /api/games HTTP/1.1\r\nHost: {quick_server.host}\r\nConnection: close\r\n"
        line.sendall(f"{head}{name}: {DIGITS}\r\n\r\n".encode())
        assert line.recv(15) in {b"HTTP/1.1 200 OK", b"HTTP/1.1 400 Ba", b"HTTP/1.1 413 Re"}


@pytest.mark.parametrize(
    "message",
    [
        {"do": LONG, "id": "1"},
        {"do": "watch", "id": "1", "lang": LONG},
        {"do": "watch", "id": "1", LONG: 1},
        {"do": "say", "id": LONG, "phrase": "hello"},
        {"do": "why", "id": "1", "seat": 0, "action": LONG},
        *(
            {"do": do, "id": "1", "seat": 0, "action": action, **more}
            for do, more in (("why", {}), ("act", {"prompt": 1}))
            for action in (
                {"type": "place", "card": DIGITS, "gap": 1},
                {"type": "place", "card": 1, "gap": LONG},
                {"type": LONG},
                {LONG: 1},
                {"type": ["x"] * 900},
                {str(number): number for number in range(500)},
            )
        ),
    ],
)
def test_a_long_value_in_a_message_is_refused(quick_server: Running, message: Any) -> None:
    with seated(quick_server.host, "timeline", ["An", "Bo"]) as [an, _]:
        an.socket.send(msgspec.json.encode(message).decode())
        while (answer := an.receive())["type"] == "news":
            pass
        assert answer["type"] == "refusal"
        assert len(answer["message"]) < LONGEST_ANSWER
        an.do("say", phrase="hello")


def test_a_number_of_thousands_of_digits_is_refused(quick_server: Running) -> None:
    with seated(quick_server.host, "timeline", ["An", "Bo"]) as [an, _]:
        for digits in (20, 4299, 4301, 7000):
            form = f'{{"type":"place","card":{"9" * digits},"gap":1}}'
            an.socket.send(f'{{"do":"why","id":"1","seat":0,"action":{form}}}')
            while (answer := an.receive())["type"] == "news":
                pass
            assert (answer["type"], answer["code"]) == ("refusal", "bad_message")


@pytest.mark.parametrize("game", GAMES)
def test_no_game_converts_a_number_of_thousands_of_digits(game: str) -> None:
    """A record that was made by hand may hold an action of any length."""
    codec = GAMES[game].actions
    for action in range(0, codec.count, codec.count // 50 + 1):
        words = codec.text(action).split(" ")
        for place in range(len(words)):
            with pytest.raises(BadAction):
                codec.code(" ".join([*words[:place], DIGITS, *words[place + 1 :]]))
        form = codec.json(action)
        for field in form:
            with pytest.raises(BadAction):
                codec.from_json({**form, field: DIGITS})


def test_the_name_of_a_game_that_there_is_not_is_quoted_in_part(quick_server: Running) -> None:
    """To say it takes microseconds for each character, and nothing is cached where each name is another."""
    name = "\u0628\u200c" * 300
    record = new_match(GAMES["titus"], 2, {}, bytes(32), {}).record
    record.game = name
    with Person(quick_server.host, "An") as an:
        wish = {"id": "1" * 32, "name": "", "record": record.to_text()}
        for answer in (
            an.web.get(f"/api/games/{name}/book"),
            an.web.post("/api/records", json=wish),
        ):
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown_game")
            assert len(answer.json()["message"]) < QUOTED + 100


def test_what_was_cut_can_be_seen() -> None:
    said = str(BadMessage(LONG))
    assert "x…" in said
    assert len(said) < QUOTED + 100
