"""Each reason that hints in Titus give, true of its position."""

from speeltafel.bots.titus.habits import TitusHabits
from speeltafel.games.titus.state import Titus
from tests.bots.hints.reasons import WhyHinted, why
from tests.games.titus.positions import play, position, with_names


def reason(state: Titus, move: str) -> WhyHinted:
    """Coins are written as the number they show."""
    return why("titus", state, with_names(state, move), state.table.turn)


def test_a_coin_that_makes_four_finishes_a_run() -> None:
    state = position("seat 0: 6 7 8, 11\nseat 1: 15\npile: 9/9 1/1")
    play(state, "take")
    assert reason(state, "add @8") == ("titus-finish", {"number": 9, "points": 18})


def test_a_coin_that_fits_continues_what_lies_there() -> None:
    state = position("seat 0: 2, 4\nseat 1: 15\npile: 3/3 11/11")
    play(state, "take")
    assert reason(state, "add @2") == ("titus-grow", {"number": 3, "points": 18})


def test_a_coin_that_is_added_keeps_the_turn_going() -> None:
    state = position("seat 0: 2 3 4 5, 12\nseat 1: 15\npile: 6/6 1/1")
    play(state, "take")
    assert reason(state, "add @5") == ("titus-another", {})


def test_where_nothing_fits_a_single_is_a_beginning() -> None:
    state = position("seat 0: 1\nseat 1: 7, 14\npile: 8/8 1/1")
    play(state, "take")
    assert reason(state, "keep") == ("titus-single", {})


def test_a_coin_is_taken_before_anything_else() -> None:
    state = position("seat 0: 6\nseat 1:\npile: 7 1")
    play(state, "take", "add @6")
    assert reason(state, "take") == ("titus-take_first", {})


def test_pieces_are_left_apart_while_they_make_no_run() -> None:
    state = position("seat 0: 3, 5, 6\nseat 1: 15\npile: 12/12 1/1")
    play(state, "take", "keep")
    assert reason(state, "end") == ("titus-apart", {})


def test_pieces_that_make_a_run_are_joined() -> None:
    state = position("seat 0: 3 4, 5 6\nseat 1: 15\npile: 12/12 1/1")
    play(state, "take", "keep")
    assert reason(state, "join @4 @6") == ("titus-join_run", {"points": 18})


def test_a_run_is_scored_when_the_pile_is_low() -> None:
    state = position("seat 0: 3 4 5 6/7\nseat 1: 15, rest\npile: 12/12 1/1")
    play(state, "take", "keep")
    assert reason(state, "score @6/7") == ("titus-score", {"points": 18})


def test_a_run_is_held_while_the_pile_is_high() -> None:
    state = position("seat 0: 3 4 5 6\nseat 1: 15\npile: 12/12 1/1")
    play(state, "take", "keep")
    assert reason(state, "end") == ("titus-hold", {})


def test_a_coin_is_taken_that_would_suit_the_next_player() -> None:
    state = position("seat 0:; 17: 1 2 3 4\nseat 1: 6 7 8; 18: 12 13 14 15\npile: 9/9 1/1")
    assert reason(state, "take") == ("titus-deny", {"seat": 1, "number": 9})


def test_a_coin_is_not_given_to_those_it_helps() -> None:
    state = position("seat 0: 15\nseat 1: 6 7 8, 14/13*\npile: 9/9 1/1")
    play(state, "take")
    assert reason(state, "keep") == ("titus-gives", {"seat": 1, "number": 9})


def test_a_coin_may_fit_when_it_is_turned() -> None:
    state = position("seat 0: 7 8 9\nseat 1: 11, 19\npile: 1/1 3/3")
    play(state, "take")
    assert reason(state, "exchange @11") == ("titus-turned", {"number": 11})


def test_without_the_memory_aid_nothing_is_said_of_backs_that_were_seen() -> None:
    """A person is not sent them (TIT-17); with the memory aid they are on the screen."""
    forgotten = position("seat 0: 7 8 9\nseat 1: 11/10*, 19\npile: 1/1 3/3")
    shown = position("memory aid\nseat 0: 7 8 9\nseat 1: 11/10*, 19\npile: 1/1 3/3")
    for state in (forgotten, shown):
        play(state, "take")
    assert reason(forgotten, "exchange @11") == ("titus-turned", {"number": 11})
    assert reason(shown, "exchange @11") == ("titus-finish", {"number": 10, "points": 18})


def test_a_simulation_tells_what_a_turn_brought() -> None:
    before = position("seat 0: 6 7 8\nseat 1: 15\npile: 9/9 1/1")
    after = before.clone()
    play(after, "take", "add @8")
    seen = TitusHabits().foreseen(before, after, 0)
    told = {f"titus-{name}": round(19 * value) for name, value in seen.items()}
    assert told == {"titus-run": 19, "titus-room": 2}  # a 5 and a 10 would fit
