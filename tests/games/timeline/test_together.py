"""The cooperative game, rule by rule: TWI-04 to TWI-22."""

import pytest

from speeltafel.engine.chance import Rigged, Seeded, seed_from
from speeltafel.engine.errors import BadMaterial
from speeltafel.engine.fact import values_of
from speeltafel.games.timeline.together.game import TogetherGame
from speeltafel.games.timeline.together.state import Together
from speeltafel.texts import LANGUAGES, texts
from tests.conformance.inside import inside
from tests.games.timeline.positions import (
    LUCK,
    deck_of,
    discards,
    facts,
    hand,
    levelled,
    light_side,
    may,
    names,
    new_together,
    play,
    reason,
    refusal,
    row,
    slots,
    together,
    years,
)

ONE_SLOT_TAKEN = """
    row: a=1000 b=2000
    slots: c=1500
    seat 0: d=1600 e=900 f=1700
    seat 1: g=2100
    discards: h=1
    pile: p=2200 q=2300
"""

# Set-up


@pytest.mark.rule("TWI-04")
def test_thirty_six_cards_take_part_and_the_others_stay_in_the_box() -> None:
    state, _ = new_together(deck_of(years(1500, 50)), 3)
    assert len(state.faces.lights) == 36
    assert state.table.pile == 36 - 3 * 4 - 2


@pytest.mark.rule("TWI-04")
def test_a_deck_of_fewer_than_36_cards_is_refused() -> None:
    new_together(deck_of(years(1500, 36)), 8)
    with pytest.raises(BadMaterial, match="needs 36 cards with a sure date; told has 35"):
        new_together(deck_of(years(1500, 35)), 1)


@pytest.mark.rule("TWI-04")
def test_cards_with_an_unsure_date_do_not_take_part() -> None:
    deck = deck_of("unsure=1450/1455 " + years(1500, 36))
    game = TogetherGame({"told": deck})
    for seed in range(20):
        state = game.deal(1, game.check_options({}), Seeded(seed_from(seed)), [])
        assert "unsure" not in game.card_words(state, "en").values()
    with pytest.raises(BadMaterial, match="told has 35"):
        new_together(deck_of("unsure=1450/1455 " + years(1500, 35)), 1)


@pytest.mark.rule("TWI-04")
def test_levels_are_left_out_before_the_cards_are_taken() -> None:
    game = TogetherGame({"told": levelled(deck_of(years(1500, 72)), [1, 2] * 36)})
    for seed in range(20):
        options = game.check_options({"levels": "well_known"})
        state = game.deal(1, options, Seeded(seed_from(seed)), [])
        assert [light.level for light in state.faces.lights] == [1] * 36


@pytest.mark.rule("TWI-04")
def test_levels_are_left_out_only_as_long_as_36_cards_with_a_certain_date_remain() -> None:
    cards = f"{years(1500, 36)} unsure=1450/1455 {years(1600, 36)}"
    game = TogetherGame({"told": levelled(deck_of(cards), [1] * 37 + [2] * 36)})
    options = game.check_options({"levels": "well_known"})
    game.deal(1, options, LUCK, [])
    game = TogetherGame({"told": levelled(deck_of(cards), [3] + [1] * 36 + [2] * 36)})
    with pytest.raises(BadMaterial, match="told has 35 cards; this game takes 36") as refused:
        game.deal(1, options, LUCK, [])
    assert refused.value.reason == "few_of_levels"


@pytest.mark.rule("TWI-05")
def test_four_cards_are_dealt_seat_by_seat_then_the_line_then_the_discards() -> None:
    state, log = new_together(deck_of(years(1500, 40)), 2, first="1")
    assert hand(state, 0) == "y1500 y1501 y1502 y1503"
    assert hand(state, 1) == "y1504 y1505 y1506 y1507"
    assert (row(state), discards(state)) == ("y1508", "y1509")
    assert facts(log, "begins") == [
        {
            "seat": 1,
            "cards": ["8"],
            "date": "1508",
            "discard": ["9"],
            "icon": "moon",
            "discard_date": "1509",
        }
    ]


