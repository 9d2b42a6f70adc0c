"""How minus points are judged."""

import pytest

from speeltafel.bots.telos.danger import DANGER, chance_to_win
from speeltafel.bots.telos.habits import TelosHabits
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import LOST
from tests.games.telos.positions import new_game, play, position

EVEN = "seat 0: 5 9\nseat 1: 4 5\nseat 2: 1 3"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_at_the_start_all_are_as_likely_to_lose(players: int) -> None:
    state = new_game(players)
    for seat in range(players):
        assert chance_to_win(state, seat) == pytest.approx(1 - 1 / players)


def test_more_points_are_never_less_dangerous() -> None:
    assert sorted(DANGER) == DANGER
    assert len(DANGER) == LOST


def test_points_count_beside_those_of_the_others() -> None:
    ahead = position("seat 0: 5 9, minus 10\nseat 1: 4 5, minus 5\nseat 2: 1 3, minus 3")
    behind = position("seat 0: 5 9, minus 10\nseat 1: 4 5, minus 13\nseat 2: 1 3, minus 12")
    assert chance_to_win(ahead, 0) < chance_to_win(position(EVEN), 0) < chance_to_win(behind, 0)


def test_the_last_trick_is_judged_before_it_is_played() -> None:
    state = position("seat 0: 5\nseat 1: 9\nseat 2: 9")
    before = chances(state)
    play(state, "0: play 5")
    assert chances(state) == before
    play(state, "1: play 9", "2: play 9")
    assert state.table.round == 2
    assert chances(state) == before
    assert before[2] < before[0] == before[1]


def test_who_reaches_32_has_lost_and_all_others_have_won() -> None:
    state = position("seat 0: zeus, minus 12\nseat 1: 9, minus 13\nseat 2: 9")
    assert chances(state) == [0.0, 1.0, 1.0]
    play(state, "0: play zeus", "1: play 9", "2: play 9")
    assert state.table.over
    assert chances(state) == [0.0, 1.0, 1.0]


def test_a_part_of_a_search_ends_where_the_last_trick_plays_itself() -> None:
    habits = TelosHabits()
    state = position(EVEN)
    before = habits.part(state)
    play(state, "0: play 9", "1: play 4", "2: play 1")
    assert state.table.is_last_trick()
    assert habits.part(state) != before


def test_with_a_swap_to_come_the_last_trick_is_still_part_of_it() -> None:
    habits = TelosHabits()
    state = position("divine trick\n" + EVEN)
    before = habits.part(state)
    play(state, "0: play 9", "1: play 4", "2: play 1")
    assert habits.part(state) == before


def chances(state: Telos) -> list[float]:
    return [chance_to_win(state, seat) for seat in range(state.table.players)]
