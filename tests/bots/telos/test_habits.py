"""The habits of a good player of Télos, one at a time."""

from speeltafel.bots.bot import WAIT
from speeltafel.bots.telos.habits import TelosHabits
from speeltafel.bots.turn_order import choices_of
from speeltafel.games.telos.actions import CODEC
from speeltafel.games.telos.state import Telos
from tests.bots.telos.players import picked
from tests.games.telos.positions import play, position

HABITS = TelosHabits()


def test_several_cards_are_led_rather_than_a_higher_one() -> None:
    state = position("seat 0: 1 6 6 9 12\nseat 1: 2 3 4 5 6\nseat 2: 7 7 8 8 9")
    assert picked(HABITS, state) == "play 6 6"


def test_the_lowest_card_is_not_led_not_even_with_its_likes() -> None:
    state = position("seat 0: 2 2 9\nseat 1: 3 4 5\nseat 2: 7 8 9")
    assert picked(HABITS, state) == "play 9"


def test_far_from_the_end_the_highest_card_is_held_back() -> None:
    state = position("seat 0: 1 3 8 10 12\nseat 1: 2 3 4 5 6\nseat 2: 7 7 8 8 9")
    assert picked(HABITS, state) == "play 10"


def test_near_the_end_the_highest_card_is_led() -> None:
    state = position("seat 0: 1 8 12\nseat 1: 2 3 4\nseat 2: 7 7 8")
    assert picked(HABITS, state) == "play 12"


def test_one_follows_with_the_lowest_card_that_will_do() -> None:
    state = position("seat 0: 5 6 7\nseat 1: 2 8 12\nseat 2: 7 7 8")
    play(state, "0: play 6")
    assert picked(HABITS, state, 1) == "play 8"


def test_but_keeps_the_lowest_card_of_the_hand_for_the_last_trick() -> None:
    state = position("seat 0: 2 6 7\nseat 1: 3 8 12\nseat 2: 7 7 8")
    play(state, "0: play 2")
    assert picked(HABITS, state, 1) == "play 8"


def test_a_zeus_goes_as_soon_as_it_can() -> None:
    state = position("seat 0: 5 6 7 8 9\nseat 1: 2 8 12 12 zeus\nseat 2: 7 7 8 8 8")
    play(state, "0: play 6")
    assert picked(HABITS, state, 1) == "play zeus"


def test_following_several_cards_the_lowest_card_is_kept_too() -> None:
    state = position("seat 0: 2 2 7\nseat 1: 3 5 9\nseat 2: 7 7 8")
    play(state, "0: play 2 2")
    assert picked(HABITS, state, 1) == "play 5"
    state.apply(1, state.legal(1)[1])
    assert picked(HABITS, state, 1) == "play 9"


def test_beside_the_ant_the_highest_card_goes() -> None:
    state = position("powers\nseat 0: 2 2 7\nseat 1: 1 9 ant\nseat 2: 7 7 8")
    play(state, "0: play 2 2")
    assert picked(HABITS, state, 1) == "play ant"
    state.apply(1, state.legal(1)[-1])
    assert picked(HABITS, state, 1) == "play 9"


def test_out_of_turn_nobody_swaps() -> None:
    state = position("divine trick\nseat 0: 2 7\nseat 1: 9 12\nseat 2: 7 8")
    assert picked(HABITS, state, 1) == "wait"
    assert HABITS.worth_trying(state, 1, choices_of(state, 1)) == [WAIT]


def test_a_high_card_that_would_take_the_last_trick_is_swapped() -> None:
    state = position("divine trick\nseat 0: 7\nseat 1: 9\nseat 2: 8")
    play(state, "0: play 7")
    assert picked(HABITS, state, 1) == "swap 9"


def test_a_card_below_one_that_lies_there_is_safe_and_not_swapped() -> None:
    state = position("divine trick\nseat 0: 10\nseat 1: 9\nseat 2: 8")
    play(state, "0: play 10")
    assert picked(HABITS, state, 1) == "play 9"


def test_no_swap_is_thought_of_before_the_end_is_near() -> None:
    state = position("divine trick\nseat 0: 1 2 3 9 10\nseat 1: 1 2 3 4 5\nseat 2: 6 7 8 9 9")
    assert not any(action.startswith("swap") for action in tried(state))


def test_near_the_end_any_swap_is_thought_of_but_that_of_the_lowest_card() -> None:
    state = position("divine trick\nseat 0: 2 9 10\nseat 1: 1 2 3\nseat 2: 6 7 8")
    assert tried(state) == ["play 2", "play 9", "play 10", "swap 9", "swap 10"]


def tried(state: Telos) -> list[str]:
    """What a search tries for the seat on turn."""
    choices = choices_of(state, state.table.turn)
    return [CODEC.text(x) for x in HABITS.worth_trying(state, state.table.turn, choices)]