@pytest.mark.rule("TWI-05")
def test_hands_are_open_to_all_but_for_their_dates() -> None:
    state, _ = new_together(deck_of(years(1500, 40)), 2)
    for seat in (0, 1, None):
        hands = state.view(seat).to_json()["hands"]
        assert isinstance(hands, list)
        assert hands[1][0] == {**light_side(4, "y1504"), "sideways": False}


@pytest.mark.rule("TWI-05")
def test_only_cards_of_ones_own_are_played() -> None:
    why = refusal(together(ONE_SLOT_TAKEN), "0: play 3")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TWI-05", "no_card", {"held": 3})


@pytest.mark.rule("TWI-06")
def test_the_start_of_the_line_and_of_the_discards_are_turned_dark() -> None:
    state, _ = new_together(deck_of(years(1500, 40)), 1)
    view = state.view(0).to_json()
    assert "'date': '1504'" in str(view["row"])
    assert "'date': '1505'" in str(view["discards"])
    assert str(view).count("'date'") == 2


@pytest.mark.rule("TWI-06")
def test_event_and_light_icon_of_the_top_of_the_pile_are_visible_to_all() -> None:
    deck = deck_of(years(1500, 6) + " top=1506:tree-key " + years(1507, 33))
    state, _ = new_together(deck, 1)
    for seat in (0, None):
        view = state.view(seat)
        assert view.to_json()["top"] == light_side(6, "top", "tree")
        assert "y1507" not in str([view.to_json(), inside(view)])


@pytest.mark.rule("TWI-06")
def test_an_empty_pile_has_no_top() -> None:
    state = together("row: a=10\nseat 0: b=20 c=30\ndiscards: h=1")
    assert state.view(0).to_json()["top"] is None


@pytest.mark.rule("TWI-07")
def test_the_table_says_who_begins_and_play_goes_clockwise() -> None:
    state, _ = new_together(deck_of(years(1500, 40)), 3, first="2")
    turns = []
    for _ in range(4):
        turns += state.to_act()
        seat = state.table.turn
        play(state, f"{seat}: play {hand(state, seat).split()[0]}", f"{seat}: stop")
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("TWI-07")
def test_otherwise_the_lot_decides_who_begins() -> None:
    game = TogetherGame({"told": deck_of(years(1500, 40))})
    options = game.check_options({})
    found = {game.deal(3, options, Seeded(seed_from(seed)), []).table.turn for seed in range(30)}
    assert found == {0, 1, 2}
    assert game.deal(3, options, Rigged({"first": [1, 2, 0]}, LUCK), []).to_act() == [1]


@pytest.mark.rule("TWI-07")
def test_nobody_plays_out_of_turn() -> None:
    why = refusal(together(ONE_SLOT_TAKEN), "1: play g")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TWI-07", "turn", {"seat": 0})


# A turn


@pytest.mark.rule("TWI-08")
def test_a_turn_begins_with_playing_or_discarding() -> None:
    state = together(
        "row: a=10\nseat 0: b=20:moon-sun c=30\nseat 1: d=40\ndiscards: h=1\npile: p=50"
    )
    assert may(state, 0) == ["play b", "play c", "discard b"]
    why = refusal(state, "0: stop")
    assert (why.rule, why.reason) == ("TWI-08", "stop")


@pytest.mark.rule("TWI-08")
def test_a_player_who_has_placed_a_card_can_not_discard() -> None:
    state = together(
        "row: a=10\nseat 0: b=20 c=30:moon-sun\nseat 1: d=40\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play b")
    why = refusal(state, "0: discard c")
    assert (why.rule, why.reason) == ("TWI-08", "not_both")


