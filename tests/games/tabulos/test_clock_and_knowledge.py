"""The clock, and what each player knows: TAB-18 and TAB-19."""

import pytest

from speeltafel.engine.fact import values_of
from speeltafel.games.tabulos.actions import CODEC
from speeltafel.games.tabulos.state import Tabulos
from tests.games.tabulos.positions import (
    facts,
    hand,
    kinds_of,
    play,
    position,
    seen,
    turn,
)

TWO = """
    seat 0: 36 5
    seat 1: 8 3
    pot 24 25 7
"""


def let_time_run_out(state: Tabulos) -> list[str]:
    """What a clock does until it is somebody else's turn."""
    seat = turn(state)
    done = []
    while state.waits_for() == [seat]:
        done.append(CODEC.text(state.time_up(seat)))
        play(state, f"{seat}: {done[-1]}")
    return done


@pytest.mark.rule("TAB-18")
def test_time_up_with_a_card_put_down_is_a_wrong_multiplication() -> None:
    state = position(TWO + "top 12")
    play(state, "0: lay 36")
    assert let_time_run_out(state) == ["say nothing"]
    assert hand(state, 0) == "5 24 36"
    assert turn(state) == 1


@pytest.mark.rule("TAB-18")
def test_time_up_is_reported_as_nothing_said() -> None:
    state = position(TWO + "top 12")
    events = play(state, "0: lay 36, say nothing")
    assert kinds_of(events) == ["lays", "says_nothing", "too_slow", "draws"]
    assert facts(events, "says_nothing") == [
        {"seat": 0, "card": 36, "top": 12, "tables": ["4", "6"], "right": "no"}
    ]
    assert seen(state)["said"] == {"seat": 0, "card": "36", "on": "12"}


@pytest.mark.rule("TAB-18")
def test_time_up_without_a_card_is_drawn_and_passed() -> None:
    state = position(TWO + "top 12")
    assert let_time_run_out(state) == ["draw", "pass"]
    assert hand(state, 0) == "5 24 36"


@pytest.mark.rule("TAB-18")
def test_time_up_after_drawing_is_passed() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw")
    assert let_time_run_out(state) == ["pass"]


@pytest.mark.rule("TAB-18")
def test_time_up_is_passed_where_nothing_can_be_drawn() -> None:
    state = position(TWO.replace("24 25 7", "empty") + "top 12")
    assert let_time_run_out(state) == ["pass"]


@pytest.mark.rule("TAB-19")
def test_everybody_knows_what_is_open() -> None:
    state = position(TWO + "top 12, pile 14")
    open_facts = seen(state)
    assert open_facts["top"] == "12"
    assert open_facts["pile"] == ["12", "14"]
    assert open_facts["hand_sizes"] == [2, 2]
    assert open_facts["pot"] == 3
    assert open_facts["direction"] == "clockwise"
    assert open_facts["said"] is None


@pytest.mark.rule("TAB-19")
def test_everybody_knows_what_was_said() -> None:
    state = position(TWO + "top 12")
    play(state, "0: lay 36, say 9 x 4 reverse")
    for seat in (0, 1, None):
        assert seen(state, seat)["said"] == {
            "seat": 0, "card": "36", "on": "12", "first": 9, "second": 4, "call": "called",
        }  # fmt: skip


@pytest.mark.rule("TAB-19")
def test_only_the_own_hand_is_known() -> None:
    state = position(TWO + "top 12")
    assert seen(state, 0)["hand"] == ["5", "36"]
    assert seen(state, 1)["hand"] == ["3", "8"]
    assert "hand" not in seen(state)


@pytest.mark.rule("TAB-19")
def test_only_who_drew_knows_the_card() -> None:
    state = position(TWO + "top 12")
    (event,) = play(state, "0: draw")
    assert values_of(event.facts) == {"seat": 0, "cause": "choice"}
    assert event.to_json()["secrets"] == {"0": {"cards": ["24"]}}
    assert seen(state, 0)["drawn"] == "24"
    assert seen(state, 1)["drawn"] is None
    assert "drawn" not in seen(state)


@pytest.mark.rule("TAB-19")
def test_a_drawn_card_is_just_a_card_of_the_hand_when_the_turn_is_over() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw, pass")
    assert seen(state, 0)["drawn"] is None


@pytest.mark.rule("TAB-19")
def test_other_hands_and_the_pot_make_no_difference_to_a_view() -> None:
    one = position("seat 0: 36 5\nseat 1: 8 3\ntop 12, pot 24 25 7")
    other = position("seat 0: 36 5\nseat 1: 25 7\ntop 12, pot 8 24 3")
    assert seen(one, 0) == seen(other, 0)
    assert seen(one) == seen(other)


@pytest.mark.rule("TAB-19")
def test_a_forgotten_call_is_as_much_as_everybody_heard() -> None:
    """Who may catch is public, and depends on nothing hidden."""
    views = []
    for other_hands in ("8 3", "25 7"):
        state = position(f"seat 0: 36 5\nseat 1: {other_hands}\nseat 2: 9 6\ntop 12, pot 24")
        play(state, "0: lay 36, say 6 x 6")
        views.append(seen(state))
        assert seen(state)["may_catch"] == [1, 2]
    assert views[0] == views[1]
