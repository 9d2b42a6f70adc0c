"""Records that people bring along, and playing on from any move of a game that is over."""

import json
import random
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import pytest

from speeltafel.decks.rows import LONGEST_FIELD
from speeltafel.engine.chance import seed_from
from speeltafel.engine.match import Match, new_match, replay
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import GAMES, game_named
from speeltafel.server.tables import archive, decks
from speeltafel.server.tables.archive import MOST_MOVES
from speeltafel.texts import texts
from speeltafel.texts.plain import is_visible, plain
from tests.cli.records import exact, sealed
from tests.server.client import Json, Person
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.running import Running

T = TypeVar("T")

RECORDS = Path(__file__).parents[1] / "data" / "records"


def played(game: str, moves: int) -> Match:
    """A random game, as far as it goes in a number of moves."""
    luck = random.Random(game)
    match = new_match(game_named(game), max(2, GAMES[game].least_players), {}, seed_from(5), {})
    for _ in range(moves):
        if match.state.outcome() is not None:
            break
        seat = match.state.waits_for()[0]
        match.act(seat, luck.choice(match.state.legal(seat)))
    return match


def brought(person: Person, record: str, **more: object) -> Json:
    answer = person.web.post(
        "/api/records", json={"id": "1" * 32, "name": person.name, "record": record, **more}
    )
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def refused(person: Person, path: str, wish: Json) -> tuple[int, str]:
    answer = person.web.post(path, json=wish)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_brought_along_looked_at_and_taken_home(server: Running, game: str) -> None:
    match = played(game, 30)
    text = match.record.to_text()
    with Person(server.host, "An") as an:
        table = brought(an, text, title="Friday")["table"]
        assert brought(an, text)["table"] == table
        [listed] = an.web.get("/api/tables").json()["tables"]
        assert (listed["game"], listed["name"], listed["status"]) == (game, "Friday", "over")
        assert an.web.get(f"/api/tables/{table}/record").text == text
        last = len(match.record.actions)
        seen = an.web.get(f"/api/tables/{table}/replay", params={"move": last, "eyes": "0"}).json()
        assert seen["moves"] == last
        assert seen["views"][0].keys() == match.state.view(0).to_json().keys()
        with an.at(table) as screen:
            assert screen.is_over
            assert len(screen.moves) == last + 1


def test_a_record_with_a_deck_of_ours_keeps_no_copy_of_the_deck(quick_server: Running) -> None:
    match = played("timeline", 5)
    with Person(quick_server.host, "An") as an:
        name = brought(an, match.record.to_text())["table"]
    table = quick_server.services.repository.current(name)
    assert table is not None
    assert table.match is not None
    assert table.match.record.material["cards"] is match.record.material["cards"]


