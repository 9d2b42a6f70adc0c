"""Habits and weaknesses in Timeline together."""

import pytest

from speeltafel.bots.timeline.outlook import Outlook
from speeltafel.bots.timeline.together import Eager, TogetherHabits
from speeltafel.games.timeline.together.state import Together
from speeltafel.games.timeline.together.table import CARDS
from tests.bots.timeline.minds import mind, plays
from tests.games.timeline.positions import play, together

PILE = " ".join(f"new{n}={1000 + 30 * n}" for n in range(12))


def with_pile(text: str) -> Together:
    """A position with a dozen cards to come."""
    return together(f"{text}\n pile: {PILE}")


ENDS = """
    row: magna=1215 print=1455
    seat 0: inca=1470, moon=1969
    discards: wall=1989
"""
TAKEN = """
    row: magna=1215 print=1455 tea=1773
    slots: plague=1347 -
    seat 0: joan=1431, pizza=1600
    discards: wall=1989
"""
HOPELESS = """
    row: rome=476 moon=1969
    slots: magna=1215
    seat 0: joan=1431:moon-key, wall=1989
    seat 1: tea=1773
    discards: nile=1869:sun-moon
"""


def test_the_row_grows_in_small_steps() -> None:
    assert plays(TogetherHabits(), with_pile(ENDS)) == "play inca"


def test_a_free_slot_is_better_than_a_taken_one() -> None:
    assert plays(TogetherHabits(), with_pile(TAKEN)) == "play pizza"


def test_what_fits_nowhere_is_discarded_while_the_icon_allows_it() -> None:
    assert plays(TogetherHabits(), with_pile(HOPELESS), "wall=1950~60") == "discard joan"


def test_a_beginner_discards_only_who_must() -> None:
    assert plays(Eager(), with_pile(HOPELESS), "wall=1950~60") == "play wall"


def test_who_has_placed_a_card_stops_before_a_leap() -> None:
    state = with_pile(ENDS)
    play(state, "0: play inca")
    assert plays(TogetherHabits(), state) == "stop"


def test_a_beginner_goes_on_after_a_success() -> None:
    state = with_pile(ENDS)
    play(state, "0: play inca")
    assert plays(Eager(), state) == "play moon"


def test_a_second_card_is_tried_when_it_is_another_small_step() -> None:
    state = with_pile("""
        row: magna=1215 print=1455
        seat 0: inca=1470, diaz=1488
        discards: wall=1989
    """)
    play(state, "0: play inca")
    assert plays(TogetherHabits(), state) == "play diaz"


def test_a_card_that_lies_sideways_is_tidied_away_before_a_leap() -> None:
    state = with_pile("""
        row: magna=1215 print=1455
        slots: plague=1347
        seat 0: moon=1969, sideways joan=1431:moon-key
        discards: wall=1989:sun-moon
    """)
    assert plays(TogetherHabits(), state) == "discard joan"


def test_a_leap_earns_less_than_a_step() -> None:
    state = with_pile(ENDS)
    state.faces.beliefs = mind(state, "")
    inca, moon = state.table.hands[0]
    outlook = Outlook(state)
    assert outlook.earns(inca) > 2.5
    assert outlook.earns(moon) < 1.0


@pytest.mark.rule("TWI-11")
def test_a_date_that_lies_in_the_row_earns_a_card_in_the_row() -> None:
    state = with_pile("""
        row: magna=1215 print=1455
        slots: plague=1347
        seat 0: twin=1455
        discards: wall=1989
    """)
    state.faces.beliefs = mind(state, "")
    assert Outlook(state).earns(state.table.hands[0][0]) == pytest.approx(3.0)


@pytest.mark.rule("TWI-14")
def test_how_likely_a_slot_is_taken_is_known_from_beliefs() -> None:
    state = with_pile(TAKEN)
    state.faces.beliefs = mind(state, "joan=1455~100")
    joan, pizza = state.table.hands[0]
    assert Outlook(state).fails(joan) == pytest.approx(0.5, abs=0.1)
    assert Outlook(state).fails(pizza) == 0.0


def test_a_finished_game_is_worth_its_score_and_nothing_more() -> None:
    state = with_pile("""
        row: magna=1215 print=1455
        slots: plague=1347
        seat 0: joan=1431
        discards: wall=1989
    """)
    before = TogetherHabits().worth(state, 0)
    play(state, "0: play joan")
    after = TogetherHabits().worth(state, 0)
    assert after == (state.table.score() + CARDS) / (3 * CARDS)
    assert after < before
