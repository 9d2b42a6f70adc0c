"""A deal can be checked: the seed by its hash, every shuffle by the seed."""

import json
from pathlib import Path

import pytest

from speeltafel.engine.chance import Seeded, hash_of, seed_from
from speeltafel.engine.errors import BadRecord
from speeltafel.engine.fairness import verify
from speeltafel.engine.match import new_match
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import game_named

TELOS = game_named("telos")
PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"


def record_of(shuffles: dict[str, list[int]] | None = None) -> Record:
    match = new_match(TELOS, 3, {}, seed_from(7), shuffles or {})
    seat = match.state.waits_for()[0]
    match.act(seat, match.state.legal(seat)[0])
    return match.record


def test_a_record_is_verified_by_the_hash_of_its_seed() -> None:
    record = record_of()
    match = verify(TELOS, record, hash_of(record.seed))
    assert match.record.actions == record.actions


def test_a_seed_of_another_hash_is_refused() -> None:
    with pytest.raises(BadRecord, match="has the hash"):
        verify(TELOS, record_of(), hash_of(seed_from(8)))


def test_given_shuffles_are_refused() -> None:
    record = record_of({"dealer": [0, 1, 2]})
    with pytest.raises(BadRecord, match="don't follow from its seed: dealer"):
        verify(TELOS, record, hash_of(record.seed))


def test_moves_that_this_deal_does_not_allow_are_refused() -> None:
    record = record_of()
    record.seed = seed_from(8)
    record.actions = [(0, "play 1"), (1, "play 1"), (2, "play 1")]
    with pytest.raises(BadRecord, match="of this record, seat"):
        verify(TELOS, record, hash_of(record.seed))


def test_the_hash_is_part_of_the_record_where_it_was_shown() -> None:
    record = record_of()
    assert "seed_hash" not in json.loads(record.to_text())
    record.seed_hash = hash_of(record.seed)
    text = record.to_text()
    assert json.loads(text)["seed_hash"] == hash_of(record.seed)
    assert read_record(text).to_text() == text
    assert read_record(text).until(0).seed_hash == hash_of(record.seed)


def test_a_record_with_the_hash_of_another_seed_is_refused() -> None:
    record = record_of()
    record.seed_hash = hash_of(seed_from(8))
    with pytest.raises(BadRecord, match="not the one whose hash was shown"):
        read_record(record.to_text())


def test_the_examples_of_the_page_are_right() -> None:
    page = PAGE.read_text(encoding="utf-8")
    seed = seed_from(7)
    assert f"| seed | `{seed.hex()}` |" in page
    assert f"| its hash | `{hash_of(seed)}` |" in page
    for label, count in (("dealer", 3), ("round 1", 10)):
        order = " ".join(map(str, Seeded(seed).shuffle(label, count)))
        assert f'| shuffle "{label}" of {count} | `{order}` |' in page
