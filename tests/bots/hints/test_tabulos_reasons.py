"""Each reason that hints in Tabulos give, true of its position."""

from speeltafel.bots.bot import Budget
from speeltafel.bots.hint import reasoned
from speeltafel.bots.tabulos.habits import TabulosHabits
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.games.tabulos.actions import CODEC
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
    expected = {"card": "12", "on": "18", "tables": ["2", "3", "6"], "count": 3}
    assert why("tabulos", state, "say 2 x 6") == ("tabulos-sum", expected)


def test_a_simulation_tells_who_won() -> None:
    before = position("seat 0: 8\nseat 1: 5 10\ntop 8")
    after = before.clone()
    play(after, "0: lay 8, say 2 x 4")
    seen = TabulosHabits().foreseen(before, after, 0)
    assert {f"tabulos-{name}": value for name, value in seen.items()} == {"tabulos-wins": 1.0}
    assert TabulosHabits().foreseen(before, after, 1) == {"wins": 0.0}


def test_where_nothing_was_seen_against_it_the_guide_is_followed() -> None:
    """Played out, 12 wins no more often than 49, which is harder to answer."""
    state = position("seat 0: 12 49 5\nseat 1: 10 8\ntop 42")
    lay_12, lay_49 = CODEC.code("lay 12"), CODEC.code("lay 49")
    choices = choices_of(state, 0)
    given = reasoned(TABULOS, state.view(0), choices, lay_12, Budget(simulations=50), Dice(1))
    assert (given.action, given.reason.text) == (lay_49, "hint-tabulos-block")
