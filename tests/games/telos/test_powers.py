"""Zeus with powers: TEL-21 to TEL-28."""

import pytest

from speeltafel.engine.chance import Rigged
from speeltafel.games.telos.cards import ANIMALS, names
from tests.games.telos.positions import (
    LUCK,
    facts,
    hand,
    may,
    play,
    position,
    refused,
    sets_to_lay,
    to_match,
)

THREE_TENS = """
    powers
    seat 0: 10 10 10 1 1
    seat 1: 3 8 ant 11 11
    seat 2: 10 11 12 2 2
    seat 3: 4 5 6 7 13
"""


@pytest.mark.rule("TEL-21")
def test_on_three_10s_the_ant_comes_with_a_3_and_an_8() -> None:
    state = position(THREE_TENS)
    events = play(state, "0: play 10 10 10", "1: play 3 8 ant")
    assert facts(events, "plays")[1] == {"seat": 1, "cards": ["3", "8", "ant"], "how": "ant"}


@pytest.mark.rule("TEL-21")
def test_beside_a_set_that_does_not_match_the_cards_to_match_stay() -> None:
    state = position(THREE_TENS)
    play(state, "0: play 10 10 10", "1: play 3 8 ant")
    assert to_match(state) == "10 10 10"
    assert sets_to_lay(state) == {"10 11 12"}


@pytest.mark.rule("TEL-21")
def test_the_others_play_as_always_after_an_ant() -> None:
    state = position(THREE_TENS)
    play(state, "0: play 10 10 10", "1: play 3 8 ant")
    assert refused(state, "2: play 2 2 10") == "TEL-09"
    play(state, "2: play 10 11 12")
    assert sets_to_lay(state) == {"4 5 6"}


@pytest.mark.rule("TEL-21")
def test_a_set_with_the_ant_that_does_not_match_can_not_win() -> None:
    state = position("""
        powers
        seat 0: 6 6 6 1
        seat 1: 5 13 ant 1
        seat 2: 1 1 1 1
    """)
    events = play(state, "0: play 6 6 6", "1: play 5 13 ant", "2: play 1 1 1")
    assert facts(events, "trick") == [{"seat": 0}]


@pytest.mark.rule("TEL-21")
def test_a_set_with_the_ant_that_matches_follows() -> None:
    state = position("""
        powers
        seat 0: 10 10 10 1
        seat 1: 12 13 ant 1
        seat 2: 1 1 1 1
    """)
    events = play(state, "0: play 10 10 10", "1: play 12 13 ant")
    assert facts(events, "plays")[1]["how"] == "follows"
    assert to_match(state) == "10 12 13"
    events = play(state, "2: play 1 1 1")
    assert facts(events, "trick") == [{"seat": 1}]


@pytest.mark.rule("TEL-21")
def test_who_can_follow_may_follow_or_lay_any_set_with_the_ant() -> None:
    state = position("""
        powers
        seat 0: 9 9 1 1
        seat 1: 2 9 10 ant
        seat 2: 1 1 1 1
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"9 10", "2 ant", "9 ant", "10 ant"}
    assert refused(state, "1: play 2 9") == "TEL-09"


@pytest.mark.rule("TEL-21")
def test_who_can_not_follow_may_throw_the_lowest_or_lay_any_set_with_the_ant() -> None:
    state = position("""
        powers
        seat 0: 9 9 1 1
        seat 1: 2 4 8 ant
        seat 2: 1 1 1 1
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"2 4", "2 ant", "4 ant", "8 ant"}
    assert refused(state, "1: play 4 8") == "TEL-09"


@pytest.mark.rule("TEL-21")
def test_another_zeus_goes_with_the_ant_but_is_not_thrown_without_it() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 1 1
        seat 1: 2 3 4 ant swan
        seat 2: 1 1 1 2 2
    """)
    play(state, "0: play 9 9 9")
    with_ant = {"2 3 ant", "2 4 ant", "3 4 ant", "2 ant swan", "3 ant swan", "4 ant swan"}
    assert sets_to_lay(state) == {"2 3 4", *with_ant}


@pytest.mark.rule("TEL-21")
def test_the_ant_does_not_lead() -> None:
    state = position("""
        powers
        seat 0: 9 9 ant 1
        seat 1: 2 4 8 8
        seat 2: 1 1 1 1
    """)
    assert may(state, 0) == ["play 1", "play 9", "play 9 9"]
    assert refused(state, "0: play ant") == "TEL-19"


@pytest.mark.rule("TEL-21")
def test_on_a_single_card_the_ant_is_a_plain_zeus() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 2 4 ant
        seat 2: 1 1 1
    """)
    play(state, "0: play 9")
    assert may(state, 1) == ["play ant"]
    events = play(state, "1: play ant")
    assert facts(events, "plays")[0]["how"] == "follows"
    assert to_match(state) == "9"


