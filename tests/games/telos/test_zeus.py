"""Zeus without powers: TEL-17 to TEL-20."""

from typing import Any

import pytest

from speeltafel.games.telos.cards import names
from speeltafel.games.telos.state import Telos
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


@pytest.mark.rule("TEL-17")
def test_a_zeus_equals_the_highest_card_on_the_table() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 2
        seat 2: 8 9 10
    """)
    play(state, "0: play 9", "1: play zeus")
    assert to_match(state) == "9"
    assert may(state, 2) == ["play 9", "play 10"]


@pytest.mark.rule("TEL-17")
def test_a_zeus_that_equals_the_highest_wins_as_the_last_played() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 2
        seat 2: 7 8 8
    """)
    events = play(state, "0: play 9", "1: play zeus", "2: play 7")
    assert facts(events, "trick") == [{"seat": 1}]


@pytest.mark.rule("TEL-17")
def test_a_later_equal_card_beats_a_zeus() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 2
        seat 2: 9 8 8
    """)
    events = play(state, "0: play 9", "1: play zeus", "2: play 9")
    assert facts(events, "trick") == [{"seat": 2}]


@pytest.mark.rule("TEL-17")
def test_among_several_cards_a_zeus_is_the_highest_of_those_to_match() -> None:
    state = position("""
        seat 0: 6 6 6 1 1
        seat 1: 6 8 9 3 3
        seat 2: zeus 7 8 4 4
        seat 3: 8 9 9 10 1
    """)
    play(state, "0: play 6 6 6", "1: play 6 8 9", "2: play 7 8 zeus")
    assert to_match(state) == "7 8 9"
    assert sets_to_lay(state) == {"8 9 9", "8 9 10", "9 9 10"}


@pytest.mark.rule("TEL-17")
def test_on_6_6_a_zeus_beside_a_13_is_a_6() -> None:
    state = position("""
        seat 0: 6 6 1
        seat 1: zeus 13 1
        seat 2: 6 13 1
    """)
    play(state, "0: play 6 6", "1: play 13 zeus")
    assert to_match(state) == "6 13"
    assert sets_to_lay(state) == {"6 13"}


@pytest.mark.rule("TEL-17")
def test_a_zeus_keeps_the_value_it_was_played_with() -> None:
    state = position("""
        seat 0: 6 6 1
        seat 1: zeus zeus 1
        seat 2: 6 12 1
        seat 3: zeus 6 1
    """)
    play(state, "0: play 6 6", "1: play zeus zeus")
    assert to_match(state) == "6 6"
    play(state, "2: play 6 12")
    assert to_match(state) == "6 12"
    events = play(state, "3: play 6 zeus")
    assert facts(events, "trick") == [{"seat": 3}]


@pytest.mark.rule("TEL-17")
def test_thrown_cards_do_not_raise_a_zeus() -> None:
    state = position("""
        seat 0: 9 9 9 1
        seat 1: 1 2 13 13
        seat 2: 9 9 zeus 2
        seat 3: 1 1 1 2
    """)
    play(state, "0: play 9 9 9", "1: play 1 2 13", "2: play 9 9 zeus")
    assert to_match(state) == "9 9 9"


@pytest.mark.rule("TEL-17")
def test_who_can_follow_only_with_a_zeus_has_to_play_it() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 2
        seat 2: 7 8 8
    """)
    play(state, "0: play 9")
    assert may(state, 1) == ["play zeus"]
    assert refused(state, "1: play 1") == "TEL-06"


@pytest.mark.rule("TEL-17")
def test_who_can_follow_several_cards_only_with_a_zeus_has_to_play_it() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: zeus 1 10
        seat 2: 7 8 8
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"10 zeus"}
    assert refused(state, "1: play 1 10") == "TEL-09"


@pytest.mark.rule("TEL-17")
def test_who_can_follow_with_a_god_may_keep_the_zeus_or_play_it() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 10
        seat 2: 7 8 8
    """)
    play(state, "0: play 9")
    assert may(state, 1) == ["play 10", "play zeus"]


@pytest.mark.rule("TEL-18")
def test_who_throws_the_lowest_cards_keeps_the_zeus() -> None:
    state = position("""
        seat 0: 9 9 1
        seat 1: zeus 1 8
        seat 2: 7 8 8
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"1 8"}
    assert refused(state, "1: play zeus 1") == "TEL-18"
    assert refused(state, "1: play 1 zeus") == "TEL-18"


@pytest.mark.rule("TEL-18")
def test_a_zeus_is_thrown_last_when_there_are_not_enough_other_cards() -> None:
    state = position("""
        seat 0: 9 9 9 1
        seat 1: zeus zeus 1 8
        seat 2: 7 8 8 8
    """)
    play(state, "0: play 9 9 9")
    assert sets_to_lay(state) == {"1 8 zeus"}
    events = play(state, "1: play zeus 8 1")
    assert facts(events, "plays") == [{"seat": 1, "cards": ["1", "8", "zeus"], "how": "throws"}]
    assert hand(state, 1) == "zeus"


