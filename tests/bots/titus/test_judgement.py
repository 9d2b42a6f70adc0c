"""How positions of Titus are judged."""

import pytest

from speeltafel.bots.titus.habits import TitusHabits
from speeltafel.bots.titus.judgement import chance_to_win
from tests.bots.titus.players import tried
from tests.games.titus.positions import play, position

HABITS = TitusHabits()


def chance(text: str) -> float:
    """For seat 0."""
    return chance_to_win(position(text), 0)


@pytest.mark.parametrize(
    "better",
    [
        "seat 0: 4 5; 18: 16 17 18 19\nseat 1: 14 15\npile: 1 9\nseat 1 to play",
        "seat 0: 4 5 6 7\nseat 1: 14 15\npile: 1 9\nseat 1 to play",
        "seat 0: 4 5 6\nseat 1: 14 15\npile: 1 9\nseat 1 to play",
        "seat 0: 4 5, 9\nseat 1: 14 15\npile: 1 9\nseat 1 to play",
        "seat 0: 4 5\nseat 1: 14 15\npile: 1 9\nseat 0 to play",
    ],
    ids=["points", "a run", "a longer piece", "another coin", "the turn"],
)
def test_it_is_good_to_have(better: str) -> None:
    assert chance(better) > chance("seat 0: 4 5\nseat 1: 14 15\npile: 1 9\nseat 1 to play")


def test_chances_of_two_are_one_together() -> None:
    state = position("seat 0: 4 5 6; 18: 16 17 18 19\nseat 1: 14 15, 17\npile: 1 9")
    assert chance_to_win(state, 0) + chance_to_win(state, 1) == pytest.approx(1.0)


def test_a_run_is_better_scored_before_what_may_be_the_last_turn_of_all() -> None:
    held = "seat 0: 4 5 6 7\nseat 1: rest\npile: 9\nseat 1 to play"
    scored = "seat 0: ; 18: 4 5 6 7\nseat 1: rest\npile: 9\nseat 1 to play"
    assert chance(scored) > chance(held)


def test_a_won_game_is_won_but_more_points_are_better() -> None:
    state = position("seat 0: 4 5 6/6, 12 13 14 15/15\nseat 1: 16 17 18 19, rest\npile: 7/7")
    play(state, "take", "add @6/6")
    more = state.clone()
    play(state, "end")
    play(more, "score @7/7", "score @15/15")
    assert HABITS.worth(more, 0) > HABITS.worth(state, 0) > 0.96
    assert HABITS.worth(more, 1) < HABITS.worth(state, 1) < 0.04


def test_a_search_joins_and_scores_only_when_no_coin_is_to_come() -> None:
    state = position("seat 0: 4 5, 6 7, 12 13 14 15\nseat 1:\npile: 9/9 1/1")
    assert tried(HABITS, state) == ["take"]
    play(state, "take")
    assert tried(HABITS, state) == ["keep"]
    play(state, "keep")
    assert tried(HABITS, state) == ["join @5 @7"]
    play(state, "join @5 @7")
    assert set(tried(HABITS, state)) == {"end", "score @7", "score @15"}
