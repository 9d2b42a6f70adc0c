"""Taking a coin from the pile, exchanging it, robbing a run: TIT-12 to TIT-16."""

import pytest

from speeltafel.engine.tally import of
from tests.games.titus.positions import (
    facts,
    in_hand,
    may,
    name_of,
    play,
    position,
    refusal,
    refused,
    reserve,
    runs,
)


@pytest.mark.rule("TIT-12")
def test_a_coin_comes_from_the_pile_or_from_the_top_of_a_run_of_another() -> None:
    state = position("""
        seat 0: 4; 18: 1 2 3 4
        seat 1: 9, 12; 17: 5 6 7 8
        seat 2: 15; 16: 11 12 13 14 15
    """)
    assert may(state) == ["take", "rob @8", "rob @15"]


@pytest.mark.rule("TIT-12")
def test_nobody_robs_an_own_run_a_reserve_or_the_pile() -> None:
    state = position("""
        seat 0: 10; 18: 1 2 3 4
        seat 1: 9
    """)
    assert refusal(state, "rob @4").reason == "own_run"
    for coin in ("@4", "@3", "@9", "@10", str(state.table.drawn), "53"):
        assert refused(state, f"rob {coin}") == "TIT-12"


@pytest.mark.rule("TIT-13")
def test_a_coin_from_the_pile_keeps_its_visible_side() -> None:
    state = position("""
        seat 0:
        seat 1:
        pile: 8/9 3/4
    """)
    events = play(state, "take")
    assert facts(events, "takes") == [{"seat": 0, "coin": 0, "side": 8}]
    assert in_hand(state) == 8
    play(state, "keep")
    assert reserve(state, 0) == "8"


@pytest.mark.rule("TIT-13")
def test_the_next_coin_of_the_pile_is_visible_before_the_first_is_placed() -> None:
    state = position("""
        seat 0:
        seat 1:
        pile: 8/9 3/4
    """)
    events = play(state, "take")
    assert facts(events, "shows") == [{"coin": 1, "side": 3}]
    form = state.view(0).to_json()
    assert form["hand"] == {"coin": 0, "side": 8}
    assert form["top"] == {"coin": 1, "side": 3}


@pytest.mark.rule("TIT-14")
def test_the_coin_goes_into_the_own_reserve_as_a_single_or_added_to_a_piece() -> None:
    state = position("""
        seat 0: 7, 9 10, 12
        seat 1: 7 8
        pile: 8
    """)
    play(state, "take")
    assert may(state) == ["keep", "add @7", "add @10"]
    assert refused(state, "add @8") == "TIT-14"  # a piece of another player
    kept = state.clone()
    play(kept, "keep")
    assert reserve(kept, 0) == "7, 8, 9 10, 12"
    play(state, "add @10")
    assert reserve(state, 0) == "7, 8 9 10, 12"


@pytest.mark.rule("TIT-14")
def test_a_coin_is_placed_before_the_next_is_taken_or_the_turn_ends() -> None:
    state = position("""
        seat 0: 7
        seat 1: ; 18: 1 2 3 4
        pile: 8
    """)
    play(state, "take")
    for move in ("take", "rob @4", "end"):
        assert refused(state, move) == "TIT-14"


@pytest.mark.rule("TIT-14")
def test_nothing_is_placed_before_a_coin_is_taken() -> None:
    state = position("""
        seat 0: 7
        seat 1: 9
    """)
    for move in ("keep", "add @7", "exchange @9"):
        assert refused(state, move) == "TIT-14"


EXCHANGE = """
    seat 0: 5, 7
    seat 1: 9/8, 12/11, 3 4
    seat 2: 16/17
    seat 3: 1 2
    pile: 14/13
"""


@pytest.mark.rule("TIT-15")
def test_the_coin_goes_over_same_side_up_and_another_single_comes_turned() -> None:
    state = position(EXCHANGE)
    events = play(state, "take", "exchange @9")
    assert reserve(state, 1) == "3 4, 12, 14"
    assert in_hand(state) == 8
    assert [fact["side"] for fact in facts(events, "gives")] == [14]
    assert [fact["side"] for fact in facts(events, "gets")] == [8]
    play(state, "add @7")
    assert reserve(state, 0) == "5, 7 8"


@pytest.mark.rule("TIT-15")
def test_every_single_of_another_can_be_had_and_no_coin_of_a_group() -> None:
    state = position(EXCHANGE)
    play(state, "take")
    assert may(state) == ["keep", "exchange @9", "exchange @12", "exchange @16"]
    for coin in ("@4", "@3", "@2", "@1"):
        assert refusal(state, f"exchange {coin}").reason == "not_single"


