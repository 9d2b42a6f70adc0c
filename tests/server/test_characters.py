"""Bots as characters and people with faces, at tables of a running server."""

from speeltafel.server.table.entries import folded, read_entry
from speeltafel.server.table.table import Table
from tests.server.client import Person, Screen
from tests.server.playing import seated
from tests.server.running import Running


def characters(screen: Screen) -> list[str]:
    return [seat.get("character", "") for seat in screen.news["table"]["seats"]]


def names(screen: Screen) -> list[str]:
    return [seat["name"] for seat in screen.news["table"]["seats"]]


def test_the_list_of_games_has_the_characters_and_the_faces(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        listed = an.web.get("/api/games").json()
    assert listed["characters"][0] == {"key": "baker", "name": "Kofi", "level": "learner"}
    assert {"round", "baker"} <= set(listed["faces"])


def test_choosing_a_character_chooses_its_level(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An"], levels=["sailor"]) as [an]:
        seat = an.news["table"]["seats"][1]
        assert (seat["name"], seat["bot"], seat["face"]) == ("Maren", "strong", "sailor")


def test_a_bot_given_by_its_level_gets_a_character_who_is_not_there_yet(
    quick_server: Running,
) -> None:
    levels = ["learner", "baker", "learner"]
    with seated(quick_server.host, "titus", ["An"], levels=levels) as [an]:
        assert characters(an) == ["", "beekeeper", "baker", "librarian"]
        assert [seat["bot"] for seat in an.news["table"]["seats"]] == [None, *["learner"] * 3]


def test_nobody_sits_twice(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", ["baker", "baker", None])
        with an.at(table) as screen:
            assert characters(screen) == ["baker", "beekeeper", ""]
            screen.catch_up(screen.do("bot", seat=2, level="beekeeper")["version"])
            assert characters(screen) == ["baker", "beekeeper", "librarian"]


def test_a_bot_that_holds_a_seat_for_somebody_keeps_their_name(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.catch_up(bo.do("leave")["version"])
        assert (names(an), characters(an)) == (["An", "Bo"], ["", ""])
        an.catch_up(an.do("free", seat=1)["version"])
        an.catch_up(an.do("bot", seat=1, level="watchmaker")["version"])
        assert (names(an), characters(an)) == (["An", "Ravi"], ["", "watchmaker"])


def test_a_rematch_is_played_with_the_same_characters(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An"], levels=["strong", "goalkeeper"]) as [an]:
        before = characters(an)
        an.do("end")
        an.catch_up(an.do("rematch")["version"])
        with an.person.at(an.news["table"]["next"]) as again:
            assert characters(again) == before == ["", "sailor", "goalkeeper"]


def test_an_unknown_character_or_face_is_refused(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        wish = {
            "id": "1" * 32,
            "name": "An",
            "settings": {"game": "titus"},
            "seats": [None, "pirate"],
        }
        assert an.web.post("/api/tables", json=wish).json()["code"] == "bad_level"
        wish = {**wish, "seats": [None, None], "face": "<svg>"}
        assert an.web.post("/api/tables", json=wish).json()["code"] == "bad_face"


def test_a_face_goes_along_to_the_table_and_to_the_seat(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, None])
        wish = {"name": "Bo", "face": "leaf", "code": an.code}
        assert bo.web.post("/api/join", json=wish).status_code == 200
        with an.at(table) as screen:
            assert screen.news["table"]["members"][1]["face"] == "leaf"
            assert screen.news["table"]["seats"][0]["face"] == "leaf"


def test_a_table_made_before_there_were_characters_reads_on() -> None:
    log = [
        (
            '{"type":"created","at":0,"settings":{"game":"titus"},"code":"K",'
            '"guests":[{"person":"an","name":"An"}],'
            '"places":[{"holder":0},{"bot":"learner"},{"bot":"learner"},{}]}'
        ),
        '{"type":"manned","at":1,"seat":3,"level":"master"}',
        '{"type":"muted","at":2,"member":0,"muted":true}',
    ]
    table = folded(Table("t"), [read_entry(line) for line in log])
    assert [table.name_at(seat) for seat in range(4)] == ["An", "Kofi", "Jules", "Ravi"]
    assert table.members[0].muted