@pytest.mark.rule("TWI-08")
def test_a_discard_is_the_whole_turn() -> None:
    state = together(
        "row: a=10\nseat 0: b=20:moon-sun c=30:sun-key\nseat 1: d=40\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: discard b")
    assert state.to_act() == [1]


@pytest.mark.rule("TWI-09")
def test_the_player_draws_until_four_cards_lie_there() -> None:
    state = together(
        """
        row: a=10
        seat 0: b=20 c=30 d=5 e=6
        seat 1: f=40
        discards: h=1
        pile: p=50 q=60 r=70
        """
    )
    log = play(state, "0: play b", "0: play c")
    assert hand(state, 0) == "d e p q"
    assert [told["cards"] for told in facts(log, "draws")] == [["33"], ["34"]]
    assert state.table.pile == 1


@pytest.mark.rule("TWI-09")
def test_the_player_draws_no_more_than_there_is() -> None:
    state = together("row: a=10\nseat 0: b=20\nseat 1: f=40\ndiscards: h=1\npile: p=50 q=60")
    play(state, "0: play b")
    assert (hand(state, 0), state.table.pile) == ("p q", 0)


@pytest.mark.rule("TWI-09")
def test_cards_lying_sideways_count_among_the_four() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: d=30, sideways e=16, sideways f=17 g=40
        seat 1: i=50
        discards: h=1
        pile: p=50 q=60 r=70
        """
    )
    play(state, "0: play d", "0: stop")
    assert hand(state, 0) == "e f g p"


@pytest.mark.rule("TWI-09")
def test_nothing_is_drawn_when_the_game_has_ended() -> None:
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=16\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    log = play(state, "0: play d")
    assert reason(state) == "none_placed"
    assert facts(log, "draws") == []
    assert state.table.pile == 1


@pytest.mark.rule("TWI-10")
def test_the_earliest_goes_to_the_left_end_and_the_latest_to_the_right() -> None:
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=5 e=25 f=1\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    log = play(state, "0: play d", "0: play e")
    assert (row(state), slots(state)) == ("d a b e", "- c -")
    assert [told["where"] for told in facts(log, "tries")] == ["left", "right"]
    assert [told["date"] for told in facts(log, "tries")] == ["5", "25"]


@pytest.mark.rule("TWI-11")
def test_the_same_date_as_a_card_of_the_bottom_row_goes_on_top_of_it() -> None:
    state = together(
        "row: a=10 b=20 c=30\nseat 0: d=20 e=25\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    log = play(state, "0: play d")
    assert (row(state), slots(state)) == ("a b+d c", "- -")
    assert facts(log, "tries")[0]["where"] == "stacked"


@pytest.mark.rule("TWI-11")
@pytest.mark.parametrize("date", [10, 30])
def test_the_same_date_as_an_end_of_the_row_is_stacked_and_does_not_extend_it(date: int) -> None:
    state = together(
        f"row: a=10 b=30\nseat 0: d={date} e=25\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play d")
    assert row(state) == {10: "a+d b", 30: "a b+d"}[date]


@pytest.mark.rule("TWI-11")
def test_the_same_date_as_a_card_in_a_slot_goes_on_top_of_it_though_the_slot_is_taken() -> None:
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=15 e=25\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play d")
    assert (row(state), slots(state)) == ("a b", "c+d")


@pytest.mark.rule("TWI-11")
def test_a_stacked_card_counts_for_the_row_it_lies_in() -> None:
    below = together("row: a=10 b=20\nseat 0: d=20 e=25\ndiscards: h=1")
    above = together("row: a=10 b=20\nslots: c=15\nseat 0: d=15 e=25\ndiscards: h=1")
    for state, gain in ((below, 2 + 1), (above, 1 + 1)):  # 2 or 1 for it, and no longer -1
        before = state.table.score()
        play(state, "0: play d")
        assert state.table.score() - before == gain


@pytest.mark.rule("TWI-11")
def test_a_stack_is_one_neighbour_and_makes_no_new_slot() -> None:
    state = together(
        "row: a=10 b=20+c=20 d=30\nseat 0: e=15 f=25 g=40\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play e", "0: play f")
    assert (row(state), slots(state)) == ("a b+c d", "e f")


@pytest.mark.rule("TWI-12")
def test_between_two_neighbours_a_card_goes_into_the_slot_above_them() -> None:
    state = together(
        "row: a=10 b=20 c=30\nseat 0: d=25 e=1\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    log = play(state, "0: play d")
    assert (row(state), slots(state)) == ("a b c", "- d")
    assert facts(log, "tries")[0]["where"] == "slot"


@pytest.mark.rule("TWI-12")
def test_a_slot_holds_one_date_only() -> None:
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=16 e=1\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    assert facts(play(state, "0: play d"), "tries")[0]["where"] == "nowhere"


@pytest.mark.rule("TWI-13")
def test_cards_in_slots_are_no_neighbours_and_the_row_grows_only_at_its_ends() -> None:
    """12 lies between a and the slot card c, but that pair has no slot of its own."""
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=12 e=30\nseat 1: i=25\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play d", "0: play e")
    assert (row(state), slots(state), hand(state, 0)) == ("a b e", "c -", "d p")
    play(state, "1: play i")
    assert (row(state), slots(state)) == ("a b e", "c i")


@pytest.mark.rule("TWI-14")
def test_a_card_whose_slot_is_taken_lies_sideways_with_its_date_public() -> None:
    state = together(ONE_SLOT_TAKEN)
    log = play(state, "0: play d")
    assert facts(log, "tries") == [{"seat": 0, "cards": ["3"], "date": "1600", "where": "nowhere"}]
    hands = state.view(1).to_json()["hands"]
    assert isinstance(hands, list)
    assert (hands[0][0]["sideways"], hands[0][0]["date"]) == (True, "1600")
    assert "date" not in hands[0][1]


@pytest.mark.rule("TWI-14")
def test_a_card_lying_sideways_says_which_slot_it_needs_also_when_the_row_grows() -> None:
    state = together(
        "row: a=10 b=20 c=30\nslots: - d=25\nseat 0: e=22 f=5\nseat 1: i=50\ndiscards: h=1\npile: p=50"
    )
    play(state, "0: play e")
    assert needed_slots(state) == [1, None]
    play(state, "0: play f")
    assert needed_slots(state) == [2, None]


def needed_slots(state: Together) -> list[object]:
    hands = state.view(1).to_json()["hands"]
    assert isinstance(hands, list)
    return [card.get("slot") for card in hands[0]]


@pytest.mark.rule("TWI-14")
def test_a_card_lying_sideways_is_not_tried_again() -> None:
    state = together(ONE_SLOT_TAKEN)
    play(state, "0: play d")
    why = refusal(state, "0: play d")
    assert (why.rule, why.reason) == ("TWI-14", "sideways")


@pytest.mark.rule("TWI-14")
def test_a_card_lying_sideways_stays_so_in_later_turns() -> None:
    state = together(ONE_SLOT_TAKEN)
    play(state, "0: play d", "0: play e", "0: stop", "1: play g")
    assert "play d" not in may(state, 0)
    assert refusal(state, "0: play d").rule == "TWI-14"


@pytest.mark.rule("TWI-15")
def test_a_player_whose_card_failed_must_try_another() -> None:
    state = together(
        """
        row: a=1000 b=2000
        slots: c=1500
        seat 0: d=1600 e=900:moon-sun
        seat 1: g=2100
        discards: h=1
        pile: p=2200
        """
    )
    assert may(state, 0) == ["play d", "play e", "discard e"]
    play(state, "0: play d")
    assert may(state, 0) == ["play e"]
    assert refusal(state, "0: discard e").rule == "TWI-15"
    assert refusal(state, "0: stop").rule == "TWI-15"


@pytest.mark.rule("TWI-16")
def test_after_a_first_success_the_player_may_stop_or_try_a_second() -> None:
    state = together(ONE_SLOT_TAKEN)
    play(state, "0: play e")
    assert may(state, 0) == ["play d", "play f", "stop"]
    play(state, "0: stop")
    assert state.to_act() == [1]


@pytest.mark.rule("TWI-16")
def test_a_second_success_ends_the_turn() -> None:
    state = together(
        "row: a=10\nseat 0: b=20 c=30 d=40\nseat 1: e=50\ndiscards: h=1\npile: p=60 q=70"
    )
    play(state, "0: play b", "0: play c")
    assert state.to_act() == [1]


@pytest.mark.rule("TWI-16")
def test_after_a_failure_on_the_second_the_player_may_stop_or_go_on_trying() -> None:
    state = together(ONE_SLOT_TAKEN)
    play(state, "0: play e", "0: play d")
    assert may(state, 0) == ["play f", "stop"]


@pytest.mark.rule("TWI-16")
def test_after_a_success_with_no_card_left_to_try_the_turn_ends_by_itself() -> None:
    state = together(ONE_SLOT_TAKEN)
    play(state, "0: play e", "0: play d", "0: play f")
    assert (state.to_act(), hand(state, 0)) == ([1], "d f p q")


@pytest.mark.rule("TWI-16")
def test_the_last_card_of_a_hand_placed_first_ends_the_turn_by_itself() -> None:
    state = together("row: a=10\nseat 0: b=20\nseat 1: c=30\ndiscards: h=1\npile: p=40")
    play(state, "0: play b")
    assert (state.to_act(), hand(state, 0)) == ([1], "p")


@pytest.mark.rule("TWI-16")
def test_the_very_last_card_placed_ends_the_game_at_once() -> None:
    state = together("row: a=10\nseat 0: b=20\nseat 1:\ndiscards: h=1")
    play(state, "0: play b")
    assert (reason(state), state.to_act()) == ("complete", [])


@pytest.mark.rule("TWI-17")
def test_a_player_who_chose_to_play_and_places_nothing_ends_the_game() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: d=16 e=17
        seat 1: f=30
        discards: h=1
        """
    )
    play(state, "0: play d")
    assert reason(state) is None
    play(state, "0: play e")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("none_placed", [])


