"""Each reason that hints in Télos give, true of its position."""

from speeltafel.bots.telos.habits import TelosHabits
from tests.bots.hints.reasons import why
from tests.games.telos.positions import play, position


def test_several_cards_make_others_give_up_several() -> None:
    state = position("seat 0: 1 6 6 9 12\nseat 1: 2 3 4 5 6\nseat 2: 7 7 8 8 9")
    assert why("telos", state, "play 6 6") == ("telos-several", {"count": 2})


def test_a_high_card_goes_before_the_last_trick() -> None:
    state = position("seat 0: 1 8 12\nseat 1: 2 3 4\nseat 2: 7 7 8")
    assert why("telos", state, "play 12") == ("telos-high", {})


def test_the_highest_card_is_held_back_while_the_end_is_far() -> None:
    state = position("seat 0: 1 11 12 2 3\nseat 1: 2 3 4 5 6\nseat 2: 7 7 8 8 9")
    assert why("telos", state, "play 11") == ("telos-hold_top", {"card": "12"})


def test_the_lowest_card_is_kept_for_the_last_trick() -> None:
    state = position("seat 0: 2 9\nseat 1: 3 4\nseat 2: 7 8")
    assert why("telos", state, "play 9") == ("telos-keep_low", {"card": "2"})


def test_a_zeus_goes_as_soon_as_it_can() -> None:
    state = position("seat 0: 5 6 7 8 9\nseat 1: 2 8 12 12 zeus\nseat 2: 7 7 8 8 8")
    play(state, "0: play 6")
    assert why("telos", state, "play zeus", 1) == ("telos-zeus", {})


def test_a_lower_card_is_enough_to_follow() -> None:
    state = position("seat 0: 5 6 7\nseat 1: 2 8 12\nseat 2: 7 7 8")
    play(state, "0: play 6")
    assert why("telos", state, "play 8", 1) == ("telos-cheap", {})


def test_beside_the_ant_a_high_card_goes() -> None:
    state = position("powers\nseat 0: 2 2 7 7\nseat 1: 1 9 10 ant\nseat 2: 7 7 8 8")
    play(state, "0: play 2 2")
    state.apply(1, state.legal(1)[-1])
    assert why("telos", state, "play 10", 1) == ("telos-beside_ant", {})


def test_a_card_that_would_take_the_last_trick_is_swapped() -> None:
    state = position("divine trick\nseat 0: 7\nseat 1: 9\nseat 2: 8")
    play(state, "0: play 7")
    assert why("telos", state, "swap 9", 1) == ("telos-swap", {"card": "9"})


def test_a_card_that_is_safe_is_not_swapped() -> None:
    state = position("divine trick\nseat 0: 7\nseat 1: 6\nseat 2: 8")
    play(state, "0: play 7")
    assert why("telos", state, "play 6", 1) == ("telos-no_swap", {})


def test_against_habit_the_reason_is_what_was_seen_to_happen() -> None:
    """Habit would lead the 12. With the 8 led first, the 12 wins the lead, and the 2 is led last."""
    state = position("seat 0: 2 8 12\nseat 1: 1 3 10\nseat 2: 4 5 9")
    assert why("telos", state, "play 8") == ("telos-safe", {"this": 100, "that": 65})


def test_a_simulation_tells_whether_the_last_trick_went_to_others() -> None:
    before = position("seat 0: 2\nseat 1: 3\nseat 2: 7")
    after = before.clone()
    play(after, "0: play 2", "1: play 3", "2: play 7")
    seen = {seat: TelosHabits().foreseen(before, after, seat) for seat in (0, 2)}
    assert [f"telos-{name}" for name in seen[0]] == ["telos-safe", "telos-cost"]
    assert seen == {0: {"safe": 1.0, "cost": 1.0}, 2: {"safe": 0.0, "cost": 1 - 7 / 20}}
