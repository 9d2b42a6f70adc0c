"""The competitive game, rule by rule: TIM-01 to TIM-10."""

import pytest

from speeltafel.engine.chance import Rigged, Seeded, seed_from
from speeltafel.engine.errors import BadMaterial, BadOption
from speeltafel.engine.fact import values_of
from speeltafel.games.timeline.against.game import AgainstGame
from speeltafel.games.timeline.deck import LEVELS
from tests.conformance.inside import inside
from tests.games.timeline.positions import (
    LUCK,
    against,
    deck_of,
    discards,
    facts,
    hand,
    levelled,
    light_side,
    line,
    name_of,
    names,
    new_against,
    play,
    reason,
    refusal,
    years,
)

TWO_LEFT = """
    line: a=1000 b=2000
    seat 0: c=1500
    seat 1: d=1600
    pile: e=1700 f=1800 g=1900
"""

# Set-up


@pytest.mark.rule("TIM-01")
def test_all_cards_of_the_deck_are_in_the_game() -> None:
    state, _ = new_against(deck_of(years(1500, 20)), 2)
    assert state.table.cards == 20
    assert state.table.pile == len(state.pile) == 20 - 8 - 1


@pytest.mark.rule("TIM-01")
def test_the_event_of_the_top_card_is_visible_to_all_and_those_below_are_not() -> None:
    state, _ = new_against(deck_of(years(1500, 20)), 2)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.to_json()["top"] == light_side(9, "y1509")
        assert "y1510" not in str([view.to_json(), inside(view)])


@pytest.mark.rule("TIM-01")
@pytest.mark.parametrize(
    ("levels", "cards"), [("well_known", 10), ("mixed", 20), ("everything", 30)]
)
def test_levels_are_left_out_before_the_pile_is_made(levels: str, cards: int) -> None:
    game = AgainstGame({"told": levelled(deck_of(years(1500, 30)), [3, 2, 1] * 10)})
    state = game.deal(2, game.check_options({"levels": levels}), LUCK, [])
    assert state.table.cards == cards
    most = LEVELS[levels]
    assert {light.level for light in state.faces.lights} == set(range(1, most + 1))


@pytest.mark.rule("TIM-01")
def test_a_card_without_a_level_is_never_left_out() -> None:
    game = AgainstGame({"told": levelled(deck_of(years(1500, 30)), [3] * 10)})
    state = game.deal(2, game.check_options({"levels": "well_known"}), LUCK, [])
    assert state.table.cards == 20


@pytest.mark.rule("TIM-01")
def test_levels_are_left_out_only_as_long_as_cards_enough_remain() -> None:
    game = AgainstGame({"told": levelled(deck_of(years(1500, 30)), [3] * 18)})
    game.deal(2, game.check_options({"levels": "mixed"}), LUCK, [])
    with pytest.raises(BadMaterial, match="levels chosen told has 12 cards; this game takes 13"):
        game.deal(3, game.check_options({"levels": "mixed"}), LUCK, [])


@pytest.mark.rule("TWI-25")
def test_a_light_card_shows_its_picture_and_not_how_well_known_it_is() -> None:
    deck = levelled(deck_of(years(1500, 20)), [3] * 20)
    deck.lights[9].picture = "anchor/sea"
    state, _ = new_against(deck, 2)
    assert state.view(0).to_json()["top"] == light_side(9, "y1509") | {"picture": "anchor/sea"}


@pytest.mark.rule("TIM-01")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_deck_needs_four_cards_a_player_and_one(players: int) -> None:
    needed = 4 * players + 1
    state, _ = new_against(deck_of(years(1000, needed)), players)
    assert state.table.pile == 0
    assert state.view(None).to_json()["top"] is None
    with pytest.raises(BadMaterial, match=f"need a deck of {needed} cards; told has {needed - 1}"):
        new_against(deck_of(years(1000, needed - 1)), players)


@pytest.mark.rule("TIM-01")
def test_icons_are_ignored() -> None:
    plain, _ = new_against(deck_of("a=1 b=2 c=3 d=4 e=5 f=6 g=7 h=8 i=9"), 2)
    other, _ = new_against(deck_of("a=1:key-sun b=2 c=3 d=4 e=5 f=6 g=7 h=8 i=9:tree-ship"), 2)
    moves = "a at 0", "e at 0", "b at 1", "f at 1"
    for turn, move in enumerate(moves):
        seat = (plain.table.first + turn) % 2
        told = f"{seat}: {hand(plain, seat).split()[0]} at {move[-1]}"
        assert plain.legal(seat) == other.legal(seat)
        assert play(plain, told)[0].to_json() == play(other, told)[0].to_json()


