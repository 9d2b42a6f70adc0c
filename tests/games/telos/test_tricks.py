"""Tricks of single cards: TEL-05 to TEL-07."""

import pytest

from speeltafel.engine.chance import Rigged
from tests.games.telos.positions import LUCK, facts, hand, may, new_game, play, position, refused

FOUR_AT_TABLE = """
    seat 0: 9 2 3
    seat 1: 5 11 13
    seat 2: 10 1 4
    seat 3: 6 12 11
"""


@pytest.mark.rule("TEL-05")
@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_left_of_the_dealer_leads_the_first_trick(dealer: int, leader: int) -> None:
    lot = Rigged({"dealer": [dealer, (dealer + 1) % 3, (dealer + 2) % 3]}, LUCK)
    state = new_game(3, chance=lot)
    assert state.table.leader == leader
    assert state.to_act() == [leader]


@pytest.mark.rule("TEL-05")
def test_play_goes_clockwise() -> None:
    state = position(FOUR_AT_TABLE + "seat 2 leads")
    order = [state.table.turn]
    for move in ("2: play 1", "3: play 6", "0: play 9"):
        play(state, move)
        order.append(state.table.turn)
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("TEL-05")
def test_nobody_plays_before_their_turn() -> None:
    state = position(FOUR_AT_TABLE)
    assert refused(state, "1: play 11") == "TEL-05"
    play(state, "0: play 9")
    assert refused(state, "2: play 10") == "TEL-05"
    assert refused(state, "0: play 2") == "TEL-05"


@pytest.mark.rule("TEL-06")
def test_a_card_equal_to_the_highest_or_higher_follows() -> None:
    state = position("""
        seat 0: 9 1 1 1
        seat 1: 8 9 10 13
        seat 2: 1 1 2 2
    """)
    play(state, "0: play 9")
    assert may(state, 1) == ["play 9", "play 10", "play 13"]


@pytest.mark.rule("TEL-06")
def test_the_highest_card_on_the_table_counts_not_the_last() -> None:
    state = position(FOUR_AT_TABLE)
    play(state, "0: play 9", "1: play 11", "2: play 1")
    assert may(state, 3) == ["play 11", "play 12"]


@pytest.mark.rule("TEL-06")
def test_who_can_not_follow_plays_the_lowest_card() -> None:
    state = position(FOUR_AT_TABLE)
    play(state, "0: play 9", "1: play 11")
    assert may(state, 2) == ["play 1"]
    assert refused(state, "2: play 4") == "TEL-06"
    assert refused(state, "2: play 10") == "TEL-06"


@pytest.mark.rule("TEL-06")
def test_who_can_follow_must_follow() -> None:
    state = position(FOUR_AT_TABLE)
    play(state, "0: play 9")
    assert refused(state, "1: play 5") == "TEL-06"


@pytest.mark.rule("TEL-06")
def test_the_trick_of_9_11_1_12() -> None:
    state = position(FOUR_AT_TABLE)
    events = play(state, "0: play 9", "1: play 11", "2: play 1", "3: play 12")
    assert [played["how"] for played in facts(events, "plays")] == [
        "leads", "follows", "throws", "follows",
    ]  # fmt: skip
    assert facts(events, "trick") == [{"seat": 3}]
    assert state.to_act() == [3]


@pytest.mark.rule("TEL-07")
def test_the_highest_card_wins() -> None:
    state = position(FOUR_AT_TABLE)
    events = play(state, "0: play 9", "1: play 13", "2: play 1", "3: play 6")
    assert facts(events, "trick") == [{"seat": 1}]


@pytest.mark.rule("TEL-07")
def test_of_equal_highest_cards_the_last_played_wins() -> None:
    state = position(FOUR_AT_TABLE)
    events = play(state, "0: play 9", "1: play 11", "2: play 1", "3: play 11")
    assert facts(events, "trick") == [{"seat": 3}]


@pytest.mark.rule("TEL-07")
def test_the_leader_wins_when_nobody_follows() -> None:
    state = position("""
        seat 0: 13 1
        seat 1: 12 11
        seat 2: 9 10
    """)
    events = play(state, "0: play 13", "1: play 11", "2: play 9")
    assert facts(events, "trick") == [{"seat": 0}]


@pytest.mark.rule("TEL-07")
def test_the_winner_leads_the_next_trick() -> None:
    state = position(FOUR_AT_TABLE)
    play(state, "0: play 9", "1: play 13", "2: play 1", "3: play 6")
    assert state.table.leader == 1
    assert state.to_act() == [1]
    assert may(state, 1) == ["play 5", "play 11"]


@pytest.mark.rule("TEL-07")
def test_the_trick_is_not_won_before_all_have_played() -> None:
    state = position(FOUR_AT_TABLE)
    events = play(state, "0: play 9", "1: play 13", "2: play 1")
    assert facts(events, "trick") == []
    assert state.to_act() == [3]
    assert hand(state, 2) == "4 10"


@pytest.mark.rule("TEL-06")
def test_a_seat_on_turn_knows_whether_it_has_to_throw() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: 3 4 8
        seat 2: 9 1 2
    """)
    play(state, "0: play 9")
    assert [state.view(seat).to_json()["must_throw"] for seat in range(3)] == [False, True, False]
    assert "must_throw" not in state.view(None).to_json()
