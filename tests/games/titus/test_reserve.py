"""Groups, joining and scoring: TIT-07 to TIT-11."""

import pytest

from tests.games.titus.positions import facts, may, play, position, refused, reserve, runs


@pytest.mark.rule("TIT-07")
@pytest.mark.parametrize("number", range(1, 20))
def test_beside_9_10_11_an_8_or_a_12_and_nothing_else(number: int) -> None:
    state = position(f"""
        seat 0: 9 10 11
        seat 1:
        pile: {number}
    """)
    play(state, "take")
    assert ("add @11" in may(state)) == (number in (8, 12))
    if number not in (8, 12):
        assert refused(state, "add @11") == "TIT-07"


@pytest.mark.rule("TIT-07")
@pytest.mark.parametrize(("number", "group"), [(8, "8 9 10 11"), (12, "9 10 11 12")])
def test_a_coin_is_added_below_or_on_top(number: int, group: str) -> None:
    state = position(f"""
        seat 0: 9 10 11
        seat 1:
        pile: {number}
    """)
    play(state, "take", "add @11")
    assert reserve(state, 0) == group


@pytest.mark.rule("TIT-07")
def test_equal_numbers_never_lie_in_one_group() -> None:
    state = position("""
        seat 0: 9, 9, 8 9
        seat 1:
        pile: 9
    """)
    play(state, "take")
    assert may(state) == ["keep"]


@pytest.mark.rule("TIT-08")
def test_no_coin_of_a_group_can_be_taken_out_of_it() -> None:
    state = position("""
        seat 0: 5 6 7 8, 9
        seat 1: 12 13 14
    """)
    assert may(state) == ["take", "score @8", "join @8 @9"]
    assert refused(state, "join @7 @9") == "TIT-09"  # 7 is not on top of a piece
    assert refused(state, "score @7") == "TIT-10"
    play(state, "take")
    assert "exchange @14" not in may(state)
    assert refused(state, "exchange @14") == "TIT-15"
    assert refused(state, "exchange @13") == "TIT-15"


@pytest.mark.rule("TIT-08")
@pytest.mark.parametrize(
    ("pieces", "move", "after"),
    [
        ("4, 5", "join @4 @5", "4 5"),
        ("4 5 6, 7", "join @6 @7", "4 5 6 7"),
        ("4, 5 6 7", "join @4 @7", "4 5 6 7"),
        ("4 5, 6 7 8", "join @5 @8", "4 5 6 7 8"),
        ("6 7 8, 4 5", "join @5 @8", "4 5 6 7 8"),
    ],
)
def test_a_piece_is_joined_whole_to_one_that_continues_it(
    pieces: str, move: str, after: str
) -> None:
    state = position(f"seat 0: {pieces}\n seat 1:")
    play(state, move)
    assert reserve(state, 0) == after


@pytest.mark.rule("TIT-08")
@pytest.mark.parametrize("pieces", ["4 5, 7", "4 5, 5 6", "4/5, 4/6", "4 5 6, 5", "18 19, 1"])
def test_pieces_that_do_not_continue_each_other_are_not_joined(pieces: str) -> None:
    state = position(f"seat 0: {pieces}\n seat 1:")
    assert may(state) == ["take"]
    one, other = (top for top in range(54) if state.table.pieces[0] >> top & 1)
    assert refused(state, f"join {one} {other}") == "TIT-08"


@pytest.mark.rule("TIT-09")
def test_pieces_are_joined_on_the_own_turn_only_and_in_the_own_reserve() -> None:
    state = position("""
        seat 0: 4, 5
        seat 1: 9, 10
    """)
    assert refused(state, "1: join @9 @10") == "TIT-09"
    assert refused(state, "0: join @9 @10") == "TIT-09"
    assert refused(state, "0: join @4 @10") == "TIT-09"


@pytest.mark.rule("TIT-09")
def test_joining_costs_nothing_and_can_be_done_again_and_again() -> None:
    state = position("""
        seat 0: 4, 5, 6, 7
        seat 1:
    """)
    play(state, "join @4 @5", "join @6 @7", "join @5 @7")
    assert state.to_act() == [0]
    assert state.table.taken == 0
    assert "take" in may(state)


