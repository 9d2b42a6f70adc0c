"""Everything that was said is in the record and in the events: a later reader needs no more."""

from pathlib import Path
from typing import Final

import pytest

from speeltafel.engine.chance import seed_from
from speeltafel.engine.dice import Dice
from speeltafel.engine.event import Event
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.match import Match, new_match, replay
from speeltafel.engine.record import read_record
from speeltafel.games.tabulos.actions import CODEC
from tests.games.tabulos.oracle import common_tables, may_say
from tests.games.tabulos.positions import facts, play, position
from tests.games.tabulos.random_play import GAME, chosen
from tests.make_data import PLAYTHROUGHS, RECORDS, told

SLIPS: Final = sorted(RECORDS.glob("tabulos-4-players-slips*.json"))

THREE = """
    seat 0: 36 5 5
    seat 1: 8 24
    seat 2: 9 6
    top 8, pot 7 14 21
"""


def test_what_was_said_rightly_is_reported_in_full() -> None:
    events = play(position(THREE), "0: lay 36, say 9 x 4 reverse")
    assert facts(events, "says") == [
        {
            "seat": 0, "card": 36, "top": 8, "first": 9, "second": 4,
            "tables": ["4"], "right": "yes", "call": "called",
        }
    ]  # fmt: skip


def test_what_was_said_wrongly_is_reported_in_full() -> None:
    events = play(position(THREE), "0: lay 5, say 1 x 5")
    assert facts(events, "says") == [
        {
            "seat": 0, "card": 5, "top": 8, "first": 1, "second": 5,
            "tables": [], "right": "no", "call": "silent",
        }
    ]  # fmt: skip


def test_who_caught_whom_with_what_is_reported() -> None:
    events = play(position(THREE), "0: lay 36, say 9 x 4", "1: catch")
    assert [fact["call"] for fact in facts(events, "says")] == ["silent"]
    assert facts(events, "catches") == [{"seat": 1, "other": 0, "card": 36}]


def slippery_match(seed: int) -> Match:
    match = new_match(GAME, 2 + seed % 5, {"pots": 3}, seed_from(seed), {})
    dice = Dice(seed)
    while seats := match.state.to_act():
        seat = seats[dice.below(len(seats))]
        match.act(seat, chosen(match.state, seat, dice, slips=30))
    return match


def test_all_that_was_said_comes_back_from_the_record() -> None:
    for seed in range(8):
        match = slippery_match(seed)
        again = replay(GAME, read_record(match.record.to_text()))
        said = [event for happened in again.events for event in happened if event.kind == "says"]
        in_record = [
            (seat, text)
            for seat, text in match.record.actions
            if text.startswith("say") and text != "say nothing"
        ]
        assert [(values_of(event.facts)["seat"], text_of(event)) for event in said] == in_record
        for event in said:
            check(values_of(event.facts))


@pytest.mark.parametrize("path", SLIPS, ids=lambda path: path.stem)
def test_a_game_with_slips_reads_as_it_was_reviewed(path: Path) -> None:
    """Playthroughs of random play show good play only; these show the rest."""
    match = replay(GAME, read_record(path.read_text(encoding="utf-8")))
    reviewed = PLAYTHROUGHS / f"{path.stem.removesuffix('-v1')}.txt"
    assert told(match) == reviewed.read_text(encoding="utf-8")


def text_of(event: Event) -> str:
    facts = values_of(event.facts)
    call = " reverse" if facts["call"] == "called" else ""
    text = f"say {facts['first']} x {facts['second']}{call}"
    assert CODEC.code(text)
    return text


def check(said: dict[str, FactValue]) -> None:
    """The judgement is the one an independent reader comes to."""
    card, top, first, second = said["card"], said["top"], said["first"], said["second"]
    assert isinstance(card, int)
    assert isinstance(top, int)
    assert said["tables"] == [str(table) for table in common_tables(card, top)]
    assert (said["right"] == "yes") == ((first, second) in may_say(card, top))
