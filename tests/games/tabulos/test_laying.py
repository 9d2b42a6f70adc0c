"""Laying a card and saying its multiplication: TAB-05 to TAB-07."""

import pytest

from speeltafel.games.tabulos.cards import NAMES
from tests.games.tabulos.positions import (
    chosen_from,
    facts,
    hand,
    kinds_of,
    lot,
    may,
    play,
    position,
    refused,
    seen,
    sizes,
    top,
    turn,
)

THREE = """
    seat 0: 36 20 5
    seat 1: 8 3
    seat 2: 9 6
    pot 7 14 21
"""


def on_top(card: str, number: str) -> list[str]:
    """What is good to do with one card of two on a number."""
    return may(position(f"seat 0: {card} 2\nseat 1: 3 3\ntop {number}\npot 7"), 0)


def sums(card: str, number: str) -> list[str]:
    """What is good to say with a card put down on a number."""
    state = position(f"seat 0: {card} 2\nseat 1: 3 3\ntop {number}\npot 7")
    play(state, f"0: lay {card}")
    return may(state, 0)


# What fits


@pytest.mark.rule("TAB-05")
def test_36_goes_on_12() -> None:
    assert "lay 36" in on_top("36", "12")


@pytest.mark.rule("TAB-05")
def test_36_does_not_go_on_49() -> None:
    assert "lay 36" not in on_top("36", "49")


@pytest.mark.rule("TAB-05")
def test_36_does_not_go_on_3() -> None:
    assert "lay 36" not in on_top("36", "3")


@pytest.mark.rule("TAB-05")
@pytest.mark.parametrize("number", NAMES)
def test_the_same_number_always_fits(number: str) -> None:
    state = position(f"seat 0: {number} 2\nseat 1: 3 3\ntop {number}\npot 7")
    assert f"lay {number}" in may(state, 0)


@pytest.mark.rule("TAB-05")
def test_one_card_is_laid_in_a_turn() -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 36, say 4 x 9 reverse")
    assert hand(state, 0) == "5 20"
    assert top(state) == "36"
    assert refused(state, "0: lay 20") == "TAB-04"


@pytest.mark.rule("TAB-05")
def test_a_player_need_not_lay_though_a_card_fits() -> None:
    state = position(THREE + "top 12")
    assert may(state, 0) == ["lay 20", "lay 36", "draw"]


# What is said


@pytest.mark.rule("TAB-06")
def test_36_on_8_is_4_x_9() -> None:
    assert sums("36", "8") == ["say 4 x 9 reverse", "say 9 x 4 reverse"]


@pytest.mark.rule("TAB-06")
def test_36_on_6_is_6_x_6() -> None:
    assert sums("36", "6") == ["say 6 x 6 reverse"]


@pytest.mark.rule("TAB-06")
def test_any_table_of_both_cards_will_do() -> None:
    assert sums("12", "6") == ["say 2 x 6", "say 3 x 4", "say 4 x 3", "say 6 x 2"]
    assert sums("12", "14") == ["say 2 x 6", "say 6 x 2"]


@pytest.mark.rule("TAB-06")
@pytest.mark.parametrize("said", ["3 x 4", "4 x 3"])
def test_the_factors_may_be_said_in_either_order(said: str) -> None:
    state = position(THREE.replace("36", "12") + "top 15")
    assert facts(play(state, f"0: lay 12, say {said}"), "says")[0]["right"] == "yes"
    assert top(state) == "12"


@pytest.mark.rule("TAB-06")
def test_the_other_factor_is_1_to_10() -> None:
    assert sums("8", "8") == ["say 1 x 8", "say 2 x 4", "say 4 x 2", "say 8 x 1"]
    assert sums("20", "10") == ["say 2 x 10", "say 4 x 5", "say 5 x 4", "say 10 x 2"]


@pytest.mark.rule("TAB-06")
def test_a_table_of_only_one_of_the_cards_is_wrong() -> None:
    state = position(THREE + "top 6")
    events = play(state, "0: lay 36, say 4 x 9 reverse")
    assert facts(events, "says")[0]["right"] == "no"
    assert facts(events, "other_table") == [
        {"seat": 0, "card": 36, "top": 6, "first": 4, "second": 9, "shared": "6"}
    ]
    assert top(state) == "6"


@pytest.mark.rule("TAB-06")
def test_a_card_is_put_down_before_anything_is_said() -> None:
    state = position(THREE + "top 12")
    assert refused(state, "0: say 6 x 6") == "TAB-06"
    assert refused(state, "0: say nothing") == "TAB-06"


@pytest.mark.rule("TAB-06")
@pytest.mark.parametrize("action", ["lay 20", "draw", "pass"])
def test_with_a_card_put_down_the_multiplication_has_to_be_said(action: str) -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 36")
    assert state.to_act() == [0]
    assert refused(state, f"0: {action}") == "TAB-06"


# Mistakes


@pytest.mark.rule("TAB-07")
def test_a_wrong_multiplication_gives_the_card_back_and_one_more_and_ends_the_turn() -> None:
    state = position(THREE + "top 12")
    events = play(state, "0: lay 36, say 6 x 7 reverse")
    assert top(state) == "12"
    assert hand(state, 0) == "5 7 20 36"
    assert turn(state) == 1
    assert facts(events, "miscounts") == [
        {"seat": 0, "card": 36, "first": 6, "second": 7, "product": 42}
    ]