@pytest.mark.rule("TIT-09")
def test_pieces_are_joined_with_a_coin_in_hand_too() -> None:
    state = position("""
        seat 0: 4, 5
        seat 1:
        pile: 6
    """)
    play(state, "take", "join @4 @5", "add @5")
    assert reserve(state, 0) == "4 5 6"


@pytest.mark.rule("TIT-09")
def test_nothing_joins_by_itself_and_nobody_has_to_join() -> None:
    state = position("""
        seat 0: 4, 6
        seat 1:
        pile: 5
    """)
    play(state, "take", "add @4")
    assert reserve(state, 0) == "4 5, 6"
    play(state, "end")
    assert reserve(state, 0) == "4 5, 6"


@pytest.mark.rule("TIT-10")
@pytest.mark.parametrize(("group", "can"), [("4 5 6", False), ("4 5 6 7", True)])
def test_it_takes_four_coins_to_score(group: str, can: bool) -> None:
    state = position(f"seat 0: {group}\n seat 1:")
    assert any(move.startswith("score") for move in may(state)) == can
    if not can:
        assert refused(state, "score @6") == "TIT-10"


@pytest.mark.rule("TIT-10")
def test_a_longer_group_is_scored_whole() -> None:
    state = position("""
        seat 0: 4 5 6 7 8 9, 12
        seat 1:
    """)
    events = play(state, "score @9")
    assert facts(events, "scores")[0]["sides"] == ["4", "5", "6", "7", "8", "9"]
    assert runs(state, 0) == "18: 4 5 6 7 8 9"
    assert reserve(state, 0) == "12"


@pytest.mark.rule("TIT-10")
def test_a_group_is_scored_at_any_moment_of_the_own_turn() -> None:
    text = """
        seat 0: 4 5 6 7, 12
        seat 1:
        pile: 13
    """
    before_taking, coin_in_hand, coin_placed = (position(text) for _ in range(3))
    play(before_taking, "score @7")
    play(coin_in_hand, "take", "score @7")
    play(coin_placed, "take", "add @12", "score @7")
    for state in (before_taking, coin_in_hand, coin_placed):
        assert runs(state, 0) == "18: 4 5 6 7"
        assert state.to_act() == [0]


@pytest.mark.rule("TIT-10")
def test_nobody_scores_out_of_turn_or_the_group_of_another() -> None:
    state = position("""
        seat 0: 12
        seat 1: 4 5 6 7
    """)
    assert refused(state, "1: score @7") == "TIT-10"
    assert refused(state, "0: score @7") == "TIT-10"


@pytest.mark.rule("TIT-10")
def test_nothing_is_added_to_a_scored_run() -> None:
    state = position("""
        seat 0: 9; 18: 4 5 6 7
        seat 1:
        pile: 8
    """)
    play(state, "take")
    assert may(state) == ["keep", "add @9"]
    assert refused(state, "add @7") == "TIT-14"
    play(state, "add @9")
    assert refused(state, "join @7 @9") == "TIT-09"


@pytest.mark.rule("TIT-10")
def test_nobody_has_to_score() -> None:
    state = position("""
        seat 0: 4 5 6 7
        seat 1:
        pile: 8
    """)
    play(state, "take", "add @7", "end")
    assert reserve(state, 0) == "4 5 6 7 8"
    assert state.to_act() == [1]


TWELVE_CARDS = "; ".join(f"{card}:" for card in range(18, 6, -1))
"""All point cards; all coins have been taken from them."""


@pytest.mark.rule("TIT-11")
def test_when_no_point_card_is_left_runs_stay_in_the_reserve() -> None:
    state = position(f"""
        seat 0: 4 5 6 7
        seat 1: ; {TWELVE_CARDS}
        pile: 19
    """)
    assert refused(state, "score @7") == "TIT-11"
    play(state, "take", "keep")
    assert state.to_act() == [1]
    assert reserve(state, 0) == "4 5 6 7, 19"


@pytest.mark.rule("TIT-11")
def test_the_last_point_card_can_be_taken() -> None:
    state = position(f"""
        seat 0: 4 5 6 7, 9 10 11 12
        seat 1: ; {TWELVE_CARDS.removesuffix("; 7:")}
    """)
    events = play(state, "score @7")
    assert facts(events, "scores")[0]["points"] == 7
    assert refused(state, "score @12") == "TIT-11"