@pytest.mark.rule("TWI-17")
def test_the_game_ends_so_even_if_the_player_could_have_discarded() -> None:
    state = together(
        "row: a=10 b=20\nslots: c=15\nseat 0: d=16:moon-sun\nseat 1: f=30\ndiscards: h=1"
    )
    assert may(state, 0) == ["play d", "discard d"]
    play(state, "0: play d")
    assert reason(state) == "none_placed"


@pytest.mark.rule("TWI-17")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_warning_for_the_table_to_give(lang: str) -> None:
    assert texts(lang).say("warn-timeline_together-must_place")


@pytest.mark.rule("TWI-18")
def test_a_card_is_discarded_by_its_light_icon_on_the_dark_icon_of_the_top() -> None:
    state = together(
        """
        row: a=10
        seat 0: b=20:key-sun c=30:sun-key
        seat 1: d=40:sun-tree e=41:key-sun
        discards: g=2:sun-tree h=1:moon-key
        pile: p=50
        """
    )
    assert may(state, 0) == ["play b", "play c", "discard b"]
    log = play(state, "0: discard b")
    assert facts(log, "discards") == [{"seat": 0, "cards": ["1"], "date": "20", "icon": "sun"}]
    assert discards(state) == "g h b"
    assert "'date': '20'" in str(state.view(None).to_json()["discards"])
    assert may(state, 1) == ["play d", "play e", "discard d"]


