"""End points: TAB-14."""

import pytest

from tests.games.tabulos.positions import (
    facts,
    hand,
    may,
    play,
    position,
    seen,
    sizes,
    turn,
)

END_POINTS = [20, 30, 40, 50, 60, 70, 80, 90]
THREE = """
    seat 0: 20 5
    seat 1: 8 3
    seat 2: 9 6
    top 12, pot 7 14 21
"""


@pytest.mark.rule("TAB-14")
@pytest.mark.parametrize("number", END_POINTS)
def test_the_next_player_draws_a_card_and_misses_the_turn(number: int) -> None:
    state = position(THREE.replace("20", str(number)).replace("top 12", f"top {number}"))
    events = play(state, f"0: lay {number}, say {number // 10} x 10")
    assert facts(events, "draws") == [{"seat": 1, "cause": "end_point"}]
    assert facts(events, "misses") == [{"seat": 1}]
    assert hand(state, 1) == "3 7 8"
    assert turn(state) == 2
    assert seen(state)["missing"] == [0, 0, 0]


@pytest.mark.rule("TAB-14")
def test_20_said_as_4_x_5_is_an_end_point_too() -> None:
    state = position(THREE)
    play(state, "0: lay 20, say 4 x 5")
    assert turn(state) == 2


@pytest.mark.rule("TAB-14")
def test_10_is_not_an_end_point() -> None:
    state = position(THREE.replace("20", "10"))
    play(state, "0: lay 10, say 2 x 5")
    assert turn(state) == 1
    assert sizes(state) == [1, 2, 2]


@pytest.mark.rule("TAB-14")
def test_the_next_player_is_the_neighbour_in_the_direction_of_play() -> None:
    state = position(THREE + "counterclockwise")
    play(state, "0: lay 20, say 4 x 5")
    assert sizes(state) == [1, 2, 3]
    assert turn(state) == 1


@pytest.mark.rule("TAB-14")
def test_a_neighbour_who_already_has_to_miss_a_turn_is_hit_all_the_same() -> None:
    state = position(THREE + "seat 1 misses 1")
    play(state, "0: lay 20, say 4 x 5")
    assert sizes(state) == [1, 3, 2]
    assert turn(state) == 2
    assert seen(state)["missing"] == [0, 1, 0]
    play(state, "2: draw, pass", "0: draw, pass")
    assert turn(state) == 2


@pytest.mark.rule("TAB-14")
def test_with_two_players_the_one_who_laid_it_plays_again() -> None:
    state = position("""
        seat 0: 20 40 5
        seat 1: 8 3
        top 12
    """)
    play(state, "0: lay 20, say 4 x 5")
    assert turn(state) == 0
    assert may(state, 0) == ["lay 5", "lay 40", "draw"]
