"""A game outside the package is played everywhere, and no file of the package is edited for it."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from speeltafel.bots.roster import LEVELS
from tests.cli.command import ENVIRONMENT, raw
from tests.server.playing import play_to_the_end, seated
from tests.server.process import Process

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """The environment of a program for which the game lies in a folder of its own."""
    folder = tmp_path / "games" / "whist"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    return {**ENVIRONMENT, "SPEELTAFEL_GAMES": str(folder)}


def said(environment: dict[str, str], *args: str | Path, put: str = "") -> str:
    done = raw(*args, put=put.encode(), environment=environment)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def test_the_laws_and_the_honesty_of_bots_hold_for_it() -> None:
    """The same tests as for every game of the package."""
    pass_for_whist(
        "tests/conformance/test_laws.py", "tests/conformance/test_cards_are_conserved.py"
    )
    pass_for_whist("tests/bots/test_honest.py", "tests/arena/test_plan.py")


def test_a_worker_beside_the_server_plays_its_bots() -> None:
    pass_for_whist("tests/server/test_worker.py")


def pass_for_whist(*tests: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", "whist"],
        cwd=ROOT,
        env={**os.environ, "SPEELTAFEL_GAMES": "tests.whist"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode()
    assert b" passed" in done.stdout


def test_an_installed_package_offers_it_by_an_entry_point(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    games = tmp_path / "games"
    described = games / "whist-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Name: whist\nVersion: 1.0\n", encoding="utf-8")
    points = "[speeltafel.games]\nwhist = whist:PLUGIN\n"
    (described / "entry_points.txt").write_text(points, encoding="utf-8")
    path = os.pathsep.join([elsewhere["PYTHONPATH"], str(games)])
    installed = {**elsewhere, "SPEELTAFEL_GAMES": "", "PYTHONPATH": path}
    assert "WHI-06" in said(installed, "rules", "whist")
    args = ["--games", "20", "--jobs", "2", "--seed", "1", "--json"]
    assert json.loads(said(installed, "simulate", "whist", *args))["games"] == 20


@pytest.mark.parametrize("lang", ["en", "nl", "fr"])
def test_its_rules_are_printed_in_every_language(elsewhere: dict[str, str], lang: str) -> None:
    book = said(elsewhere, "rules", "whist", "--lang", lang)
    assert [f"WHI-0{number}" in book for number in range(1, 7)] == [True] * 6


def test_it_is_played_in_the_terminal(elsewhere: dict[str, str]) -> None:
    """The first action of the list, eight times; then Enter to leave."""
    typed = "why play 7S\n?\ntable\n" + "1\n" * 8 + "log\n\n"
    args = ["--players", "3", "--seed", "4", "--simulations", "5", "--lang", "en"]
    told = said(elsewhere, "play", "whist", *args, put=typed)
    assert "Your hand" in told
    assert "won most tricks." in told
    assert "Player 1 plays" in told  # a sentence that speaks to nobody
    assert "You win the trick." in told


def test_a_game_of_it_is_kept_and_replayed(elsewhere: dict[str, str], tmp_path: Path) -> None:
    kept = tmp_path / "whist.json"
    told = said(elsewhere, "demo", "whist", "--seed", "7", "--lang", "nl", "--save", kept)
    again = said(elsewhere, "replay", kept, "--lang", "nl")
    assert "De meeste slagen" in told
    assert "De meeste slagen" in again


def test_the_line_protocol_lists_it(elsewhere: dict[str, str]) -> None:
    games = json.loads(said(elsewhere, "engine", put='{"do": "games"}\n'))["games"]
    assert games[-1]["game"] == "whist"
    assert games[-1]["actions"] == 32


def test_worker_processes_find_it_too(elsewhere: dict[str, str]) -> None:
    args = ["--games", "150", "--jobs", "2", "--seed", "1", "--json"]
    assert json.loads(said(elsewhere, "simulate", "whist", *args))["games"] == 150
    plan = ["--bots", "thumb,random", "--deals", "3", "--simulations", "3", "--jobs", "2", "--json"]
    assert json.loads(said(elsewhere, "arena", "whist", *plan))["games"] == 6


def test_people_and_bots_play_it_over_a_real_socket(
    elsewhere: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots think in processes of their own."""
    monkeypatch.setenv("SPEELTAFEL_GAMES", elsewhere["SPEELTAFEL_GAMES"])
    with Process(str(tmp_path / "tables.sqlite3"), thinkers=1) as server:
        with seated(server.host, "whist", ["An", "Bo"], bots=1) as screens:
            play_to_the_end(screens, random.Random(1))
            assert screens[0].news["outcome"]["said"].endswith("won most tricks.")
            types = [event["types"] for move in screens[0].moves for event in move["events"]]
            assert {"seat": "seat", "card": "card"} in types
            assert {move["hand"] for move in screens[0].moves[1:]} == {"person", "bot"}
        with seated(server.host, "whist", ["An"], levels=LEVELS[:3]) as screens:
            play_to_the_end(screens, random.Random(2))


def test_the_server_serves_all_that_a_browser_needs_of_it(
    elsewhere: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_GAMES", elsewhere["SPEELTAFEL_GAMES"])
    with Process(str(tmp_path / "tables.sqlite3")) as server:
        games = httpx.get(f"http://{server.host}/api/games?lang=nl").json()["games"]
    whist = games[-1]
    assert whist["texts"] == (HERE / "nl.ftl").read_text(encoding="utf-8")
    assert (whist["words"], whist["box"], whist["age"]) == ("whist", "whist", 8)
    assert (whist["duration"], whist["hides"]) == ([5, 10], True)
    assert whist["sounds"] == {"plays": "card"}
    assert all(game["texts"] == "" for game in games[:-1])


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("no.such.game", "SPEELTAFEL_GAMES names 'no.such.game', but there is no no"),
        ("json", "json has no PLUGIN that is a GamePlugin"),
    ],
)
def test_a_wrong_place_is_reported_in_one_sentence(place: str, sentence: str) -> None:
    done = raw("rules", "telos", environment={**ENVIRONMENT, "SPEELTAFEL_GAMES": place})
    assert done.returncode == 1
    assert done.stderr.decode() == f"speeltafel: {sentence}\n"
