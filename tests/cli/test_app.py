"""The command as a whole: help, version, and how it ends when something is wrong."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from speeltafel import __version__
from speeltafel.build import compiled
from speeltafel.cli.app import COMMANDS
from tests.cli.command import ENVIRONMENT, LISTENING, NO_CHESS, SPEELTAFEL, Inside, raw, speeltafel


def test_the_version_says_whether_the_rules_are_compiled(inside: Inside) -> None:
    build = "compiled" if compiled() else "pure Python"
    assert inside.says("--version") == f"speeltafel {__version__} ({build})\n"


def test_without_a_command_the_help_is_shown(inside: Inside) -> None:
    assert inside.says() == inside.says("--help")


def test_a_command_that_serves_nobody_loads_no_server() -> None:
    told = (
        "import sys; from speeltafel.cli.app import run; run(['rules', 'telos']);"
        "sys.exit(' '.join(name for name in sys.modules if name == 'speeltafel.server') or None)"
    )
    done = subprocess.run(
        [sys.executable, "-c", told], env=ENVIRONMENT, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_is_complete_with_an_example_and_fits_the_terminal(
    command: str, inside: Inside
) -> None:
    shown = inside.says(*command.split(), "--help")
    assert "For example:" in shown
    assert f"speeltafel {command}" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_help_names_the_program_that_people_typed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_COMMAND", "./run")
    assert inside.says("rules", "--help").startswith("Usage: ./run rules ")


@pytest.mark.parametrize(
    ("args", "line"),
    [
        ("dance", "no such command 'dance' (see speeltafel --help)"),
        ("simulat", "no such command 'simulat'. Did you mean 'simulate'? (see speeltafel --help)"),
        ("--dance", "no such option '--dance' (see speeltafel --help)"),
        ("rules", "missing argument 'GAME' (see speeltafel rules --help)"),
        ("rules chess", NO_CHESS),
        ("rules telos x", "got unexpected extra argument (x) (see speeltafel rules --help)"),
        (
            "rules telos --lang de",
            "invalid value for '--lang': 'de' is not one of 'en', 'nl', 'fr' (see speeltafel rules --help)",
        ),
        (
            "simulate telos --game 3",
            "no such option '--game'. Did you mean '--games'? (see speeltafel simulate --help)",
        ),
        (
            "simulate telos --games many",
            "invalid value for '--games': 'many' is not a valid whole number (see speeltafel simulate --help)",
        ),
        (
            "simulate telos --games 0",
            "invalid value for '--games': 0 is not in the range 1<=x<=1000000000 (see speeltafel simulate --help)",
        ),
        ("simulate telos --seed", "option '--seed' requires an argument"),
        ("simulate telos --players 2", "telos is for 3 to 6 players, not 2"),
        ("simulate telos --option powers", "an option is written name=value, not 'powers'"),
        (
            "simulate telos --option power=true",
            "telos has no option 'power'; its options: powers, divine_trick",
        ),
        ("simulate telos --option powers=yes", "powers is false or true, not 'yes'"),
        (
            "simulate telos --seed -1",
            "a seed is a whole number from 0 to 2^256 - 1, or 64 digits from 0-9 and a-f; not '-1'",
        ),
        ("demo chess", NO_CHESS),
        ("demo --players 7", "telos is for 3 to 6 players, not 7"),
        (
            "replay no/such/file",
            "invalid value for 'FILE': 'no/such/file': No such file or directory (see speeltafel replay --help)",
        ),
        ("demo --save no/such/file", "no/such/file: No such file or directory"),
    ],
)
def test_a_mistake_gets_one_line_that_says_what_is_right(
    args: str, line: str, inside: Inside
) -> None:
    assert inside.refuses(*args.split()) == line


def test_control_characters_do_not_reach_the_terminal(inside: Inside) -> None:
    assert "\x1b" not in inside.refuses("replay", "no\x1b[2J\nfile")


def test_a_mistake_in_a_real_process_ends_with_2_and_no_traceback() -> None:
    line = f"speeltafel: {NO_CHESS}\n"
    assert speeltafel("rules", "chess") == (2, "", line)


@pytest.mark.parametrize("args", [["rules", "telos"], ["demo"], ["--help"]])
def test_a_reader_who_goes_away_is_not_an_error(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = raw(*args, out=writing)
    os.close(writing)
    assert done.stderr == b""
    assert done.returncode != 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = raw("rules", "telos", out=full.fileno())
    assert (done.returncode, done.stderr) == (2, b"speeltafel: No space left on device\n")


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    done = raw("rules", "telos", environment={**ENVIRONMENT, "PYTHONIOENCODING": "latin-1:strict"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith("Télos: the rules".encode("latin-1"))
    assert b"If you can?t, throw" in done.stdout


def test_ctrl_c_is_reported_in_one_line() -> None:
    with subprocess.Popen(
        [*LISTENING, *SPEELTAFEL, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"do": "games"}\n')
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"speeltafel: stopped\n")
