"""`speeltafel arena`."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from speeltafel import __version__
from speeltafel.build import compiled
from speeltafel.workers import EXECUTORS
from tests.cli.command import ENVIRONMENT, LISTENING, SPEELTAFEL, Inside, raw

PLAN = ("arena", "telos", "--bots", "strong,thumb,random", "--simulations", "3", "--seed", "7")


def results(said: str) -> dict[str, Any]:
    """What must always be the same: everything but `run`."""
    found: dict[str, Any] = json.loads(said)
    assert found.pop("run")
    return found


def test_a_seed_has_one_result_with_every_executor_and_any_number_of_jobs(inside: Inside) -> None:
    asked = (*PLAN, "--deals", "2", "--json")
    here = results(inside.says(*asked))
    assert here["games"] == 6
    for executor in EXECUTORS:
        done = raw(*asked, "--jobs", "2", "--executor", executor, patience=300)
        assert (done.returncode, done.stderr) == (0, b"")
        assert results(done.stdout.decode()) == here


def test_programs_get_everything(inside: Inside) -> None:
    found = json.loads(inside.says(*PLAN, "--deals", "2", "--json"))
    run = found.pop("run")
    assert (run["jobs"], run["compiled"]) == (1, compiled())
    assert [decisions["bot"] for decisions in run["decisions"]] == ["strong", "thumb", "random"]
    assert 0 < run["decisions"][0]["p50_ms"] <= run["decisions"][0]["p99_ms"]
    bots = found.pop("bots")
    assert found == {
        "speeltafel": __version__,
        "game": "telos",
        "rules_version": 1,
        "options": {"powers": False, "divine_trick": False},
        "material": "",
        "seed": f"{7:064x}",
        "line_ups": [["strong", "thumb", "random"]],
        "milliseconds": 0,
        "simulations": 3,
        "deals": 2,
        "games": 6,
    }
    assert [bot["seats"] for bot in bots] == [6, 6, 6]
    assert all(0 <= bot["won"]["mean"] <= 1 for bot in bots)
    assert all(bot["score"]["margin"] >= 0 > bot["score"]["mean"] for bot in bots)
    assert bots[2]["rating"] == 0


def test_people_see_what_they_asked_and_how_it_ended(inside: Inside) -> None:
    lines = inside.says(*PLAN, "--deals", "2").splitlines()
    assert lines[0] == "telos: 3 seats, 2 deals, 6 games, 3 simulations, powers=false,"
    assert lines[1:3] == ["divine_trick=false, seed 7", "Tables: strong, thumb, random."]
    assert lines[4].split() == ["bot", "not", "lost", "score", "rating", "p50", "p99"]
    assert [line.split()[0] for line in lines[5:8]] == ["strong", "thumb", "random"]
    assert all(line.count("±") == 2 and line.endswith(" ms") for line in lines[5:8])
    assert "random is 0" in " ".join(lines)
    assert lines[-1].endswith(f"1 process, {'compiled' if compiled() else 'pure Python'}")


def test_a_game_played_together_has_ranks(inside: Inside) -> None:
    asked = ("arena", "timeline_together", "--bots", "random", "--seats", "2", "--deals", "2")
    lines = inside.says(*asked, "--simulations", "1").splitlines()
    assert "rank" in next(line for line in lines if line.startswith("bot")).split()


def test_a_deck_of_ones_own_is_played_and_is_part_of_the_plan(
    inside: Inside, tmp_path: Path
) -> None:
    asked = ["arena", "timeline", "--bots", "random,random", "--deals", "1", "--seed", "1"]
    deck = tmp_path / "own.csv"
    rows = [f"{1000 + number},Event {number}" for number in range(12)]
    deck.write_text("\n".join(["date,en", *rows, ""]), encoding="utf-8")
    found = results(inside.says(*asked, "--deck", deck, "--json"))
    assert found["options"]["deck"] == "own"
    assert found["material"]
    assert not results(inside.says(*asked, "--json"))["material"]


def test_without_a_budget_a_decision_has_100_milliseconds(inside: Inside) -> None:
    asked = ("arena", "telos", "--bots", "random", "--deals", "1", "--json")
    assert results(inside.says(*asked))["milliseconds"] == 100


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "thumb,genius"), "telos has no bot 'genius'; it has random, "),
        (("--bots", ""), "telos has no bot ''; it has random, "),
        (("--bots", "thumb", "--seats", "2"), "telos is for 3 to 6 players, not 2"),
        ((), "missing option '--bots'"),
        (("--bots", "thumb", "--ms", "0"), "invalid value for '--ms': 0 is not in the range"),
        (("--bots", "thumb", "--option", "x=1"), "telos has no option 'x'"),
    ],
)
def test_what_makes_no_sense_is_reported_in_a_sentence(
    args: tuple[str, ...], sentence: str, inside: Inside
) -> None:
    assert inside.refuses("arena", "telos", *args).startswith(sentence)


# Saving


def test_saved_results_are_continued(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    whole = results(inside.says(*PLAN, "--deals", "3", "--json"))
    inside.says(*PLAN, "--deals", "1", "--save", file)
    part = json.loads(file.read_text(encoding="utf-8"))["played"]
    assert results(inside.says(*PLAN, "--deals", "3", "--save", file, "--json")) == whole
    assert json.loads(file.read_text(encoding="utf-8"))["played"][: len(part)] == part


def test_without_a_seed_the_one_of_the_file_is_used(inside: Inside, tmp_path: Path) -> None:
    inside.says(*PLAN, "--deals", "1", "--save", tmp_path / "results.json")
    again = inside.says(*PLAN[:-2], "--deals", "2", "--save", tmp_path / "results.json", "--json")
    assert results(again) == results(inside.says(*PLAN, "--deals", "2", "--json"))


def test_a_file_of_something_else_is_left_alone(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    inside.says(*PLAN, "--deals", "1", "--save", file)
    before = file.read_bytes()
    refused = inside.refuses(*PLAN, "--option", "powers=true", "--save", file)
    assert refused.endswith(
        "results.json holds results of another plan (options differs);"
        " choose another name, or ask for the same"
    )
    assert file.read_bytes() == before
    file.write_text("a letter", encoding="utf-8")
    assert "holds no results of the arena" in inside.refuses(*PLAN, "--save", file)
    assert file.read_text(encoding="utf-8") == "a letter"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str, tmp_path: Path) -> None:
    """The results are watched while they come in: they are saved now and then."""
    file = tmp_path / "results.json"
    asked = [*PLAN, "--deals", "1000000", "--jobs", jobs, "--save", str(file), "--json"]
    with subprocess.Popen(
        [*LISTENING, *SPEELTAFEL, *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        start_new_session=True,
    ) as process:
        wait_for(file, process)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: workers get it too
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"speeltafel: stopped\n")
    assert json.loads(file.read_text(encoding="utf-8"))["played"]
    assert [kept.name for kept in tmp_path.iterdir()] == ["results.json"]


def wait_for(file: Path, process: "subprocess.Popen[bytes]") -> None:
    while not file.exists():
        assert process.poll() is None
        time.sleep(0.05)
