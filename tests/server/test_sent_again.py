"""Making and joining tables when the answer is lost: sent again, nothing is done twice."""

import pytest

from tests.server.client import Json, Person, web_client
from tests.server.playing import seated
from tests.server.running import Running

ID = "0123456789abcdef0123456789abcdef"
"""As a browser makes it: 128 random bits."""


def posted(host: str, path: str, wish: Json, times: int) -> list[tuple[Json, str | None]]:
    """What somebody without a cookie is answered; none of the cookies is kept."""
    answers = []
    for _ in range(times):
        with web_client(host) as web:
            answer = web.post(path, json=wish)
            answers.append((answer.json(), web.cookies.get("speeltafel")))
    return answers


def test_a_newcomer_who_joins_twice_has_one_seat(server: Running) -> None:
    with Person(server.host, "An") as an:
        table = an.create("titus", [None, None])
        an.sit(table, 0)
        wish = {"name": "Bo", "code": an.code, "id": ID}
        first, second = posted(server.host, "/api/join", wish, times=2)
        assert first == second
        assert first[0]["table"] == table
        with an.at(table) as screen:
            assert [one["name"] for one in screen.news["table"]["members"]] == ["An", "Bo"]
            screen.do("start")


def test_a_newcomer_who_makes_a_table_twice_has_one(server: Running) -> None:
    wish = {"id": ID, "name": "An", "settings": {"game": "titus"}, "seats": [None, None]}
    first, second = posted(server.host, "/api/tables", wish, times=2)
    assert first == second


def test_a_seat_that_was_handed_over_can_be_taken_twice_by_one(server: Running) -> None:
    with Person(server.host, "An") as an:
        table = an.create("titus", [None, None])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("offer", seat=1)
            code = screen.news["offers"][0]["code"]
        wish = {"name": "Bo", "code": code, "id": ID}
        first, second = posted(server.host, "/api/join", wish, times=2)
        assert first == second
        [(other, _)] = posted(server.host, "/api/join", {**wish, "id": ID[::-1]}, times=1)
        assert other["code"] == "bad_code"


def test_a_join_is_found_again_after_the_code_has_changed(server: Running) -> None:
    with Person(server.host, "An") as an:
        table = an.create("titus", [None, None])
        an.sit(table, 0)
        wish = {"name": "Bo", "code": an.code, "id": ID}
        [(first, cookie)] = posted(server.host, "/api/join", wish, times=1)
        with an.at(table) as screen:
            screen.do("recode")
        [(second, same)] = posted(server.host, "/api/join", wish, times=1)
        assert (second["table"], same) == (first["table"], cookie)
        [(other, _)] = posted(server.host, "/api/join", {**wish, "id": ID[::-1]}, times=1)
        assert other["code"] == "bad_code"


def test_a_join_that_is_sent_again_with_a_cookie_from_elsewhere_leaves_nobody_behind(
    server: Running,
) -> None:
    with Person(server.host, "An") as an, Person(server.host, "Bo") as bo:
        table = an.create("titus", [None, None])
        an.sit(table, 0)
        wish = {"name": "Bo", "code": an.code, "id": ID}
        posted(server.host, "/api/join", wish, times=1)
        own = bo.create("titus", [None, None])
        for _ in range(2):
            assert bo.web.post("/api/join", json=wish).json()["table"] == table
        with bo.at(table) as screen, an.at(table) as host:
            assert [seat["member"] for seat in screen.news["table"]["seats"]] == [0, 2]
            assert [one["gone"] for one in screen.news["table"]["members"]] == [False, True, False]
            host.do("start")
        assert {row["table"] for row in bo.web.get("/api/tables").json()["tables"]} == {table, own}


def test_so_does_a_seat_that_was_handed_over_in_the_middle_of_a_game(server: Running) -> None:
    with (
        seated(server.host, "titus", ["An"], bots=1) as [an],
        Person(server.host, "Bo") as bo,
    ):
        an.do("offer", seat=1)
        wish = {"name": "Bo", "code": an.news["offers"][0]["code"], "id": ID}
        posted(server.host, "/api/join", wish, times=1)
        bo.create("titus", [None, None])
        table = an.news["table"]["id"]
        assert bo.web.post("/api/join", json=wish).json()["table"] == table
        with bo.at(table) as screen:
            assert [seat["member"] for seat in screen.news["table"]["seats"]] == [0, 2]


def test_a_seat_that_was_offered_by_who_has_left_gives_it_back(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as [_, bo]:
        bo.do("offer", seat=1)
        code = bo.news["offers"][0]["code"]
        bo.do("leave")
        assert bo.person.join(code) == bo.news["table"]["id"]
        with bo.person.at(bo.news["table"]["id"]) as again:
            assert again.news["seats"] == [1]
            assert not again.news["table"]["members"][1]["gone"]


def test_what_changed_nothing_changes_nothing_when_it_is_sent_again(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as [an, bo]:
        first = bo.do("end", agree=False, id="b1")
        an.do("end")
        assert bo.do("end", agree=False, id="b1") == first
        bo.catch_up(an.news["version"])
        assert bo.news["table"]["seats"][0]["agrees_to_end"]
        assert not bo.news["speeches"]


def test_a_second_start_deals_no_later_game(server: Running) -> None:
    """Bo's device has committed, does not open, and leaves: all are in the lobby again."""
    with Person(server.host, "An") as an, Person(server.host, "Bo") as bo:
        table = an.create("titus", [None, None])
        an.sit(table, 0)
        bo.join(an.code)
        with an.at(table) as host, bo.at(table) as guest:
            guest.do("commit", commitment="0" * 64)
            host.do("start", id="s0")
            second = host.do("start", id="s1")
            guest.do("leave")
            guest.do("take", seat=1)
            assert host.do("start", id="s1") == second
            host.catch_up(guest.news["version"])
            assert host.news["table"]["status"] == "waiting"


WISHES: dict[str, Json] = {
    "/api/tables": {"name": "An", "settings": {"game": "titus"}, "seats": [None, None]},
    "/api/lessons": {"lesson": "titus"},
    "/api/join": {"name": "Bo", "code": "BCDFGHJ"},
    "/api/records": {"name": "An", "record": "{}"},
    f"/api/tables/{ID}/play-on": {"move": 0, "seat": 0, "level": "learner"},
}


@pytest.mark.parametrize("path", WISHES)
@pytest.mark.parametrize("name", ["1", "", ID[:-1], f"{ID}0", ID.upper(), f"{ID}\n", f"{ID[1:]}\n"])
def test_an_id_that_can_be_guessed_or_mistyped_is_refused(
    quick_server: Running, path: str, name: str
) -> None:
    """If it was ignored, what is sent again would make a second table or take a second seat."""
    [(answer, cookie)] = posted(quick_server.host, path, {**WISHES[path], "id": name}, times=1)
    assert (answer["code"], cookie) == ("bad_message", None)
    assert "`$.id`" in answer["message"]


def test_without_an_id_everybody_who_joins_is_somebody_else(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None, None, None])
        wish = {"name": "Bo", "code": an.code}
        [(_, first), (_, second)] = posted(quick_server.host, "/api/join", wish, times=2)
        assert first != second
