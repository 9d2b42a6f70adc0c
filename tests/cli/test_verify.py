"""`speeltafel verify`."""

from pathlib import Path

import pytest

from speeltafel.engine.chance import hash_of, seed_from
from speeltafel.engine.match import new_match
from speeltafel.engine.record import Record
from speeltafel.registry import game_named
from tests.cli.command import Inside

HASH = hash_of(seed_from(7))


@pytest.fixture
def record() -> Record:
    """The record of a table, which showed the hash."""
    match = new_match(game_named("telos"), 3, {}, seed_from(7), {})
    seat = match.state.waits_for()[0]
    match.act(seat, match.state.legal(seat)[0])
    match.record.seed_hash = HASH
    return match.record


def saved(record: Record, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_bytes(record.to_text().encode())
    return path


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("given", [[], ["--hash", HASH], ["--hash", f" {HASH.upper()} "]])
def test_a_fair_deal_is_confirmed(
    inside: Inside, record: Record, tmp_path: Path, given: list[str]
) -> None:
    said = words(inside.says("verify", saved(record, tmp_path), *given))
    assert "the hash that was shown at the start" in said
    assert HASH in said
    assert "Every shuffle follows from the seed, and the one move is possible" in said


def test_a_record_without_a_hash_is_reported(
    inside: Inside, record: Record, tmp_path: Path
) -> None:
    record.seed_hash = ""
    path = saved(record, tmp_path)
    assert "can’t be checked" in words(inside.says("verify", path))
    assert "was shown at the start:" in words(inside.says("verify", path, "--hash", HASH))


def test_another_seed_than_was_promised_is_refused(
    inside: Inside, record: Record, tmp_path: Path
) -> None:
    path = saved(record, tmp_path)
    other = hash_of(seed_from(8))
    assert inside.refuses("verify", path, "--hash", other).endswith(f"not {other}")


def test_a_deal_that_was_arranged_is_refused(
    inside: Inside, record: Record, tmp_path: Path
) -> None:
    record.shuffles = {"dealer": [0, 1, 2]}
    assert "don't follow from its seed" in inside.refuses("verify", saved(record, tmp_path))


def test_a_file_that_is_no_record_is_refused(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff")
    assert "not a Speeltafel record" in inside.refuses("verify", path)
