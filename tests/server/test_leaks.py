"""Who is not in a seat gets nothing of its private part, by no way."""

import random
from typing import Any

import msgspec
import pytest

from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.engine.state import State
from speeltafel.registry import GAMES, game_named
from speeltafel.server.access.cookies import COOKIE
from tests.server.client import Json, Person, Screen
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.running import Running

NEWS = {
    "type",
    "version",
    "since",
    "now",
    "table",
    "here",
    "me",
    "seats",
    "eyes",
    "view",
    "moves_from",
    "moves",
    "speeches",
    "prompt",
    "reading",
    "offers",
    "undo",
    "outcome",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_member_gets_only_the_view_and_the_events_of_their_own_seat(
    quick_server: Running, game: str
) -> None:
    """The whole game, message by message, against a replay of its record."""
    people = ["An", "Bo", "Cy"]
    with (
        seated(quick_server.host, game, people, open=True) as screens,
        Person(quick_server.host, "Eve") as eve,
    ):
        table = screens[0].news["table"]["id"]
        eve.web.post("/api/join", json={"name": "Eve", "table": table})
        with eve.at(table) as spectator:
            play_to_the_end([*screens, spectator], random.Random(game))
            record = read_record(eve.web.get(f"/api/tables/{table}/record").text)
            played = PlayedThrough(record)
            for screen in [*screens, spectator]:
                check_screen(screen, played)


class PlayedThrough:
    """A finished game with all its positions."""

    def __init__(self, record: Record) -> None:
        self.match = replay(game_named(record.game), record.until(0))
        self.states = [self.match.state]
        for seat, text in record.actions:
            self.match.act(seat, self.match.game.actions.code(text))
            self.states.append(self.match.state)


def check_screen(screen: Screen, played: PlayedThrough) -> None:
    known = 0
    for text in screen.told:
        news = msgspec.json.decode(text)
        if news["type"] != "news" or news["view"] is None:
            continue
        assert set(news) == NEWS
        known = news["moves_from"] + len(news["moves"])
        check_news(news, played, played.states[known - 1])
        if news["table"]["status"] != "over":
            assert played.match.record.seed.hex() not in text
    assert known == len(played.states)


def check_news(news: Json, played: PlayedThrough, state: State) -> None:
    eyes = news["eyes"]
    view = state.view(eyes)
    assert news["view"] == plain(view.to_json())
    for number, shown in enumerate(news["moves"], news["moves_from"]):
        expected = [plain(view.retold(event).to_json()) for event in played.match.events[number]]
        told = [one["event"] for one in shown["events"]]
        assert told == expected or (view.forgets() and told == [])
    prompt = news["prompt"]
    if prompt is not None:
        assert prompt["seat"] == eyes
        for actions, codes in [
            (prompt["legal"], state.legal(eyes)),
            (prompt.get("choices", prompt["legal"]), state.choices(eyes)),
        ]:
            texts = [played.match.game.actions.text(code) for code in codes]
            assert [action["text"] for action in actions] == texts


def test_titus_move_by_move_shows_what_a_fresh_connection_shows(quick_server: Running) -> None:
    """TIT-17: what was told is not kept longer than it would be told again."""
    luck = random.Random(17)
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        table, told = screens[0].news["table"]["id"], 0
        moves: list[Json] = []
        for _ in range(40):
            move(next(screen for screen in screens if waited_for(screen)), luck)
            for screen in screens:
                screen.catch_up(max(one.news["version"] for one in screens))
            for text in screens[0].told[told:]:
                news = msgspec.json.decode(text)
                if news["type"] == "news":
                    moves = [*moves[: news["moves_from"]], *news["moves"]]
            told = len(screens[0].told)
            with screens[0].person.at(table) as fresh:
                assert moves == fresh.news["moves"]
        kinds = [one["event"]["type"] for shown in moves for one in shown["events"]]
        assert kinds.count("turn") <= 2


def plain(form: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(form))


def test_no_message_names_a_person_by_what_their_cookie_says(quick_server: Running) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as screens:
        for screen in screens:
            cookies = [one.person.web.cookies[COOKIE].partition(".")[0] for one in screens]
            assert not any(cookie in text for cookie in cookies for text in screen.told)


def test_a_running_game_has_no_record_and_no_replay(quick_server: Running) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, *_]:
        path = f"/api/tables/{an.news['table']['id']}"
        for what in ("record", "replay?eyes=open", "replay?eyes=0", "replay?move=0"):
            answer = an.person.web.get(f"{path}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_table_of_others_looks_like_one_that_does_not_exist(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, *_],
        Person(quick_server.host, "Eve") as eve,
    ):
        eve.create("titus", [None, None])
        real, made_up = an.news["table"]["id"], "0" * 32
        for way in ("record", "replay"):
            answers = [eve.web.get(f"/api/tables/{name}/{way}") for name in (real, made_up)]
            assert answers[0].status_code == 404
            assert answers[0].content == answers[1].content
        wish = {"id": "x", "do": "say", "phrase": "hello"}
        answers = [eve.web.post(f"/api/tables/{name}/ask", json=wish) for name in (real, made_up)]
        assert answers[0].content == answers[1].content
        assert eve.web.delete(f"/api/tables/{real}").status_code == 404
        answer = eve.web.post("/api/join", json={"name": "Eve", "table": real})
        assert answer.json()["code"] == "no_table"
        for name in (real, made_up):
            with eve.connect(name) as socket:
                closed = Screen(socket, eve).closing()
                assert closed.rcvd is not None
                assert (closed.rcvd.code, closed.rcvd.reason) == (4404, "no_table")


