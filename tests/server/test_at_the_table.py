"""What people do at a table besides playing: sit, leave, return, take back, talk, end, play again."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from speeltafel.server.store.base import Store
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.tables import lobby
from speeltafel.texts import texts
from tests.server.client import Json, Person, Screen
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.running import AT_ONCE, Running


def test_a_code_can_be_typed_as_people_write_it(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, None])
        code = an.code.lower()
        assert bo.join(f"{code[:3]}-{code[3:]} ") == table


def test_a_code_stops_working_when_the_table_is_full_but_not_for_those_inside(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        code = an.news["table"]["code"]
        assert an.person.join(code) == an.news["table"]["id"]
        with Person(quick_server.host, "Cy") as cy:
            answer = cy.web.post("/api/join", json={"name": "Cy", "code": code})
            assert (answer.status_code, answer.json()["code"]) == (409, "table_full")


def test_an_open_table_has_room_for_a_limited_number_of_members(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_MEMBERS", 3)
    with (
        seated(quick_server.host, "titus", ["An", "Bo"], open=True) as [an, _],
        Person(quick_server.host, "Cy", "nl") as cy,
        Person(quick_server.host, "Dee", "nl") as dee,
    ):
        wish = {"name": "Cy", "table": an.news["table"]["id"]}
        assert cy.web.post("/api/join", json=wish).status_code == 200
        refused = dee.web.post("/api/join", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (409, "table_full")
        assert refused.json()["message"] == texts("nl").say("error-table_full")
        with cy.at(wish["table"]) as screen:
            screen.do("leave")
        assert dee.web.post("/api/join", json=wish).status_code == 409  # the news still lists Cy
        assert cy.web.post("/api/join", json=wish).status_code == 200


def test_a_changed_code_replaces_the_old_one(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, None])
        with an.at(table) as screen:
            screen.do("recode")
            assert bo.web.post("/api/join", json={"name": "Bo", "code": an.code}).status_code == 404
            assert bo.join(screen.news["table"]["code"]) == table


def test_a_table_asked_for_twice_is_made_once(quick_server: Running) -> None:
    wish = {"id": "1" * 32, "name": "An", "settings": {"game": "titus"}, "seats": [None, None]}
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None])  # from here on there is a cookie
        first = an.web.post("/api/tables", json=wish).json()
        assert an.web.post("/api/tables", json=wish).json() == first
        assert len(an.web.get("/api/tables").json()["tables"]) == 2


@pytest.mark.parametrize("game", ["timeline", "timeline_together"])
def test_a_table_at_which_a_seat_that_is_not_there_begins_is_not_made(
    quick_server: Running, game: str
) -> None:
    with Person(quick_server.host, "An") as an:
        settings = {"game": game, "options": {"first": "2"}}
        wish = {"id": "1" * 32, "name": "An", "settings": settings, "seats": [None, None]}
        answer = an.web.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")
        assert an.web.post("/api/tables", json={**wish, "seats": [None] * 3}).status_code == 201


def test_open_tables_are_listed_and_joined_without_a_code(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, None], open=True, name="Friday")
        an.create("titus", [None, None])
        listed = bo.web.get("/api/tables/open").json()["tables"]
        assert [(row["table"], row["name"], row["free"]) for row in listed] == [
            (table, "Friday", 2)
        ]
        assert bo.web.post("/api/join", json={"name": "Bo", "table": table}).status_code == 200


def test_a_running_open_table_is_listed_for_those_who_would_watch(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"], open=True) as [an, _],
        Person(quick_server.host, "Cy") as cy,
    ):
        table = an.news["table"]["id"]
        listed = cy.web.get("/api/tables/open").json()["tables"]
        assert (table, "playing") in [(row["table"], row["status"]) for row in listed]
        assert cy.web.post("/api/join", json={"name": "Cy", "table": table}).status_code == 200


def test_an_invitation_says_how_the_game_is_played(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        clock = {"move": 60}
        options = {"memory_aid": True}
        table = an.create("titus", [None, None], options=options, open=True, clock=clock)
        seen = bo.web.post("/api/look", json={"table": table}).json()
        assert seen["options"] == {"memory_aid": True, "fewest": "cards"}
        assert (seen["clock"], seen["chat"], seen["practice"]) == (clock, False, False)


def test_reconnecting_shows_the_table_at_once_and_fills_the_gap(
    new_store: Callable[[], Store],
) -> None:
    luck = random.Random(3)
    with (
        Running(new_store(), thinkers=0) as server,  # and no clocks
        seated(server.host, "tabulos", ["An", "Bo"]) as screens,
    ):
        for _ in range(5):
            version = move(next(filter(waited_for, screens)), luck)["version"]
            for screen in screens:
                screen.catch_up(version)
        an = screens[0]
        table = an.news["table"]["id"]
        with an.person.at(table) as anew:
            assert anew.news["view"] == an.news["view"]
            assert anew.news["prompt"] == an.news["prompt"]
            assert anew.moves == an.moves
        known = an.news["version"] - 2
        with an.person.connect(table) as socket:
            gap = Screen(socket, an.person)
            gap.moves = an.moves[:4]
            gap.watch(known)
            assert gap.news["moves_from"] == 4
            assert gap.moves == an.moves


def test_a_command_that_comes_twice_is_done_once(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        assert an.prompt is not None
        wish = {
            "id": "mine",
            "prompt": an.prompt["id"],
            "seat": an.prompt["seat"],
            "action": an.prompt["legal"][0]["text"],
        }
        first = an.do("act", **wish)
        with an.person.at(an.news["table"]["id"]) as other_tab:
            assert other_tab.ask("act", **wish) == first
            assert len(other_tab.moves) == 2


def test_a_bot_plays_for_a_player_who_left_until_they_return(server: Running) -> None:
    luck = random.Random(4)
    with seated(server.host, "titus", ["An", "Bo"]) as [an, bo]:
        bo.do("leave")
        an.catch_up(bo.news["version"])
        seat = an.news["table"]["seats"][1]
        assert (seat["name"], seat["member"], seat["bot"]) == ("Bo", 1, "strong")
        while waited_for(an):
            move(an, luck)
        while not waited_for(an):
            an.receive()
        assert "bot" in {one["hand"] for one in an.moves}
        bo.do("take", seat=1)
        an.catch_up(bo.news["version"])
        assert an.news["table"]["seats"][1]["bot"] is None
        assert bo.news["eyes"] == 1


def test_the_host_gives_a_seat_away(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("free", seat=1)
        assert bo.ask("take", seat=0)["code"] == "seat_taken"
        with Person(server.host, "Cy") as cy:
            table = cy.join(an.news["table"]["code"])
            with cy.at(table) as screen:
                screen.do("take", seat=1)
                assert screen.news["eyes"] == 1
                bo.catch_up(screen.news["version"])
        assert bo.news["eyes"] is None
        assert bo.news["prompt"] is None


def test_when_the_host_leaves_the_next_one_is_the_host(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        assert bo.ask("recode")["code"] == "not_host"
        an.do("leave")
        bo.do("recode")
        assert [member["host"] for member in bo.news["table"]["members"]] == [False, True]


def test_nobody_takes_a_second_seat_in_mid_game(quick_server: Running) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, _]:
        an.do("free", seat=2)
        assert bo.ask("take", seat=2)["code"] == "one_seat"


def test_giving_up_a_seat_in_mid_game_opens_no_second_hand(quick_server: Running) -> None:
    """The host could look into each hand in turn, and play on with their own."""
    with seated(quick_server.host, "telos", ["An", "Bo"], bots=1) as [an, _]:
        an.do("free", seat=0)
        an.do("free", seat=2)
        assert an.ask("take", seat=2)["code"] == "one_seat"
        an.do("take", seat=0)
        assert an.news["eyes"] == 0


def test_what_showed_nothing_can_be_taken_back(server: Running) -> None:
    """Titus: the coin is taken (shown), kept (nothing shown), and the keeping is taken back."""
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        other = screens[1 - screens.index(an)]
        act(an, "take")
        assert not may_undo(an)
        assert an.ask("undo", prompt=an.news["prompt"]["id"])["code"] == "no_undo"
        view, moves = an.news["view"], list(an.moves)
        act(an, "keep")
        other.catch_up(an.news["version"])
        assert may_undo(an)
        assert not may_undo(other)
        an.do("undo", prompt=an.news["undo"])
        other.catch_up(an.news["version"])
        assert an.news["view"] == view
        assert an.moves == moves
        assert len(other.moves) == len(moves)


def test_a_practice_table_takes_back_more(server: Running) -> None:
    with seated(server.host, "titus", ["An"], bots=1, practice=True) as [an]:
        while not waited_for(an):
            an.receive()
        view = an.news["view"]
        act(an, "take")
        an.do("undo", prompt=an.news["undo"])
        assert an.news["view"] == view


def may_undo(screen: Screen) -> bool:
    return screen.news["undo"] is not None


def act(screen: Screen, action: str) -> None:
    """Play this action, which is legal."""
    prompt = screen.news["prompt"]
    screen.do("act", prompt=prompt["id"], seat=prompt["seat"], action=action)


def test_phrases_reach_everybody_in_their_own_language(quick_server: Running) -> None:
    with (
        Person(quick_server.host, "An", "nl") as an,
        Person(quick_server.host, "Bo", "fr") as bo,
    ):
        table = an.create("titus", [None, None])
        bo.join(an.code)
        with an.at(table) as one, bo.at(table) as other:
            one.do("say", phrase="good_luck")
            other.catch_up(one.news["version"])
            assert one.news["speeches"] == [{"member": 0, "phrase": "good_luck", "said": "Succes!"}]
            assert other.news["speeches"][0]["said"] == "Bonne chance\u202f!"


def test_free_chat_is_off_unless_the_host_allows_it_and_people_can_be_muted(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        assert bo.ask("say", text="hello")["code"] == "no_chat"
        assert an.ask("say", phrase="boo")["code"] == "bad_phrase"
    with seated(quick_server.host, "titus", ["An", "Bo"], chat=True) as [an, bo]:
        bo.do("say", text="\u202ehel\x00lo  there")
        assert bo.news["speeches"][0]["said"] == "hello there"
        empty = bo.ask("say", text=" \u202e ")
        assert (empty["code"], empty["message"]) == (
            "bad_speech",
            texts("en").say("error-bad_speech"),
        )
        assert bo.ask("mute", member=0)["code"] == "not_host"
        an.do("mute", member=1)
        assert bo.ask("say", phrase="hello")["code"] == "muted"


@pytest.mark.parametrize("member", [0, 9999])
def test_a_member_and_a_bot_are_not_muted_in_one_command(
    quick_server: Running, member: int
) -> None:
    with seated(quick_server.host, "titus", ["An"], bots=1) as [an]:
        assert an.ask("mute", member=member, seat=1)["code"] == "bad_message"
        an.do("mute", seat=1)
        assert not an.news["table"]["members"][0]["muted"]


def test_a_game_ends_when_all_who_play_agree(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        assert not an.is_over
        assert [seat["agrees_to_end"] for seat in an.news["table"]["seats"]] == [True, False]
        bo.do("end")
        assert bo.is_over
        assert bo.news["outcome"] is None
        assert bo.news["table"]["seed"]
        assert bo.ask("end")["code"] == "already_over"


def test_a_spectator_is_told_that_only_players_can_do_that(quick_server: Running) -> None:
    with (
        seated(quick_server.host, "titus", ["An", "Bo"], open=True) as [an, bo],
        Person(quick_server.host, "Cy") as cy,
    ):
        table = an.news["table"]["id"]
        assert cy.web.post("/api/join", json={"name": "Cy", "table": table}).status_code == 200
        with cy.at(table) as screen:
            refusals = [screen.ask("end"), screen.ask("ready", position=screen.news["version"])]
            an.do("end")
            bo.do("end")
            refusals.append(screen.ask("rematch"))
        assert [one["code"] for one in refusals] == ["not_player"] * 3
        assert {one["message"] for one in refusals} == {texts("en").say("error-not_player")}


def test_one_screen_for_several_seats_gets_only_the_view_of_the_seat_it_shows(
    server: Running,
) -> None:
    with Person(server.host, "An") as an:
        table = an.create("telos", [None, None, None])
        with an.at(table) as screen:
            for seat, name in enumerate(["An", "Bo", "Cy"]):
                screen.do("take", seat=seat, name=name)
            screen.do("start")
            assert [seat["name"] for seat in screen.news["table"]["seats"]] == ["An", "Bo", "Cy"]
            assert (screen.news["eyes"], screen.prompt) == (None, None)
            spectator = screen.news["view"]
            screen.watch(seat=1)
            assert screen.news["eyes"] == 1
            assert screen.news["view"] != spectator


@pytest.mark.parametrize("clock", [{}, {"extra": [30, 0]}])
def test_a_clock_without_a_limit_is_none(quick_server: Running, clock: Json) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None], clock=clock)
        with an.at(table) as screen:
            assert screen.news["table"]["clock"] is None


def test_a_clock_plays_for_a_player_who_is_out_of_time(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"], clock={"move": 1}) as [an, _]:
        assert any(seat["deadline"] for seat in an.news["table"]["seats"])
        while len(an.moves) < 2:
            an.receive()
        assert an.moves[1]["hand"] == "clock"


def test_finished_games_are_listed_and_replayed_from_any_eyes(server: Running) -> None:
    with seated(server.host, "timeline_together", ["An", "Bo"]) as screens:
        play_to_the_end(screens, random.Random(6))
        an = screens[0]
        table = an.news["table"]["id"]
        [listed] = an.person.web.get("/api/tables").json()["tables"]
        assert (listed["table"], listed["status"]) == (table, "over")
        assert listed["players"] == ["An", "Bo"]
        last = len(an.moves) - 1
        web = an.person.web
        seen = web.get(f"/api/tables/{table}/replay", params={"move": last, "eyes": 0}).json()
        assert seen["views"] == [an.news["view"]]
        assert [one["event"] for one in seen["events"]] == [
            one["event"] for one in an.moves[last]["events"]
        ]
        first = web.get(f"/api/tables/{table}/replay", params={"eyes": "open"}).json()
        assert len(first["views"]) == 2
        wrong = web.get(f"/api/tables/{table}/replay", params={"move": last + 1})
        assert wrong.json()["code"] == "bad_move"


def test_the_host_deletes_a_table_for_everybody(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as [an, bo]:
        path = f"/api/tables/{an.news['table']['id']}"
        assert bo.person.web.delete(path).json()["code"] == "not_host"
        assert an.person.web.delete(path).status_code == 204
        assert bo.closing().rcvd is not None
        assert an.person.web.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize("name", ["\x00\u202e", "x" * 31])
def test_a_name_is_one_to_thirty_letters(quick_server: Running, name: str) -> None:
    with Person(quick_server.host, "An") as an:
        an.create("titus", [None, None])
        answer = an.web.post("/api/join", json={"name": name, "code": an.code})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


@pytest.mark.parametrize(("lang", "called"), [("en", "Player"), ("nl", "Speler"), ("fr", "Joueur")])
def test_players_without_a_name_are_called_by_their_seat_in_the_readers_language(
    quick_server: Running, lang: str, called: str
) -> None:
    with Person(quick_server.host, "  ", lang=lang) as an:
        table = an.create("titus", [None, None])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("take", seat=1)
            screen.catch_up(screen.do("start")["version"])
            shown = screen.news["table"]
            assert [shown["members"][0]["name"], shown["seats"][0]["name"]] == ["", ""]
            [listed] = an.web.get("/api/tables").json()["tables"]
            assert (listed["players"], listed["people"]) == (["", ""], [0, 1])
            screen.do("free", seat=1)
            screen.do("free", seat=0)  # players are spoken to, others hear names
            screen.watch()
            told = [said for move in screen.moves for one in move["events"] for said in one["said"]]
            assert any(f"{called} " in sentence for sentence in told)


def test_of_several_seats_of_one_member_only_those_with_a_name_of_their_own_have_one(
    quick_server: Running,
) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None, None])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("take", seat=1, name="Bo")
            screen.catch_up(screen.do("take", seat=2)["version"])
            assert [seat["name"] for seat in screen.news["table"]["seats"]] == ["", "Bo", ""]


def test_joining_before_the_game_takes_the_first_free_seat(quick_server: Running) -> None:
    with (
        Person(quick_server.host, "An") as an,
        Person(quick_server.host, "Bo") as bo,
        Person(quick_server.host, "Cy") as cy,
    ):
        table = an.create("titus", [None, "random", None, None])
        an.sit(table, 0)
        bo.join(an.code)
        with bo.at(table) as screen:
            assert (screen.news["seats"], screen.news["eyes"]) == ([2], 2)
            screen.do("free", seat=2)  # who gets up watches, and is not sat down again
            bo.join(an.code)
            screen.catch_up(screen.do("say", phrase="hello")["version"])
            assert screen.news["seats"] == []
        cy.join(an.code)
        with cy.at(table) as screen:
            assert screen.news["seats"] == [2]


def test_a_code_tells_which_table_it_opens(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, "random", None], name="Klas 4B")
        an.sit(table, 0)
        seen = bo.web.post("/api/look", json={"code": an.code})
        assert seen.json() == {
            "game": "titus",
            "name": "Klas 4B",
            "status": "waiting",
            "options": {"memory_aid": False, "fewest": "cards"},
            "clock": None,
            "chat": False,
            "practice": False,
            "host": "An",
            "players": ["An", "Kofi", ""],
            "people": [0],
            "free": 1,
            "seat": None,
            "inside": False,
        }
        assert not bo.web.cookies
        assert an.web.post("/api/look", json={"code": an.code}).json()["inside"] is True


def test_behind_a_wrong_code_or_a_closed_door_nothing_is_seen(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        table = an.news["table"]
        wishes = [{"code": "ZZZZZZZ"}, {"code": table["code"]}, {"table": table["id"]}, {}]
        with Person(quick_server.host, "Eve") as eve:
            answers = [eve.web.post("/api/look", json=wish) for wish in wishes]
        codes = [answer.json()["code"] for answer in answers]
        assert codes == ["bad_code", "table_full", "no_table", "no_table"]


def test_a_code_that_hands_a_seat_over_says_which(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [_, bo]:
        bo.do("offer", seat=1)
        code = bo.news["offers"][0]["code"]
        with Person(quick_server.host, "Cy") as cy:
            assert cy.web.post("/api/look", json={"code": code}).json()["seat"] == 1


def test_an_agreement_outlives_the_moves_of_bots(tmp_path: Path) -> None:
    slow = AT_ONCE._replace(longest=1000)
    with (
        Running(SqliteStore(tmp_path / "t"), pace=slow) as server,
        seated(server.host, "telos", ["An", "Bo"], bots=1) as screens,
    ):
        while ready := next(filter(waited_for, screens), None):
            version = move(ready, random.Random(1))["version"]
            for screen in screens:
                screen.catch_up(version)
        an = screens[0]
        an.do("end")
        moves = len(an.moves)
        while len(an.moves) == moves:
            an.receive()
        assert an.moves[moves]["hand"] == "bot"
        assert an.news["table"]["seats"][0]["agrees_to_end"]
        assert "notes" not in an.moves[moves]


def test_a_move_of_a_person_cancels_agreements_and_says_so(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        mover = next(filter(waited_for, screens))
        other = next(screen for screen in screens if screen is not mover)
        mover.catch_up(other.do("end")["version"])
        version = move(mover, random.Random(1))["version"]
        for screen in screens:
            screen.catch_up(version)
            assert not any(seat["agrees_to_end"] for seat in screen.news["table"]["seats"])
            [note] = screen.moves[-1]["notes"]
            assert note.startswith(f"{mover.person.name} has played on")


def test_a_clock_that_cancels_agreements_says_that_time_was_up(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"], clock={"move": 1}) as screens:
        late = next(filter(waited_for, screens))
        other = next(screen for screen in screens if screen is not late)
        other.do("end")
        while len(other.moves) < 2:
            other.receive()
        [note] = other.moves[1]["notes"]
        assert note.startswith(f"Time was up for {late.person.name} and the game went on")


def test_a_player_who_declines_to_end_cancels_all_agreements(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.do("end")
        bo.catch_up(an.news["version"])
        assert [seat["agrees_to_end"] for seat in bo.news["table"]["seats"]] == [True, False]
        bo.do("end", agree=False)
        assert [seat["agrees_to_end"] for seat in bo.news["table"]["seats"]] == [False, False]
        an.catch_up(bo.news["version"])
        said = {"member": 1, "phrase": "play_on", "said": texts("en").say("agreement-declined")}
        assert an.news["speeches"] == [said]
        bo.do("end")
        assert bo.news["table"]["status"] == "playing"
        bo.catch_up(an.do("end")["version"])
        assert bo.is_over


@pytest.mark.parametrize("do", ["leave", "free"])
def test_a_game_ends_when_the_last_who_did_not_agree_stops_playing(
    quick_server: Running, do: str
) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, cy]:
        for one in (an, bo):
            one.do("end")
        assert not bo.is_over
        done = cy.do("leave") if do == "leave" else an.do("free", seat=2)
        bo.catch_up(done["version"])
        assert bo.is_over


def test_a_game_goes_on_when_one_who_agreed_leaves(quick_server: Running) -> None:
    with seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, bo, cy]:
        an.do("end")
        bo.catch_up(an.do("leave")["version"])
        assert not bo.is_over
        bo.catch_up(cy.do("leave")["version"])
        assert not bo.is_over
        bo.do("end")
        assert bo.is_over


def test_an_open_table_is_looked_at_and_sat_at_by_its_name(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an, Person(quick_server.host, "Bo") as bo:
        table = an.create("titus", [None, None], open=True)
        an.sit(table, 0)
        assert bo.web.post("/api/look", json={"table": table}).json()["host"] == "An"
        bo.web.post("/api/join", json={"name": "Bo", "table": table})
        with bo.at(table) as screen:
            assert screen.news["seats"] == [1]
        with Person(quick_server.host, "Cy") as cy:  # all seats are taken: to watch
            assert cy.web.post("/api/look", json={"table": table}).json()["free"] == 0