@pytest.mark.rule("TIM-02")
def test_four_cards_each_are_dealt_seat_by_seat_then_the_start_of_the_line() -> None:
    state, log = new_against(deck_of(years(1500, 20)), 3, first="2")
    assert hand(state, 0) == "y1500 y1501 y1502 y1503"
    assert hand(state, 1) == "y1504 y1505 y1506 y1507"
    assert hand(state, 2) == "y1508 y1509 y1510 y1511"
    assert line(state) == "y1512"
    assert facts(log, "begins") == [{"seat": 2, "cards": ["12"], "date": "1512"}]


@pytest.mark.rule("TIM-02")
def test_only_the_card_of_the_line_shows_its_date_at_the_start() -> None:
    state, _ = new_against(deck_of(years(1500, 20)), 3)
    view = state.view(0).to_json()
    assert "'date'" not in str(view["hands"])
    assert view["line"] == [
        {
            **light_side(12, "y1512"),
            "date": "1512",
            "until": "",
            "dark": "moon",
            "source": "about y1512",
        }
    ]


@pytest.mark.rule("TIM-02")
def test_only_cards_of_ones_own_can_be_placed() -> None:
    state = against(TWO_LEFT)
    why = refusal(state, "0: 1 at 0")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TIM-02", "no_card", {"held": 1})


@pytest.mark.rule("TIM-03")
def test_the_table_says_who_begins_and_play_goes_clockwise() -> None:
    state, _ = new_against(deck_of(years(1500, 20)), 3, first="1")
    turns = []
    for _ in range(4):
        turns += state.to_act()
        seat = state.table.turn
        play(state, f"{seat}: {hand(state, seat).split()[0]} at 0")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("TIM-03")
def test_a_seat_that_is_not_there_can_not_begin() -> None:
    with pytest.raises(BadOption, match="a seat from 0 to 1, not 2"):
        new_against(deck_of(years(1500, 20)), 2, first="2")


@pytest.mark.rule("TIM-03")
def test_otherwise_the_lot_decides_who_begins() -> None:
    deck = deck_of(years(1500, 20))
    game = AgainstGame({"told": deck})
    options = game.check_options({})
    first = {game.deal(3, options, Seeded(seed_from(seed)), []).table.first for seed in range(30)}
    assert first == {0, 1, 2}
    rigged = game.deal(3, options, Rigged({"first": [2, 0, 1]}, LUCK), [])
    assert rigged.to_act() == [2]


@pytest.mark.rule("TIM-03")
def test_nobody_plays_out_of_turn() -> None:
    why = refusal(against(TWO_LEFT), "1: d at 0")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TIM-03", "turn", {"seat": 0})


# A turn


@pytest.mark.rule("TIM-04")
def test_a_card_goes_to_the_left_end_the_right_end_or_between_neighbours() -> None:
    position = "line: b=20 d=40\nseat 0: a=10 c=30 e=50\nseat 1: f=60\npile: g=70"
    for move, after in (("a at 0", "a b d"), ("c at 1", "b c d"), ("e at 2", "b d e")):
        state = against(position)
        play(state, f"0: {move}")
        assert line(state) == after


@pytest.mark.rule("TIM-04")
def test_there_is_no_gap_beyond_the_right_end() -> None:
    why = refusal(against(TWO_LEFT), "0: c at 3")
    assert (why.rule, why.reason, values_of(why.facts)) == ("TIM-04", "no_gap", {"last": 2})


@pytest.mark.rule("TIM-04")
def test_every_gap_is_open_to_every_card_right_or_wrong() -> None:
    state = against("line: b=20 d=40\nseat 0: a=10 c=30\nseat 1: f=60\npile: g=70")
    assert len(state.legal(0)) == 2 * 3
    assert state.legal(1) == []


@pytest.mark.rule("TIM-04")
def test_a_card_is_turned_over_once_it_is_placed() -> None:
    state = against(TWO_LEFT)
    assert "1500" not in str(state.view(1).to_json())
    (told,) = facts(play(state, "0: c at 0"), "placed")
    assert (told["date"], told["right"]) == ("1500", "no")
    assert "'date': '1500'" in str(state.view(1).to_json())


