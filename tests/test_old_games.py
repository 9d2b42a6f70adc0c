"""Games of the past: told as they were told, replayed as they were played."""

import json
from pathlib import Path

import pytest

from speeltafel.engine.match import Match, replay
from speeltafel.engine.record import read_record
from speeltafel.registry import GAMES, game_named
from tests.conformance.positions import play
from tests.make_data import PLAYTHROUGHS, RECORDS, WHOLE_GAME, fingerprint, shown_settings, told

SHOWN = {
    name: (seed, setting)
    for game in GAMES.values()
    for seed, (name, setting) in enumerate(shown_settings(game).items())
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_playthrough_reads_as_it_was_reviewed(name: str) -> None:
    seed, setting = SHOWN[name]
    reviewed = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
    assert told(play(setting, seed, WHOLE_GAME)) == reviewed


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_record_replays_for_ever(path: Path) -> None:
    expected = json.loads(path.with_suffix(".expected").read_text(encoding="utf-8"))
    assert fingerprint(replayed(path)) == expected


def replayed(path: Path) -> Match:
    record = read_record(path.read_text(encoding="utf-8"))
    return replay(game_named(record.game), record)
