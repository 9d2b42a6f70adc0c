"""Hints, tips and explanations at a table."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from speeltafel.registry import PLUGINS
from speeltafel.server.bots.pool import BotPool
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import Json, Screen
from tests.server.playing import move, seated, step_on, waited_for
from tests.server.running import Running

T = TypeVar("T")


@pytest.fixture
def thinking(tmp_path: Path) -> Iterator[Running]:
    """A server whose bots play."""
    with Running(SqliteStore(tmp_path / "tables.sqlite3")) as running:
        yield running


def own_turn(screen: Screen) -> Json:
    """Wait until the game waits for this screen: its prompt."""
    while not waited_for(screen):
        step_on([screen])
    assert screen.prompt is not None
    return screen.prompt


def words(screen: Screen, lang: str) -> None:
    """From now on in this language, with tips."""
    screen.send({"do": "watch", "id": "w", "lang": lang, "tips": True})
    screen.next_news()


@pytest.mark.parametrize("game", PLUGINS)
def test_a_player_among_bots_gets_a_hint_that_can_be_played(thinking: Running, game: str) -> None:
    """Together, bots that play at random may stop before it is that player's turn."""
    with seated(thinking.host, game, ["An"], levels=["learner"] * 2) as [an]:
        prompt = own_turn(an)
        hint = an.ask("hint", seat=0)
        assert (hint["type"], hint["position"]) == ("hint", prompt["id"])
        assert hint["action"] in prompt["legal"]
        assert hint["do"].startswith(
            ("A strong player would do this: ", "If you know none of the dates: ")
        )
        assert len({hint["look"], hint["do"], hint["why"]}) == 3
        an.do("act", prompt=prompt["id"], seat=0, action=hint["action"]["text"])


def test_a_hint_speaks_the_language_of_its_reader(quick_server: Running) -> None:
    """Also where bots think in other processes."""
    with seated(quick_server.host, "titus", ["An"], 1) as [an]:
        words(an, "nl")
        if waited_for(an):
            assert an.ask("hint", seat=0)["do"].startswith("Een sterke speler zou dit doen: de ")
        else:
            assert an.ask("hint", seat=0)["message"].startswith("Je kunt nu niets doen")


def test_with_other_people_there_are_no_hints_unless_the_host_allows_them(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"]) as screens:
        assert not screens[0].news["table"].get("hints", False)
        assert screens[0].ask("hint", seat=0)["code"] == "no_hints"
        assert screens[0].ask("explain", seat=1)["code"] in ("no_hints", "no_bot_move")


def test_where_the_host_allows_hints_all_are_told_once_who_asked(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], hints=True) as screens:
        first = next(seat for seat in (0, 1) if waited_for(screens[seat]))
        asks, other = screens[first], screens[1 - first]
        assert asks.news["table"]["hints"]
        for _ in range(2):
            assert asks.ask("hint", seat=first)["type"] == "hint"
        version = asks.do("say", phrase="thanks")["version"]
        other.catch_up(version)
        told = [message for message in other.told if '"phrase":"hint"' in message]
        assert len(told) == 1
        assert "I have asked for a hint." in told[0]
        assert other.ask("hint", seat=1 - first)["code"] == "nothing_to_do"
        assert other.ask("hint", seat=first)["code"] == "not_your_seat"


def test_the_news_has_tips_for_those_who_want_them(quick_server: Running) -> None:
    with seated(quick_server.host, "timeline_together", ["An"]) as [an]:
        assert "tips" not in an.news
        words(an, "fr")
        assert [tip["key"] for tip in an.news["tips"]] == ["timeline_together-begin"]
        assert an.news["tips"][0]["text"].startswith("Jouez d’abord les cartes")


def test_a_bot_says_why_it_did_something(thinking: Running) -> None:
    """In Titus everything lies open, so it says so at once."""
    with seated(thinking.host, "titus", ["An"], levels=["learner"]) as [an]:
        luck = random.Random(1)
        while all(one["seat"] != 1 for one in an.moves):
            move(an, luck) if waited_for(an) else step_on([an])
        answer = an.ask("explain", seat=1)
        assert answer["type"] == "explanation"
        assert not answer["secret"]
        assert answer["why"].endswith(".")


def test_a_bot_does_not_tell_its_hand(thinking: Running) -> None:
    """The first card of a round is led alone: all reasons for it are in the hand."""
    with seated(thinking.host, "telos", ["An"], levels=["learner"] * 2) as [an]:
        luck = random.Random(1)
        while all(one["seat"] in (None, 0) for one in an.moves):
            move(an, luck) if waited_for(an) else step_on([an])
        seat = next(one["seat"] for one in an.moves if one["seat"])
        answer = an.ask("explain", seat=seat)
        assert answer["secret"] == answer["why"].startswith("That would tell too much now")
        assert answer["secret"] or "Zeus" in answer["why"]


def test_hints_and_explanations_are_counted_by_address(
    thinking: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over any transport: one person can have many names and connections."""
    asked: list[str] = []
    run = BotPool.run

    def counted(pool: BotPool, address: str, work: Callable[..., T], *args: Any) -> object:
        asked.append(address)
        return run(pool, address, work, *args)

    monkeypatch.setattr(BotPool, "run", counted)
    with seated(thinking.host, "titus", ["An"], levels=["learner"]) as [an]:
        luck = random.Random(1)
        while all(one["seat"] != 1 for one in an.moves):
            move(an, luck) if waited_for(an) else step_on([an])
        own_turn(an)
        assert an.ask("hint", seat=0)["type"] == "hint"
        assert an.ask("explain", seat=1)["type"] == "explanation"
        address = f"/api/tables/{an.news['table']['id']}/ask"
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        wish = {"do": "hint", "id": "again", "seat": 0}
        assert an.person.web.post(address, json=wish, headers=elsewhere).json()["type"] == "hint"
    assert asked == ["127.0.0.1", "127.0.0.1", "203.0.113.7"]


def test_a_bot_does_not_explain_what_the_player_did_whose_seat_it_holds(
    quick_server: Running,
) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], hints=True) as screens:
        luck = random.Random(1)
        first = next(seat for seat in (0, 1) if waited_for(screens[seat]))
        moves, watches = screens[first], screens[1 - first]
        while waited_for(moves):
            move(moves, luck)
        watches.catch_up(moves.do("leave")["version"])
        assert watches.news["table"]["seats"][first]["bot"]
        assert watches.ask("explain", seat=first)["code"] == "no_bot_move"


def test_people_are_not_asked_why(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An"], 1) as [an]:
        assert an.ask("explain", seat=0)["code"] == "no_bot_move"
        assert an.ask("explain", seat=9)["code"] == "no_seat"