def test_a_record_that_is_no_good_is_refused(quick_server: Running) -> None:
    good = played("titus", 10).record
    changed = good.to_text().replace('"titus"', '"telos"')
    other = good.until(10)
    other.actions.append((0, "dance"))
    rigged = new_match(game_named("telos"), 3, {}, seed_from(5), {"dealer": [0, 1, 2]}).record
    long = good.until(10)
    long.actions.extend([(0, "take")] * MOST_MOVES)
    with Person(quick_server.host, "An", "fr") as an:
        for text, reason in {
            "": "no_record",
            "{}": "no_record",
            changed: "changed",
            other.to_text(): "move",
            rigged.to_text(): "shuffles",
            long.to_text(): "long",
        }.items():
            answer = an.web.post(
                "/api/records", json={"id": "1" * 32, "name": "An", "record": text}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
            facts = {"move": {"number": 11}, "long": {"limit": MOST_MOVES}}.get(reason, {})
            said = texts("fr").say(f"error-bad_record-{reason}", **facts)
            assert answer.json()["message"] == said
        assert not an.web.cookies


def test_what_has_more_values_than_any_record_is_refused_before_it_is_parsed(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is parsed, nobody else at the server has a turn."""
    parsed: list[int] = []

    def noted(text: str) -> Record:
        parsed.append(len(text))
        return read_record(text)

    monkeypatch.setattr(archive, "read_record", noted)
    with Person(quick_server.host, "An") as an:
        for value in ("0", "[]", "{}", '{"a":1}', "[" * 400 + "]" * 400):
            values = ",".join([value] * (900_000 // (len(value) + 1)))
            wish = {
                "id": "1" * 32,
                "name": "An",
                "record": f'{{"speeltafel":1,"actions":[{values}]}}',
            }
            assert refused(an, "/api/records", wish) == (400, "bad_record")
        assert not parsed
        assert brought(an, played("titus", 10).record.to_text())
        assert len(parsed) == 1


def test_a_number_that_no_record_has_is_refused(quick_server: Running) -> None:
    form = json.loads(played("titus", 2).record.to_text())
    with Person(quick_server.host, "An") as an:
        for digits in (12, 29, 4000):
            lesson = {"name": "titus", "version": 10**digits}
            wish = {"id": "1" * 32, "name": "An", "record": sealed({**form, "lesson": lesson})}
            assert refused(an, "/api/records", wish) == (400, "bad_record")


def with_deck(**changes: str) -> str:
    """A record whose deck goes by a name, or has one event or source, that somebody forged."""
    form = json.loads(played("timeline", 0).record.to_text())
    material = form["material"]
    form["options"]["deck"] = material["deck"] = changes.get("name", "Mine")
    card = material["cards"][7]
    card["texts"]["en"] = changes.get("event", "A fair")
    card["source"] = changes.get("source", "")
    content = {"precision": material["precision"], "cards": material["cards"]}
    material["hash"] = sha256(exact(content).strip().encode()).hexdigest()
    return sealed(form)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "\u202eevil\x1b[31m"},
        {"name": "x" * 3000},
        {"name": "\u0301"},
        {"event": "\u202e\u200b"},
        {"event": "x" * 71},
        {"event": ""},
        {"event": "\u20e3"},
        {"source": "A book\u2028"},
        {"source": "x" * 301},
    ],
)
def test_a_deck_that_was_read_from_no_file_is_refused(
    quick_server: Running, changes: dict[str, str]
) -> None:
    """It would be shown to people as it is, and a record can't be cleaned."""
    with Person(quick_server.host, "An", "nl") as an:
        wish = {"id": "1" * 32, "name": "An", "record": with_deck(**changes)}
        answer = an.web.post("/api/records", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
        assert answer.json()["message"].startswith("De set van dit spel bevat ")
        assert len(answer.json()["message"]) < 400


@pytest.mark.parametrize("field", ["name", "event", "source"])
def test_of_a_text_that_is_too_long_for_a_deck_only_the_length_is_read(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    """While a long text is searched for invisible characters, nobody else at the server has a turn."""
    searched: list[int] = []

    def noted(search: Callable[[str], T], text: str) -> T:
        searched.append(len(text))
        return search(text)

    monkeypatch.setattr(decks, "plain", partial(noted, plain))
    monkeypatch.setattr(decks, "is_visible", partial(noted, is_visible))
    with Person(quick_server.host, "An") as an:
        wish = {"id": "1" * 32, "name": "An", "record": with_deck(**{field: "\u0301" * 200_000})}
        assert refused(an, "/api/records", wish) == (400, "bad_record")
    assert max(searched, default=0) <= LONGEST_FIELD


def test_a_deck_that_was_read_from_no_file_is_read_where_it_is_stored() -> None:
    """A table may be older than a check."""
    record = read_record(
        with_deck(name="\u202eevil" + "x" * 300, event="\u200b", source="x" * 3000)
    )
    assert replay(game_named("timeline"), record).record.material == record.material


def test_a_deck_of_ones_own_is_brought_along_in_its_record(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        for changes in ({}, {"name": "x" * 255}, {"event": "نمی\u200cدانم 👩\u200d👧"}):  # noqa: RUF001
            assert brought(an, with_deck(**changes))["table"]


def test_a_record_of_other_rules_or_of_no_game_of_ours_is_refused(quick_server: Running) -> None:
    newer, unknown = (played("titus", 2).record for _ in range(2))
    newer.rules_version = 9
    unknown.game = "whist"
    with Person(quick_server.host, "An", "nl") as an:
        for record, said in (
            (newer, texts("nl").say("error-other_rules-version")),
            (unknown, texts("nl").say("error-unknown_game-name", game="whist")),
        ):
            wish = {"id": "1" * 32, "name": "An", "record": record.to_text()}
            assert an.web.post("/api/records", json=wish).json()["message"] == said


def test_a_long_body_is_taken_for_a_record_only(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        wish = {"id": "1" * 32, "name": "An", "record": "x" * 200_000}
        assert refused(an, "/api/records", wish) == (400, "bad_record")
        assert refused(an, "/api/join", wish) == (413, "too_long")
        assert refused(an, "/api/records", {"record": "x" * 3_000_000}) == (413, "too_long")


def test_a_finished_game_is_played_on_from_any_move_against_bots(server: Running) -> None:
    with seated(server.host, "titus", ["An", "Bo"]) as screens:
        play_to_the_end(screens, random.Random(1))
        bo = screens[1].person
        first = screens[0].news["table"]["id"]
        middle = len(screens[0].moves) // 2
        wish = {"id": "a" * 32, "move": middle, "seat": 1, "level": "casual"}
        answer = bo.web.post(f"/api/tables/{first}/play-on", json=wish)
        assert answer.status_code == 201
        seen = bo.web.get(f"/api/tables/{first}/replay", params={"move": middle, "eyes": 1}).json()
        with bo.at(answer.json()["table"]) as screen:
            assert screen.news["seats"] == [1]
            assert screen.news["table"]["practice"]
            told = screen.news["view"] if len(screen.moves) == middle + 1 else None
            assert told in (None, seen["views"][0])
            play_to_the_end([screen], random.Random(2))
            hands = {one["hand"] for one in screen.moves[middle + 1 :]}
            assert hands == {"person", "bot"}


def test_a_game_that_was_brought_along_is_played_on_and_taken_back(server: Running) -> None:
    match = played("telos", 12)
    seat = match.state.waits_for()[0]
    with Person(server.host, "An") as an:
        path = f"/api/tables/{brought(an, match.record.to_text())['table']}/play-on"
        wish = {"id": "2" * 32, "move": 12, "seat": seat, "level": "learner"}
        table = an.web.post(path, json=wish).json()["table"]
        assert an.web.post(path, json=wish).json()["table"] == table
        with an.at(table) as screen:
            assert waited_for(screen)
            assert screen.news["view"] == {**match.state.view(seat).to_json()}
            move(screen, random.Random(1))
            while not waited_for(screen):
                screen.next_news()
            screen.do("undo", prompt=screen.news["undo"])
            assert len(screen.moves) == 13


def test_a_game_with_a_deck_of_ones_own_has_a_rematch(server: Running) -> None:
    shelf = game_named("timeline")
    material = shelf.material(shelf.check_options({}))
    game = shelf.fitted({**material, "deck": "our-town"})
    record = new_match(game, 2, {"deck": "our-town"}, seed_from(5), {}).record
    with Person(server.host, "An") as an:
        path = f"/api/tables/{brought(an, record.to_text())['table']}/play-on"
        wish = {"id": "2" * 32, "move": 0, "seat": 0, "level": "random"}
        with an.at(an.web.post(path, json=wish).json()["table"]) as screen:
            screen.do("end")
            screen.do("rematch")
            with an.at(screen.news["table"]["next"]) as again:
                play_to_the_end([again], random.Random(1))
                assert again.news["table"]["options"]["deck"] == "our-town"


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"move": 13}, 400, "bad_move"),
        ({"seat": 3}, 400, "no_seat"),
        ({"level": "genius"}, 400, "bad_level"),
        ({"move": -1}, 400, "bad_message"),
    ],
)
def test_where_there_is_nothing_to_play_on_from(
    quick_server: Running, change: Json, status: int, code: str
) -> None:
    with Person(quick_server.host, "An") as an:
        path = f"/api/tables/{brought(an, played('telos', 12).record.to_text())['table']}/play-on"
        wish = {"id": "2" * 32, "move": 12, "seat": 0, "level": "learner", **change}
        assert refused(an, path, wish) == (status, code)


def test_only_finished_games_are_played_on(quick_server: Running) -> None:
    wish = {"id": "2" * 32, "move": 0, "seat": 0, "level": "learner"}
    with (
        seated(quick_server.host, "telos", ["An", "Bo", "Cy"]) as [an, *_],
        Person(quick_server.host, "Eve") as eve,
    ):
        path = f"/api/tables/{an.news['table']['id']}/play-on"
        assert refused(an.person, path, wish) == (409, "not_over")
        assert refused(eve, path, wish) == (404, "no_table")
        eve.create("titus", [None, None])
        assert refused(eve, path, wish) == (404, "no_table")


def test_the_end_of_a_game_leaves_nothing_to_play(quick_server: Running) -> None:
    match = played("timeline_together", 1000)
    last = len(match.record.actions)
    with Person(quick_server.host, "An") as an:
        path = f"/api/tables/{brought(an, match.record.to_text())['table']}/play-on"
        wish = {"id": "2" * 32, "move": last, "seat": 0, "level": "learner"}
        assert refused(an, path, wish) == (409, "already_over")


def test_records_of_old_games_can_be_brought_along(quick_server: Running) -> None:
    with Person(quick_server.host, "An") as an:
        for number, file in enumerate(sorted(RECORDS.glob("*.json"))):
            text = file.read_text(encoding="utf-8")
            brought(an, text, id=f"{number:032x}")
