"""Drawing a card, and the pot: TAB-08 and TAB-09."""

import pytest

from tests.games.tabulos.positions import (
    chosen_from,
    facts,
    hand,
    lot,
    may,
    play,
    position,
    reason,
    refused,
    seen,
    sizes,
    top,
    turn,
)

TWO = """
    seat 0: 36 5
    seat 1: 8 3
    pot 24 25 7
"""
NOTHING_TO_DRAW = """
    seat 0: 36 5
    seat 1: 8 3
    pot empty
"""


@pytest.mark.rule("TAB-08")
def test_who_draws_may_lay_that_card_at_once_if_it_fits() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw")
    assert may(state, 0) == ["lay 24", "pass"]
    play(state, "0: lay 24, say 6 x 4")
    assert top(state) == "24"
    assert hand(state, 0) == "5 36"
    assert turn(state) == 1


@pytest.mark.rule("TAB-08")
def test_a_drawn_card_that_does_not_fit_is_kept() -> None:
    state = position(TWO + "top 49")
    play(state, "0: draw")
    assert may(state, 0) == ["pass"]
    play(state, "0: pass")
    assert hand(state, 0) == "5 24 36"
    assert turn(state) == 1


@pytest.mark.rule("TAB-08")
def test_drawing_is_allowed_though_a_card_fits() -> None:
    assert may(position(TWO + "top 12"), 0) == ["lay 36", "draw"]


@pytest.mark.rule("TAB-08")
def test_after_drawing_only_the_drawn_card_may_be_laid() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw")
    assert refused(state, "0: lay 36") == "TAB-08"
    assert reason(state, "0: lay 36") == "only_drawn"


@pytest.mark.rule("TAB-08")
def test_a_card_like_the_drawn_one_is_the_drawn_one() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12, pot 36 7
    """)
    play(state, "0: draw, lay 36, say 6 x 6 reverse")
    assert hand(state, 0) == "5 36"


@pytest.mark.rule("TAB-08")
def test_a_card_that_is_not_held_is_not_the_drawn_one_either() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw")
    assert refused(state, "0: lay 8") == "TAB-07"


@pytest.mark.rule("TAB-08")
def test_a_player_who_drew_chooses_between_the_drawn_card_and_passing() -> None:
    state = position(TWO + "top 49")
    play(state, "0: draw")
    assert chosen_from(state, 0) == ["lay 24", "pass"]


@pytest.mark.rule("TAB-08")
def test_laying_the_drawn_card_wrongly_has_its_price() -> None:
    state = position(TWO + "top 49")
    play(state, "0: draw, lay 24, say 6 x 4")
    assert hand(state, 0) == "5 24 25 36"
    assert turn(state) == 1


@pytest.mark.rule("TAB-08")
def test_a_player_draws_once_in_a_turn() -> None:
    state = position(TWO + "top 12")
    play(state, "0: draw")
    assert refused(state, "0: draw") == "TAB-08"


@pytest.mark.rule("TAB-08")
def test_nobody_passes_before_drawing() -> None:
    assert refused(position(TWO + "top 49"), "0: pass") == "TAB-08"


@pytest.mark.rule("TAB-08")
def test_where_nothing_can_be_drawn_a_player_may_pass_though_a_card_fits() -> None:
    state = position(NOTHING_TO_DRAW + "top 12")
    assert may(state, 0) == ["lay 36", "pass"]
    play(state, "0: pass")
    assert turn(state) == 1


@pytest.mark.rule("TAB-09")
def test_an_empty_pot_is_refilled_from_the_pile_but_for_its_top_card() -> None:
    state = position(
        """
        seat 0: 36 5
        seat 1: 8 3
        top 12, pile 7 14 21, pot empty
        """,
        lot("pot 1", [1, 2, 0]),
    )
    events = play(state, "0: draw")
    assert hand(state, 0) == "5 14 36"
    assert top(state) == "12"
    assert seen(state)["pile"] == ["12"]
    assert seen(state)["pot"] == 2
    assert facts(events, "new_pot") == [{"count": 3, "pot": 1}]
    play(state, "0: pass", "1: draw, pass", "0: draw")
    assert hand(state, 1) == "3 8 21"
    assert hand(state, 0) == "5 7 14 36"


@pytest.mark.rule("TAB-09")
def test_a_new_pot_is_made_only_when_a_card_has_to_be_drawn() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12, pile 14 21, pot 7
    """)
    play(state, "0: draw")
    assert seen(state)["pot"] == 0
    assert seen(state)["pile"] == ["12", "14", "21"]
    play(state, "0: pass")
    assert may(state, 1) == ["lay 3", "lay 8", "draw"]


@pytest.mark.rule("TAB-09")
def test_every_new_pot_is_a_shuffle_of_its_own() -> None:
    state = position(
        """
        seat 0: 36 5
        seat 1: 8 3
        top 12, pile 7 14, pot empty, new pots 4
        """,
        lot("pot 5", [1, 0]),
    )
    play(state, "0: draw")
    assert hand(state, 0) == "5 14 36"


@pytest.mark.rule("TAB-09")
def test_where_the_pile_is_one_card_nothing_can_be_drawn() -> None:
    state = position(NOTHING_TO_DRAW + "top 12")
    assert refused(state, "0: draw") == "TAB-09"


@pytest.mark.rule("TAB-09")
def test_a_mistake_costs_no_card_where_there_is_none() -> None:
    state = position(NOTHING_TO_DRAW + "top 12")
    events = play(state, "0: lay 36, say 6 x 7")
    assert facts(events, "finds_nothing") == [{"seat": 0}]
    assert sizes(state) == [2, 2]
    assert turn(state) == 1


@pytest.mark.rule("TAB-09")
def test_the_card_just_laid_stays_on_top_of_the_pile() -> None:
    state = position(
        """
        seat 0: 20 5
        seat 1: 8 3
        top 12, pot empty
        """,
        lot("pot 1", [0]),
    )
    play(state, "0: lay 20, say 4 x 5")
    assert top(state) == "20"
    assert hand(state, 1) == "3 8 12"