@pytest.mark.rule("TEL-22")
def test_from_the_trick_after_a_serpent_on_the_order_is_reversed() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 2 4 serpent
        seat 2: 10 1 1
    """)
    events = play(state, "0: play 9", "1: play serpent")
    assert facts(events, "reverses") == [{"seat": 1, "direction": "counterclockwise"}]
    assert state.table.turn == 2
    assert state.view(None).to_json()["direction"] == "clockwise"
    play(state, "2: play 10")
    assert state.view(None).to_json()["direction"] == "counterclockwise"
    play(state, "2: play 1", "1: play 2", "0: play 9", "0: play 9", "2: play 1", "1: play 4")
    assert state.table.round == 2


@pytest.mark.rule("TEL-22")
def test_the_order_stays_reversed_in_the_rounds_that_follow() -> None:
    state = position("""
        powers
        seat 0: 9 9
        seat 1: 2 serpent
        seat 2: 10 1
    """)
    play(state, "0: play 9", "1: play serpent", "2: play 10")
    play(state, "2: play 1", "1: play 2", "0: play 9")
    assert state.table.round == 2
    assert state.view(None).to_json()["direction"] == "counterclockwise"
    assert state.table.dealer == 0
    assert state.table.leader == 2


@pytest.mark.rule("TEL-22")
def test_a_serpent_in_a_later_round_reverses_again() -> None:
    state = position("""
        powers
        seat 0: 9 9
        seat 1: 2 1
        seat 2: serpent 1
        counterclockwise
    """)
    events = play(state, "0: play 9", "2: play serpent")
    assert facts(events, "reverses") == [{"seat": 2, "direction": "clockwise"}]
    play(state, "1: play 1")
    assert state.view(None).to_json()["direction"] == "clockwise"
    play(state, "2: play 1", "0: play 9", "1: play 2")


@pytest.mark.rule("TEL-22")
def test_left_of_the_dealer_is_the_next_in_the_direction_of_play() -> None:
    lot = Rigged({"round 2": list(range(67))}, LUCK)
    state = position(
        """
        powers
        seat 0: 9
        seat 1: 2
        seat 2: serpent
        """,
        lot,
    )
    play(state, "0: play 9", "1: play 2", "2: play serpent")
    assert state.table.dealer == 2
    assert state.table.leader == 1
    pack = names(state.table.in_play())
    assert hand(state, 1).split() == pack[0:60:3]


@pytest.mark.rule("TEL-23")
def test_two_9s_and_the_bull_are_a_lead_of_three_9s() -> None:
    state = position("""
        powers
        seat 0: 9 9 bull 1
        seat 1: 9 9 10 1
        seat 2: 8 13 13 1
    """)
    play(state, "0: play 9 9 bull")
    assert to_match(state) == "9 9 9"
    assert sets_to_lay(state) == {"9 9 10"}
    play(state, "1: play 9 9 10")
    assert sets_to_lay(state) == {"1 8 13"}


@pytest.mark.rule("TEL-23")
@pytest.mark.parametrize("players", [3, 6])
def test_one_card_and_the_bull_are_a_lead_of_two(players: int) -> None:
    others = [f"seat {seat}: 8 9 10" for seat in range(1, players)]
    state = position("\n".join(["powers", "seat 0: 9 bull 1", *others]))
    play(state, "0: play 9 bull")
    assert to_match(state) == "9 9"
    assert sets_to_lay(state) == {"9 10"}


@pytest.mark.rule("TEL-23")
def test_the_bull_is_not_led_where_one_card_is_to_be_led() -> None:
    state = position("""
        powers
        seat 0: 9 9 bull 1
        seat 1: 9 9 10 1
        seat 2: 8 13 13 1
        first trick
    """)
    assert refused(state, "0: play 9 bull") == "TEL-08"


@pytest.mark.rule("TEL-23")
def test_the_bull_alone_does_not_lead() -> None:
    state = position("""
        powers
        seat 0: 9 9 bull 1
        seat 1: 9 9 10 1
        seat 2: 8 13 13 1
    """)
    assert refused(state, "0: play bull") == "TEL-19"


@pytest.mark.rule("TEL-23")
def test_only_the_bull_goes_with_a_lead() -> None:
    state = position("""
        powers
        seat 0: 9 bull swan
        seat 1: 9 9 10
        seat 2: 8 13 13
    """)
    assert may(state, 0) == ["play 9", "play 9 bull"]


@pytest.mark.rule("TEL-23")
def test_for_a_follower_the_bull_is_a_plain_zeus() -> None:
    state = position("""
        powers
        seat 0: 9 9 1
        seat 1: 13 bull 1
        seat 2: 8 13 13
    """)
    play(state, "0: play 9 9", "1: play 13 bull")
    assert to_match(state) == "9 13"


@pytest.mark.rule("TEL-24")
def test_after_a_cuckoo_who_played_the_lowest_card_leads() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 8 8 cuckoo
        seat 2: 10 11 12
        seat 3: 2 3 4
    """)
    events = play(state, "0: play 9", "1: play cuckoo", "2: play 10", "3: play 2")
    assert facts(events, "trick") == [{"seat": 2}]
    assert facts(events, "leads_next") == [{"seat": 3, "because": "cuckoo"}]
    assert state.to_act() == [3]


