"""Everybody stirs: the deal follows from random bytes of every device, fixed before any is seen."""

import hashlib
import json
from pathlib import Path

import pytest

from speeltafel.engine.errors import BadRecord
from speeltafel.engine.fairness import verify
from speeltafel.engine.record import Record, read_record
from speeltafel.engine.stir import digest
from speeltafel.registry import game_named
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.commands.dealing import sealed_recipe, with_next_steps
from speeltafel.server.table.deal_entries import Committed, Fixed, Opened, Restarted, Started
from speeltafel.server.table.entries import folded
from speeltafel.server.table.member_entries import Created, Guest, Place
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.stirring import PHASE, Stirring
from speeltafel.server.table.table import Table
from tests.server.client import Json, Person, Screen
from tests.server.playing import seated
from tests.server.running import Running

BYTES = {"An": "a1" * 32, "Bo": "b2" * 32, "Cy": "c3" * 32}


def sha256(digits: str) -> str:
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def commit(screen: Screen, added: str = "") -> None:
    screen.do("commit", commitment=sha256(added or BYTES[screen.person.name]))


def open_bytes(screen: Screen, added: str = "") -> None:
    screen.do("open", added=added or BYTES[screen.person.name])


def stir(screen: Screen) -> Json:
    shown: Json = screen.news["table"]["stir"]
    return shown


def wait_for(screen: Screen, phase: str) -> None:
    while stir(screen)["phase"] != phase:
        screen.receive()


class TwoPeople:
    """Two people at a table that has not begun."""

    def __init__(self, host: str, seats: list[str | None] | None = None) -> None:
        self.people = [Person(host, "An"), Person(host, "Bo")]
        an, bo = self.people
        self.table = an.create("titus", seats or [None, None])
        an.sit(self.table, 0)
        bo.join(an.code)

    def __enter__(self) -> list[Screen]:
        self.opened = [person.at(self.table) for person in self.people]
        return [screen.__enter__() for screen in self.opened]

    def __exit__(self, *how: object) -> None:
        for screen in self.opened:
            screen.__exit__(None, None, None)
        for person in self.people:
            person.web.close()


def end(*screens: Screen) -> Record:
    """End the game by agreement: its record."""
    version = max(screen.do("end")["version"] for screen in screens)
    for screen in screens:
        screen.catch_up(version)
    table = screens[0].news["table"]["id"]
    return read_record(screens[0].person.web.get(f"/api/tables/{table}/record").text)


def test_a_deal_follows_from_the_bytes_of_all(server: Running) -> None:
    with TwoPeople(server.host) as [an, bo]:
        promised = stir(an)["secret_hash"]
        commit(an)
        commit(bo)
        fixed = an.do("start")["version"]
        bo.catch_up(fixed)
        for screen in (an, bo):
            assert stir(screen)["phase"] == "opening"
            assert screen.news["table"]["status"] == "waiting"
            shown = [(one["commitment"], one["added"]) for one in stir(screen)["stirrers"]]
            assert shown == [(sha256(BYTES["An"]), ""), (sha256(BYTES["Bo"]), "")]
        sealed = stir(an)["sealed"]
        assert stir(bo)["sealed"] == sealed
        open_bytes(an)
        assert an.news["table"]["status"] == "waiting"
        open_bytes(bo)
        an.catch_up(bo.news["version"])
        assert an.news["table"]["status"] == "playing"
        seen = an.news["table"]["seed_hash"]
        told = "".join(an.told + bo.told)
        record = end(an, bo)
        assert "sealed" not in stir(an)
        recipe = json.loads(stir(an)["recipe"])
        assert recipe["stirred"] == [
            {"seats": [0], "bytes": BYTES["An"]},
            {"seats": [1], "bytes": BYTES["Bo"]},
        ]
        assert sha256(recipe["secret"]) == promised
        assert recipe["secret"] not in told
        seed = hashlib.sha256(stir(an)["recipe"].encode()).hexdigest()
        assert seed == an.news["table"]["seed"] == record.seed.hex()
        assert record.sealed_recipe() == sealed
        verify(game_named("titus"), record, seen, digest(sealed))
        with pytest.raises(BadRecord):
            verify(game_named("titus"), record, seen, digest(sealed + " "))