@pytest.mark.rule("TIT-15")
def test_nobody_exchanges_with_oneself() -> None:
    state = position(EXCHANGE)
    play(state, "take")
    assert refusal(state, "exchange @5").reason == "own_coin"


@pytest.mark.rule("TIT-15")
def test_the_coin_that_comes_is_kept_as_a_single_or_added_to_a_piece() -> None:
    state = position(EXCHANGE)
    play(state, "take", "exchange @9")
    assert may(state) == ["keep", "add @7"]
    play(state, "keep")
    assert reserve(state, 0) == "5, 7, 8"


@pytest.mark.rule("TIT-15")
def test_the_coin_that_was_given_lies_there_as_a_single_even_if_it_fits() -> None:
    state = position("""
        seat 0:
        seat 1: 9/8, 12 13
        pile: 14
    """)
    play(state, "take", "exchange @9")
    assert reserve(state, 1) == "12 13, 14"


@pytest.mark.rule("TIT-15")
def test_there_is_no_exchange_with_a_player_who_had_no_single() -> None:
    state = position("""
        seat 0:
        seat 1: 12 13
        pile: 9
    """)
    play(state, "take")
    assert may(state) == ["keep"]


@pytest.mark.rule("TIT-15")
def test_a_coin_is_exchanged_only_once() -> None:
    state = position(EXCHANGE)
    play(state, "take", "exchange @9")
    for coin in ("@12", "@14", "@16"):  # 14 is the coin given
        assert refusal(state, f"exchange {coin}").reason == "not_from_pile"


@pytest.mark.rule("TIT-15")
def test_a_robbed_coin_is_not_exchanged() -> None:
    state = position("""
        seat 0:
        seat 1: 9; 18: 1 2 3 4/5
    """)
    play(state, "rob @4")
    assert may(state) == ["keep"]
    assert refused(state, "exchange @9") == "TIT-15"


@pytest.mark.rule("TIT-15")
def test_an_exchange_counts_as_one_coin_taken() -> None:
    state = position(EXCHANGE)
    play(state, "take", "exchange @9")
    assert state.table.taken == 1


@pytest.mark.rule("TIT-15")
def test_after_an_exchange_that_was_added_the_next_coin_may_be_exchanged_too() -> None:
    state = position(EXCHANGE)
    play(state, "take", "exchange @9", "add @7", "take")
    assert any(move.startswith("exchange") for move in may(state))


ROBBERY = """
    seat 0: 10 11
    seat 1: ; 18: 6/7 7/8 8/9 9/9
"""


@pytest.mark.rule("TIT-16")
def test_a_robbed_coin_is_turned_and_placed_as_a_single_or_added() -> None:
    state = position("""
        seat 0: 10 11
        seat 1: ; 18: 5 6 7 8/9
    """)
    coin = name_of(state, "@8")
    events = play(state, "rob @8")
    assert facts(events, "robs") == [{"seat": 0, "other": 1, "coin": coin, "side": 9}]
    assert may(state) == ["keep", "add @11"]
    kept = state.clone()
    play(kept, "keep")
    assert reserve(kept, 0) == "9, 10 11"
    play(state, "add @11")
    assert reserve(state, 0) == "9 10 11"


@pytest.mark.rule("TIT-16")
def test_the_owner_keeps_the_point_card() -> None:
    state = position(ROBBERY)
    play(state, "rob @9", "add @11")
    assert runs(state, 1) == "18: 6 7 8"
    assert of(state.table.points, 1) == 18


@pytest.mark.rule("TIT-16")
def test_several_coins_of_one_run_are_robbed_in_one_turn_each_time_the_highest() -> None:
    state = position(ROBBERY)
    assert refusal(state, "rob @8").reason == "not_top"
    assert refused(state, "rob @8") == "TIT-16"
    play(state, "rob @9", "add @11", "rob @8", "keep")
    assert reserve(state, 0) == "9, 9 10 11"
    assert runs(state, 1) == "18: 6 7"


@pytest.mark.rule("TIT-16")
def test_the_last_coin_of_a_run_may_be_robbed_too() -> None:
    state = position("""
        seat 0: 7
        seat 1: ; 18: 5/6
    """)
    play(state, "rob @5", "add @7")
    assert runs(state, 1) == "18:"
    assert of(state.table.cards, 1) == 1
    assert may(state) == ["take", "end"]


@pytest.mark.rule("TIT-16")
def test_a_coin_that_was_robbed_can_be_scored_and_robbed_back() -> None:
    state = position("""
        seat 0: 10 11 12
        seat 1: 9; 18: 5 6 7 8/9
    """)
    coin = name_of(state, "@8")
    play(state, "rob @8", "add @12", "score @12", "end", "rob @12")
    assert state.table.sides[coin] == 9
    assert reserve(state, 0) == ""
