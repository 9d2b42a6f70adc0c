"""How the game ends: TAB-15, TAB-16 and TAB-20."""

import pytest

from speeltafel.engine.errors import BadOption
from speeltafel.engine.game import Value
from tests.games.tabulos.positions import (
    ending,
    facts,
    hand,
    kinds_of,
    may,
    new_game,
    play,
    position,
    refused,
    seen,
    sizes,
    top,
    turn,
)

NOTHING_TO_DRAW = """
    seat 0: 36 5
    seat 1: 8 3 9
    seat 2: 49 7
    pot empty
"""
POT_EMPTY = """
    seat 0: 36 20 5
    seat 1: 8 3
    seat 2: 49 7
    top 12, pile 24, pot empty
"""


# Out of cards


@pytest.mark.rule("TAB-15")
def test_the_first_player_without_cards_wins() -> None:
    state = position("""
        seat 0: 24
        seat 1: 8 3
        seat 2: 9 6 7
        top 12
    """)
    events = play(state, "0: lay 24, say 6 x 4")
    assert ending(state) == ("out_of_cards", [0], [0, -2, -3])
    assert facts(events, "wins") == [{"seat": 0}]
    assert state.to_act() == []


@pytest.mark.rule("TAB-15")
def test_the_last_card_does_not_win_if_it_was_wrong() -> None:
    state = position("""
        seat 0: 24
        seat 1: 8 3
        top 12, pot 7
    """)
    play(state, "0: lay 24, say 6 x 5")
    assert state.outcome() is None
    assert hand(state, 0) == "7 24"


@pytest.mark.rule("TAB-15")
def test_a_card_put_down_has_not_won_before_its_multiplication_is_said() -> None:
    state = position("""
        seat 0: 24
        seat 1: 8 3
        top 12, pot 7
    """)
    play(state, "0: lay 24")
    assert state.outcome() is None
    assert sizes(state) == [0, 2]


@pytest.mark.rule("TAB-15")
def test_nobody_draws_for_an_end_point_that_was_the_last_card() -> None:
    state = position("""
        seat 0: 20
        seat 1: 8 3
        top 12
    """)
    play(state, "0: lay 20, say 4 x 5")
    assert ending(state) == ("out_of_cards", [0], [0, -2])


@pytest.mark.rule("TAB-15")
@pytest.mark.parametrize("action", ["lay 8", "draw", "pass", "catch", "let go", "say 1 x 1"])
def test_after_the_end_nothing_can_be_done(action: str) -> None:
    state = position("""
        seat 0: 24
        seat 1: 8 3
        top 12
    """)
    play(state, "0: lay 24, say 6 x 4")
    assert refused(state, f"1: {action}") == "TAB-15"


# Stalled


@pytest.mark.rule("TAB-16")
def test_the_game_ends_when_all_in_a_row_neither_lay_nor_draw() -> None:
    state = position(NOTHING_TO_DRAW + "top 12")
    play(state, "0: pass", "1: pass")
    assert state.outcome() is None
    events = play(state, "2: pass")
    assert kinds_of(events) == ["passes", "stalls"]
    assert ending(state) == ("stalled", [0, 2], [-2, -3, -2])
    assert refused(state, "0: pass") == "TAB-16"


@pytest.mark.rule("TAB-16")
def test_a_mistake_without_a_card_to_draw_is_such_a_turn() -> None:
    state = position(NOTHING_TO_DRAW + "top 12")
    play(state, "0: lay 5, say 5 x 1", "1: lay 8, say 2 x 5", "2: pass")
    assert ending(state) == ("stalled", [0, 2], [-2, -3, -2])


@pytest.mark.rule("TAB-16")
def test_a_card_laid_or_drawn_begins_the_row_again() -> None:
    state = position(NOTHING_TO_DRAW + "top 15, seat 2 plays, seat 2 misses 1")
    play(state, "2: pass", "0: lay 5, say 5 x 1", "1: draw, pass", "0: pass", "1: pass")
    assert state.outcome() is None
    play(state, "2: pass")
    assert ending(state)[0] == "stalled"


@pytest.mark.rule("TAB-16")
def test_a_turn_with_a_drawn_card_is_no_such_turn() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12, pot 7
    """)
    play(state, "0: draw, pass", "1: pass")
    assert state.outcome() is None
    play(state, "0: pass")
    assert ending(state)[0] == "stalled"


@pytest.mark.rule("TAB-16")
def test_a_drawn_card_laid_wrongly_is_no_such_turn() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12, pot 7
    """)
    events = play(state, "0: draw, lay 7, say 7 x 1", "1: pass")
    assert facts(events, "finds_nothing") == [{"seat": 0}]
    assert state.outcome() is None


