"""`speeltafel decks`, and games with a deck of one's own."""

import json
import os
import re
import shlex
from pathlib import Path

import pytest

from speeltafel.decks import BUILT_IN, built_in_decks
from speeltafel.engine.record import Record, read_record
from speeltafel.games.timeline.deck import deck_from_json
from speeltafel.texts import LANGUAGES
from tests.cli.command import Inside
from tests.decks.files import card, deck_file

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my town.csv"
    file.write_bytes(deck_file())
    return file


# check


def test_a_good_deck_can_be_played(inside: Inside, own: Path) -> None:
    told = " ".join(inside.says("decks", "check", own).split())
    games = "together, and against each other with 2 to 8 players"
    assert told == f"my town.csv can be played: {games}."


def test_all_problems_are_listed_errors_apart_from_warnings(inside: Inside, own: Path) -> None:
    own.write_bytes(
        deck_file(card(20, date=""), card(21, en="The year 1984 begins", nl=""), cards=20)
    )
    said = inside.run("decks", "check", own)
    assert (said.code, said.err) == (1, "")
    assert said.out.splitlines() == [
        "Errors: 2",
        "  line 22  The date is missing: fill it in.",
        "  line 23  The event is missing in the column “nl”: fill it in.",
        "",
        "Warnings: 3",
        "  line 23  The event in the column “en” holds 1984: make sure that it gives no",
        "           date away.",
        "  deck     Too few certain dates to play together (21): that needs 36.",
        "  deck     Against each other there are cards for 5 players at most: each needs",
        "           four, and the timeline one.",
        "",
        "my town.csv can’t be played yet: fix the errors first.",
    ]


def test_a_missing_command_is_reported_in_one_sentence(inside: Inside) -> None:
    assert inside.refuses("decks") == "missing command (see speeltafel decks --help)"


def test_a_long_field_is_quoted_in_part(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(card(20, date="9" * 300), cards=20))
    said = inside.run("decks", "check", own)
    assert (said.code, said.err) == (1, "")
    assert "9…" in said.out


def test_of_a_field_as_long_as_a_file_the_length_is_told(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(card(20, date="9" * 6000), cards=20))
    said = inside.run("decks", "check", own)
    assert (said.code, said.err) == (1, "")
    assert "6,000 characters" in said.out
    assert "99" not in said.out
    assert len(said.out) < 1500


def test_warnings_alone_leave_a_deck_playable(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(cards=13))
    said = inside.run("decks", "check", own)
    assert said.code == 0
    assert said.out.splitlines()[0] == "Warnings: 2"
    closing = "my town.csv can be played against each other with 2 to 3 players, not together."
    assert " ".join(said.out.split("\n\n")[1].split()) == closing