def test_nothing_is_sealed_before_the_commitments_are_fixed(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(an)
        commit(bo)
        assert "sealed" not in stir(an)


def test_nobody_opens_early_or_something_else(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(an)
        commit(bo)
        early = an.ask("open", added=BYTES["An"])
        assert (early["code"], "not yet time" in early["message"]) == ("bad_opening", True)
        bo.catch_up(an.do("start")["version"])
        assert an.ask("open", added=BYTES["Bo"])["code"] == "bad_opening"
        assert bo.ask("commit", commitment=sha256(BYTES["Cy"]))["code"] == "already_started"
        assert bo.ask("take", seat=1)["code"] == "already_started"
        assert bo.ask("free", seat=1)["code"] == "already_started"
        open_bytes(an)
        assert an.ask("open", added=BYTES["An"])["type"] == "done"


def test_spectators_add_nothing(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [_, bo]:
        bo.do("free", seat=1)
        assert bo.ask("commit", commitment=sha256(BYTES["Bo"]))["code"] == "not_player"


def test_a_commitment_in_the_lobby_can_be_replaced(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(bo, "dd" * 32)
        commit(bo)
        an.do("start")
        open_bytes(bo)
        assert stir(bo)["unstirred"] == [0]


def test_nobody_commits_to_the_bytes_of_somebody_else(quick_server: Running) -> None:
    """Else two rows of a recipe were alike, and a device could take the other one for its own."""
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(bo)
        assert an.ask("commit", commitment=sha256(BYTES["Bo"]))["code"] == "bad_commitment"
        commit(bo)


def test_a_device_that_does_not_open_makes_the_deal_start_again(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no bots think, or all of them do at other tables."""
    is_late = (
        Stirring.is_late
    )  # on a slow machine the other device would be late too, the second time
    monkeypatch.setattr(Stirring, "is_late", lambda one, at: one.restarts == 0 and is_late(one, at))
    with TwoPeople(quick_server.host) as [an, bo]:
        first = stir(an)["secret_hash"]
        commit(an)
        commit(bo)
        an.do("start")
        open_bytes(an)
        wait_for(an, "committing")
        assert stir(an)["restarts"] == 1
        assert stir(an)["secret_hash"] != first
        assert stir(an)["stirrers"] == []
        assert bo.ask("commit", commitment=sha256(BYTES["Bo"]))["code"] == "already_started"
        commit(an, "ee" * 32)
        wait_for(an, "opening")
        open_bytes(an, "ee" * 32)
        assert an.news["table"]["status"] == "playing"
        assert stir(an)["unstirred"] == [1]
        bo.catch_up(an.news["version"])
        assert end(an, bo).stir is not None
        assert json.loads(stir(an)["recipe"])["restarts"] == 1


def test_devices_that_go_silent_for_good_hold_nobody_up(quick_server: Running) -> None:
    """Also where no bots think, or all of them do at other tables."""
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(an)
        commit(bo)
        an.do("start")
        while an.news["table"]["status"] != "playing":
            an.receive()
        assert stir(an)["unstirred"] == [0, 1]
        assert stir(an)["restarts"] == 1


def test_somebody_who_leaves_meanwhile_leads_back_to_the_lobby(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        first = stir(an)["secret_hash"]
        commit(an)
        commit(bo)
        an.do("start")
        an.catch_up(bo.do("leave")["version"])
        assert (stir(an)["phase"], stir(an)["restarts"]) == ("", 1)
        assert stir(an)["secret_hash"] != first
        with Person(quick_server.host, "Cy") as cy:
            cy.join(an.person.code)
            with cy.at(an.news["table"]["id"]) as screen:
                assert screen.news["seats"] == [1]
                assert screen.news["table"]["status"] == "waiting"


def test_a_client_that_knows_nothing_of_it_plays(quick_server: Running) -> None:
    with seated(quick_server.host, "titus", ["An", "Bo"], bots=1) as [an, bo]:
        assert stir(an)["unstirred"] == [0, 1]
        record = end(an, bo)
        assert record.stir is not None
        assert record.stir.stirred == []
        verify(game_named("titus"), record, an.news["table"]["seed_hash"])


def test_one_person_with_bots_stirs(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, "random"])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            commit(screen)
            screen.do("start")
            open_bytes(screen)
            assert screen.news["table"]["status"] == "playing"
            assert "unstirred" not in stir(screen)


def test_several_players_at_one_screen_stir_together_and_again_at_a_rematch(
    quick_server: Running,
) -> None:
    with Person(quick_server.host, "An") as an:
        table = an.create("titus", [None, None])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("take", seat=1)
            commit(screen)
            screen.do("start")
            open_bytes(screen)
            record = end(screen)
            assert record.stir is not None
            assert record.stir.stirred == [([0, 1], BYTES["An"])]
            screen.do("rematch", commitment=sha256(BYTES["Cy"]))
            again = screen.news["table"]["next"]
        with an.at(again) as screen:
            assert stir(screen)["phase"] == "opening"
            open_bytes(screen, BYTES["Cy"])
            assert screen.news["table"]["status"] == "playing"


def test_somebody_who_came_back_stirs_the_rematch(tmp_path: Path) -> None:
    """A bot still held the seat, and they were told that it is not theirs."""
    with Running(SqliteStore(tmp_path / "t")) as server, Person(server.host, "An") as an:
        table = an.create("titus", [None, "random"])
        with an.at(table) as screen:
            screen.do("take", seat=0)
            screen.do("start")
            screen.do("leave")
            while not screen.is_over:
                screen.receive()
            an.join(an.code)
            screen.do("rematch", commitment=sha256(BYTES["An"]))
            again = screen.news["table"]["next"]
        with an.at(again) as screen:
            assert screen.news["seats"] == [0]
            open_bytes(screen)
            assert screen.news["table"]["status"] == "playing"


def test_a_reload_in_the_middle_goes_on(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(an)
        commit(bo)
        an.do("start")
        open_bytes(bo)
        with an.person.at(an.news["table"]["id"]) as reloaded:
            assert stir(reloaded)["phase"] == "opening"
            open_bytes(reloaded)
            assert reloaded.news["table"]["status"] == "playing"


def test_a_game_that_is_played_on_is_not_stirred_again(quick_server: Running) -> None:
    with TwoPeople(quick_server.host) as [an, bo]:
        commit(an)
        an.do("start")
        open_bytes(an)
        bo.catch_up(an.news["version"])
        record = end(an, bo)
        wish = {"id": "1" * 32, "move": 0, "seat": 0, "level": "casual"}
        path = f"/api/tables/{an.news['table']['id']}/play-on"
        table = an.person.web.post(path, json=wish).json()["table"]
        with an.person.at(table) as practice:
            assert practice.news["table"]["status"] == "playing"
            assert practice.news["table"]["seed_hash"] == record.promise()
            assert "recipe" not in stir(practice)
            assert record.stir is not None
            assert record.stir.secret not in "".join(practice.told)


def stirring_table() -> Table:
    """A table of two people whose devices have committed, as it opens."""
    table = folded(
        Table("t"),
        [
            Created(
                at=0,
                settings=Settings("titus"),
                code="K",
                guests=[Guest("an", "An"), Guest("bo", "Bo")],
                places=[Place(holder=0), Place(holder=1)],
                secret="07" * 32,
            ),
            Committed(at=0, member=0, commitment=sha256(BYTES["An"])),
            Committed(at=0, member=1, commitment=sha256(BYTES["Bo"])),
        ],
    )
    return folded(table, [Fixed(at=0, sealed=sealed_recipe(table))])


def test_devices_that_go_silent_cost_one_phase_together() -> None:
    table = stirring_table()
    assert with_next_steps(table, [], PHASE - 1) == []
    names = [type(entry).__name__ for entry in with_next_steps(table, [], PHASE)]
    assert names == ["Restarted", "Fixed", "Started"]


def test_nothing_is_dealt_but_what_was_sealed() -> None:
    """The rules, a deck or a seat may be another by the time that all have opened."""
    table = stirring_table()
    opened = [
        Opened(at=1, member=0, added=BYTES["An"]),
        Opened(at=1, member=1, added=BYTES["Bo"]),
    ]
    assert isinstance(with_next_steps(table, opened, 2)[-1], Started)
    assert table.stirring is not None
    table.stirring.sealed = table.stirring.sealed.replace('"rules_version":1', '"rules_version":0')
    again = with_next_steps(table, opened, 2)[-1]
    assert isinstance(again, Restarted)
    assert (again.silent, again.again) == ([], True)


@pytest.mark.parametrize("wrong", ["", "xyz", "A1" * 32, "a1" * 31, "a1" * 32 + "\n"])
def test_a_commitment_is_64_digits(quick_server: Running, wrong: str) -> None:
    with TwoPeople(quick_server.host) as [an, _]:
        assert an.ask("commit", commitment=wrong)["code"] == "bad_message"
