"""A stirred deal: the seed binds everything that is dealt from, so nothing can be changed afterwards."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.engine.errors import BadRecord, SpeeltafelError
from speeltafel.engine.fairness import verify
from speeltafel.engine.record import read_record
from speeltafel.engine.stir import digest, promise_of
from speeltafel.games.timeline.deck import deck_from_json
from speeltafel.registry import game_named
from tests.engine.stirred import Form, forged, form_of, stirred_record

PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"


RECORD = stirred_record()
SEEN = RECORD.promise()
"""What people were shown when the cards were dealt."""


def is_refused(form: Form) -> bool:
    try:
        record = read_record(forged(form))
        verify(game_named(record.game), record, SEEN)
    except SpeeltafelError:
        return True
    return False


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a form that holds a value; of cards only the first three."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value[:3]):
            yield from places(inner, (*path, place))
    else:
        yield path


def changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return {"lot": "0", "1": "2", "": "x"}.get(
        value, value[:-1] + ("0" if value[-1] != "0" else "1")
    )


BOUND = [
    path
    for path in places(form_of(RECORD))
    if path[0] not in ("check", "actions") and path != ("material", "hash")
]
"""Moves are the players' own: no promise was made about them. Sums are made again."""


@pytest.mark.parametrize("path", BOUND, ids=lambda path: ".".join(map(str, path)))
def test_no_field_of_a_record_can_be_changed(path: tuple[Any, ...]) -> None:
    form = copy.deepcopy(form_of(RECORD))
    inner = form
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = changed(inner[path[-1]])
    assert is_refused(form)


def test_a_record_that_nobody_changed_is_verified() -> None:
    assert not is_refused(form_of(RECORD))
    assert read_record(RECORD.to_text()).to_text() == RECORD.to_text()


def test_every_field_is_tried() -> None:
    assert {path[0] for path in BOUND} | {"check", "actions", "shuffles"} == set(form_of(RECORD))


@pytest.mark.parametrize("field", ["stir", "material", "seed_hash", "options", "seed"])
def test_no_field_can_be_left_out(field: str) -> None:
    """Without its recipe a record would be of the old kind, whose seed bound no deck."""
    form = form_of(RECORD)
    del form[field]
    if field == "stir":
        del form["seed_hash"]
    assert is_refused(form)


def test_two_dates_cannot_be_exchanged() -> None:
    form = form_of(RECORD)
    cards = [card for card in form["material"]["cards"] if not card["until"]]
    cards[0]["date"], cards[1]["date"] = cards[1]["date"], cards[0]["date"]
    deck_from_json(json.loads(forged(form))["material"])  # a sound deck, by itself
    assert is_refused(form)


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "07" * 31 + "0A"},
        {"secret": "07 " * 32},
        {"restarts": -1},
        {"unstirred": [1, 1]},
        {"unstirred": [0]},
        {"unstirred": [17]},
        {"stirred": [{"seats": [], "bytes": "a1" * 32}]},
        {"stirred": [{"seats": [2, 0], "bytes": "a1" * 32}]},
        {"stirred": [{"seats": [0], "bytes": "nonce 17"}]},
        {"stirred": [{"seats": [0], "bytes": "a1" * 32, "nonce": 1}]},
        {"nonce": 1},
    ],
    ids=str,
)
def test_a_recipe_has_no_room_for_anything_else(change: Form) -> None:
    """Whatever a server could vary at will would let it try deals until one pleases."""
    form = form_of(RECORD)
    form["stir"] |= change
    with pytest.raises(BadRecord):
        read_record(forged(form))


@pytest.mark.parametrize("number", [True, 1.0])
def test_the_format_is_a_whole_number(number: object) -> None:
    with pytest.raises(BadRecord):
        read_record(forged({**form_of(RECORD), "speeltafel": number}))


def test_the_fields_have_their_order() -> None:
    with pytest.raises(BadRecord):
        read_record(forged(dict(reversed(form_of(RECORD).items()))))


def test_a_deal_is_the_one_that_was_sealed() -> None:
    game, sealed = game_named(RECORD.game), RECORD.sealed_recipe()
    assert RECORD.stir is not None
    assert RECORD.stir.secret not in sealed
    verify(game, RECORD, SEEN, digest(sealed))
    with pytest.raises(BadRecord):
        verify(game, RECORD, SEEN, digest(RECORD.recipe()))


def test_given_shuffles_are_refused() -> None:
    form = form_of(RECORD)
    form["shuffles"] = {"first": [0, 1, 2]}
    assert is_refused(form)


def test_the_page_shows_a_recipe_and_its_seed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    record = stirred_record("titus")
    assert record.recipe() in text
    assert record.sealed_recipe() in text
    assert record.seed.hex() in text
    assert promise_of(record.seed) in text