@every_language
def test_problems_are_reported_in_every_language_within_the_terminal(
    inside: Inside, own: Path, lang: str
) -> None:
    own.write_bytes(deck_file(card(40, date="x", en="", fr="y" * 71)))
    said = inside.run("decks", "check", own, "--lang", lang)
    assert max(map(len, said.out.splitlines())) <= 80
    assert re.search(r": 3\n", said.out)


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_can_not_be_read_is_one_line(
    inside: Inside, tmp_path: Path, command: str
) -> None:
    assert inside.refuses("decks", command, tmp_path) == f"{tmp_path}: Is a directory"


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_is_wrong_with_a_deck_that_comes_along(inside: Inside, name: str) -> None:
    told = " ".join(inside.says("decks", "check", name).split())
    assert told == f"{name} can be played: together, and against each other with 2 to 8 players."


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_file_that_is_not_there_is_one_line(inside: Inside, command: str) -> None:
    assert inside.refuses("decks", command, "no/file") == (
        "there is no deck and no file 'no/file'; decks are world, science, arts, lowlands, everyday"
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no endless files")
def test_a_file_without_end_is_not_read_to_its_end(inside: Inside) -> None:
    said = inside.run("decks", "check", "/dev/zero")
    assert said.code == 1
    assert "bigger than 1 MB" in said.out


def test_control_characters_of_a_deck_do_not_reach_the_terminal(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(card(40, date="\x1b[2J"), "x\x1b,y").replace(b"id,", b"id\x1b,"))
    assert "\x1b" not in inside.run("decks", "check", own).out


@pytest.mark.skipif(os.name == "nt", reason="no such names there")
@pytest.mark.parametrize("command", ["demo timeline --deck", "decks check", "decks show"])
def test_control_characters_in_the_name_of_a_file_do_not_reach_the_terminal(
    inside: Inside, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "wild\x07name.csv"
    file.write_bytes(deck_file())
    told = inside.says(*command.split(), file)
    assert "wildname" in told
    assert "\x07" not in told


# list and show


@every_language
def test_the_list_tells_name_size_and_span_of_each_deck(inside: Inside, lang: str) -> None:
    told = inside.says("decks", "list", "--lang", lang)
    assert max(map(len, told.splitlines())) <= 80
    parts = told.split("\n\n")
    for name, part in zip(BUILT_IN, parts, strict=True):
        assert part.startswith(f"{name}: ")
        assert (
            f"{len(built_in_decks()[name].ids)} " in part.splitlines()[-1] + part.splitlines()[-2]
        )


@every_language
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_deck_is_shown_by_date_within_the_terminal(inside: Inside, name: str, lang: str) -> None:
    told = inside.says("decks", "show", name, "--lang", lang)
    assert max(map(len, told.splitlines())) <= 80
    assert all(line == line.rstrip() for line in told.splitlines())
    flat = " ".join(told.split())
    deck = built_in_decks()[name]
    order = sorted(range(len(deck.ids)), key=lambda place: deck.darks[place].earliest)
    events = [" ".join(deck.lights[place].text(lang).split()) for place in order]
    places = [flat.find(event) for event in events]
    assert min(places) > 0
    assert places == sorted(places)


def test_the_bars_of_the_histogram_add_up(inside: Inside) -> None:
    told = inside.says("decks", "show", "world")
    _, _, bars = told.partition("Cards per 100 years, from the year shown\n")
    lines = bars.partition("\n\n")[0].splitlines()
    counts = [int(line.split()[-1]) for line in lines if re.search("[█-▏]", line)]
    assert sum(counts) == len(built_in_decks()["world"].ids)
    longest = max(lines, key=lambda line: line.count("█"))
    assert longest.endswith(f" {max(counts)}")
    assert longest.count("█") == 40


@pytest.mark.parametrize(
    ("heading", "labels"),
    [
        ("Cards by where it happened", ["Europe", "Asia", "Africa", "Oceania"]),
        ("Cards by how well known they are", ["everybody", "most adults", "connoisseurs"]),
    ],
)
def test_places_and_levels_are_counted(inside: Inside, heading: str, labels: list[str]) -> None:
    told = inside.says("decks", "show", "world")
    bars = told.partition(f"{heading}\n")[2].partition("\n\n")[0]
    counts = [int(line.split()[-1]) for line in bars.splitlines()]
    assert sum(counts) == len(built_in_decks()["world"].ids)
    assert [label for label in labels if label not in bars] == []


def test_places_of_ones_own_are_counted_as_they_are_written(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(card(40, where="Gent", level="1"), card(41, where="asia")))
    told = inside.says("decks", "show", own)
    assert re.search(r"not given █+ 40\n +Gent █ 1\n +Asia █ 1\n", told)
    assert re.search(r"not given █+ 41\neverybody █ 1$", told.rstrip())


def test_a_deck_without_places_and_levels_is_counted_by_time_only(
    inside: Inside, own: Path
) -> None:
    told = inside.says("decks", "show", own)
    assert "Cards per" in told
    assert "Cards by" not in told


def test_a_deck_of_ones_own_is_shown_with_its_unsure_dates_and_days(
    inside: Inside, tmp_path: Path
) -> None:
    file = tmp_path / "space.csv"
    days = [f"19{50 + n}-07-2{n},,Event {chr(97 + n)}" for n in range(9)]
    file.write_text("\n".join(["day,until,en", *days, "1969-07-16,1969-07-20,Moon"]))
    told = inside.says("decks", "show", file)
    assert told.startswith("space\n  10 cards, 1950 to 1969\n")
    assert "16 July 1969 – 20 July 1969  Moon\n" in told
    assert "               21 July 1951  Event b\n" in told


def test_a_deck_with_errors_is_not_shown(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(card(40, date="x"), card(41, date="y")))
    assert inside.refuses("decks", "show", own) == (
        "the deck 'my town' can't be played: line 42: error: The date “x” can’t be read: write"
        " a year (1453, or -490 for before our era) or a day (1969-07-20). (and 1 more)"
    )


# Playing with a deck of one's own


@pytest.mark.parametrize("game", ["timeline", "timeline_together"])
def test_a_demo_with_a_deck_of_ones_own_is_kept_told_and_replayed(
    inside: Inside, own: Path, tmp_path: Path, game: str
) -> None:
    file = tmp_path / "game.json"
    args = ("demo", game, "--deck", own, "--seed", "7", "--players", "2")
    told = inside.says(*args, "--save", file)
    assert told.splitlines()[0].endswith(", Deck my town")
    _, _, again = told.splitlines()[-2].partition(": ")
    assert inside.says(*shlex.split(again)[1:]).splitlines()[:-1] == told.splitlines()[:-1]
    own.unlink()
    replayed = inside.says("replay", file)
    assert told.splitlines()[1] in replayed
    assert "another one now" not in replayed


def test_many_games_are_played_with_a_deck_of_ones_own_by_any_number_of_jobs(
    inside: Inside, own: Path
) -> None:
    args = ("simulate", "timeline", "--deck", own, "--games", "150", "--seed", "1", "--json")
    results = [json.loads(inside.says(*args, "--jobs", jobs)) for jobs in ("1", "2")]
    for result in results:
        del result["run"]
    assert results[0] == results[1]
    assert results[0]["options"]["deck"] == "my town"


@pytest.mark.parametrize("command", ["simulate telos", "demo telos", "demo"])
def test_a_game_with_cards_of_its_own_takes_no_deck(
    inside: Inside, own: Path, command: str
) -> None:
    said = inside.refuses(*command.split(), "--deck", own)
    assert said == "telos is played with its own cards only"


def test_a_deck_that_is_too_small_for_the_game_is_refused(inside: Inside, own: Path) -> None:
    own.write_bytes(deck_file(cards=12))
    assert inside.refuses("demo", "timeline", "--deck", own, "--players", "3") == (
        "3 players need a deck of 13 cards; my town has 12"
    )


# Records and decks that change


def test_a_replay_says_when_the_deck_of_that_name_is_another_one_now(
    inside: Inside, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    inside.says("demo", "timeline", "--seed", "7", "--save", file)
    assert "another one now" not in inside.says("replay", file)
    file.write_text(with_other_deck(read_record(file.read_text())).to_text())
    told = " ".join(inside.says("replay", file).split())
    assert (
        "The deck “world” has changed since; this game is shown with the cards it was played with."
        in told
    )


@pytest.mark.parametrize("name", ["world", "Mine"])
def test_a_record_that_does_not_choose_its_deck_is_replayed_with_the_one_it_carries(
    inside: Inside, tmp_path: Path, name: str
) -> None:
    """The deck of its own is the only one it can be played with."""
    file = tmp_path / "game.json"
    inside.says("demo", "timeline", "--seed", "7", "--save", file)
    record = with_other_deck(read_record(file.read_text()))
    record.material["deck"] = name
    del record.options["deck"]
    file.write_text(record.to_text())
    told = " ".join(inside.says("replay", file).split())
    assert ("The deck “world” has changed since" in told) == (name == "world")


def test_a_mistake_in_a_deck_keeps_its_reading_direction_to_itself(
    inside: Inside, own: Path
) -> None:
    own.write_bytes(deck_file(card(40, date="שרה")))
    for said in (inside.run("decks", "check", own).out, inside.refuses("decks", "show", own)):
        assert "\u2068שרה\u2069" in said


def with_other_deck(record: Record) -> Record:
    """As if the source of one card had been corrected since."""
    deck = deck_from_json(record.material)
    deck.darks[0].source = "Another article"
    record.material = deck.to_json()
    return record
