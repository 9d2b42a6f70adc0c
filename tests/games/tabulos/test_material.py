"""Material and set-up: TAB-01 to TAB-04, and the margins of TAB-17."""

from collections import Counter

import pytest

from speeltafel.engine.chance import Seeded, seed_from
from speeltafel.engine.event import Event
from speeltafel.engine.fact import values_of
from speeltafel.games.tabulos.cards import DECK, KINDS, NAMES
from speeltafel.games.tabulos.sums import TABLES, fits, unpack_tables
from tests.games.tabulos.positions import (
    LUCK,
    facts,
    hand,
    lot,
    may,
    new_game,
    play,
    position,
    reason,
    refused,
    seen,
    sizes,
    top,
    turn,
)
from tests.games.tabulos.random_play import GAME

IN_ORDER = list(range(80))
"""A deal of the cards from low to high."""


def tables_of(number: int) -> list[int]:
    return unpack_tables(TABLES[NAMES.index(str(number))])


@pytest.mark.rule("TAB-01")
def test_there_are_80_cards_one_for_each_product() -> None:
    products = Counter(str(table * times) for table in range(2, 10) for times in range(1, 11))
    assert Counter(NAMES[kind] for kind in DECK) == products
    assert products.total() == 80


@pytest.mark.rule("TAB-01")
def test_12_is_there_four_times() -> None:
    assert [NAMES[kind] for kind in DECK].count("12") == 4


@pytest.mark.rule("TAB-01")
def test_cards_with_the_same_number_are_alike() -> None:
    state = position("""
        seat 0: 36 36 36 5
        seat 1: 2 3
        top 12
    """)
    assert may(state, 0) == ["lay 36", "draw"]


@pytest.mark.rule("TAB-01")
@pytest.mark.rule("TAB-17")
def test_the_margin_of_a_card_shows_its_tables() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 18 3
        top 12
    """)
    assert seen(state, 0)["margins"] == {"5": [5], "12": [2, 3, 4, 6], "36": [4, 6, 9]}
    assert seen(state, 1)["margins"] == {"3": [3], "12": [2, 3, 4, 6], "18": [2, 3, 6, 9]}


@pytest.mark.rule("TAB-17")
def test_the_margin_of_a_card_put_down_is_to_be_seen_by_all() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 18 3
        top 12
    """)
    play(state, "0: lay 36")
    assert seen(state)["margins"] == {"12": [2, 3, 4, 6], "36": [4, 6, 9]}


@pytest.mark.rule("TAB-17")
def test_the_margins_can_be_hidden_for_a_challenge() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 18 3
        top 12, no pips
    """)
    assert "margins" not in seen(state, 0)
    assert "margins" not in seen(state)


@pytest.mark.rule("TAB-02")
def test_36_belongs_to_4_6_and_9_and_not_to_3_whose_table_ends_at_30() -> None:
    assert tables_of(36) == [4, 6, 9]
    assert tables_of(30) == [3, 5, 6]


@pytest.mark.rule("TAB-02")
def test_18_belongs_to_2_3_6_and_9() -> None:
    assert tables_of(18) == [2, 3, 6, 9]


@pytest.mark.rule("TAB-02")
def test_2_and_3_share_nothing() -> None:
    assert tables_of(2) == [2]
    assert tables_of(3) == [3]
    assert not fits(NAMES.index("2"), NAMES.index("3"))


@pytest.mark.rule("TAB-02")
def test_the_tables_of_1_and_10_do_not_take_part() -> None:
    assert tables_of(10) == [2, 5]
    assert tables_of(90) == [9]
    assert not fits(NAMES.index("90"), NAMES.index("10"))


@pytest.mark.rule("TAB-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_gets_seven_cards_and_one_is_turned_up(players: int) -> None:
    state = new_game(players)
    assert sizes(state) == [7] * players
    assert seen(state)["pile"] == [top(state)]
    assert seen(state)["pot"] == 80 - 7 * players - 1


@pytest.mark.rule("TAB-03")
def test_the_cards_are_dealt_one_at_a_time_from_seat_0() -> None:
    state = new_game(2, lot("deal", IN_ORDER))
    assert [NAMES[DECK[place]] for place in range(0, 14, 2)] == hand(state, 0).split()
    assert [NAMES[DECK[place]] for place in range(1, 14, 2)] == hand(state, 1).split()


@pytest.mark.rule("TAB-03")
def test_the_top_card_of_the_pot_is_turned_up_and_the_rest_is_the_pot() -> None:
    state = new_game(2, lot("deal", IN_ORDER))
    assert top(state) == NAMES[DECK[14]]
    seat = turn(state)
    before = hand(state, seat).split()
    play(state, f"{seat}: draw")
    assert Counter(hand(state, seat).split()) - Counter(before) == {NAMES[DECK[15]]: 1}


def first_card(number: int) -> list[int]:
    """A deal to three players that turns up this number."""
    place = [NAMES[kind] for kind in DECK].index(str(number))
    others = [card for card in IN_ORDER if card != place]
    return [*others[:21], place, *others[21:]]


@pytest.mark.rule("TAB-03")
@pytest.mark.parametrize("number", [4, 9, 16, 25, 36, 49, 64, 81])
def test_a_square_turned_up_first_turns_nothing_around(number: int) -> None:
    state = new_game(3, lot("deal", first_card(number)))
    assert top(state) == str(number)
    assert seen(state)["direction"] == "clockwise"
    assert len(state.to_act()) == 1
    assert reason(state, f"{(turn(state) + 1) % 3}: catch") == "turned_up"


@pytest.mark.rule("TAB-03")
@pytest.mark.parametrize("number", [20, 30, 40, 50, 60, 70, 80, 90])
def test_an_end_point_turned_up_first_makes_nobody_draw_or_miss(number: int) -> None:
    state = new_game(3, lot("deal", first_card(number)))
    assert top(state) == str(number)
    assert sizes(state) == [7, 7, 7]
    assert seen(state)["missing"] == [0, 0, 0]


@pytest.mark.rule("TAB-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_by_lot(first: int) -> None:
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert turn(new_game(3, lot("first", order))) == first


@pytest.mark.rule("TAB-04")
def test_everybody_can_be_the_first_player() -> None:
    games = [new_game(6, Seeded(seed_from(seed))) for seed in range(60)]
    assert {turn(game) for game in games} == set(range(6))


@pytest.mark.rule("TAB-04")
def test_play_starts_clockwise() -> None:
    state = new_game(3, lot("first", [1, 0, 2]))
    assert seen(state)["direction"] == "clockwise"
    order = []
    for _ in range(4):
        order.append(turn(state))
        play(state, f"{turn(state)}: draw, pass")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("TAB-04")
@pytest.mark.parametrize("action", ["lay 8", "draw", "pass", "say 2 x 4", "say nothing"])
def test_nobody_plays_before_their_turn(action: str) -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12
    """)
    assert refused(state, f"1: {action}") == "TAB-04"


def test_there_are_as_many_kinds_as_different_numbers() -> None:
    assert len(NAMES) == KINDS


def test_the_deal_tells_each_seat_its_own_cards_only() -> None:
    events: list[Event] = []
    state = GAME.deal(2, GAME.check_options({}), LUCK, events)
    assert facts(events, "deals") == [{"seat": turn(state), "hand": 7, "top": int(top(state))}]
    for seat in (0, 1):
        assert values_of(events[0].secrets[seat]) == {"cards": hand(state, seat).split()}
