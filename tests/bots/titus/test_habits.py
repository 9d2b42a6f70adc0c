"""The habits of a good player of Titus, one at a time."""

from speeltafel.bots.titus.habits import TitusHabits
from tests.bots.titus.players import picked
from tests.games.titus.positions import play, position, reserve

HABITS = TitusHabits()


def test_a_coin_is_added_where_it_finishes_a_run() -> None:
    state = position("seat 0: 6 7 8, 10 11\nseat 1: 15\npile: 9/9 1/1")
    play(state, "take")
    assert picked(HABITS, state) == "add @8"


def test_a_coin_between_two_pieces_counts_for_both() -> None:
    state = position("seat 0: 2, 4 5, 12\nseat 1: 19\npile: 3/3 11/11")
    play(state, "take")
    assert picked(HABITS, state) in ("add @2", "add @5")


def test_pieces_that_continue_each_other_count_as_one() -> None:
    """With 6, 7 and 8 the 9 makes a run, as they lie."""
    state = position("seat 0: 6, 7, 8, 14 15\nseat 1:; 18: 8 9 10 11/9*\npile: 16/16")
    assert picked(HABITS, state) == "rob @11"


def test_a_coin_that_fits_is_added_so_that_the_turn_goes_on() -> None:
    state = position("seat 0: 6\nseat 1: 15\npile: 7 1")
    play(state, "take")
    assert picked(HABITS, state) == "add @6"


def test_the_third_coin_does_not_lengthen_a_run_that_is_long_enough() -> None:
    state = position("seat 0: 2 3 4 5, 12, 13\nseat 1:\npile: 14 15 6")
    play(state, "take", "add @13", "take", "add @14", "take")
    assert picked(HABITS, state) == "keep"


def test_but_an_earlier_one_does_for_the_turn_goes_on() -> None:
    state = position("seat 0: 2 3 4 5\nseat 1:\npile: 6")
    play(state, "take")
    assert picked(HABITS, state) == "add @5"


def test_a_coin_is_robbed_whose_back_was_seen_and_fits() -> None:
    state = position("""
        seat 0: 7 8 9
        seat 1: 15; 18: 9 10 11 12/10*
        pile: 2/2
    """)
    assert picked(HABITS, state) == "rob @12"


def test_a_coin_from_the_pile_that_fits_is_taken_before_one_that_may_fit() -> None:
    state = position("""
        seat 0: 7 8 9
        seat 1: 15; 18: 9 10 11 12/10
        pile: 6/6
    """)
    assert picked(HABITS, state) == "take"


def test_a_coin_that_fits_nowhere_is_exchanged_for_one_that_does() -> None:
    state = position("seat 0: 7 8 9\nseat 1: 11/10*, 15/15*\npile: 2/2")
    play(state, "take")
    assert picked(HABITS, state) == "exchange @11"


def test_but_not_if_it_helps_the_other_more() -> None:
    state = position("seat 0: 14\nseat 1: 3 4 5, 12/13*\npile: 2/2")
    play(state, "take")
    assert picked(HABITS, state) == "keep"


def test_what_the_next_player_needs_is_taken() -> None:
    state = position("""
        seat 0: 14
        seat 1: 3 4 5; 18: 9 10 11 12/13*
        pile: 6/6
    """)
    assert picked(HABITS, state) == "take"


def test_pieces_are_joined_to_a_run_when_the_turn_can_not_go_on() -> None:
    state = position("seat 0: 4 5, 6 7\nseat 1:\npile: 12")
    assert picked(HABITS, state) == "take"
    play(state, "take", "keep")
    assert picked(HABITS, state) == "join @5 @7"


def test_also_if_it_takes_several_joins() -> None:
    state = position("seat 0: 4, 5, 6, 7\nseat 1:\npile: 12")
    play(state, "take", "keep")
    for _ in range(3):
        play(state, picked(HABITS, state))
    assert reserve(state, 0) == "4 5 6 7, 12"


def test_pieces_that_make_no_run_stay_apart() -> None:
    state = position("seat 0: 4, 5\nseat 1:\npile: 12")
    play(state, "take", "keep")
    assert picked(HABITS, state) == "end"


def test_a_run_is_not_joined_to_more() -> None:
    state = position("seat 0: 4 5 6 7, 8\nseat 1:\npile: 12")
    play(state, "take", "keep")
    assert picked(HABITS, state) == "end"


def test_a_run_is_held_back_while_the_pile_is_high() -> None:
    state = position("seat 0: 4 5 6 7\nseat 1:\npile: 12")
    play(state, "take", "keep")
    assert picked(HABITS, state) == "end"


def test_and_scored_when_it_is_low() -> None:
    state = position("seat 0: 4 5 6 7\nseat 1: rest\npile: 12 13 14 15")
    play(state, "take", "keep")
    assert picked(HABITS, state) == "score @7"
