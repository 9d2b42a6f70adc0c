"""`speeltafel simulate`."""

import json
import os
import pty
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from speeltafel import __version__
from speeltafel.build import compiled
from speeltafel.cli.simulation import Simulation, Tally
from speeltafel.engine.outcome import Outcome
from tests.cli.command import ENVIRONMENT, LISTENING, SPEELTAFEL, Inside, speeltafel

ALL_OPTIONS = ("--option", "powers=true", "--option", "divine_trick=true")


def result(*args: str, **environment: str) -> dict[str, Any]:
    """What must always be the same: everything but `run`."""
    said = speeltafel("simulate", "telos", *args, "--json", **environment)
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert isinstance(found, dict)
    assert found.pop("run")
    return found


def test_a_seed_has_one_result_with_any_number_of_jobs_and_any_hash_seed() -> None:
    asked = ("--games", "230", "--seed", "7", *ALL_OPTIONS)
    one = result(*asked, "--jobs", "1", PYTHONHASHSEED="0")
    assert one == result(*asked, "--jobs", "2", PYTHONHASHSEED="1")
    assert one["games"] == 230


def test_a_seed_has_the_same_result_on_every_machine(inside: Inside) -> None:
    # Also compiled and uncompiled: both run this test.
    found = json.loads(inside.says("simulate", "telos", "--games", "20", "--seed", "7", "--json"))
    run = found.pop("run")
    assert run["jobs"] == 1
    assert run["compiled"] == compiled()
    assert run["actions_per_second"] > 0
    assert found == {
        "speeltafel": __version__,
        "game": "telos",
        "rules_version": 1,
        "players": 4,
        "options": {"powers": False, "divine_trick": False},
        "seed": f"{7:064x}",
        "games": 20,
        "ended": {"limit": 20},
        "actions": {
            "total": 5530,
            "mean": 276.5,
            "min": 166,
            "max": 408,
            "p5": 166,
            "p50": 288,
            "p95": 398,
        },
        "seats": [
            {"seat": 0, "score": -425, "mean_score": -21.25, "won": 14, "won_share": 0.7},
            {"seat": 1, "score": -396, "mean_score": -19.8, "won": 15, "won_share": 0.75},
            {"seat": 2, "score": -359, "mean_score": -17.95, "won": 15, "won_share": 0.75},
            {"seat": 3, "score": -304, "mean_score": -15.2, "won": 16, "won_share": 0.8},
        ],
    }


def test_another_seed_has_another_result() -> None:
    assert result("--games", "5", "--seed", "7") != result("--games", "5", "--seed", "8")


def test_the_games_of_a_seed_are_the_same_in_a_longer_run() -> None:
    plan = Simulation("telos", 3, {"powers": True, "divine_trick": False}, {}, bytes(32))
    whole, parts = plan.play(range(7)), Tally()
    for part in (range(4, 7), range(4)):
        parts.merge(plan.play(part))
    assert whole == parts


def test_the_report_adds_up_for_people(inside: Inside) -> None:
    lines = inside.says("simulate", "telos", "--players", "3", "--games", "40", "--seed", "1")
    assert lines.startswith(
        "telos: 3 players, 40 games, powers=false, divine_trick=false, seed 1\n"
    )
    assert "How they ended\n  limit                   40   100.0%\n" in lines
    assert lines.count("%\n") == 1 + 3
    assert f"1 process, {'compiled' if compiled() else 'pure Python'})\n" in lines


def test_without_a_seed_the_report_says_which_it_was(inside: Inside) -> None:
    found = json.loads(inside.says("simulate", "telos", "--games", "2", "--json"))
    again = json.loads(
        inside.says("simulate", "telos", "--games", "2", "--seed", found["seed"], "--json")
    )
    assert {**found, "run": None} == {**again, "run": None}


def test_a_tally_counts_endings_lengths_scores_and_wins() -> None:
    tally = Tally()
    for actions in (1, 2, 3, 10):
        tally.add(Outcome("limit", [1], [-5, -actions]), actions)
    assert (tally.games, tally.actions) == (4, 16)
    assert tally.ended == {"limit": 4}
    assert tally.scores == {0: -20, 1: -16}
    assert tally.wins == {1: 4}
    assert [tally.length_at(percent) for percent in (5, 50, 75, 76, 95)] == [1, 2, 3, 10, 10]


@contextmanager
def on_a_terminal() -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """A long simulation under way, and the terminal that its messages go to."""
    ours, theirs = pty.openpty()
    simulation = ["simulate", "telos", "--games", "1000000", "--jobs", "2", "--json"]
    with subprocess.Popen(
        [*LISTENING, *SPEELTAFEL, *simulation],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=ENVIRONMENT,
        start_new_session=True,
    ) as process:
        os.close(theirs)
        try:
            assert b"Playing  [" in read_until(ours, b"00/1000000")
            yield process, ours
        finally:
            process.kill()
            os.close(ours)


def read_until(terminal: int, end: bytes) -> bytes:
    seen = b""
    while end not in seen:
        try:
            seen += os.read(terminal, 1024)
        except OSError:  # the other side is closed
            raise AssertionError(seen.decode()) from None
    return seen


def test_ctrl_c_ends_the_bar_with_one_line() -> None:
    with on_a_terminal() as (process, terminal):
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: workers get it too
        seen = read_until(terminal, b"stopped\r\n")
        out, _ = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, b"")
    assert seen.endswith(b"\r\nspeeltafel: stopped\r\n")
    assert b"Traceback" not in seen


def test_workers_end_with_the_process_that_started_them() -> None:
    with on_a_terminal() as (process, _):
        process.kill()
        process.communicate(timeout=60)  # comes back when nobody holds the output any more