@pytest.mark.rule("TEL-24")
def test_the_lowest_card_may_have_been_played_before_the_cuckoo() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 3 4 5
        seat 2: 10 11 12
        seat 3: cuckoo 3 4
    """)
    play(state, "0: play 9", "1: play 3", "2: play 10", "3: play cuckoo")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-24")
def test_the_lowest_card_may_be_the_one_that_led() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 10 10 10
        seat 2: 8 8 cuckoo
    """)
    play(state, "0: play 9", "1: play 10", "2: play cuckoo")
    assert state.to_act() == [0]


@pytest.mark.rule("TEL-24")
def test_of_equal_lowest_cards_the_last_played_leads() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 2 3 3
        seat 2: 8 8 cuckoo
        seat 3: 2 3 4
    """)
    play(state, "0: play 9", "1: play 2", "2: play cuckoo", "3: play 2")
    assert state.to_act() == [3]


@pytest.mark.rule("TEL-24")
def test_the_last_played_is_reported_in_the_order_of_play() -> None:
    state = position("""
        powers
        seat 0: 2 3 3
        seat 1: 8 8 cuckoo
        seat 2: 2 3 4
        seat 3: 9 9 9
        seat 3 leads, counterclockwise
    """)
    play(state, "3: play 9", "2: play 2", "1: play cuckoo", "0: play 2")
    assert state.to_act() == [0]


@pytest.mark.rule("TEL-24")
def test_the_lowest_of_several_cards_counts_also_beside_an_ant() -> None:
    state = position("""
        powers
        seat 0: 9 9 1 1
        seat 1: 2 ant 5 5
        seat 2: 9 cuckoo 5 5
        seat 3: 3 4 5 5
    """)
    play(state, "0: play 9 9", "1: play 2 ant", "2: play 9 cuckoo", "3: play 3 4")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-24")
def test_zeus_cards_do_not_count_as_the_lowest() -> None:
    state = position("""
        powers
        seat 0: 9 9 1 1
        seat 1: 13 13 5 5
        seat 2: cuckoo serpent 2 2
    """)
    play(state, "0: play 9 9", "1: play 13 13", "2: play cuckoo serpent")
    assert state.to_act() == [0]


@pytest.mark.rule("TEL-24")
def test_a_trick_of_13s_only_has_a_lowest_card_too() -> None:
    state = position("""
        powers
        seat 0: 13 9
        seat 1: 13 5
        seat 2: cuckoo 2
    """)
    play(state, "0: play 13", "1: play 13", "2: play cuckoo")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-25")
def test_who_plays_the_eagle_leads_the_next_trick() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 8 8 eagle
        seat 2: 10 11 12
    """)
    events = play(state, "0: play 9", "1: play eagle", "2: play 10")
    assert facts(events, "trick") == [{"seat": 2}]
    assert facts(events, "leads_next") == [{"seat": 1, "because": "eagle"}]
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-25")
def test_the_eagle_works_for_one_trick_only() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 8 8 eagle
        seat 2: 10 11 12
    """)
    play(state, "0: play 9", "1: play eagle", "2: play 10")
    play(state, "1: play 8", "2: play 11", "0: play 9")
    assert state.to_act() == [2]


@pytest.mark.rule("TEL-25")
def test_an_eagle_with_only_zeus_cards_left_passes_the_lead() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: ant swan eagle
        seat 2: 10 11 12
    """)
    events = play(state, "0: play 9", "1: play eagle", "2: play 10")
    assert facts(events, "passes") == [{"seat": 1, "other": 2}]


