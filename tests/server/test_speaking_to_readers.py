"""Sentences at the table say "you" to the one who reads them, and names to everybody else."""

from tests.server.client import Person, Screen
from tests.server.playing import seated
from tests.server.running import Running


def first_line(screen: Screen) -> str:
    said: str = screen.moves[0]["events"][0]["said"][0]
    return said


def test_players_are_spoken_to_and_others_named(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"], open=True) as screens,
        Person(quick_server.host, "Eve") as eve,
    ):
        first = screens[0].moves[0]["events"][0]["event"]["seat"]
        name = ["An", "Bo"][first]
        assert first_line(screens[first]) == "You begin."
        assert first_line(screens[1 - first]) == f"{name} begins."
        table = screens[0].news["table"]["id"]
        eve.web.post("/api/join", json={"name": "Eve", "table": table})
        with eve.at(table) as spectator:
            assert first_line(spectator) == f"{name} begins."


def test_several_players_at_one_screen_are_called_by_their_names(quick_server: Running) -> None:
    with (
        Person(quick_server.host, "An") as an,
        an.at(an.create("titus", [None, None])) as screen,
    ):
        screen.do("take", seat=0, name="Ada")
        screen.do("take", seat=1, name="Bea")
        screen.do("start")
        for seat in (0, 1):
            screen.watch(seat=seat)
            assert first_line(screen) in {"Ada begins.", "Bea begins."}


def test_a_replay_speaks_to_members_and_not_to_strangers(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo],
        Person(quick_server.host, "Eve") as eve,
    ):
        first = an.moves[0]["events"][0]["event"]["seat"]
        an.do("end")
        bo.do("end")
        path = f"/api/tables/{an.news['table']['id']}/replay?move=0&eyes=open"
        told = [
            person.web.get(path).json()["events"][0]["said"]
            for person in (an.person, bo.person, eve)
        ]
        name = ["An", "Bo"][first]
        assert told[first] == ["You begin."]
        assert told[1 - first] == told[2] == [f"{name} begins."]


def test_a_refusal_names_the_one_who_is_on_turn(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        first = screens[0].moves[0]["events"][0]["event"]["seat"]
        why = screens[1 - first].ask("why", seat=1 - first, action="take")["why"]
        assert ["An", "Bo"][first] in why