@pytest.mark.rule("TAB-16")
def test_a_missed_turn_is_no_such_turn() -> None:
    state = position(NOTHING_TO_DRAW + "top 12, seat 2 misses 1")
    play(state, "0: pass", "1: pass")
    assert state.outcome() is None
    assert turn(state) == 0


@pytest.mark.rule("TAB-16")
def test_a_missed_turn_does_not_break_the_row() -> None:
    state = position(NOTHING_TO_DRAW + "top 12, seat 2 misses 1")
    play(state, "0: pass", "1: pass", "0: pass", "1: pass", "2: pass")
    assert ending(state)[0] == "stalled"


@pytest.mark.rule("TAB-16")
def test_the_fewest_cards_win_alone() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8
        top 12, pot empty
    """)
    play(state, "0: pass", "1: pass")
    assert ending(state) == ("stalled", [1], [-2, -1])


# Pots


@pytest.mark.rule("TAB-20")
def test_the_game_ends_when_the_tenth_new_pot_has_to_be_made() -> None:
    state = position(POT_EMPTY + "new pots 9")
    assert "draw" in may(state, 0), "drawing is offered even where it ends the game"
    events = play(state, "0: draw")
    assert facts(events, "no_new_pot") == [{"number": 10}]
    assert ending(state) == ("pots", [1, 2], [-3, -2, -2])
    assert refused(state, "1: draw") == "TAB-20"


@pytest.mark.rule("TAB-20")
def test_the_ninth_new_pot_is_made() -> None:
    state = position(POT_EMPTY + "new pots 8")
    play(state, "0: draw")
    assert state.outcome() is None
    assert seen(state)["pots_made"] == 9


@pytest.mark.rule("TAB-20")
def test_with_one_pot_the_game_ends_with_the_first_one() -> None:
    state = position(POT_EMPTY + "pots 1")
    play(state, "0: draw")
    assert ending(state)[0] == "pots"
    assert sizes(state) == [3, 2, 2]


@pytest.mark.rule("TAB-20")
def test_with_two_pots_one_new_pot_is_made() -> None:
    state = position(POT_EMPTY + "pots 2")
    play(state, "0: draw, pass")
    assert state.outcome() is None
    state = position(POT_EMPTY + "pots 2, new pots 1")
    play(state, "0: draw")
    assert ending(state)[0] == "pots"


@pytest.mark.rule("TAB-20")
@pytest.mark.parametrize("pots", [0, -1, 101, True, "10"])
def test_there_are_at_least_one_and_at_most_a_hundred_pots(pots: Value) -> None:
    with pytest.raises(BadOption):
        new_game(2, pots=pots)


@pytest.mark.rule("TAB-20")
def test_there_are_ten_pots_unless_the_table_chooses_otherwise() -> None:
    assert seen(new_game(2))["pots"] == 10
    assert seen(new_game(2, pots=3))["pots"] == 3


@pytest.mark.rule("TAB-20")
def test_a_wrong_card_is_back_in_the_hand_when_its_penalty_ends_the_game() -> None:
    state = position(POT_EMPTY + "pots 1")
    play(state, "0: lay 36, say 6 x 7")
    assert ending(state) == ("pots", [1, 2], [-3, -2, -2])
    assert hand(state, 0) == "5 20 36"
    assert top(state) == "12"


@pytest.mark.rule("TAB-20")
def test_an_end_point_stays_laid_when_its_penalty_ends_the_game() -> None:
    state = position(POT_EMPTY + "pots 1")
    play(state, "0: lay 20, say 4 x 5")
    assert ending(state) == ("pots", [0, 1, 2], [-2, -2, -2])
    assert top(state) == "20"


@pytest.mark.rule("TAB-20")
def test_a_square_stays_laid_when_a_catch_ends_the_game() -> None:
    state = position(POT_EMPTY + "pots 1")
    play(state, "0: lay 36, say 6 x 6", "1: catch")
    assert ending(state) == ("pots", [0, 1, 2], [-2, -2, -2])
    assert top(state) == "36"


@pytest.mark.rule("TAB-20")
def test_who_is_caught_on_the_last_card_at_that_moment_has_no_cards_and_wins() -> None:
    state = position(POT_EMPTY.replace("36 20 5", "36") + "pots 1")
    play(state, "0: lay 36, say 6 x 6", "1: catch")
    assert ending(state) == ("pots", [0], [0, -2, -2])


@pytest.mark.rule("TAB-20")
def test_nothing_to_make_a_pot_of_does_not_end_the_game() -> None:
    state = position(NOTHING_TO_DRAW + "top 12, pots 1")
    assert refused(state, "0: draw") == "TAB-09"
    play(state, "0: lay 36, say 6 x 7")
    assert state.outcome() is None