SWAN_IN_A_TRICK_OF_TWO = """
    powers
    seat 0: 9 9 7 7 6
    seat 1: 8 9 9 5 swan
    seat 2: 10 10 11 11 12
"""


@pytest.mark.rule("TEL-26")
def test_the_trick_in_which_the_swan_is_played_goes_on_as_it_was_led() -> None:
    state = position(SWAN_IN_A_TRICK_OF_TWO)
    events = play(state, "0: play 9 9", "1: play 9 swan")
    assert facts(events, "swan") == [{"seat": 1}]
    assert sets_to_lay(state) == {"10 10", "10 11", "10 12", "11 11", "11 12"}


@pytest.mark.rule("TEL-26")
def test_after_the_swan_tricks_are_led_with_one_card() -> None:
    state = position(SWAN_IN_A_TRICK_OF_TWO)
    play(state, "0: play 9 9", "1: play 9 swan", "2: play 10 10")
    assert may(state, 2) == ["play 11", "play 12"]
    assert refused(state, "2: play 11 11") == "TEL-26"


@pytest.mark.rule("TEL-26")
def test_after_the_swan_no_bull_is_led() -> None:
    state = position("""
        powers
        seat 0: 13 7 7 bull
        seat 1: 9 1 1 1
        seat 2: swan 1 2 2
        seat 1 leads
    """)
    play(state, "1: play 9", "2: play swan", "0: play 13")
    assert may(state, 0) == ["play 7"]
    assert refused(state, "0: play 7 bull") == "TEL-26"


@pytest.mark.rule("TEL-26")
def test_the_swan_works_for_the_rest_of_its_round_only() -> None:
    state = position("""
        powers
        seat 0: 9 7
        seat 1: 8 swan
        seat 2: 1 2
    """)
    play(state, "0: play 9", "1: play swan", "2: play 1")
    assert state.view(None).to_json()["swan"] is True
    play(state, "1: play 8", "2: play 2", "0: play 7")
    assert state.table.round == 2
    assert state.view(None).to_json()["swan"] is False


@pytest.mark.rule("TEL-27")
def test_a_power_works_when_its_card_has_to_be_played() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 2 4 eagle
        seat 2: 10 1 1
    """)
    play(state, "0: play 9")
    assert may(state, 1) == ["play eagle"]
    play(state, "1: play eagle", "2: play 10")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-27")
def test_a_power_works_when_its_card_comes_with_the_ant() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 1 1
        seat 1: 2 ant eagle 3 3
        seat 2: 1 1 1 1 2
    """)
    play(state, "0: play 9 9 9", "1: play 2 ant eagle", "2: play 1 1 1")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-27")
@pytest.mark.parametrize("animal", ["serpent", "cuckoo", "eagle", "swan"])
def test_a_power_does_not_work_when_its_card_is_thrown(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: 9 9 9 1
        seat 1: 2 3 {animal} bull
        seat 2: 1 1 1 2
    """)
    events = play(state, "0: play 9 9 9", f"1: play 2 3 {animal}")
    assert facts(events, "plays")[1]["how"] == "throws"
    events += play(state, "2: play 1 1 1")
    assert facts(events, "reverses") == facts(events, "swan") == facts(events, "leads_next") == []
    assert state.view(None).to_json()["direction"] == "clockwise"
    assert state.to_act() == [0]


@pytest.mark.rule("TEL-27")
def test_a_thrown_swan_leaves_leads_of_several_cards_allowed() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 9 9 8 8 1
        seat 1: 2 2 3 3 serpent cuckoo eagle swan
        seat 2: 1 1 1 1 2 2 3 3
        seat 3: 4 4 4 4 5 5 5 5
    """)
    play(state, "0: play 9 9 9 9 9", "1: play 2 2 3 3 swan")
    play(state, "2: play 1 1 1 1 2", "3: play 4 4 4 4 5")
    assert may(state, 0) == ["play 1", "play 8", "play 8 8"]


