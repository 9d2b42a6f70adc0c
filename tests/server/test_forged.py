"""Commands that are late, made up, or somebody else's: refused with a code, and nobody is harmed."""

import random

import pytest

from speeltafel.server.store.postgres import PostgresStore
from speeltafel.texts import texts
from tests.server.client import Json, Person, Screen
from tests.server.playing import move, seated, waited_for
from tests.server.postgres import Postgres
from tests.server.running import Running


def first_wish(screen: Screen) -> Json:
    """The first thing this screen may do."""
    assert screen.prompt is not None
    prompt = screen.prompt
    action = prompt["legal"][0]["text"]
    return {"prompt": prompt["id"], "seat": prompt["seat"], "action": action}


def refused(screen: Screen, do: str, **fields: object) -> str:
    """The code of a refusal that changed nothing."""
    version = screen.news["version"]
    answer = screen.ask(do, **fields)
    assert answer["type"] == "refusal", answer
    assert answer["message"]
    screen.watch()
    assert screen.news["version"] == version
    code: str = answer["code"]
    return code


def test_an_answer_to_an_old_prompt_is_refused(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        old = first_wish(an)
        move(an, random.Random(1))
        assert refused(an, "act", **old) == "stale"
        assert refused(an, "undo", prompt=old["prompt"]) == "stale"


def test_of_two_tabs_only_the_first_answer_counts(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        with an.person.at(an.news["table"]["id"]) as tab:
            wish = first_wish(an)
            an.do("act", **wish)
            assert tab.ask("act", **wish)["code"] == "stale"


def test_nobody_plays_for_somebody_else(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        bo = screens[1 - screens.index(an)]
        assert refused(bo, "act", **first_wish(an)) == "not_your_seat"
        assert refused(bo, "act", **{**first_wish(an), "seat": 9}) == "not_your_seat"
        other = bo.news["seats"][0]
        assert refused(bo, "act", **{**first_wish(an), "seat": other}) == "refused"
        assert refused(bo, "why", seat=an.news["seats"][0], action="take") == "not_your_seat"


def test_a_forbidden_move_names_its_rule_in_the_readers_language(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        an = next(filter(waited_for, screens))
        an.person.lang = "nl"
        an.watch()
        answer = an.ask("act", **{**first_wish(an), "action": "keep"})
        assert answer["code"] == "refused"
        assert answer["rule"].startswith("TIT-")
        assert answer["rule"] in answer["message"]
        why = an.ask("why", seat=an.news["seats"][0], action={"type": "keep"})
        assert why["why"] == answer["message"]
        assert an.ask("why", seat=an.news["seats"][0], action="take")["why"] is None


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("act", {"prompt": 1, "seat": 0, "action": "dance"}, "bad_message"),
        ("act", {"prompt": "1", "seat": 0, "action": "take"}, "bad_message"),
        ("act", {"prompt": 1, "seat": -1, "action": "take"}, "bad_message"),
        ("act", {"prompt": 1, "seat": 0, "action": {"type": {"a": 1}}}, "bad_message"),
        ("take", {"seat": 7}, "no_seat"),
        ("take", {"seat": 1}, "seat_taken"),
        ("bot", {"seat": 1, "level": "random"}, "seat_taken"),
        ("bot", {"seat": 1, "level": "genius"}, "bad_level"),
        ("start", {}, "already_started"),
        ("rematch", {}, "not_over"),
        ("mute", {"member": 99}, "no_member"),
        ("mute", {}, "bad_message"),
        ("mute", {"seat": 1}, "no_bot"),
        ("mute", {"seat": 2}, "no_seat"),
        ("watch", {"seat": 1}, "not_your_seat"),
        ("watch", {"lang": "xx"}, "bad_message"),
        ("fly", {}, "bad_message"),
    ],
)
def test_each_refusal_has_its_code(quick_server: Running, do: str, fields: Json, code: str) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        an = screens[0]
        fields = {**fields, "prompt": an.news["version"]} if fields.get("prompt") == 1 else fields
        answer = an.ask(do, **fields)
        expected = "bad_action" if fields.get("action") == "dance" else code
        assert (answer["type"], answer["code"]) == ("refusal", expected)


def test_a_refused_watch_changes_no_language(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        answer = an.ask("watch", seat=1, lang="nl")
        assert answer["message"] == texts("en").say("error-not_your_seat")
        assert an.ask("start")["message"] == texts("en").say("error-already_started")


def test_a_watch_without_a_language_keeps_the_one_so_far(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, _]:
        an.person.lang = "nl"
        an.watch()
        an.send({"do": "watch", "id": "w"})
        an.next_news()
        assert an.ask("start")["message"] == texts("nl").say("error-already_started")


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "7", '"act"', "{}", '{"do":"act"}', "[" * 4000, '{"do":"end"}']
)
def test_what_is_no_message_is_refused(quick_server: Running, content: str) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.socket.send(content)
        while (answer := an.receive())["type"] != "refusal":
            pass
        assert answer["code"] == "bad_message"
        bo.do("say", phrase="hello")


def test_a_binary_message_is_read_like_text_and_a_long_one_ends_the_connection(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as [an, bo]:
        an.socket.send(b"\xff\x00\x80")
        while (answer := an.receive())["type"] != "refusal":
            pass
        assert answer["code"] == "bad_message"
        an.socket.send("x" * 10_000)
        closed = an.closing()
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1009
        bo.do("say", phrase="hello")


def test_both_sides_of_a_cluster_see_one_order(postgres: Postgres) -> None:
    """Two servers on one database: An is at one of them, Bo at the other."""
    address = postgres.new_database("two_servers")
    with (
        Running(PostgresStore(address)) as one,
        Running(PostgresStore(address)) as other,
        Person(one.host, "An") as an,
    ):
        table = an.create("titus", [None, None])
        with Person(other.host, "Bo") as bo, an.at(table) as left:
            left.do("take", seat=0)
            bo.join(an.code)
            with bo.at(table) as right:
                left.do("start")
                right.catch_up(left.news["version"])
                for _ in range(20):
                    mover = left if waited_for(left) else right
                    version = move(mover, random.Random(7))["version"]
                    left.catch_up(version)
                    right.catch_up(version)
                assert len(left.moves) == len(right.moves) == 21
                assert left.news["version"] == right.news["version"]
