"""Tricks of several cards: TEL-08 to TEL-11."""

import pytest

from speeltafel.engine.errors import BadAction
from speeltafel.games.telos.actions import CODEC
from tests.games.telos.positions import (
    facts,
    hand,
    may,
    play,
    position,
    refused,
    sets_to_lay,
    to_match,
)

THREE_SIXES = """
    seat 0: 6 6 6 1 1
    seat 1: 6 8 9 3 3
    seat 2: 7 8 12 4 4
    seat 3: 7 9 11 2 5
"""


@pytest.mark.rule("TEL-08")
def test_the_leader_may_play_several_cards_of_one_value() -> None:
    state = position("""
        seat 0: 4 7 7 7 9 9
        seat 1: 1 1 1 2 2 2
        seat 2: 3 3 3 5 5 5
    """)
    assert may(state, 0) == ["play 4", "play 7", "play 9", "play 7 7", "play 7 7 7", "play 9 9"]


@pytest.mark.rule("TEL-08")
def test_cards_of_different_values_are_no_lead() -> None:
    with pytest.raises(BadAction):
        CODEC.code("play 7 8")


@pytest.mark.rule("TEL-08")
def test_the_first_trick_is_led_with_one_card() -> None:
    state = position("""
        seat 0: 7 7 7
        seat 1: 1 1 2
        seat 2: 3 3 4
        first trick
    """)
    assert may(state, 0) == ["play 7"]
    assert refused(state, "0: play 7 7") == "TEL-08"


@pytest.mark.rule("TEL-08")
def test_the_second_trick_may_be_led_with_several_cards() -> None:
    state = position("""
        seat 0: 7 7 7 9
        seat 1: 1 1 2 2
        seat 2: 3 3 4 4
        first trick
    """)
    play(state, "0: play 9", "1: play 1", "2: play 3")
    assert may(state, 0) == ["play 7", "play 7 7"]


@pytest.mark.rule("TEL-08")
def test_the_others_play_as_many_cards_as_were_led() -> None:
    state = position("""
        seat 0: 7 7 9 9 9
        seat 1: 8 8 8 1 2
        seat 2: 1 2 3 4 5
    """)
    play(state, "0: play 7 7", "1: play 8 8", "2: play 1 2")
    assert [hand(state, seat) for seat in range(3)] == ["9 9 9", "1 2 8", "3 4 5"]


@pytest.mark.rule("TEL-08")
def test_only_the_leader_chooses_how_many_cards() -> None:
    state = position("""
        seat 0: 7 9 9
        seat 1: 8 8 1
        seat 2: 1 2 3
    """)
    play(state, "0: play 7")
    assert refused(state, "1: play 8 8") == "TEL-08"


@pytest.mark.rule("TEL-09")
def test_the_three_sixes() -> None:
    state = position(THREE_SIXES)
    play(state, "0: play 6 6 6")
    assert to_match(state) == "6 6 6"
    play(state, "1: play 6 8 9")
    assert to_match(state) == "6 8 9"
    play(state, "2: play 7 8 12")
    assert to_match(state) == "7 8 12"
    assert sets_to_lay(state) == {"2 5 7"}
    events = play(state, "3: play 2 5 7")
    assert facts(events, "plays") == [{"seat": 3, "cards": ["2", "5", "7"], "how": "throws"}]
    assert facts(events, "trick") == [{"seat": 2}]
    assert state.to_act() == [2]


@pytest.mark.rule("TEL-09")
def test_cards_are_compared_one_by_one_when_sorted() -> None:
    state = position("""
        seat 0: 6 6 6 1 1
        seat 1: 6 8 9 3 3
        seat 2: 5 7 8 9 13
    """)
    play(state, "0: play 6 6 6", "1: play 6 8 9")
    assert sets_to_lay(state) == {"7 8 9", "7 8 13", "7 9 13", "8 9 13"}


@pytest.mark.rule("TEL-09")
def test_a_high_card_does_not_make_up_for_a_low_one() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: 8 13 1
        seat 2: 2 2 2
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"1 8"}


@pytest.mark.rule("TEL-09")
def test_the_cards_may_be_picked_in_any_order() -> None:
    for order in ("7 8 12", "12 7 8", "8 12 7"):
        state = position(THREE_SIXES)
        play(state, "0: play 6 6 6", "1: play 9 6 8", f"2: play {order}")
        assert to_match(state) == "7 8 12"