@pytest.mark.rule("TAB-07")
def test_a_player_chooses_from_all_cards_without_being_told_which_of_them_fit() -> None:
    state = position(THREE + "top 49")
    assert may(state, 0) == ["draw"]
    assert chosen_from(state, 0) == ["lay 5", "lay 20", "lay 36", "draw"]


@pytest.mark.rule("TAB-07")
def test_a_wrong_card_has_the_same_price_whatever_is_said() -> None:
    state = position(THREE + "top 49")
    events = play(state, "0: lay 36, say 6 x 6 reverse")
    assert top(state) == "49"
    assert hand(state, 0) == "5 7 20 36"
    assert turn(state) == 1
    assert facts(events, "does_not_fit") == [{"seat": 0, "card": 36, "top": 49}]


@pytest.mark.rule("TAB-07")
def test_a_player_who_goes_beyond_the_end_of_a_table_sees_where_it_ends() -> None:
    state = position(THREE + "top 3")
    events = play(state, "0: lay 36, say 3 x 12 reverse")
    assert facts(events, "goes_beyond") == [{"seat": 0, "card": 36, "table": 3, "last": 30}]


@pytest.mark.rule("TAB-07")
def test_a_wrong_play_is_possible_but_not_among_the_good_ones() -> None:
    state = position(THREE + "top 49")
    assert may(state, 0) == ["draw"]
    play(state, "0: lay 36")
    assert may(state, 0) == ["say 4 x 9 reverse", "say 6 x 6 reverse", "say 9 x 4 reverse"]
    play(state, "0: say 1 x 1")
    assert turn(state) == 1


@pytest.mark.rule("TAB-07")
@pytest.mark.parametrize("said", ["1 x 1", "99 x 99", "1 x 36", "36 x 1", "2 x 18", "12 x 3"])
def test_any_two_numbers_from_1_to_99_can_be_said(said: str) -> None:
    state = position(THREE + "top 36")
    events = play(state, f"0: lay 36, say {said}")
    assert facts(events, "says")[0]["right"] == "no"
    assert sizes(state) == [4, 2, 2]


@pytest.mark.rule("TAB-07")
def test_a_card_one_does_not_hold_is_refused_and_not_punished() -> None:
    state = position(THREE + "top 12")
    assert refused(state, "0: lay 8") == "TAB-07"
    assert turn(state) == 0
    assert sizes(state) == [3, 2, 2]


@pytest.mark.rule("TAB-07")
def test_a_wrong_square_does_not_turn_the_direction_and_nobody_is_to_be_caught() -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 36, say 6 x 5")
    assert seen(state)["direction"] == "clockwise"
    assert state.to_act() == [1]


@pytest.mark.rule("TAB-07")
def test_a_wrong_end_point_makes_nobody_else_draw() -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 20, say 4 x 6")
    assert turn(state) == 1
    assert sizes(state) == [4, 2, 2]


@pytest.mark.rule("TAB-07")
def test_the_card_goes_back_first_then_the_penalty_is_drawn() -> None:
    state = position(
        """
        seat 0: 36 5
        seat 1: 8 3
        top 12, pile 24, pot empty
        """,
        lot("pot 1", [0]),
    )
    events = play(state, "0: lay 36, say 6 x 7")
    assert kinds_of(events) == ["lays", "says", "miscounts", "new_pot", "draws"]
    assert hand(state, 0) == "5 24 36"


@pytest.mark.rule("TAB-07")
def test_card_and_words_of_a_wrong_play_are_known_to_all() -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 36, say 6 x 7")
    assert seen(state)["shown"] == [["36"], [], []]
    assert seen(state, 2)["said"] == {
        "seat": 0, "card": "36", "on": "12", "first": 6, "second": 7, "call": "silent",
    }  # fmt: skip


@pytest.mark.rule("TAB-07")
def test_after_a_mistake_the_turn_is_over_and_no_more() -> None:
    state = position(THREE + "top 12")
    play(state, "0: lay 36, say 6 x 7", "1: draw, pass", "2: draw, pass")
    assert turn(state) == 0


@pytest.mark.rule("TAB-07")
def test_with_next_turn_too_the_next_turn_is_missed_as_well() -> None:
    state = position(THREE + "top 12, mistake next_turn_too")
    play(state, "0: lay 36, say 6 x 7", "1: draw, pass")
    events = play(state, "2: draw, pass")
    assert facts(events, "misses") == [{"seat": 0}]
    assert turn(state) == 1


@pytest.mark.rule("TAB-07")
def test_missed_turns_add_up_and_one_is_used_each_time_play_comes_past() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12, seat 1 misses 2
    """)
    turns = []
    for _ in range(4):
        turns.append(turn(state))
        play(state, f"{turn(state)}: draw, pass")
    assert turns == [0, 0, 0, 1]


@pytest.mark.rule("TAB-07")
def test_a_mistake_adds_to_the_turns_that_are_to_be_missed() -> None:
    state = position(THREE + "top 12, mistake next_turn_too, seat 1 misses 1")
    play(state, "0: lay 36, say 6 x 7")
    assert turn(state) == 2
    assert seen(state)["missing"] == [1, 0, 0]
