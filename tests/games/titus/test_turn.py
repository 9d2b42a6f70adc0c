"""How far a turn goes, and how it ends: TIT-18 to TIT-23."""

import pytest

from tests.games.titus.positions import (
    facts,
    in_hand,
    may,
    play,
    position,
    refusal,
    refused,
    reserve,
    runs,
)


@pytest.mark.rule("TIT-18")
def test_who_added_the_coin_may_take_another_from_pile_or_run_or_stop() -> None:
    state = position("""
        seat 0: 7
        seat 1: ; 18: 1 2 3 4
        pile: 8
    """)
    play(state, "take", "add @7")
    assert may(state) == ["take", "end", "rob @4"]
    play(state, "end")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-18")
@pytest.mark.parametrize("moves", [["take", "exchange @17"], ["rob @4"]])
def test_a_coin_that_was_exchanged_or_robbed_goes_on_too_if_it_is_added(moves: list[str]) -> None:
    state = position("""
        seat 0: 6, 14
        seat 1: 17/15; 18: 1 2 3 4/5
        pile: 19
    """)
    play(state, *moves)
    [add] = [move for move in may(state) if move.startswith("add")]
    play(state, add)
    assert {"take", "end"} < set(may(state))


@pytest.mark.rule("TIT-19")
@pytest.mark.parametrize("moves", [["take"], ["take", "exchange @17"], ["rob @4"]])
def test_who_placed_the_coin_as_a_single_takes_no_other_coin(moves: list[str]) -> None:
    state = position("""
        seat 0: 9, 10
        seat 1: 17/15; 18: 1 2 3 4/6
        pile: 19
    """)
    play(state, *moves, "keep")
    assert may(state) == ["end", "join @9 @10"]
    assert refused(state, "take") == "TIT-19"
    assert refused(state, "rob @3") == "TIT-19"


@pytest.mark.rule("TIT-19")
def test_joining_the_single_afterwards_does_not_change_that() -> None:
    state = position("""
        seat 0: 7, 12, 13
        seat 1:
        pile: 8
    """)
    play(state, "take", "keep", "join @7 @8")
    assert reserve(state, 0) == "7 8, 12, 13"
    assert may(state) == ["end", "join @12 @13"]
    assert refused(state, "take") == "TIT-19"


@pytest.mark.rule("TIT-19")
def test_a_single_ends_the_taking_after_coins_that_were_added_too() -> None:
    state = position("""
        seat 0: 7
        seat 1:
        pile: 8 15
    """)
    play(state, "take", "add @7", "take", "keep")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-20")
def test_after_the_third_coin_no_other_is_taken_even_if_it_was_added() -> None:
    state = position("""
        seat 0: 7, 15, 16
        seat 1:
        pile: 8 9 10 11
    """)
    play(state, "take", "add @7", "take", "add @8", "take", "add @9")
    assert may(state) == ["end", "score @10", "join @15 @16"]
    assert refused(state, "take") == "TIT-20"


@pytest.mark.rule("TIT-20")
def test_coins_from_a_run_an_exchange_and_the_pile_all_count() -> None:
    state = position("""
        seat 0: 7, 15, 16; 17:
        seat 1: 11/9; 18: 1 2 3 4/6
        pile: 8 19
    """)
    play(state, "rob @4", "add @7", "take", "add @7", "take", "exchange @11", "add @8")
    assert reserve(state, 0) == "6 7 8 9, 15, 16"
    assert refused(state, "take") == "TIT-20"
    assert refused(state, "rob @3") == "TIT-20"


@pytest.mark.rule("TIT-20")
def test_joining_and_scoring_are_no_coins() -> None:
    state = position("""
        seat 0: 1 2 3 4, 7, 8
        seat 1:
        pile: 9 10 11
    """)
    play(state, "score @4", "join @7 @8", "take", "add @8", "take", "add @9", "score @10", "take")
    assert state.table.taken == 3


FOUR_COINS = ["take", "add @5", "take", "add @6", "take", "add @7", "take", "add @8"]


@pytest.mark.rule("TIT-21")
@pytest.mark.parametrize("option", ["", "fewest points"])
def test_who_has_the_fewest_may_take_more_than_three(option: str) -> None:
    state = position(f"""
        {option}
        seat 0: 5
        seat 1: ; 18:
        pile: 6 7 8 9 10
    """)
    play(state, *FOUR_COINS, "take")
    assert state.table.taken == 5


