"""`speeltafel demo`."""

import shlex
from pathlib import Path

import pytest

from speeltafel.texts import LANGUAGES
from tests.cli.command import Inside

OPTIONS = ("--option", "powers=true", "--option", "divine_trick=true")


def test_a_seed_tells_the_same_game_again(inside: Inside) -> None:
    assert inside.says("demo", "--seed", "7") == inside.says("demo", "--seed", "7")


def test_without_a_seed_every_game_is_another_one(inside: Inside) -> None:
    assert inside.says("demo") != inside.says("demo")


def test_the_last_lines_tell_how_to_see_it_again(inside: Inside) -> None:
    told = inside.says("demo", "--players", "5", *OPTIONS)
    _, _, command = told.splitlines()[-2].partition(": ")
    program, *args = shlex.split(command)
    assert program == "speeltafel"
    assert inside.says(*args) == told
    assert told.splitlines()[-1] == "To save it, add: --save game.json"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", range(3, 7))
def test_every_language_tells_every_game_within_the_terminal(
    players: int, lang: str, inside: Inside
) -> None:
    args = ("--players", str(players), "--seed", "3", *OPTIONS, "--lang", lang)
    told = inside.says("demo", *args).splitlines()
    assert max(map(len, told[:-2])) <= 80  # the last two are for copying
    assert all(line == line.rstrip() for line in told)
    assert "\n\n\n" not in "\n".join(told)


def test_a_game_is_kept_and_can_be_replayed(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    told = inside.says("demo", "--seed", "7", "--save", file)
    _, _, command = told.splitlines()[-1].partition("again: ")
    replayed = inside.says(*shlex.split(command)[1:])
    ending = told.splitlines()[-5:-3]
    assert replayed.splitlines()[-2:] == ending


def test_a_file_is_never_overwritten(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert inside.refuses("demo", "--save", file) == f"{file} exists already; choose another name"
    assert file.read_text() == "precious"