@pytest.mark.rule("TEL-18")
def test_a_thrown_zeus_does_not_win() -> None:
    state = position("""
        seat 0: 9 9 9 1
        seat 1: zeus zeus 1 8
        seat 2: 7 8 8 8
    """)
    events = play(state, "0: play 9 9 9", "1: play 1 8 zeus", "2: play 7 8 8")
    assert facts(events, "trick") == [{"seat": 0}]


@pytest.mark.rule("TEL-18")
def test_no_more_zeus_cards_are_thrown_than_there_must_be() -> None:
    state = position("""
        seat 0: 9 9 9 1
        seat 1: zeus zeus 1 8
        seat 2: 7 8 8 8
    """)
    play(state, "0: play 9 9 9")
    assert refused(state, "1: play zeus zeus 8") == "TEL-18"


@pytest.mark.rule("TEL-18")
def test_which_zeus_is_thrown_is_the_choice_of_the_thrower() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 1
        seat 1: swan eagle 1 8
        seat 2: 7 8 8 8
    """)
    play(state, "0: play 9 9 9")
    assert sets_to_lay(state) == {"1 8 eagle", "1 8 swan"}


@pytest.mark.rule("TEL-19")
def test_a_zeus_can_not_lead() -> None:
    state = position("""
        seat 0: zeus 9 1
        seat 1: 1 1 2
        seat 2: 7 8 8
    """)
    assert may(state, 0) == ["play 1", "play 9"]
    assert refused(state, "0: play zeus") == "TEL-19"


@pytest.mark.rule("TEL-19")
def test_a_zeus_can_lead_the_last_trick() -> None:
    state = position("""
        seat 0: zeus
        seat 1: 1
        seat 2: 7
    """)
    assert may(state, 0) == ["play zeus"]


ONLY_ZEUS_STAYS = """
    seat 0: 13 zeus zeus
    seat 1: 1 1 9
    seat 2: 7 8 8