@pytest.mark.rule("TEL-27")
def test_a_set_with_the_ant_is_never_a_throw() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 1
        seat 1: 2 ant eagle 3
        seat 2: 1 1 1 2
    """)
    events = play(state, "0: play 9 9 9", "1: play 2 3 ant")
    assert facts(events, "plays")[1]["how"] == "ant"


@pytest.mark.rule("TEL-27")
def test_beside_the_ant_a_power_works_even_where_both_would_have_been_thrown() -> None:
    state = position("""
        powers
        seat 0: 9 9 9 9 1
        seat 1: 2 3 ant eagle 1
        seat 2: 1 1 1 1 2
    """)
    play(state, "0: play 9 9 9 9", "1: play 2 3 ant eagle", "2: play 1 1 1 1")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-27")
@pytest.mark.parametrize("animal", ["cuckoo", "eagle", "swan"])
def test_in_the_last_trick_other_powers_have_no_effect(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: 9
        seat 1: {animal}
        seat 2: 2
    """)
    events = play(state, "0: play 9", f"1: play {animal}", "2: play 2")
    assert facts(events, "leads_next") == facts(events, "swan") == []
    assert state.table.leader == 2
    assert state.view(None).to_json()["swan"] is False


@pytest.mark.rule("TEL-27")
def test_in_the_last_trick_the_serpent_works() -> None:
    state = position("""
        powers
        seat 0: 9
        seat 1: serpent
        seat 2: 2
    """)
    play(state, "0: play 9", "1: play serpent", "2: play 2")
    assert state.view(None).to_json()["direction"] == "counterclockwise"
    assert state.table.dealer == 1
    assert state.table.leader == 0


@pytest.mark.rule("TEL-27")
def test_a_serpent_that_leads_the_last_trick_works() -> None:
    state = position("""
        powers
        seat 0: serpent
        seat 1: eagle
        seat 2: 2
    """)
    play(state, "0: play serpent", "1: play eagle", "2: play 2")
    assert state.view(None).to_json()["direction"] == "counterclockwise"


@pytest.mark.rule("TEL-27")
def test_a_cuckoo_after_an_eagle_decides() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 8 8 eagle
        seat 2: 8 8 cuckoo
        seat 3: 2 3 4
    """)
    play(state, "0: play 9", "1: play eagle", "2: play cuckoo", "3: play 2")
    assert state.to_act() == [3]


@pytest.mark.rule("TEL-27")
def test_an_eagle_after_a_cuckoo_decides() -> None:
    state = position("""
        powers
        seat 0: 9 9 9
        seat 1: 8 8 cuckoo
        seat 2: 8 8 eagle
        seat 3: 2 3 4
    """)
    play(state, "0: play 9", "1: play cuckoo", "2: play eagle", "3: play 2")
    assert state.to_act() == [2]


@pytest.mark.rule("TEL-27")
@pytest.mark.parametrize("picks", ["cuckoo eagle", "eagle cuckoo"])
def test_of_cuckoo_and_eagle_in_one_set_the_eagle_decides(picks: str) -> None:
    state = position("""
        powers
        seat 0: 9 9 1 1
        seat 1: cuckoo eagle 8 8
        seat 2: 10 10 2 2
        seat 3: 2 3 4 4
    """)
    play(state, "0: play 9 9", f"1: play {picks}", "2: play 10 10", "3: play 2 3")
    assert state.to_act() == [1]


@pytest.mark.rule("TEL-28")
@pytest.mark.parametrize("animal", ANIMALS)
def test_every_zeus_equals_the_highest_card_to_match(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: 9 1 1
        seat 1: {animal} 1 2
        seat 2: 8 9 10
    """)
    play(state, "0: play 9")
    assert may(state, 1) == [f"play {animal}"]
    play(state, f"1: play {animal}")
    assert to_match(state) == "9"
    assert may(state, 2) == ["play 9", "play 10"]


@pytest.mark.rule("TEL-28")
@pytest.mark.parametrize("animal", ANIMALS)
def test_no_zeus_leads_before_the_last_trick(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: {animal} 9
        seat 1: 1 1
        seat 2: 7 8
    """)
    assert refused(state, f"0: play {animal}") == "TEL-19"


@pytest.mark.rule("TEL-28")
@pytest.mark.parametrize("animal", ANIMALS)
def test_every_zeus_is_worth_20_in_the_last_trick(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: 13
        seat 1: {animal}
        seat 2: 13
    """)
    events = play(state, "0: play 13", f"1: play {animal}", "2: play 13")
    assert facts(events, "minus") == [{"seat": 1, "cards": [animal], "points": 20, "total": 20}]


@pytest.mark.rule("TEL-28")
@pytest.mark.parametrize("animal", ["serpent", "bull", "cuckoo", "eagle", "swan"])
def test_no_zeus_is_thrown_while_there_are_gods(animal: str) -> None:
    state = position(f"""
        powers
        seat 0: 9 9 1
        seat 1: {animal} 1 8
        seat 2: 7 8 8
    """)
    play(state, "0: play 9 9")
    assert sets_to_lay(state) == {"1 8"}
