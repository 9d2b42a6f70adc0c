"""Habits and weaknesses in Timeline against each other."""

import pytest

from speeltafel.bots.timeline.against import AgainstHabits, FirstIdea, Gaps
from speeltafel.engine.dice import Dice
from tests.bots.timeline.minds import mind, plays, worded
from tests.games.timeline.positions import against, play

LINE = """
    line: rome=476 magna=1215 print=1455 tea=1773
    seat 0: gold=1500 moon=1969
    seat 1: nile=1869
"""


def test_the_card_that_is_surest_of_its_place_is_played() -> None:
    assert plays(AgainstHabits(), against(LINE), "gold=1500~300 moon=1960~30") == "moon at 4"


def test_a_wide_gap_makes_up_for_a_vague_idea() -> None:
    """Between 476 and 1215 there is room for being a century off; within the line there is not."""
    state = against("""
        line: rome=476 magna=1215 print=1455 press=1470 tea=1773
        seat 0: inca=1460 song=900
        seat 1: nile=1869
    """)
    assert plays(AgainstHabits(), state, "inca=1460~60 song=900~200") == "song at 1"


def test_a_beginner_plays_what_rings_a_bell_however_narrow_the_gap() -> None:
    state = against("""
        line: rome=476 magna=1215 print=1455 press=1470 tea=1773
        seat 0: song=900 inca=1460
        seat 1: nile=1869
    """)
    assert plays(FirstIdea(), state, "inca=1460~30 song=900~200") == "inca at 3"


def test_a_beginner_without_any_beliefs_still_plays() -> None:
    state = against(LINE)
    choices = state.legal(0)
    assert FirstIdea().pick(state.view(0).sample(Dice(1)), 0, choices, Dice(1)) in choices


def test_a_card_whose_date_was_seen_is_sure() -> None:
    state = against(LINE)
    moon = state.table.hands[0][1]
    state.table.turned[moon] = 1  # as if it came back from the discards (TIM-07)
    assert plays(AgainstHabits(), state, "gold=1500~20 moon=100~20") == "moon at 4"


@pytest.mark.rule("TIM-05")
def test_a_year_that_lies_in_the_line_is_right_on_both_sides_of_it() -> None:
    state = against("""
        line: rome=476 tea=1773
        seat 0: twin=1773
        seat 1: nile=1869
    """)
    state.faces.beliefs = mind(state, "")
    twin = state.table.hands[0][0]
    chances = [Gaps(state).chance(twin, gap) for gap in range(3)]
    assert chances == [0.0, pytest.approx(1.0), pytest.approx(1.0)]


@pytest.mark.rule("TIM-05")
def test_an_unsure_date_in_the_line_leaves_room_on_both_sides() -> None:
    state = against("""
        line: rome=476 print=1440/1460 tea=1773
        seat 0: inca=1450
        seat 1: nile=1869
    """)
    state.faces.beliefs = mind(state, "")
    inca = state.table.hands[0][0]
    chances = [Gaps(state).chance(inca, gap) for gap in range(4)]
    assert chances == [0.0, pytest.approx(1.0), pytest.approx(1.0), 0.0]


def test_a_search_looks_at_the_best_place_of_each_card() -> None:
    state = against(LINE)
    state.faces.beliefs = mind(state, "")
    tried = AgainstHabits().worth_trying(state, 0, state.legal(0))
    assert [worded(state, 0, action) for action in tried] == ["gold at 3", "moon at 4"]


def test_fewer_cards_are_worth_more_and_being_out_nothing() -> None:
    state = against(LINE)
    worth = [AgainstHabits().worth(state, seat) for seat in (0, 1)]
    assert worth[0] < worth[1]
    assert sum(worth) == pytest.approx(1.0)
    state.table.inside = 2
    assert [AgainstHabits().worth(state, seat) for seat in (0, 1)] == [0.0, 1.0]


def test_at_the_end_only_the_winner_counts() -> None:
    state = against(LINE)
    play(state, "0: gold at 3", "1: nile at 5")
    assert [AgainstHabits().worth(state, seat) for seat in (0, 1)] == [0.0, 1.0]
