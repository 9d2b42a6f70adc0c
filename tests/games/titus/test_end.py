"""The last coin, the points and the winners: TIT-24 to TIT-26."""

import pytest

from speeltafel.engine.outcome import Outcome
from speeltafel.games.titus.state import Titus
from tests.games.titus.positions import facts, may, play, position, refused, reserve, runs


def outcome(state: Titus) -> Outcome:
    found = state.outcome()
    assert found is not None
    return found


LAST_COIN = """
    seat 0: 5/5 6/6 7/7
    seat 1: 12/10, rest; 18: 1/2 2/3 3/4 4/6
    pile: 8/8
"""


@pytest.mark.rule("TIT-24")
def test_the_game_goes_on_until_the_last_coin_is_taken_and_placed() -> None:
    state = position(LAST_COIN)
    assert state.outcome() is None
    events = play(state, "take")
    assert facts(events, "empty") == [{}]
    assert state.outcome() is None
    assert state.to_act() == [0]


@pytest.mark.rule("TIT-24")
def test_the_last_coin_may_finish_a_run_that_is_scored() -> None:
    state = position(LAST_COIN)
    play(state, "take", "add @7/7")
    assert may(state) == ["end", "score @8"]
    play(state, "score @8/8")
    assert runs(state, 0) == "17: 5 6 7 8"
    assert state.to_act() == []
    assert outcome(state).reason == "pile"


@pytest.mark.rule("TIT-24")
def test_the_last_coin_may_be_exchanged() -> None:
    state = position(LAST_COIN)
    play(state, "take", "exchange @12/10", "keep")
    assert reserve(state, 0) == "5 6 7, 10"
    assert outcome(state).scores == [0, 18]


@pytest.mark.rule("TIT-24")
def test_after_the_last_coin_no_coin_is_taken_from_anywhere() -> None:
    state = position(LAST_COIN)
    play(state, "take", "add @7/7")
    assert state.table.has_fewest(0)
    assert refused(state, "take") == "TIT-24"
    assert refused(state, "rob @4/6") == "TIT-24"


@pytest.mark.rule("TIT-24")
def test_the_last_player_may_join_and_then_the_game_is_over() -> None:
    state = position(LAST_COIN)
    play(state, "take", "keep")
    assert may(state) == ["end", "join @7 @8"]
    events = play(state, "join @7/7 @8/8", "end")
    assert state.to_act() == []
    assert facts(events, "ends") == [{}]


@pytest.mark.rule("TIT-24")
def test_after_the_end_nothing_is_played() -> None:
    state = position(LAST_COIN)
    play(state, "take", "add @7/7", "end")
    for seat in (0, 1):
        assert state.legal(seat) == []
        for move in ("take", "keep", "end", "score @8/8"):
            assert refused(state, f"{seat}: {move}") == "TIT-24"


@pytest.mark.rule("TIT-24")
def test_robbing_goes_on_while_there_is_a_coin_in_the_pile() -> None:
    state = position(LAST_COIN)
    play(state, "rob @4/6", "keep")
    assert state.outcome() is None
    assert state.to_act() == [1]


@pytest.mark.rule("TIT-25")
def test_each_run_in_a_reserve_is_worth_six_points_as_it_lies() -> None:
    state = position("""
        seat 0: 5 6 7 8, 9 10 11, 12, 13 14 15 16 17 18
        seat 1: rest; 18:
        pile: 1
    """)
    events = play(state, "take", "keep", "end")
    assert outcome(state).scores == [12, 18]
    assert [result["run_points"] for result in facts(events, "result")] == [0, 12]


@pytest.mark.rule("TIT-25")
def test_nobody_joins_after_the_end() -> None:
    state = position("""
        seat 0: 5 6
        seat 1: 10 11, 12 13
        seat 2: rest
        pile: 1
    """)
    play(state, "take", "keep")
    assert outcome(state).scores == [0, 0, 0]
    assert state.legal(1) == []


def ended(*cards: str) -> Titus:
    """A game that ends with these point cards; all have no more than one coin in the reserve."""
    seats = "\n".join(f"seat {seat}: ; {told}" for seat, told in enumerate(cards))
    state = position(f"{seats}\n seat {len(cards)}: rest\n pile: 19/18")
    play(state, "take", "keep")
    return state


@pytest.mark.rule("TIT-26")
def test_the_most_points_win() -> None:
    state = ended("17: 1/1 2/2", "18:", "16: 3/3 4/4 5/5 6/6")
    assert outcome(state).winners == [1]
    assert outcome(state).scores == [17, 18, 16, 0]


@pytest.mark.rule("TIT-26")
def test_runs_in_the_reserve_count_with_the_point_cards() -> None:
    state = position("""
        seat 0: 1/1 2/2 3/3 4/4; 17:
        seat 1: rest; 18:
        pile: 19/18
    """)
    play(state, "take", "keep", "end")
    assert outcome(state).scores == [23, 18]
    assert outcome(state).winners == [0]


@pytest.mark.rule("TIT-26")
def test_on_a_tie_the_most_coins_on_the_own_point_cards_win() -> None:
    state = ended("18: 1/1 2/2; 15: 5/5", "17: 8/8; 16: 11/11 12/12 13/13")
    assert outcome(state).scores[:2] == [33, 33]
    assert outcome(state).winners == [1]


@pytest.mark.rule("TIT-26")
def test_coins_in_the_reserve_do_not_break_a_tie() -> None:
    state = position("""
        seat 0: 5/5, 7/7; 18: 1/1; 15:
        seat 1: ; 17: 9/9; 16: 11/11
        seat 2: rest
        pile: 19/18
    """)
    play(state, "take", "keep")
    assert outcome(state).winners == [1]


@pytest.mark.rule("TIT-26")
def test_equal_in_both_the_victory_is_shared() -> None:
    state = ended("18: 1/1 2/2; 15: 5/5", "17: 8/8; 16: 11/11 12/12")
    assert outcome(state).winners == [0, 1]


@pytest.mark.rule("TIT-26")
def test_further_places_go_by_the_same_two_numbers() -> None:
    state = ended("18:; 13:", "17: 1/1; 14: 2/2", "16:; 15: 3/3")
    assert outcome(state).scores == [31, 31, 31, 0]
    assert state.view(None).to_json()["ranks"] == [3, 1, 2, 4]


@pytest.mark.rule("TIT-26")
def test_the_result_is_reported_from_the_first_place_to_the_last() -> None:
    state = position("""
        seat 0: ; 18:
        seat 1: ; 17: 1/1 2/2; 16:
        seat 2: rest; 15: 3/3
        pile: 19/18
    """)
    events = play(state, "take", "keep")
    told = [(result["seat"], result["place"]) for result in facts(events, "result")]
    assert told == [(1, 1), (0, 2), (2, 3)]
    assert facts(events, "result")[0] == {
        "seat": 1, "place": 1, "card_points": 33, "run_points": 0, "total": 33, "on_cards": 2,
    }  # fmt: skip
