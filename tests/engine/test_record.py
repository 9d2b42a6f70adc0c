"""A record is the truth: complete, exact, and refused when anything is wrong with it."""

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speeltafel.engine.chance import seed_from
from speeltafel.engine.errors import BadMove, BadRecord, BadSeat, BadShuffle, OtherRules, Refused
from speeltafel.engine.game import Value
from speeltafel.engine.match import new_match, replay
from speeltafel.engine.record import FIELDS, Record, read_record
from speeltafel.registry import game_named
from tests.conformance.positions import Setting, play

TELOS = game_named("telos")
MATCH = play(Setting(TELOS, 3, {"powers": True, "divine_trick": False}), 5, 40)
TEXT = MATCH.record.to_text()


def test_a_record_reads_back_as_it_was_written() -> None:
    assert read_record(TEXT).to_text() == TEXT


def test_a_record_can_be_read_by_people() -> None:
    form = json.loads(TEXT)
    assert form["game"] == "telos"
    assert form["actions"][0][1].startswith("play ")
    assert form["seed"] == "0" * 63 + "5"


@given(place=st.integers(0, len(TEXT) - 1), flip=st.integers(1, 255))
def test_a_record_with_one_flipped_byte_is_refused(place: int, flip: int) -> None:
    damaged = bytearray(TEXT.encode())
    damaged[place] ^= flip
    with pytest.raises(BadRecord):
        read_record(damaged.decode("latin-1"))


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", "null", "{", "\0", "[" * 100_000])
def test_what_is_no_record_is_reported(text: str) -> None:
    with pytest.raises(BadRecord, match="not a Speeltafel record"):
        read_record(text)


@pytest.mark.parametrize("text", [TEXT.rstrip(), TEXT + " ", TEXT.replace(",", ", "), TEXT[:-40]])
def test_a_record_is_exact_to_the_byte(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


def altered(**changes: object) -> Record:
    """A sound record with other content."""
    record = read_record(TEXT)
    for name, value in changes.items():
        setattr(record, name, value)
    return read_record(record.to_text())


@pytest.mark.parametrize("version", [0, 2, 99])
def test_a_record_of_other_rules_is_refused(version: int) -> None:
    with pytest.raises(OtherRules, match=f"version {version} .* plays version 1"):
        replay(TELOS, altered(rules_version=version))


@pytest.mark.parametrize("players", [0, 2, 7, 10**6])
def test_a_record_with_an_impossible_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadRecord, match=f"3 to 6 players, not {players}"):
        replay(TELOS, altered(players=players))


@pytest.mark.parametrize("options", [{"powers": 1}, {"colour": True}, {"powers": "yes"}])
def test_a_record_with_unknown_options_is_refused(options: dict[str, Value]) -> None:
    with pytest.raises(BadRecord, match="can't begin"):
        replay(TELOS, altered(options=options))


@pytest.mark.parametrize("actions", [[(0, "dance")], [(9, "play 7")], [(0, "swap 1")]])
def test_a_record_with_an_impossible_action_is_refused_whole(
    actions: list[tuple[int, str]],
) -> None:
    with pytest.raises(BadRecord, match="move 1 of this record"):
        replay(TELOS, altered(actions=actions))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 7),
        ("players", "four"),
        ("players", True),
        ("options", []),
        ("options", {"powers": None}),
        ("seed", "xyz"),
        ("shuffles", {"dealer": "012"}),
        ("shuffles", {"dealer": [0.5]}),
        ("actions", {}),
        ("actions", [[0]]),
        ("actions", [["0", "play 7"]]),
        ("actions", [[-1, "play 7"]]),
        ("players", -1),
        ("players", 10**25),
        ("rules_version", 10**25),
        ("shuffles", {"dealer": [10**25]}),
        ("lesson", {"name": "titus", "version": 10**25}),
    ],
)
def test_a_record_with_a_wrong_type_is_refused_in_a_sentence(field: str, value: object) -> None:
    form = json.loads(TEXT)
    form[field] = value
    with pytest.raises(BadRecord, match="in this record"):
        read_record(sealed(form))