@pytest.mark.rule("TEL-09")
def test_who_can_follow_with_several_cards_must_follow() -> None:
    state = position(THREE_SIXES)
    play(state, "0: play 6 6 6")
    assert refused(state, "1: play 3 3 6") == "TEL-09"
    assert refused(state, "1: play 6 8 3") == "TEL-09"


@pytest.mark.rule("TEL-09")
def test_thrown_cards_are_not_the_cards_to_match() -> None:
    state = position("""
        seat 0: 9 9 9 1
        seat 1: 1 2 13 13
        seat 2: 9 10 11 2
        seat 3: 1 1 1 2
    """)
    play(state, "0: play 9 9 9", "1: play 1 2 13")
    assert to_match(state) == "9 9 9"
    assert sets_to_lay(state) == {"9 10 11"}


@pytest.mark.rule("TEL-09")
def test_who_can_not_follow_plays_that_many_of_the_lowest_cards() -> None:
    state = position("""
        seat 0: 9 9 1 1
        seat 1: 8 3 13 3
        seat 2: 2 2 2 2
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"3 3"}
    assert refused(state, "1: play 3 8") == "TEL-09"
    assert refused(state, "1: play 13 3") == "TEL-09"


@pytest.mark.rule("TEL-09")
def test_the_last_player_who_followed_wins() -> None:
    state = position("""
        seat 0: 6 6 1 1
        seat 1: 6 13 2 2
        seat 2: 6 13 3 3
        seat 3: 5 12 12 5
    """)
    events = play(state, "0: play 6 6", "1: play 6 13", "2: play 6 13", "3: play 5 5")
    assert facts(events, "trick") == [{"seat": 2}]


@pytest.mark.rule("TEL-09")
def test_the_leader_wins_when_nobody_follows_several_cards() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: 8 13 1
        seat 2: 2 3 12
    """)
    events = play(state, "0: play 9 9", "1: play 1 8", "2: play 2 3")
    assert facts(events, "trick") == [{"seat": 0}]


@pytest.mark.rule("TEL-10")
def test_a_leader_keeps_a_card_for_the_last_trick() -> None:
    state = position("""
        seat 0: 7 7 7
        seat 1: 1 1 2
        seat 2: 3 3 4
    """)
    assert may(state, 0) == ["play 7", "play 7 7"]
    assert refused(state, "0: play 7 7 7") == "TEL-10"


@pytest.mark.rule("TEL-10")
def test_a_bull_counts_among_the_cards_a_leader_plays() -> None:
    state = position("""
        powers
        seat 0: 7 7 bull
        seat 1: 1 1 2
        seat 2: 3 3 4
    """)
    assert may(state, 0) == ["play 7", "play 7 7", "play 7 bull"]
    assert refused(state, "0: play 7 7 bull") == "TEL-10"


@pytest.mark.rule("TEL-10")
@pytest.mark.parametrize("others", [2, 5])
def test_with_two_cards_left_one_is_led(others: int) -> None:
    seats = [f"seat {seat}: 1 2" for seat in range(1, others + 1)]
    state = position("\n".join(["powers", "seat 0: 7 bull", *seats]))
    assert may(state, 0) == ["play 7"]
    assert refused(state, "0: play 7 bull") == "TEL-10"


@pytest.mark.rule("TEL-11")
@pytest.mark.parametrize(("players", "most"), [(3, 4), (4, 4), (5, 2), (6, 2)])
def test_five_or_six_players_lead_at_most_two_cards(players: int, most: int) -> None:
    seats = [f"seat {seat}: 1 2 3 4 5" for seat in range(1, players)]
    state = position("\n".join(["seat 0: 7 7 7 7 9", *seats]))
    leads = ["play 7 7", "play 7 7 7", "play 7 7 7 7"]
    assert may(state, 0) == ["play 7", "play 9", *leads[: most - 1]]


@pytest.mark.rule("TEL-11")
def test_a_lead_of_three_is_refused_with_five_players() -> None:
    state = position("""
        seat 0: 7 7 7 9
        seat 1: 1 1 2 2
        seat 2: 3 3 4 4
        seat 3: 3 3 4 4
        seat 4: 3 3 4 4
    """)
    assert refused(state, "0: play 7 7 7") == "TEL-11"


@pytest.mark.rule("TEL-11")
def test_a_bull_counts_among_the_two_cards_of_five_players() -> None:
    state = position("""
        powers
        seat 0: 7 7 bull 9
        seat 1: 1 1 2 2
        seat 2: 3 3 4 4
        seat 3: 3 3 4 4
        seat 4: 3 3 4 4
    """)
    assert "play 7 bull" in may(state, 0)
    assert refused(state, "0: play 7 7 bull") == "TEL-11"
