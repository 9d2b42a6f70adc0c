"""The habits of a good player of Tabulos, one at a time."""

from itertools import pairwise

import pytest

from speeltafel.bots.tabulos.habits import EasySums, OwnCards, TabulosHabits
from speeltafel.bots.tabulos.outlook import EVEN_DECK, ODD_DECK, count
from speeltafel.games.tabulos.cards import CARDS
from tests.bots.tabulos.players import picked
from tests.games.tabulos.positions import play, position

HABITS = TabulosHabits()


def test_all_cards_are_counted() -> None:
    assert count(EVEN_DECK, ODD_DECK) == CARDS
    assert count(0, 0) == 0


def test_who_can_lay_a_card_does_not_draw() -> None:
    state = position("seat 0: 49 8\nseat 1: 5 10\ntop 8")
    assert picked(HABITS, state) == "lay 8"


def test_who_drew_a_card_that_fits_lays_it() -> None:
    state = position("seat 0: 49\nseat 1: 5 10\ntop 8, pot 16 9")
    play(state, "0: draw")
    assert picked(HABITS, state) == "lay 16"


def test_a_forgotten_call_is_caught() -> None:
    state = position("seat 0: 4 7\nseat 1: 8 8\ntop 8")
    play(state, "0: lay 4, say 2 x 2")
    assert picked(HABITS, state, seat=1) == "catch"


def test_the_card_that_fewest_others_fit_on_is_laid() -> None:
    """On 42 both 49 (table 7) and 12 (2, 3, 4 and 6) fit."""
    state = position("seat 0: 12 49 5\nseat 1: 10 8\ntop 42")
    assert picked(HABITS, state) == "lay 49"


def test_an_end_point_hits_who_is_nearly_out_of_cards() -> None:
    state = position("seat 0: 12 30 36 8\nseat 1: 5\ntop 6")
    assert picked(HABITS, state) == "lay 30"


def test_who_found_nothing_to_lay_is_kept_at_the_same_table() -> None:
    """Nobody laid on the 49, so the other has none of table 7; 35 would open table 5."""
    state = position("seat 0: 49 7 35 2\nseat 1: 8 9 16 4\ntop 14, pot 3 10 6 6")
    play(state, "0: lay 49, say 7 x 7 reverse", "1: draw, pass")
    assert picked(HABITS, state) == "lay 7"


def test_a_card_that_another_showed_is_remembered() -> None:
    """Seat 1 took back a 63: that fits on 49, and not on 25."""
    state = position("seat 0: 49 25 4 6\nseat 1: 63 8\ntop 35, seat 1 plays")
    play(state, "1: lay 63, say 7 x 8")
    assert picked(HABITS, state) == "lay 25"


def test_who_looks_at_the_own_cards_only_keeps_an_answer_and_gives_one() -> None:
    """After 12 the 8 will often fit; after 49 it seldom does, but neither does the other's card."""
    state = position("seat 0: 12 49 8\nseat 1: 5 10\ntop 42")
    assert picked(OwnCards(), state) == "lay 12"
    assert picked(HABITS, state) == "lay 49"


def test_beginners_lay_the_easiest_sum() -> None:
    """On 42 they can say 3 x 7, 5 x 7 or 7 x 8."""
    state = position("seat 0: 21 35 56\nseat 1: 5 8\ntop 42")
    assert picked(EasySums(), state) == "lay 35"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_is_worth_more_the_fewer_cards_one_holds(seat: int) -> None:
    hands = ["8", "8 8", "8 8 10", "8 8 10 12", "8 8 10 12 12"]
    other = "seat {}: 4 6 9"
    worths = []
    for hand in hands:
        lines = [f"seat {seat}: {hand}", other.format(1 - seat)]
        state = position("\n".join([*sorted(lines), "top 7"]))
        worths.append(HABITS.worth(state, seat))
        assert HABITS.worth(state, 0) + HABITS.worth(state, 1) == pytest.approx(1)
    assert all(fewer > more for fewer, more in pairwise(worths))


def test_a_game_that_is_won_is_worth_everything() -> None:
    state = position("seat 0: 8\nseat 1: 5 10\ntop 8")
    play(state, "0: lay 8, say 2 x 4")
    assert [HABITS.worth(state, seat) for seat in (0, 1)] == [1, 0]
