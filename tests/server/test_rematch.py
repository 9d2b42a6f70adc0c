"""Once more: who is at the table of a rematch, and when it is dealt."""

import random

from tests.server.playing import play_to_the_end, seated
from tests.server.running import Running


def test_a_rematch_brings_the_same_people_to_one_new_table(server: Running) -> None:
    with seated(server.host, "timeline_together", ["An", "Bo"]) as screens:
        assert screens[0].ask("rematch")["code"] == "not_over"
        play_to_the_end(screens, random.Random(5))
        an, bo = screens
        an.do("rematch")
        bo.do("rematch")
        assert bo.news["table"]["next"] == an.news["table"]["next"]
        with (
            bo.person.at(bo.news["table"]["next"]) as again,
            an.person.at(an.news["table"]["next"]) as host,
        ):
            assert again.news["seats"] == [1]
            host.do("start")
            again.catch_up(host.news["version"])
            assert again.news["table"]["status"] == "playing"


def test_once_more_is_dealt_at_once_where_nobody_else_is_there(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An"], bots=1) as [an]:
        an.do("end")
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert again.news["table"]["status"] == "playing"
            assert again.news["seats"] == [0]


def test_who_had_left_and_asks_for_a_rematch_is_there(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An"], bots=1) as [an]:
        an.do("end")
        an.do("leave")
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert again.news["table"]["status"] == "playing"
            assert again.news["seats"] == [0]


def test_once_more_waits_for_the_host_where_others_are_there(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        an.catch_up(bo.do("end")["version"])
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert again.news["table"]["status"] == "waiting"


def test_a_rematch_waits_for_nobody_who_has_left(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo", "Cy"]) as screens:
        for screen in screens:
            screen.do("end")
        an, bo, _ = screens
        an.do("leave")
        bo.do("rematch")
        with bo.person.at(bo.news["table"]["next"]) as again:
            assert [one["gone"] for one in again.news["table"]["members"]] == [True, False, False]
            assert [one["member"] for one in again.news["table"]["seats"]] == [None, 1, 2]
            again.do("bot", seat=0, level="random")
            again.do("start")
            assert again.news["table"]["status"] == "playing"


def test_once_more_is_dealt_at_once_where_only_bots_are_left(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        bo.do("leave")
        an.catch_up(bo.news["version"])
        an.do("end")
        an.do("rematch")
        with an.person.at(an.news["table"]["next"]) as again:
            assert again.news["table"]["status"] == "playing"
            assert again.news["table"]["seats"][1]["bot"] == "strong"


def test_who_had_left_and_asks_second_for_a_rematch_has_their_seat(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo", "Cy"]) as [an, bo, cy]:
        bo.do("leave")
        cy.do("end")
        an.do("end")
        an.do("rematch")
        bo.do("rematch")
        with bo.person.at(bo.news["table"]["next"]) as again:
            assert again.news["seats"] == [1]
            assert [one["gone"] for one in again.news["table"]["members"]] == [False] * 3


def test_a_rematch_that_was_deleted_can_be_asked_for_again(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        bo.do("end")
        an.do("end")
        an.do("rematch")
        table = an.news["table"]["next"]
        assert an.person.web.delete(f"/api/tables/{table}").status_code == 204
        bo.do("rematch")
        with bo.person.at(table) as again:
            assert again.news["table"]["status"] == "waiting"
            assert again.news["seats"] == [1]