@pytest.mark.rule("TIT-21")
def test_a_single_ends_the_taking_of_who_has_the_fewest_too() -> None:
    state = position("""
        seat 0: 5, 15, 16
        seat 1: ; 18:
        pile: 6 7 8 12
    """)
    play(state, *FOUR_COINS[:-1], "keep")
    assert refused(state, "take") == "TIT-19"


@pytest.mark.rule("TIT-21")
@pytest.mark.parametrize("option", ["", "fewest points"])
def test_as_few_as_another_is_not_beyond_doubt(option: str) -> None:
    state = position(f"""
        {option}
        seat 0: 5
        seat 1: ; 18:
        seat 2:
        pile: 6 7 8 9
    """)
    play(state, *FOUR_COINS[:-2])
    assert refused(state, "take") == "TIT-20"


@pytest.mark.rule("TIT-21")
@pytest.mark.parametrize(
    ("option", "own", "other", "unlimited"),
    [
        ("", "17:", "18:", False),  # one card each
        ("fewest points", "17:", "18:", True),
        ("fewest points", "18:", "17:", False),
        ("", "18:", "17:; 16:", True),
        ("fewest points", "18:", "17:; 16:", True),
        ("", "18:", "8:; 7:", True),  # one card against two
        ("fewest points", "18:", "8:; 7:", False),  # 18 points against 15
        ("", "8:; 7:", "18:", False),
        ("fewest points", "8:; 7:", "18:", True),
    ],
)
def test_fewest_is_about_cards_or_about_points(
    option: str, own: str, other: str, unlimited: bool
) -> None:
    taken = f"{own}; {other}".split("; ")
    others = [f"{card}:" for card in range(18, 6, -1) if f"{card}:" not in taken]
    state = position(f"""
        {option}
        seat 0: 5, 15, 16; {own}
        seat 1: ; {other}
        seat 2: ; {"; ".join(others)}
        pile: 6 7 8 9
    """)
    play(state, *FOUR_COINS[:-2])
    assert ("take" in may(state)) == unlimited


@pytest.mark.rule("TIT-21")
def test_coins_in_a_run_of_the_reserve_are_no_points() -> None:
    state = position("""
        fewest points
        seat 0: 5, 11 12 13 14
        seat 1: ; 18:
        pile: 6 7 8 9
    """)
    play(state, *FOUR_COINS)
    assert state.table.taken == 4


SCORING_MAKES_EQUAL = """
    seat 0: 5, 15, 16
    seat 1: ; 18:
    pile: 6 7 8 9 10 11
"""


@pytest.mark.rule("TIT-21")
def test_after_three_or_more_coins_scoring_ends_the_taking_when_the_fewest_is_lost() -> None:
    state = position(SCORING_MAKES_EQUAL)
    play(state, *FOUR_COINS)
    assert "take" in may(state)
    play(state, "score @9")
    assert may(state) == ["end", "join @15 @16"]
    assert refused(state, "take") == "TIT-21"


@pytest.mark.rule("TIT-21")
def test_by_points_17_is_still_fewer_than_18() -> None:
    state = position("fewest points" + SCORING_MAKES_EQUAL)
    play(state, *FOUR_COINS, "score @9")
    assert "take" in may(state)


@pytest.mark.rule("TIT-21")
def test_with_fewer_than_three_coins_taken_the_turn_goes_on_up_to_three() -> None:
    state = position("""
        seat 0: 5 6 7, 15, 16, 12
        seat 1: ; 18:
        pile: 8 13 14
    """)
    play(state, "take", "add @7", "score @8", "take", "add @12", "take", "add @13")
    assert state.table.taken == 3
    assert refused(state, "take") == "TIT-20"


@pytest.mark.rule("TIT-21")
def test_a_coin_in_hand_is_still_placed_when_the_fewest_is_lost() -> None:
    state = position(SCORING_MAKES_EQUAL)
    play(state, *FOUR_COINS, "take", "score @9")
    assert in_hand(state) == 10
    assert may(state) == ["keep", "join @15 @16"]
    play(state, "join @15 @16", "keep")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-21")