@pytest.mark.parametrize("known", [True, False])
def test_the_link_of_a_running_game_says_no_more_than_a_made_up_one(
    quick_server: Running, known: bool
) -> None:
    with (
        seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, *_],
        Person(quick_server.host, "Eve") as eve,
    ):
        if known:
            eve.create("titus", [None, None])
        real, made_up = an.news["table"]["id"], "0" * 32
        for way in ("record", "replay?eyes=open", "replay?eyes=0", "replay?move=1"):
            answers = [eve.web.get(f"/api/tables/{name}/{way}") for name in (real, made_up)]
            assert (answers[0].status_code, answers[0].json()["code"]) == (404, "no_table")
            assert answers[0].content == answers[1].content
        wish = {"id": "a" * 32, "move": 0, "seat": 0, "level": "random"}
        answers = [
            eve.web.post(f"/api/tables/{name}/play-on", json=wish) for name in (real, made_up)
        ]
        assert answers[0].status_code == 404
        assert answers[0].content == answers[1].content


@pytest.mark.parametrize("known", [True, False])
def test_the_link_of_a_finished_game_opens_the_game_and_nothing_else(
    quick_server: Running, known: bool
) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo],
        Person(quick_server.host, "Eve") as eve,
    ):
        if known:
            eve.create("titus", [None, None])
        an.do("end")
        an.catch_up(bo.do("end")["version"])
        an.do("rematch")
        table = an.news["table"]
        path = f"/api/tables/{table['id']}"
        shown = eve.web.get(f"{path}/replay?eyes=open")
        assert shown.json()["table"]["seats"][0]["name"] == "An"
        assert not any(table[secret] in shown.text for secret in ("code", "next"))
        assert eve.web.get(f"{path}/record").status_code == 200
        assert eve.web.get(f"/api/tables/{table['next']}/replay").status_code == 404
        for way in ("qr.svg", "stream"):
            assert eve.web.get(f"{path}/{way}").status_code in {401, 404}
        wish = {"id": "a" * 32, "move": 0, "seat": 1, "level": "random", "name": "Eve"}
        made = eve.web.post(f"{path}/play-on", json=wish).json()["table"]
        with eve.at(made) as screen:
            assert [seat["name"] for seat in screen.news["table"]["seats"]] == ["Kofi", "Eve"]


@pytest.mark.parametrize("forge", ["none", "cut", "other", "made_up"])
def test_a_forged_cookie_is_nobody(quick_server: Running, forge: str) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, _]:
        name, _, signature = an.person.web.cookies[COOKIE].partition(".")
        other = bo.person.web.cookies[COOKIE].partition(".")[2]
        cookie = {
            "none": "",
            "cut": f"{name}.{signature[:-1]}",
            "other": f"{name}.{other}",
            "made_up": f"{name}.{'0' * 64}",
        }[forge]
        path = f"/api/tables/{an.news['table']['id']}/qr.svg"
        with Person(quick_server.host, "Eve") as eve:
            eve.web.cookies.set(COOKIE, cookie)
            assert eve.web.get(path).json()["code"] == "no_person"
            with eve.connect(an.news["table"]["id"]) as socket:
                closed = Screen(socket, eve).closing()
                assert closed.rcvd is not None
                assert closed.rcvd.reason == "no_person"


def test_a_player_who_gave_up_a_seat_gets_nothing_of_it_any_more(quick_server: Running) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, _]:
        bo.watch(seat=1)
        an.do("free", seat=1)
        bo.catch_up(an.news["version"])
        assert bo.news["eyes"] is None
        assert bo.ask("watch", seat=1)["code"] == "not_your_seat"
