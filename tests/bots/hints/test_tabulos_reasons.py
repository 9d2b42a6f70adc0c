"""Each reason that hints in Tabulos give, true of its position."""

from tests.bots.hints.reasons import why
from tests.games.tabulos.positions import play, position


def test_a_card_that_can_be_laid_is_laid() -> None:
    state = position("seat 0: 49 8\nseat 1: 5 10\ntop 8")
    assert why("tabulos", state, "lay 8") == ("tabulos-lay", {})


def test_a_card_is_laid_that_is_hard_to_answer() -> None:
    state = position("seat 0: 12 49 5\nseat 1: 10 8\ntop 42")
    assert why("tabulos", state, "lay 49") == ("tabulos-block", {"seat": 1, "card": "49"})


def test_an_end_point_hits_the_next_player() -> None:
    state = position("seat 0: 12 30 36 8\nseat 1: 5\ntop 6")
    assert why("tabulos", state, "lay 30") == ("tabulos-hit", {"seat": 1, "card": "30"})


def test_a_card_is_laid_that_another_will_fit_on() -> None:
    """What is left fits on 12 and not on 45; the next player has an answer to both."""
    state = position("seat 0: 12 45 4\nseat 1: 5 7 8 10 14 16 21 24 27 32 35 42\ntop 27")
    assert why("tabulos", state, "lay 12") == ("tabulos-follow", {"card": "12"})


def test_a_forgotten_call_is_caught() -> None:
    state = position("seat 0: 4 7\nseat 1: 8 8\ntop 8")
    play(state, "0: lay 4, say 2 x 2")
    assert why("tabulos", state, "catch", 1) == ("tabulos-catch", {"seat": 0})


def test_a_square_is_called() -> None:
    state = position("seat 0: 4 7\nseat 1: 8 8\ntop 8")
    play(state, "0: lay 4")
    assert why("tabulos", state, "say 2 x 2 reverse") == ("tabulos-call", {"card": "4"})


def test_a_sum_is_said_in_a_table_of_both_cards() -> None:
    state = position("seat 0: 12 7\nseat 1: 8 8\ntop 18")
    play(state, "0: lay 12")
    expected = {"card": "12", "on": "18", "tables": ["2", "3", "6"]}
    assert why("tabulos", state, "say 2 x 6") == ("tabulos-sum", expected)


def test_against_habit_the_reason_is_how_often_it_won() -> None:
    """Nobody has an answer to 49 but this seat, which needs both of them to be rid of its cards."""
    state = position("seat 0: 12 49 5\nseat 1: 10 8\ntop 42")
    name, facts = why("tabulos", state, "lay 12")
    assert name in ("tabulos-wins", "any-ahead")
    assert not facts or int(str(facts["this"])) > int(str(facts["that"]))
