"""`speeltafel verify`."""

from pathlib import Path

import pytest

from speeltafel.engine.chance import hash_of, seed_from
from speeltafel.engine.match import new_match
from speeltafel.engine.record import Record
from speeltafel.engine.stir import digest
from speeltafel.registry import game_named
from tests.cli.command import Inside
from tests.engine.stirred import forged, form_of, stirred_record

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


@pytest.mark.parametrize("given", [["--hash", HASH], ["--hash", f" {HASH.upper()} "]])
def test_a_fair_deal_is_confirmed(
    inside: Inside, record: Record, tmp_path: Path, given: list[str]
) -> None:
    said = words(inside.says("verify", saved(record, tmp_path), *given))
    assert "the hash that was shown at the start" in said
    assert HASH in said
    assert "Every shuffle follows from the seed, and the one move is possible" in said


def test_a_hash_that_only_the_record_names_is_to_be_compared(
    inside: Inside, record: Record, tmp_path: Path
) -> None:
    said = words(inside.says("verify", saved(record, tmp_path)))
    assert f"Compare it with the one that you saw at the start: {HASH}" in said
    assert "One side alone drew this seed" in said


@pytest.mark.parametrize("given", ["", " ", "xyz", HASH[1:]])
def test_a_hash_has_64_digits(inside: Inside, record: Record, tmp_path: Path, given: str) -> None:
    path = saved(record, tmp_path)
    assert "64 digits" in inside.refuses("verify", path, "--hash", given)


def test_a_stirred_deal_is_compared_with_what_was_sealed(inside: Inside, tmp_path: Path) -> None:
    record = stirred_record()
    path, sealed = saved(record, tmp_path), digest(record.sealed_recipe())
    assert f"nobody chose the deal: {sealed}" in words(inside.says("verify", path))
    said = words(inside.says("verify", path, "--sealed", sealed))
    assert f"so nobody chose it: {sealed}" in said
    assert "the one that was sealed" in inside.refuses("verify", path, "--sealed", HASH)


def test_nothing_was_sealed_of_a_deal_that_was_drawn(
    inside: Inside, record: Record, tmp_path: Path
) -> None:
    path = saved(record, tmp_path)
    assert "no recipe of it was sealed" in inside.refuses("verify", path, "--sealed", digest(""))


def test_whose_devices_added_nothing_is_said(inside: Inside, tmp_path: Path) -> None:
    said = words(inside.says("verify", saved(stirred_record(), tmp_path)))
    assert "the bytes of 2 devices" in said
    assert "Did not help to shuffle: Player 2." in said


@pytest.mark.parametrize(
    ("lang", "alone"),
    [
        ("en", "No device added bytes to the seed"),
        ("nl", "Geen enkel toestel"),
        ("fr", "Aucun appareil"),
    ],
)
def test_a_deal_that_no_device_stirred_is_nobodys_proof(
    inside: Inside, tmp_path: Path, lang: str, alone: str
) -> None:
    """The server alone drew it: nothing of it was sealed for anybody."""
    record = stirred_record(stirred=[], unstirred=[0, 1, 2])
    said = words(inside.says("verify", saved(record, tmp_path), "--lang", lang))
    assert alone in said
    assert digest(record.sealed_recipe()) not in said


def test_a_deck_that_is_not_ours_under_its_name_is_reported(inside: Inside, tmp_path: Path) -> None:
    form = form_of(new_match(game_named("timeline"), 3, {}, seed_from(7), {}).record)
    form["material"]["cards"][0]["source"] = "elsewhere"
    path = tmp_path / "game.json"
    path.write_bytes(forged(form).encode())
    said = words(inside.says("verify", path))
    assert "are not those that this Speeltafel has under that name" in said


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
