"""A seat is handed over by a link; and everybody sees who is there."""

from collections.abc import Callable

from speeltafel.server.store.base import Store
from speeltafel.server.store.postgres import PostgresStore
from tests.server.client import Person, Screen
from tests.server.playing import seated
from tests.server.postgres import Postgres
from tests.server.running import Running


def offered(screen: Screen, seat: int) -> str:
    """The code that hands this seat over."""
    screen.do("offer", seat=seat)
    [offer] = [one for one in screen.news["offers"] if one["seat"] == seat]
    code: str = offer["code"]
    return code


def refused(person: Person, code: str) -> str:
    answer = person.web.post("/api/join", json={"name": person.name, "code": code})
    refusal: str = answer.json()["code"]
    return refusal


def until(screen: Screen, is_so: Callable[[], bool]) -> None:
    while not is_so():
        screen.receive()


def test_joining_with_the_code_of_an_offer_takes_the_seat_during_a_game(server: Running) -> None:
    with (
        seated(server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, _],
        Person(server.host, "Di") as di,
        Person(server.host, "Eve") as eve,
    ):
        view = bo.news["view"]
        code = offered(bo, 1)
        an.catch_up(bo.news["version"])
        assert an.news["offers"] == []
        table = di.join(code)
        with di.at(table) as screen:
            assert screen.news["seats"] == [1]
            assert screen.news["view"] == view
            bo.catch_up(screen.news["version"])
        assert bo.news["seats"] == []
        assert bo.news["offers"] == []
        assert bo.ask("take", seat=1)["code"] == "seat_taken"
        assert refused(eve, code) == "bad_code"


def test_an_offer_made_again_has_another_code(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _],
        Person(quick_server.host, "Di") as di,
    ):
        first = offered(an, 0)
        second = offered(an, 0)
        assert refused(di, first) == "bad_code"
        assert di.join(second) == an.news["table"]["id"]


def test_only_ones_own_seat_is_handed_over_and_the_host_gives_bots_seats(server: Running) -> None:
    with (
        seated(server.host, "telos", ["An", "Bo"], bots=1) as [an, bo],
        Person(server.host, "Di") as di,
    ):
        assert an.ask("offer", seat=1)["code"] == "not_your_seat"
        assert bo.ask("offer", seat=2)["code"] == "not_host"
        assert an.ask("offer", seat=3)["code"] == "no_seat"
        assert bo.person.join(offered(bo, 1))  # it is mine already: nothing happens
        assert refused(bo.person, offered(an, 2)) == "one_seat"
        di.join(offered(an, 2))
        an.do("say", phrase="hello")
        assert [seat["name"] for seat in an.news["table"]["seats"]] == ["An", "Bo", "Di"]


def test_after_the_end_nothing_is_handed_over(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo],
        Person(quick_server.host, "Di") as di,
    ):
        code = offered(an, 0)
        an.do("end")
        bo.do("end")
        an.catch_up(bo.news["version"])
        assert refused(di, code) == "bad_code"
        assert an.ask("offer", seat=0)["code"] == "already_over"


def test_after_the_end_the_host_changes_no_seats(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        an.catch_up(bo.do("end")["version"])
        assert an.ask("free", seat=1)["code"] == "already_over"
        assert an.ask("bot", seat=1, level="random")["code"] == "already_over"
        bo.do("rematch")


def test_after_the_end_nobody_takes_a_seat_that_is_free(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo", "Cy"]) as [an, bo, cy]:
        bo.catch_up(an.do("free", seat=2)["version"])
        an.do("end")
        cy.catch_up(bo.do("end")["version"])
        assert cy.ask("take", seat=2)["code"] == "already_over"


def test_everybody_sees_which_members_are_present(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        until(an, lambda: an.news["here"] == [0, 1])
        version = an.news["version"]
        with bo.person.at(bo.news["table"]["id"]) as tab:
            assert tab.news["here"] == [0, 1]
            bo.socket.close()
        until(an, lambda: an.news["here"] == [0])
        assert an.news["version"] == version
        with bo.person.at(bo.news["table"]["id"]):
            until(an, lambda: an.news["here"] == [0, 1])


def test_members_at_another_server_are_present_too(postgres: Postgres) -> None:
    address = postgres.new_database("presence")

    def store() -> Store:
        return PostgresStore(address)

    with (
        Running(store(), thinkers=0) as one,
        Running(store(), thinkers=0) as other,
        Person(one.host, "An") as an,
        Person(other.host, "Bo") as bo,
    ):
        table = an.create("titus", [None, None])
        bo.join(an.code)
        with an.at(table) as left:
            with bo.at(table) as right:
                until(left, lambda: left.news["here"] == [0, 1])
                until(right, lambda: right.news["here"] == [0, 1])
            until(left, lambda: left.news["here"] == [0])