@pytest.mark.rule("TWI-18")
def test_another_icon_is_refused_and_told() -> None:
    state = together("row: a=10\nseat 0: b=20:sun-key\nseat 1: c=5\ndiscards: h=1:key-tree")
    why = refusal(state, "0: discard b")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TWI-18", "icon", {"icon": "tree"})


@pytest.mark.rule("TWI-18")
def test_a_card_lying_sideways_can_be_discarded() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: sideways d=16:moon-sun e=30
        seat 1: f=40
        discards: h=1
        """
    )
    assert may(state, 0) == ["play e", "discard d"]
    play(state, "0: discard d")
    assert discards(state) == "h d"


@pytest.mark.rule("TWI-19")
def test_a_player_who_can_neither_try_nor_discard_ends_the_game_though_others_could_go_on() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: d=30 e=40
        seat 1: sideways f=16
        seat 2: g=50
        discards: h=1
        """
    )
    play(state, "0: play d", "0: stop")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("no_move", [])


@pytest.mark.rule("TWI-19")
def test_it_is_looked_at_after_players_without_cards_were_passed_over() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: d=30 e=40
        seat 1:
        seat 2: sideways f=16
        discards: h=1
        """
    )
    play(state, "0: play d", "0: stop")
    assert reason(state) == "no_move"


@pytest.mark.rule("TWI-19")
def test_one_who_can_still_discard_a_sideways_card_plays_on() -> None:
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: d=30:moon-key e=40
        seat 1: sideways f=16:key-sun
        discards: h=1
        """
    )
    play(state, "0: discard d")
    assert (reason(state), may(state, 1)) == (None, ["discard f"])