@pytest.mark.rule("TIM-05")
def test_a_card_that_is_right_stays_in_the_line() -> None:
    state = against(TWO_LEFT)
    (told,) = facts(play(state, "0: c at 1"), "placed")
    assert told == {
        "seat": 0,
        "cards": ["0"],
        "gap": 1,
        "date": "1500",
        "right": "yes",
        "order": "after",
        "beside": ["2"],
    }
    assert line(state) == "a c b"
    assert hand(state, 0) == ""


@pytest.mark.rule("TIM-05")
@pytest.mark.parametrize(("gap", "right"), list(enumerate("nyyn")))
def test_either_side_of_an_equal_date_is_right(gap: int, right: str) -> None:
    state = against("line: a=10 b=20 c=30\nseat 0: x=20\nseat 1: y=1\npile: z=99")
    (told,) = facts(play(state, f"0: x at {gap}"), "placed")
    assert told["right"] == {"y": "yes", "n": "no"}[right]


@pytest.mark.rule("TIM-05")
@pytest.mark.parametrize(("gap", "right"), list(enumerate("nyyyyn")))
def test_any_place_next_to_or_between_several_equal_dates_is_right(gap: int, right: str) -> None:
    state = against("line: a=10 b=20 c=20 d=20 e=30\nseat 0: x=20\nseat 1: y=1\npile: z=99")
    (told,) = facts(play(state, f"0: x at {gap}"), "placed")
    assert told["right"] == {"y": "yes", "n": "no"}[right]


@pytest.mark.rule("TIM-05")
@pytest.mark.parametrize(("gap", "right"), list(enumerate("nyyyn")))
def test_an_unsure_date_is_right_wherever_some_possible_date_fits(gap: int, right: str) -> None:
    state = against("line: a=10 b=20 c=25 d=40\nseat 0: x=20/25\nseat 1: y=1\npile: z=99")
    (told,) = facts(play(state, f"0: x at {gap}"), "placed")
    assert told["right"] == {"y": "yes", "n": "no"}[right]


@pytest.mark.rule("TIM-05")
def test_unsure_dates_in_the_line_bind_each_other() -> None:
    """a lies before b and so is 3 at most: 4 does not fit before it, though 4 is before 9."""
    position = "line: a=1/9 b=3\nseat 0: x=4\nseat 1: y=2\npile: z=99"
    wrong = against(position)
    assert facts(play(wrong, "0: x at 0"), "placed")[0]["right"] == "no"
    right = against(position)
    play(right, "0: x at 2")
    assert facts(play(right, "1: y at 1"), "placed")[0]["right"] == "yes"


@pytest.mark.rule("TIM-05")
def test_years_before_our_era_come_in_their_order() -> None:
    state = against("line: a=-490 b=14\nseat 0: x=-44\nseat 1: y=-500\npile: z=99")
    play(state, "0: x at 1", "1: y at 0")
    assert line(state) == "y a x b"


@pytest.mark.rule("TIM-06")
def test_a_card_that_is_wrong_is_discarded_and_one_is_drawn() -> None:
    state = against(TWO_LEFT)
    log = play(state, "0: c at 0")
    assert [event.kind for event in log] == ["placed", "draws"]
    assert (line(state), discards(state), hand(state, 0)) == ("a b", "c", "e")
    assert state.table.pile == 2


@pytest.mark.rule("TIM-05")
@pytest.mark.parametrize(
    ("missed", "gap"), [("5", 0), ("15", 1), ("20", 1), ("30", 2), ("20/35", 1)]
)
def test_everybody_is_shown_where_a_card_that_was_missed_belongs(missed: str, gap: int) -> None:
    state = against(f"line: a=10 b=20\nseat 0: x={missed}\nseat 1: y=1\npile: z=99")
    assert state.view(1).to_json()["belongs"] is None
    play(state, f"0: x at {0 if gap else 2}")
    for seat in (0, 1, None):
        assert state.view(seat).to_json()["belongs"] == gap


@pytest.mark.rule("TIM-06")
def test_the_card_comes_off_before_the_draw_so_even_an_empty_pile_gives_one() -> None:
    state = against("line: a=1000 b=2000\nseat 0: c=1500\nseat 1: d=1600")
    log = play(state, "0: c at 0")
    assert [event.kind for event in log] == ["placed", "new_pile", "draws"]
    assert (hand(state, 0), discards(state), state.table.pile) == ("c", "", 0)


