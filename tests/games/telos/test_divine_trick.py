"""The Divine Trick: TEL-29."""

import pytest

from speeltafel.engine.chance import Rigged
from speeltafel.games.telos.cards import names
from tests.games.telos.positions import (
    LUCK,
    facts,
    hand,
    may,
    new_game,
    play,
    position,
    refused,
    sets_to_lay,
)

THREE_AT_TABLE = """
    divine trick
    seat 0: 9 9 4, divine 12
    seat 1: 1 3 5, divine 13
    seat 2: 2 2 8, divine zeus
"""


@pytest.mark.rule("TEL-29")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_player_gets_one_extra_card(players: int) -> None:
    state = new_game(players, "divine_trick")
    assert [len(names(state.face_down[seat])) for seat in range(players)] == [1] * players
    assert [len(names(state.hands[seat])) for seat in range(players)] == [7] * players


@pytest.mark.rule("TEL-29")
def test_without_the_divine_trick_nobody_swaps() -> None:
    state = position("""
        seat 0: 9 4
        seat 1: 1 3
        seat 2: 2 8
    """)
    assert refused(state, "0: swap 4") == "TEL-29"


@pytest.mark.rule("TEL-29")
def test_a_swap_gives_a_card_of_the_hand_for_the_extra_card() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: swap 4")
    assert hand(state, 0) == "9 9 12"
    assert names(state.face_down[0]) == ["4"]


@pytest.mark.rule("TEL-29")
def test_any_card_of_the_hand_may_be_given_also_a_zeus() -> None:
    state = position("""
        divine trick
        seat 0: 9 9 4
        seat 1: 1 3 zeus
        seat 2: 2 2 8
    """)
    assert may(state, 1) == ["swap 1", "swap 3", "swap zeus"]
    assert refused(state, "1: swap 9") == "TEL-29"


@pytest.mark.rule("TEL-29")
def test_a_player_swaps_once_in_a_round() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: swap 4")
    assert refused(state, "0: swap 12") == "TEL-29"
    play(state, "0: play 9", "1: play 1", "2: play 2")
    assert refused(state, "0: swap 12") == "TEL-29"


@pytest.mark.rule("TEL-29")
def test_a_player_may_swap_again_in_the_next_round() -> None:
    state = position("""
        divine trick
        seat 0: 9
        seat 1: 1, divine 2
        seat 2: 8
    """)
    play(state, "1: swap 1", "0: play 9", "1: play 2", "2: play 8")
    lowest = hand(state, 1).split()[0]
    assert f"swap {lowest}" in may(state, 1)


@pytest.mark.rule("TEL-29")
def test_a_player_may_swap_out_of_turn() -> None:
    state = position(THREE_AT_TABLE)
    assert state.to_act() == [0, 1, 2]
    play(state, "2: swap 8")
    assert hand(state, 2) == "2 2 zeus"
    assert state.waits_for() == [0]


@pytest.mark.rule("TEL-29")
def test_a_player_may_swap_after_having_played_to_the_current_trick() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9", "0: swap 9")
    assert hand(state, 0) == "4 12"
    assert state.waits_for() == [1]


@pytest.mark.rule("TEL-29")
def test_a_player_may_swap_in_the_last_trick() -> None:
    state = position("""
        divine trick
        seat 0: 9
        seat 1: 10, divine 2
        seat 2: 8
    """)
    events = play(state, "0: play 9", "1: swap 10", "1: play 2", "2: play 8")
    assert [minus["seat"] for minus in facts(events, "minus")] == [0]


@pytest.mark.rule("TEL-29")
def test_who_holds_no_card_can_not_swap() -> None:
    state = position("""
        divine trick
        seat 0: 9
        seat 1: 10
        seat 2: 8
    """)
    play(state, "0: play 9")
    assert state.to_act() == [1, 2]
    assert refused(state, "0: swap 9") == "TEL-29"


@pytest.mark.rule("TEL-29")
def test_a_player_may_swap_while_another_picks_cards() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9 9", "1: play 1")
    play(state, "2: swap 8")
    assert state.waits_for() == [1]
    assert may(state, 1) == ["play 3"]


@pytest.mark.rule("TEL-29")
def test_a_player_does_not_swap_between_the_cards_of_one_play() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9 9", "1: play 1")
    assert refused(state, "1: swap 5") == "TEL-29"
    play(state, "1: play 3")
    assert may(state, 1) == ["swap 5"]


@pytest.mark.rule("TEL-29")
def test_a_swap_on_turn_leaves_the_turn_where_it_was() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9", "1: swap 5")
    assert state.waits_for() == [1]
    assert may(state, 1) == ["play 13"]


@pytest.mark.rule("TEL-29")
def test_the_turn_changes_only_when_a_leader_keeps_only_zeus_cards() -> None:
    state = position("""
        divine trick
        seat 0: 9 zeus, divine zeus
        seat 1: 1 2
        seat 2: 7 8
    """)
    play(state, "0: swap 9")
    assert state.waits_for() == [1]


@pytest.mark.rule("TEL-29")
def test_nobody_has_to_swap_in_order_to_follow() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9")
    assert sets_to_lay(state) == {"1"}
    play(state, "1: play 1")
    play(state, "2: play 2")
    assert [len(hand(state, seat).split()) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("TEL-29")
def test_the_card_that_came_is_a_card_of_the_hand_like_any_other() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: play 9", "1: play 1", "2: swap 8")
    assert may(state, 2) == ["play zeus"]


@pytest.mark.rule("TEL-29")
def test_the_card_given_up_takes_no_more_part_in_the_round() -> None:
    state = position(THREE_AT_TABLE)
    play(state, "0: swap 4")
    assert refused(state, "0: play 4") == "TEL-03"


@pytest.mark.rule("TEL-29")
def test_extra_cards_are_shuffled_back_for_the_next_round() -> None:
    lot = Rigged({"round 2": list(range(67))}, LUCK)
    state = position(
        """
        divine trick
        seat 0: 9, divine 1
        seat 1: 3, divine 1
        seat 2: 8, divine 1
        """,
        lot,
    )
    play(state, "1: swap 3", "0: play 9", "1: play 1", "2: play 8")
    dealt = " ".join(hand(state, seat) for seat in range(3)).split()
    assert dealt.count("1") == 5
    assert dealt.count("3") == 5
