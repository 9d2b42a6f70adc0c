"""`speeltafel replay`."""

import json
import re
from pathlib import Path

import pytest

from speeltafel.engine.chance import seed_from
from speeltafel.engine.match import Match, new_match
from speeltafel.registry import game_named
from speeltafel.texts.plain import LONGEST
from tests.cli.command import NO_CHESS, Inside
from tests.cli.records import sealed


def opening(moves: int) -> Match:
    """The first moves of a game, always the first legal one."""
    match = new_match(game_named("telos"), 3, {"divine_trick": True}, seed_from(7), {})
    for _ in range(moves):
        seat = match.state.waits_for()[0]
        match.act(seat, match.state.legal(seat)[0])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short record."""
    path = tmp_path / "game.json"
    path.write_bytes(opening(4).record.to_text().encode())
    return path


@pytest.fixture
def game(inside: Inside, tmp_path: Path) -> Path:
    """A whole game."""
    path = tmp_path / "whole.json"
    inside.says("demo", "--seed", "2", "--option", "powers=true", "--save", path)
    return path


def test_every_move_has_its_number(game: Path, inside: Inside) -> None:
    told = inside.says("replay", game)
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", told, re.MULTILINE)]
    moves = json.loads(game.read_text())["actions"]
    assert numbers == list(range(1, len(moves) + 1))


def test_the_outcome_comes_last(game: Path, inside: Inside) -> None:
    told = inside.says("replay", game).split("\n\n")
    assert re.match(r"The game is lost for Player \d, with 32 minus points", told[-1])


def test_a_record_that_stops_early_says_so(file: Path, inside: Inside) -> None:
    told = inside.says("replay", file, "--lang", "nl")
    assert told.endswith("\n\nHier stopt het bewaarde spel, nog voor het einde.\n")


def test_open_cards_show_every_hand(game: Path, inside: Inside) -> None:
    told = inside.says("replay", game)
    assert told.splitlines()[1] == "Shown with all cards face up."
    dealt = re.findall(r"Player (\d) is dealt", told)
    assert set(dealt) == {"1", "2", "3", "4"}


def test_a_seat_sees_its_own_cards_only(game: Path, inside: Inside) -> None:
    told = inside.says("replay", game, "--seat", "2")
    assert told.splitlines()[1] == "Shown from Player 3’s point of view."
    assert set(re.findall(r"Player (\d) is dealt", told)) == {"3"}
    # Each choice that is still hidden is the seat's own, or nothing is said of it.
    hidden = re.findall(r"Player (\d) chooses card .*\n(.*)", told)
    assert hidden
    assert all(("That card is" in after) == (player == "3") for player, after in hidden)


def test_languages(game: Path, inside: Inside) -> None:
    assert "Joueur 1 reçoit" in inside.says("replay", game, "--lang", "fr")
    assert inside.says("replay", game, "--lang", "fr").startswith("Télos, 4 joueurs, Pouvoirs")


def test_a_seat_that_is_not_there_is_refused(file: Path, inside: Inside) -> None:
    assert inside.refuses("replay", file, "--seat", "3") == (
        "there is no seat 3; seats go from 0 to 2"
    )


@pytest.mark.parametrize("bit", [0, 5, 7])
def test_a_flipped_byte_is_always_refused(
    bit: int, file: Path, tmp_path: Path, inside: Inside
) -> None:
    content = file.read_bytes()
    damaged = tmp_path / "damaged.json"
    for place in range(len(content)):
        changed = bytearray(content)
        changed[place] ^= 1 << bit
        damaged.write_bytes(changed)
        assert "record" in inside.refuses("replay", damaged)


@pytest.mark.parametrize("cut", [0, 1, 100, -1])
def test_a_record_that_was_cut_is_refused(cut: int, file: Path, inside: Inside) -> None:
    file.write_bytes(file.read_bytes()[:cut])
    assert "record" in inside.refuses("replay", file)


def test_what_is_added_to_a_record_is_noticed(file: Path, inside: Inside) -> None:
    file.write_bytes(file.read_bytes() + b"\n")
    assert inside.refuses("replay", file) == "this record was changed or damaged after it was saved"


def test_a_record_may_leave_options_out(file: Path, inside: Inside) -> None:
    record = {**json.loads(file.read_text()), "options": {}, "actions": []}
    file.write_text(sealed(record))
    assert inside.says("replay", file).startswith("Télos, 3 players\n")


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (
            {"rules_version": 2},
            "this record follows version 2 of the rules of telos; this program plays version 1",
        ),
        ({"game": "chess"}, NO_CHESS),
        ({"players": 9}, "this record can't begin: telos is for 3 to 6 players, not 9"),
        ({"actions": [[0, "sing"]]}, "move 1 of this record, seat 0: 'sing': "),
        ({"seed": "7"}, "in this record, a seed is written as 64 digits"),
        ({"actions": "none"}, 'in this record, "none" should be a list'),
        ({"speeltafel": 2}, "this is not a Speeltafel record of format 1"),
    ],
)
def test_a_record_with_a_right_sum_and_a_wrong_content_is_refused(
    changes: dict[str, object], line: str, file: Path, inside: Inside
) -> None:
    file.write_text(sealed({**json.loads(file.read_text()), **changes}))
    assert inside.refuses("replay", file).startswith(line)


def test_a_long_value_is_cut_where_one_sees_it(file: Path, inside: Inside) -> None:
    file.write_text(sealed({**json.loads(file.read_text()), "game": "x" * 10_000}))
    line = inside.refuses("replay", file)
    assert "x…" in line
    assert len(line) <= LONGEST


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x7fELF\x02\x01\xff\xfe",
        b"null",
        b"[1, 2]",
        b'{"speeltafel": 1}',
        b'{"speeltafel":1,"game":"\\ud800"}\n',
        b'{"speeltafel":' + b"9" * 5000 + b"}",
    ]
    + [b'{"speeltafel":1,"x":' + b"[" * deep + b"]" * deep + b"}" for deep in (500, 980, 9999)],
)
def test_what_is_no_record_is_refused(content: bytes, file: Path, inside: Inside) -> None:
    file.write_bytes(content)
    assert "record" in inside.refuses("replay", file)


def test_lists_of_every_depth_are_refused(file: Path, inside: Inside) -> None:
    # Reading and writing JSON give up at different depths.
    for deep in range(900, 1000):
        file.write_bytes(b'{"speeltafel":1,"x":' + b"[" * deep + b"]" * deep + b"}")
        assert "record" in inside.refuses("replay", file)


def test_a_file_without_end_is_not_read_to_the_end(inside: Inside) -> None:
    line = inside.refuses("replay", "/dev/zero")
    assert line == "this is not a Speeltafel record: it has over 16,000,000 bytes"


def test_a_folder_is_refused(inside: Inside, tmp_path: Path) -> None:
    assert "Is a directory" in inside.refuses("replay", tmp_path)