@pytest.mark.rule("TIM-06")
def test_a_miss_in_a_play_off_draws_too() -> None:
    state = against(TWO_LEFT)
    play(state, "0: c at 1", "1: d at 2")
    assert state.table.play_off
    play(state, "0: e at 0")
    assert (hand(state, 0), discards(state)) == ("g", "e")


@pytest.mark.rule("TIM-07")
def test_discards_are_shuffled_into_a_new_pile_with_the_card_just_missed() -> None:
    """The given order is bottom to top of what lay there: nile, tea, and the missed c."""
    state = against(
        """
        line: a=1000 b=2000
        seat 0: c=1500
        seat 1: d=1600
        discards: nile=1869 tea=1773
        """,
        Rigged({"pile 2": [0, 2, 1]}, LUCK),
    )
    log = play(state, "0: c at 0")
    assert facts(log, "new_pile") == [{"count": 3}]
    assert hand(state, 0) == "tea"
    assert names(state, state.cards_in_pile()) == "nile c"
    assert discards(state) == ""


@pytest.mark.rule("TIM-07")
def test_dates_that_were_seen_stay_public_in_the_new_pile_and_in_hands() -> None:
    state = against("line: a=1000 b=2000\nseat 0: c=1500\nseat 1: d=1600\ndiscards: tea=1773")
    play(state, "0: c at 0")
    view = state.view(None).to_json()
    top, hands = view["top"], view["hands"]
    assert isinstance(top, dict)
    assert isinstance(hands, list)
    assert {top["date"], hands[0][0]["date"]} == {"1500", "1773"}
    assert "date" not in hands[1][0]


@pytest.mark.rule("TIM-07")
def test_the_order_of_the_new_pile_is_hidden() -> None:
    text = """
        line: a=1000 b=2000
        seat 0: c=1500
        seat 1: d=1600
        discards: p=1 q=2 r=3
    """
    views = []
    for order in ([0, 1, 2, 3], [1, 0, 2, 3]):
        state = against(text, Rigged({"pile 2": order}, LUCK))
        play(state, "0: c at 0")
        views.append(state.view(0).to_json())
    assert views[0] == views[1]


# Rounds and the end