@pytest.mark.rule("TWI-19")
def test_it_is_looked_at_again_at_each_turn_of_the_same_player() -> None:
    """Alone at the table: the discard changed the icon, and nothing is left to try."""
    state = together(
        """
        row: a=10 b=20
        slots: c=15
        seat 0: sideways d=16:moon-key, sideways e=17:sun-key
        discards: h=1
        """
    )
    play(state, "0: discard d")
    assert reason(state) == "no_move"


@pytest.mark.rule("TWI-20")
def test_all_see_all_open_cards_alike_and_the_player_on_turn_decides() -> None:
    state, _ = new_together(deck_of(years(1500, 40)), 3, first="0")
    views = [state.view(seat).to_json() for seat in (0, 1, 2, None)]
    assert all({**view, "seat": None} == views[3] for view in views)
    assert state.to_act() == state.waits_for() == [0]


# The end


@pytest.mark.rule("TWI-21")
def test_with_an_empty_pile_play_goes_on_and_players_without_cards_are_passed_over() -> None:
    state = together("row: a=10\nseat 0: b=20 c=30\nseat 1:\nseat 2: d=40\ndiscards: h=1")
    play(state, "0: play b", "0: stop")
    assert (hand(state, 0), state.to_act()) == ("c", [2])
    play(state, "2: play d")
    assert state.to_act() == [0]


@pytest.mark.rule("TWI-22")
def test_the_game_ends_when_the_last_card_is_discarded() -> None:
    state = together("row: a=10\nseat 0: b=20:moon-sun\nseat 1:\ndiscards: h=1")
    log = play(state, "0: discard b")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("complete", [0, 1], [0, 0])
    assert facts(log, "ends") == [{"score": 0, "rank": 1}]


@pytest.mark.rule("TWI-22")
def test_the_game_goes_on_while_anybody_holds_a_card() -> None:
    state = together("row: a=10\nseat 0: b=20\nseat 1: c=30\ndiscards: h=1")
    play(state, "0: play b")
    assert (reason(state), state.to_act()) == (None, [1])


@pytest.mark.rule("TWI-22")
def test_nothing_is_played_once_the_game_is_over() -> None:
    state = together("row: a=10 b=20\nslots: c=15\nseat 0: d=16\nseat 1: e=30\ndiscards: h=1")
    play(state, "0: play d")
    why = refusal(state, "1: play e")
    assert (why.rule, why.reason) == ("TWI-22", "over")
    assert names(state, state.table.hands[1]) == "e"