@pytest.mark.parametrize("field", ["game", "seed", "actions", "shuffles"])
def test_a_record_without_a_field_is_refused(field: str) -> None:
    form = json.loads(TEXT)
    del form[field]
    with pytest.raises(BadRecord, match=f"no field '{field}'"):
        read_record(sealed(form))


def test_a_record_with_a_field_of_its_own_is_refused() -> None:
    with pytest.raises(BadRecord, match="a field 'colour'"):
        read_record(sealed({**json.loads(TEXT), "colour": "red"}))


@pytest.mark.parametrize("number", [0.5, 1e300, float("inf"), float("nan"), 10**25])
def test_a_record_holds_no_number_that_takes_long_to_read(number: float) -> None:
    form = {**json.loads(TEXT), "material": {"number": number}}
    text = sealed({name: form[name] for name in FIELDS if name in form})
    with pytest.raises(BadRecord, match="something in it that records don't have"):
        read_record(text)


def test_a_number_of_more_digits_than_python_converts_is_refused_like_a_shorter_one() -> None:
    form = json.dumps({**json.loads(TEXT), "players": 7}, separators=(",", ":"))
    body = form.partition(',"check":')[0].replace('"players":7', f'"players":{"9" * 5000}')
    check = hashlib.sha256(f"{body}}}\n".encode()).hexdigest()
    with pytest.raises(BadRecord, match="in this record"):
        read_record(f'{body},"check":"{check}"}}\n')


def test_a_record_is_not_written_again_before_its_fields_are_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It may be a megabyte of nonsense with a check sum that is right."""
    text = sealed({"speeltafel": 1, "x": [{"a": 1}] * 1000})
    monkeypatch.delattr(json, "dumps")
    with pytest.raises(BadRecord, match="a field 'x'"):
        read_record(text)


def sealed(form: dict[str, object]) -> str:
    """The form with the check sum that belongs to it, as somebody might forge it."""
    form.pop("check", None)
    body = json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"
    check = hashlib.sha256(body.encode()).hexdigest()
    return json.dumps({**form, "check": check}, ensure_ascii=False, separators=(",", ":")) + "\n"


def test_a_match_refuses_what_the_rules_forbid_and_stays_as_it_was() -> None:
    match = new_match(TELOS, 3, {}, seed_from(1), {})
    waiting = match.state.waits_for()[0]
    with pytest.raises(Refused) as refused:
        match.act((waiting + 1) % 3, 0)
    assert refused.value.refusal.rule == "TEL-05"
    assert match.record.actions == []
    assert len(match.events) == 1


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_reported(seat: int) -> None:
    match = new_match(TELOS, 3, {}, seed_from(1), {})
    with pytest.raises(BadSeat, match="from 0 to 2"):
        match.act(seat, 0)


@pytest.mark.parametrize("number", [-1, 1])
def test_a_move_that_is_not_there_can_not_be_undone_to(number: int) -> None:
    match = new_match(TELOS, 3, {}, seed_from(1), {})
    with pytest.raises(BadMove, match="from 0 to 0"):
        match.undo(number)


def test_a_shuffle_with_an_unknown_label_is_refused() -> None:
    with pytest.raises(BadShuffle, match=r"no shuffle 'round one'.*dealer, zeus, round #"):
        new_match(TELOS, 3, {}, seed_from(1), {"round one": [0]})


@pytest.mark.parametrize("number", ["0", "01", "-1", "\u0661", "9" * 5000, ""])
def test_the_number_of_a_shuffle_is_written_as_the_game_writes_it(number: str) -> None:
    with pytest.raises(BadShuffle, match="no shuffle 'round"):
        new_match(TELOS, 3, {}, seed_from(1), {f"round {number}": [0]})


def test_given_shuffles_are_part_of_the_record() -> None:
    match = new_match(TELOS, 3, {}, seed_from(1), {"dealer": [2, 1, 0]})
    again = replay(TELOS, read_record(match.record.to_text()))
    assert again.events[0][0].facts["seat"].value == 2