@pytest.mark.rule("TIM-08")
def test_one_player_who_finishes_alone_wins_at_the_end_of_the_round() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=5 e=25\npile: f=1 g=2")
    play(state, "0: c at 1")
    assert reason(state) is None
    play(state, "1: d at 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("finished", [0], [0, -1])


@pytest.mark.rule("TIM-08")
def test_a_round_begins_with_the_first_player_wherever_that_is() -> None:
    state = against(
        "first 1\nline: a=10\nseat 0: c=15\nseat 1: d=5 e=25\nseat 2: f=1 h=2\npile: g=2 i=3"
    )
    play(state, "1: d at 0", "2: f at 0")
    assert reason(state) is None  # seat 0 has not had its turn in this round
    play(state, "0: c at 3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.rule("TIM-08")
def test_nothing_is_placed_once_the_game_is_over() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=5 e=25\npile: f=1 g=2")
    play(state, "0: c at 1", "1: d at 0")
    assert (refusal(state, "1: e at 0").rule, state.to_act()) == ("TIM-08", [])


@pytest.mark.rule("TIM-08")
def test_a_last_card_that_is_wrong_wins_nothing() -> None:
    state = against(TWO_LEFT)
    play(state, "0: c at 0", "1: d at 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, hand(state, 0)) == ([1], "e")


@pytest.mark.rule("TIM-08")
def test_a_play_off_goes_round_from_the_first_of_them_clockwise_from_the_first_player() -> None:
    state = against(
        """
        first 2
        line: a=10 b=20
        seat 0: c=15
        seat 1: d=16
        seat 2: e=17 f=18
        seat 3: g=19
        pile: p=30 q=31 r=32 s=33
        """
    )
    log = play(state, "2: e at 1", "3: g at 2", "0: c at 1", "1: d at 2")
    assert facts(log, "play_off") == [{"seats": ["3", "0", "1"]}]
    turns = []
    for _ in range(3):
        turns += state.to_act()
        seat = state.table.turn
        play(state, f"{seat}: {hand(state, seat)} at 0")
    assert turns == [3, 0, 1]


@pytest.mark.rule("TIM-09")
def test_several_who_finish_in_one_round_play_on_with_one_new_card_each_in_order_of_play() -> None:
    state = against(
        """
        first 1
        line: a=10 b=20
        seat 0: c=15
        seat 1: d=16
        seat 2: e=17 f=18
        pile: p=30 q=31 r=32
        """
    )
    log = play(state, "1: d at 1", "2: e at 2", "0: c at 1")
    assert facts(log, "draws") == [{"seat": 1, "cards": ["6"]}, {"seat": 0, "cards": ["7"]}]
    assert (hand(state, 1), hand(state, 0)) == ("p", "q")
    assert state.view(2).to_json()["still_in"] == [0, 1]
    assert state.view(2).to_json()["play_off"] is True


@pytest.mark.rule("TIM-09")
def test_the_cards_of_those_who_are_out_stay_with_them_unseen() -> None:
    state = against(
        "line: a=10 b=20\nseat 0: c=15\nseat 1: d=16\nseat 2: e=17 f=18\npile: p=30 q=31 r=32"
    )
    play(state, "0: c at 1", "1: d at 2", "2: e at 3")
    assert hand(state, 2) == "f"
    hands = state.view(0).to_json()["hands"]
    assert isinstance(hands, list)
    assert hands[2] == [light_side(3, "f")]
    assert state.legal(2) == []


@pytest.mark.rule("TIM-09")
def test_in_a_play_off_the_only_one_who_is_right_wins() -> None:
    state = against(TWO_LEFT)
    play(state, "0: c at 1", "1: d at 2", "0: e at 0", "1: f at 3")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("finished", [1])


@pytest.mark.rule("TIM-09")
def test_in_a_play_off_those_who_missed_are_out_and_several_right_play_on() -> None:
    state = against(
        """
        line: a=10 b=20
        seat 0: c=15
        seat 1: d=16
        seat 2: e=17
        pile: p=30 q=31 r=32 s=33 t=34 u=35
        """
    )
    play(state, "0: c at 1", "1: d at 2", "2: e at 3")
    log = play(state, "0: p at 5", "1: q at 0", "2: r at 6")
    assert facts(log, "play_off") == [{"seats": ["0", "2"]}]
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("t", "s", "u")


@pytest.mark.rule("TIM-09")
def test_in_a_play_off_in_which_nobody_is_right_all_play_on_with_what_they_drew() -> None:
    state = against(TWO_LEFT)
    play(state, "0: c at 1", "1: d at 2")
    log = play(state, "0: e at 0", "1: f at 0")
    assert facts(log, "play_off") == []
    assert state.to_act() == [0]
    assert state.view(None).to_json()["still_in"] == [0, 1]
    assert len(state.table.hands[0]) == len(state.table.hands[1]) == 1


@pytest.mark.rule("TIM-09")
def test_a_play_off_is_dealt_from_the_discards_too_when_the_pile_runs_out() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=16\npile: p=30\ndiscards: q=31")
    log = play(state, "0: c at 1", "1: d at 2")
    assert [event.kind for event in log[2:]] == ["play_off", "draws", "new_pile", "draws"]
    assert (hand(state, 0), hand(state, 1)) == ("p", "q")


@pytest.mark.rule("TIM-10")
def test_too_few_cards_for_a_play_off_are_a_shared_victory() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=16\nseat 2: e=5 f=6\npile: p=30")
    play(state, "0: c at 1", "1: d at 2", "2: e at 0")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("shared", [0, 1], [0, 0, -1])


@pytest.mark.rule("TIM-10")
def test_as_many_cards_as_are_dealt_are_enough_for_a_play_off() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=16\ndiscards: p=30 q=31")
    play(state, "0: c at 1", "1: d at 2")
    assert reason(state) is None
    assert {name_of(state, state.table.hands[seat][0]) for seat in (0, 1)} == {"p", "q"}


@pytest.mark.rule("TIM-10")
def test_one_who_finishes_alone_wins_with_no_cards_left_at_all() -> None:
    state = against("line: a=10 b=20\nseat 0: c=15\nseat 1: d=16 e=17")
    play(state, "0: c at 1", "1: d at 2")
    assert reason(state) == "finished"