def test_a_coin_in_hand_may_still_be_exchanged_when_the_fewest_is_lost() -> None:
    state = position("""
        seat 0: 5
        seat 1: 13/12; 18:
        pile: 6 7 8 9 10
    """)
    play(state, *FOUR_COINS, "take", "score @9", "exchange @13", "keep")
    assert reserve(state, 0) == "12"
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-21")
def test_a_further_card_of_the_fewest_does_not_end_the_exception_by_itself() -> None:
    state = position("""
        seat 0: 5
        seat 1: ; 18:; 17:
        pile: 6 7 8 9 10
    """)
    play(state, *FOUR_COINS, "score @9")
    assert "take" in may(state)


@pytest.mark.rule("TIT-22")
def test_the_turn_ends_by_itself_when_nothing_can_be_done_any_more() -> None:
    state = position("""
        seat 0: 5 6 7
        seat 1:
        pile: 12
    """)
    events = play(state, "take", "keep")
    assert state.to_act() == [1]
    assert facts(events, "turn") == [{"seat": 1}]


@pytest.mark.rule("TIT-22")
def test_the_turn_goes_on_while_something_can_be_joined() -> None:
    state = position("""
        seat 0: 5, 6, 9
        seat 1:
        pile: 12
    """)
    play(state, "take", "keep")
    assert may(state) == ["end", "join @5 @6"]
    play(state, "join @5 @6")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-22")
def test_the_turn_goes_on_while_something_can_be_scored() -> None:
    state = position("""
        seat 0: 5 6 7 8, 11 12 13 14
        seat 1:
        pile: 19
    """)
    play(state, "take", "keep")
    assert may(state) == ["end", "score @8", "score @14"]
    play(state, "score @8")
    assert state.to_act() == [0]
    play(state, "score @14")
    assert state.to_act() == [1]
    assert runs(state, 0) == "18: 5 6 7 8; 17: 11 12 13 14"


@pytest.mark.rule("TIT-22")
def test_the_player_may_end_the_turn_and_leave_joins_and_scores_undone() -> None:
    state = position("""
        seat 0: 5, 6, 11 12 13 14
        seat 1:
        pile: 19
    """)
    play(state, "take", "keep", "end")
    assert state.to_act() == [1]
    assert reserve(state, 0) == "5, 6, 11 12 13 14, 19"


@pytest.mark.rule("TIT-22")
def test_while_one_more_coin_may_be_taken_only_the_player_ends_the_turn() -> None:
    state = position("""
        seat 0: 5
        seat 1:
        pile: 6
    """)
    play(state, "take", "add @5")
    assert state.to_act() == [0]
    assert may(state) == ["take", "end"]


@pytest.mark.rule("TIT-22")
def test_the_third_coin_ends_the_turn_by_itself_when_it_leaves_nothing_to_do() -> None:
    state = position("""
        seat 0: 5, 10, 15
        seat 1:
        pile: 6 11 16
    """)
    play(state, "take", "add @5", "take", "add @10", "take", "add @15")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-22")
def test_losing_the_fewest_ends_the_turn_by_itself_when_nothing_is_left_to_do() -> None:
    state = position("""
        seat 0: 5
        seat 1: ; 18:
        pile: 6 7 8 9
    """)
    play(state, *FOUR_COINS, "score @9")
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-22")
def test_the_turn_does_not_end_by_itself_before_a_coin_is_taken() -> None:
    state = position("""
        seat 0: 5, 6 7 8
        seat 1:
    """)
    play(state, "join @5 @8", "score @8")
    assert state.to_act() == [0]
    assert may(state) == ["take"]


@pytest.mark.rule("TIT-22")
def test_the_next_turn_begins_afresh() -> None:
    state = position("""
        seat 0: 5
        seat 1: 10
        pile: 6 15 11
    """)
    play(state, "take", "add @5", "take", "keep")
    assert state.table.taken == 0
    play(state, "take", "add @10")
    assert "take" in may(state)


@pytest.mark.rule("TIT-23")
def test_nobody_passes() -> None:
    state = position("""
        seat 0: 5, 6
        seat 1:
    """)
    assert "end" not in may(state)
    assert refusal(state, "end").rule == "TIT-23"
    play(state, "join @5 @6")
    assert refused(state, "end") == "TIT-23"