"""


@pytest.mark.rule("TEL-19")
def test_a_leader_with_only_zeus_cards_passes_the_lead() -> None:
    state = position(ONLY_ZEUS_STAYS)
    events = play(state, "0: play 13", "1: play 1", "2: play 7")
    assert facts(events, "trick") == [{"seat": 0}]
    assert facts(events, "passes") == [{"seat": 0, "other": 1}]
    assert state.table.leader == 1
    assert state.to_act() == [1]
    assert may(state, 1) == ["play 1", "play 9"]


@pytest.mark.rule("TEL-19")
def test_who_passed_the_lead_plays_last() -> None:
    state = position(ONLY_ZEUS_STAYS)
    play(state, "0: play 13", "1: play 1", "2: play 7")
    play(state, "1: play 9", "2: play 8")
    assert may(state, 0) == ["play zeus"]
    events = play(state, "0: play zeus")
    assert facts(events, "trick") == [{"seat": 0}]


@pytest.mark.rule("TEL-19")
def test_the_lead_passes_on_until_somebody_holds_a_god() -> None:
    state = position("""
        seat 0: 13 zeus zeus
        seat 1: 13 zeus zeus
        seat 2: 7 8 8
        seat 3: 7 8 8
        seat 1 leads
    """)
    events = play(state, "1: play 13", "2: play 7", "3: play 7", "0: play 13")
    assert facts(events, "passes") == [{"seat": 0, "other": 1}, {"seat": 1, "other": 2}]
    assert state.table.leader == 2


@pytest.mark.rule("TEL-19")
def test_a_leader_with_only_a_zeus_for_the_last_trick_does_not_pass() -> None:
    state = position("""
        seat 0: 13 zeus
        seat 1: 1 9
        seat 2: 7 8
    """)
    events = play(state, "0: play 13", "1: play 1", "2: play 7")
    assert facts(events, "passes") == []
    assert may(state, 0) == ["play zeus"]


@pytest.mark.rule("TEL-19")
def test_the_lead_passes_in_the_new_direction_after_a_serpent() -> None:
    state = position("""
        powers
        seat 0: serpent swan eagle
        seat 1: 1 1 2
        seat 2: 1 1 2
        seat 3: 9 1 2
        seat 3 leads
    """)
    events = play(state, "3: play 9", "0: play serpent", "1: play 1", "2: play 1")
    assert facts(events, "passes") == [{"seat": 0, "other": 3}]
    order = [state.table.turn]
    for move in ("3: play 2", "2: play 2", "1: play 2"):
        play(state, move)
        order.append(state.table.turn)
    assert order == [3, 2, 1, 0]


@pytest.mark.rule("TEL-19")
def test_a_swap_that_leaves_a_leader_with_only_zeus_cards_passes_the_lead() -> None:
    state = position("""
        divine trick
        seat 0: 9 zeus, divine zeus
        seat 1: 1 2
        seat 2: 7 8
    """)
    events = play(state, "0: swap 9")
    assert facts(events, "passes") == [{"seat": 0, "other": 1}]
    assert state.table.leader == 1
    play(state, "1: play 2", "2: play 7", "0: play zeus")
    assert state.table.leader == 0


@pytest.mark.rule("TEL-19")
def test_a_swap_for_a_zeus_passes_no_lead_while_there_is_a_god() -> None:
    state = position("""
        divine trick
        seat 0: 9 9 zeus, divine zeus
        seat 1: 1 2 2
        seat 2: 7 8 8
    """)
    events = play(state, "0: swap 9")
    assert facts(events, "passes") == []
    assert may(state, 0) == ["play 9"]


@pytest.mark.rule("TEL-19")
def test_a_lead_that_was_passed_does_not_come_back() -> None:
    state = position("""
        divine trick
        seat 0: 13 zeus zeus, divine 5
        seat 1: 1 1 9
        seat 2: 7 8 8
    """)
    play(state, "0: play 13", "1: play 1", "2: play 7")
    events = play(state, "0: swap zeus")
    assert facts(events, "passes") == []
    assert hand(state, 0) == "5 zeus"
    assert state.table.leader == 1
    assert state.waits_for() == [1]


@pytest.mark.rule("TEL-19")
def test_no_lead_passes_by_a_swap_in_the_last_trick() -> None:
    state = position("""
        divine trick
        seat 0: 9, divine zeus
        seat 1: 1
        seat 2: 7
    """)
    assert facts(play(state, "0: swap 9"), "passes") == []
    assert state.waits_for() == [0]


@pytest.mark.rule("TEL-19")
def test_no_lead_passes_by_a_swap_of_somebody_else_or_after_the_lead() -> None:
    state = position("""
        divine trick
        seat 0: 9 9 zeus, divine zeus
        seat 1: 1 1 2
        seat 2: zeus 3 3
    """)
    play(state, "0: play 9", "1: play 1")
    assert facts(play(state, "0: swap 9"), "passes") == []
    assert state.waits_for() == [2]


@pytest.mark.rule("TEL-20")
def test_in_the_last_trick_a_zeus_is_the_highest_of_all() -> None:
    state = position("""
        seat 0: 13
        seat 1: zeus
        seat 2: 13
    """)
    events = play(state, "0: play 13", "1: play zeus", "2: play 13")
    assert facts(events, "minus") == [{"seat": 1, "cards": ["zeus"], "points": 20, "total": 20}]
    assert names(state.table.minus[1]) == ["zeus"]


@pytest.mark.rule("TEL-20")
def test_a_zeus_that_leads_the_last_trick_wins_it() -> None:
    state = position("""
        seat 0: zeus
        seat 1: 13
        seat 2: 1
    """)
    events = play(state, "0: play zeus", "1: play 13", "2: play 1")
    assert [minus["seat"] for minus in facts(events, "minus")] == [0]


@pytest.mark.rule("TEL-20")
def test_of_two_zeus_cards_in_the_last_trick_the_later_wins() -> None:
    state = position("""
        seat 0: zeus
        seat 1: zeus
        seat 2: 1
    """)
    events = play(state, "0: play zeus", "1: play zeus", "2: play 1")
    assert [minus["seat"] for minus in facts(events, "minus")] == [1]


@pytest.mark.rule("TEL-17")
def test_everybody_sees_what_a_zeus_is_worth_now_and_what_it_counted_for() -> None:
    state = position("""
        seat 0: 9 1 1
        seat 1: zeus 1 2
        seat 2: 12 3 4
    """)
    assert zeus_worths(state) == (None, [])
    play(state, "0: play 9")
    assert zeus_worths(state) == (9, [None])
    play(state, "1: play zeus")
    assert zeus_worths(state) == (9, [None, 9])


@pytest.mark.rule("TEL-17")
def test_a_card_that_follows_raises_what_a_zeus_is_worth_and_a_thrown_one_does_not() -> None:
    state = position("""
        seat 0: 6 1 1
        seat 1: 10 1 2
        seat 2: 3 4 5
        seat 3: zeus 1 1
    """)
    play(state, "0: play 6", "1: play 10", "2: play 3")
    assert zeus_worths(state) == (10, [None, None, None])


@pytest.mark.rule("TEL-20")
def test_everybody_sees_that_a_zeus_is_worth_20_in_the_last_trick() -> None:
    state = position("""
        seat 0: zeus
        seat 1: 13
        seat 2: 2
    """)
    play(state, "0: play zeus")
    assert zeus_worths(state) == (20, [20])


@pytest.mark.rule("TEL-18")
def test_a_thrown_zeus_counts_for_nothing() -> None:
    state = position("""
        seat 0: 9 9 9 9 1
        seat 1: zeus zeus 1 2 3
        seat 2: 1 2 3 4 5
    """)
    play(state, "0: play 9 9 9 9", "1: play 1", "1: play 2", "1: play 3", "1: play zeus")
    assert zeus_worths(state) == (9, [None, None])


def zeus_worths(state: Telos) -> tuple[object, list[object]]:
    """What one is worth that is played now, and what those counted for that lie there, by seat."""
    trick: Any = state.view(None).to_json()["trick"]
    return trick["zeus_worth"], [laid["zeus_worth"] for laid in trick["laid"]]
