"""Coins, point cards, the pile and the first player: TIT-01 to TIT-06."""

from itertools import combinations_with_replacement

import pytest

from speeltafel.engine.chance import Rigged, Seeded, seed_from
from speeltafel.games.titus.coins import COINS
from tests.games.titus.positions import (
    LUCK,
    dealt,
    facts,
    may,
    new_game,
    play,
    position,
    reserve,
    runs,
)


def coins_in(state_seed: int) -> list[tuple[int, int]]:
    """The coins of a deal, as they lie: up and down."""
    deal = new_game(2, Seeded(seed_from(state_seed))).deal
    return list(zip(deal.up, deal.down, strict=True))


@pytest.mark.rule("TIT-01")
def test_the_deck_is_every_pair_of_numbers_that_differ_by_at_most_two_once() -> None:
    pairs = combinations_with_replacement(range(1, 20), 2)
    deck = [(low, high) for low, high in pairs if high - low <= 2]
    assert len(deck) == 54
    for seed in range(20):
        assert sorted((min(coin), max(coin)) for coin in coins_in(seed)) == deck


@pytest.mark.rule("TIT-02")
def test_the_first_run_scored_is_worth_18_and_the_next_17() -> None:
    state = position("""
        seat 0: 1 2 3 4, 6 7 8 9
        seat 1: 11 12 13 14
    """)
    events = play(state, "score @4", "score @9", "take", "keep", "score @14")
    assert [score["points"] for score in facts(events, "scores")] == [18, 17, 16]
    assert runs(state, 0) == "18: 1 2 3 4; 17: 6 7 8 9"
    assert runs(state, 1) == "16: 11 12 13 14"


@pytest.mark.rule("TIT-02")
def test_there_are_twelve_point_cards_from_18_down_to_7() -> None:
    state = new_game(2)
    assert state.view(0).to_json()["point_cards"] == [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]


@pytest.mark.rule("TIT-03")
def test_the_shuffles_say_which_coin_lies_where_and_which_side_is_up() -> None:
    pile = [53, 0, 1, *range(2, 53)]
    sides = [1, 0, 2, 3, 5, 4, *range(6, 2 * COINS)]
    state = new_game(2, Rigged({"pile": pile, "sides": sides}, LUCK))
    coins = list(zip(state.deal.up, state.deal.down, strict=True))
    assert coins[:4] == [(19, 19), (1, 1), (2, 1), (1, 3)]


@pytest.mark.rule("TIT-03")
def test_each_coin_lies_at_any_place_and_on_either_side_as_often() -> None:
    deals = [coins_in(seed) for seed in range(400)]
    lower = sum(up < down for deal in deals for up, down in deal)
    higher = sum(up > down for deal in deals for up, down in deal)
    assert lower + higher == 400 * 35  # all but the 19 that have the same number twice
    assert abs(lower - higher) < 500  # four standard deviations
    places = [[(min(coin), max(coin)) for coin in deal].index((8, 9)) for deal in deals]
    assert abs(sum(places) / 400 - 26.5) < 3


@pytest.mark.rule("TIT-03")
def test_the_visible_side_counts_and_the_other_does_not() -> None:
    state = dealt(2, "9/8", "10/11", "8/10")
    play(state, "take", "keep", "take", "keep", "take")
    assert "add @9" in may(state)


@pytest.mark.rule("TIT-04")
def test_the_top_of_the_pile_is_visible_to_everybody_at_all_times() -> None:
    state = dealt(3, "9/8", "4/5", "17/17")
    for seat in (0, 1, 2, None):
        assert state.view(seat).to_json()["top"] == {"coin": 0, "side": 9}
    play(state, "take")
    for seat in (0, 1, 2, None):
        assert state.view(seat).to_json()["top"] == {"coin": 1, "side": 4}


@pytest.mark.rule("TIT-04")
def test_nobody_sees_a_back_or_a_coin_under_the_top() -> None:
    state = dealt(2, "9/8", "4/5")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert list(view.table.sides) == [9, *[0] * 53]
        assert list(view.memory.backs) == [0] * 54


@pytest.mark.rule("TIT-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_by_lot(first: int) -> None:
    lot = Rigged({"first": [first, (first + 1) % 3, (first + 2) % 3]}, LUCK)
    assert new_game(3, lot).to_act() == [first]


@pytest.mark.rule("TIT-05")
def test_play_goes_clockwise() -> None:
    state = position("""
        seat 0:
        seat 1:
        seat 2:
        pile: 1 5 9 13
        seat 1 to play
    """)
    order = []
    for _ in range(4):
        order += state.to_act()
        play(state, "take", "keep")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("TIT-06")
def test_reserves_begin_empty() -> None:
    state = new_game(4)
    assert [reserve(state, seat) for seat in range(4)] == [""] * 4


@pytest.mark.rule("TIT-06")
def test_a_reserve_holds_singles_and_groups_with_the_highest_on_top() -> None:
    state = position("""
        seat 0: 9 10 11, 3, 15
        seat 1:
    """)
    reserves = state.view(1).to_json()["reserves"]
    assert isinstance(reserves, list)
    assert [[coin["side"] for coin in piece] for piece in reserves[0]] == [[3], [11, 10, 9], [15]]
    assert reserves[1] == []
