"""Squares, the call, and catching: TAB-10 to TAB-13."""

import pytest

from speeltafel.engine.event import Event
from speeltafel.games.tabulos.game import SOUNDS
from speeltafel.games.tabulos.state import Tabulos
from tests.games.tabulos.positions import (
    ending,
    facts,
    hand,
    kinds_of,
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

ROOTS = [2, 3, 4, 5, 6, 7, 8, 9]
FOUR = """
    seat 0: 36 5
    seat 1: 8 24
    seat 2: 9 6
    seat 3: 10 14
    top 12, pot 7 7 21
"""
LAST = """
    seat 0: 36
    seat 1: 8 24
    seat 2: 9 6
    seat 3: 10 14
    top 12, pot 7 7 21
"""


def forgotten(text: str = FOUR) -> Tabulos:
    """Seat 0 has laid a square and called nothing."""
    state = position(text)
    play(state, "0: lay 36, say 6 x 6")
    return state


@pytest.mark.rule("TAB-12")
def test_a_forgotten_call_sounds_like_a_call() -> None:
    silent, called = [
        play(position(FOUR), f"0: lay 36, say 6 x 6{call}") for call in ("", " reverse")
    ]
    assert [heard(event) for event in silent] == [heard(event) for event in called]
    assert SOUNDS["turns"] in [heard(event) for event in silent]


def heard(event: Event) -> str | None:
    """The sound of an event: by one of its words, or else by its kind."""
    words = [SOUNDS.get(f"{event.kind} {fact.value}") for fact in event.facts.values()]
    return next((sound for sound in words if sound), SOUNDS.get(event.kind))


# The direction


@pytest.mark.rule("TAB-10")
@pytest.mark.parametrize("root", ROOTS)
def test_a_square_turns_the_direction_of_play(root: int) -> None:
    number = root * root
    state = position(FOUR.replace("36", str(number)).replace("top 12", f"top {number}"))
    events = play(state, f"0: lay {number}, say {root} x {root} reverse")
    assert seen(state)["direction"] == "counterclockwise"
    assert turn(state) == 3
    assert facts(events, "turns") == [{"direction": "counterclockwise"}]


@pytest.mark.rule("TAB-10")
def test_a_second_square_turns_it_back() -> None:
    state = position(FOUR + "counterclockwise")
    play(state, "0: lay 36, say 6 x 6 reverse")
    assert seen(state)["direction"] == "clockwise"
    assert turn(state) == 1


@pytest.mark.rule("TAB-10")
def test_36_said_as_4_x_9_is_a_square_too() -> None:
    state = position(FOUR)
    play(state, "0: lay 36, say 4 x 9 reverse")
    assert turn(state) == 3


@pytest.mark.rule("TAB-10")
def test_another_card_does_not_turn_the_direction() -> None:
    state = position(FOUR.replace("36", "24").replace("8 24", "8 4"))
    play(state, "0: lay 24, say 6 x 4")
    assert turn(state) == 1


@pytest.mark.rule("TAB-10")
def test_with_two_players_a_square_changes_nothing() -> None:
    state = position("""
        seat 0: 36 5
        seat 1: 8 3
        top 12
    """)
    events = play(state, "0: lay 36, say 6 x 6 reverse")
    assert turn(state) == 1
    assert seen(state)["direction"] == "clockwise"
    assert facts(events, "turns") == []


# The call


@pytest.mark.rule("TAB-11")
def test_who_forgets_the_call_and_is_caught_draws_a_card() -> None:
    state = forgotten()
    events = play(state, "2: catch")
    assert facts(events, "catches") == [{"seat": 2, "other": 0, "card": 36}]
    assert facts(events, "draws") == [{"seat": 0, "cause": "caught"}]
    assert hand(state, 0) == "5 7"
    assert turn(state) == 3


@pytest.mark.rule("TAB-11")
def test_the_direction_turns_all_the_same() -> None:
    assert seen(forgotten())["direction"] == "counterclockwise"


@pytest.mark.rule("TAB-11")
def test_only_the_call_is_good_with_a_square_but_forgetting_is_possible() -> None:
    state = position(FOUR)
    play(state, "0: lay 36")
    assert all(text.endswith(" reverse") for text in may(state, 0))
    play(state, "0: say 6 x 6")
    assert top(state) == "36"


@pytest.mark.rule("TAB-11")
def test_later_the_call_does_not_count() -> None:
    state = forgotten()
    assert refused(state, "0: say 6 x 6 reverse") == "TAB-04"
    assert may(state, 1) == ["catch"]


@pytest.mark.rule("TAB-11")
def test_with_another_card_the_call_has_no_effect_and_is_no_mistake() -> None:
    state = position(FOUR.replace("36", "24").replace("8 24", "8 4"))
    events = play(state, "0: lay 24, say 6 x 4 reverse")
    assert facts(events, "says")[0]["right"] == "yes"
    assert turn(state) == 1
    assert sizes(state) == [1, 2, 2, 2]


@pytest.mark.rule("TAB-11")
def test_who_is_caught_misses_no_turn_as_a_rule() -> None:
    state = forgotten()
    play(state, "1: catch", "3: draw, pass", "2: draw, pass", "1: lay 24, say 4 x 6")
    assert turn(state) == 0


@pytest.mark.rule("TAB-11")
def test_with_card_and_turn_the_next_turn_is_missed_as_well() -> None:
    state = forgotten(FOUR + "caught card_and_turn")
    play(state, "1: catch", "3: draw, pass", "2: draw, pass")
    assert hand(state, 0) == "5 7"
    events = play(state, "1: lay 24, say 4 x 6")
    assert facts(events, "misses") == [{"seat": 0}]
    assert turn(state) == 3


@pytest.mark.rule("TAB-11")
def test_with_card_and_turn_a_turn_under_way_is_played() -> None:
    state = forgotten("""
        seat 0: 36 5
        seat 1: 8 24
        top 12, seat 1 misses 1, caught card_and_turn
    """)
    assert turn(state) == 0
    play(state, "1: catch")
    assert turn(state) == 0
    play(state, "0: draw, pass", "1: draw, pass")
    assert turn(state) == 1, "now seat 0 has missed a turn"


# Catching


@pytest.mark.rule("TAB-12")
def test_any_other_player_may_catch_and_the_game_waits_for_the_next_one() -> None:
    state = forgotten()
    assert state.to_act() == [1, 2, 3]
    assert state.waits_for() == [3]
    assert may(state, 1) == ["catch"]
    assert may(state, 2) == ["catch"]
    assert may(state, 3) == ["draw", "catch"]


@pytest.mark.rule("TAB-12")
def test_a_player_who_misses_a_turn_may_catch() -> None:
    state = forgotten(FOUR + "seat 3 misses 1, seat 1 misses 2")
    assert turn(state) == 2
    assert may(state, 3) == ["catch"]
    assert may(state, 1) == ["catch"]


@pytest.mark.rule("TAB-12")
def test_passing_over_a_player_closes_nothing() -> None:
    state = forgotten(FOUR + "seat 3 misses 1, seat 2 misses 1, seat 1 misses 1")
    assert turn(state) == 0
    assert state.to_act() == [0, 1, 2, 3]
    assert may(state, 0) == ["draw"]
    play(state, "3: catch")
    assert hand(state, 0) == "5 7"


@pytest.mark.rule("TAB-12")
def test_one_catch_is_all() -> None:
    state = forgotten()
    play(state, "1: catch")
    assert state.to_act() == [3]
    assert reason(state, "2: catch") == "caught"
    assert refused(state, "2: catch") == "TAB-12"


@pytest.mark.rule("TAB-12")
@pytest.mark.parametrize("action", ["draw", "lay 9", "lay 14"])
def test_it_is_too_late_when_the_next_player_does_anything_else(action: str) -> None:
    state = forgotten(FOUR.replace("10 14", "9 14"))
    play(state, f"3: {action}")
    assert state.to_act() == [3]
    assert reason(state, "1: catch") == "too_late"
    assert refused(state, "3: catch") == "TAB-12"


@pytest.mark.rule("TAB-12")
def test_a_refused_action_closes_nothing() -> None:
    state = forgotten()
    assert refused(state, "3: lay 8") == "TAB-07"
    assert refused(state, "3: pass") == "TAB-08"
    assert may(state, 1) == ["catch"]


@pytest.mark.rule("TAB-12")
def test_the_next_player_may_catch_and_then_play() -> None:
    state = forgotten()
    play(state, "3: catch")
    assert may(state, 3) == ["draw"]
    assert sizes(state) == [2, 2, 2, 2]


@pytest.mark.rule("TAB-12")
def test_nobody_catches_themselves() -> None:
    assert reason(forgotten(), "0: catch") == "own_square"


@pytest.mark.rule("TAB-12")
def test_who_accuses_wrongly_is_refused_with_the_reason() -> None:
    state = position(FOUR)
    assert reason(state, "1: catch") == "turned_up"
    play(state, "0: lay 36, say 6 x 6 reverse")
    assert reason(state, "1: catch") == "called"
    play(state, "3: draw, pass", "2: lay 6, say 6 x 1")
    assert reason(state, "3: catch") == "no_square"
    assert refused(state, "3: catch") == "TAB-12"
    assert turn(state) == 1


@pytest.mark.rule("TAB-12")
def test_a_mistake_of_somebody_else_does_not_open_the_window_again() -> None:
    state = forgotten()
    play(state, "3: lay 10, say 2 x 5")
    assert turn(state) == 2
    assert reason(state, "1: catch") == "too_late"


# The last card


@pytest.mark.rule("TAB-13")
def test_after_an_uncalled_square_as_last_card_the_others_are_asked() -> None:
    state = position(LAST)
    events = play(state, "0: lay 36, say 6 x 6")
    assert kinds_of(events) == ["lays", "says", "turns", "asks"]
    assert state.outcome() is None
    assert state.to_act() == [1, 2, 3]
    assert state.waits_for() == [1, 2, 3]
    assert may(state, 2) == ["catch", "let go"]


@pytest.mark.rule("TAB-13")
@pytest.mark.parametrize("order", ["123", "312", "231"])
def test_the_win_stands_when_all_let_go_in_any_order(order: str) -> None:
    state = forgotten(LAST)
    for seat in order:
        assert state.outcome() is None
        play(state, f"{seat}: let go")
    assert ending(state) == ("out_of_cards", [0], [0, -2, -2, -2])


@pytest.mark.rule("TAB-13")
def test_the_first_catch_settles_it() -> None:
    state = forgotten(LAST)
    play(state, "2: let go", "1: catch")
    assert state.outcome() is None
    assert hand(state, 0) == "7"
    assert reason(state, "3: catch") == "caught"
    assert refused(state, "3: let go") == "TAB-13"


@pytest.mark.rule("TAB-13")
def test_after_a_catch_play_goes_on_in_the_turned_direction() -> None:
    state = forgotten(LAST)
    play(state, "1: catch")
    assert turn(state) == 3


@pytest.mark.rule("TAB-13")
@pytest.mark.rule("TAB-11")
def test_with_card_and_turn_a_turn_is_missed_after_the_last_card_too() -> None:
    state = forgotten(LAST + "caught card_and_turn")
    play(state, "1: catch", "3: draw, pass", "2: lay 6, say 6 x 1", "1: lay 24, say 6 x 4")
    assert turn(state) == 3
    assert hand(state, 0) == "7"


@pytest.mark.rule("TAB-13")
def test_who_laid_the_last_card_waits() -> None:
    state = forgotten(LAST)
    assert may(state, 0) == []
    assert reason(state, "0: draw") == "wait"
    assert reason(state, "0: let go") == "wait"
    assert reason(state, "0: catch") == "own_square"


@pytest.mark.rule("TAB-13")
def test_the_others_answer_once_and_do_nothing_else_before() -> None:
    state = forgotten(LAST)
    assert reason(state, "3: draw") == "asked"
    play(state, "3: let go")
    assert reason(state, "3: let go") == "let_go"
    assert reason(state, "3: catch") == "let_go"
    assert seen(state)["let_go"] == [3]
    assert state.waits_for() == [1, 2]


@pytest.mark.rule("TAB-13")
def test_there_is_nothing_to_let_go_but_a_last_card() -> None:
    assert refused(forgotten(), "1: let go") == "TAB-13"
    assert refused(position(FOUR), "0: let go") == "TAB-13"


@pytest.mark.rule("TAB-13")
def test_with_the_call_the_last_square_wins_at_once() -> None:
    state = position(LAST)
    play(state, "0: lay 36, say 6 x 6 reverse")
    assert ending(state) == ("out_of_cards", [0], [0, -2, -2, -2])


@pytest.mark.rule("TAB-13")
def test_the_end_of_the_time_limit_counts_as_letting_go() -> None:
    state = forgotten(LAST)
    for seat in (1, 2, 3):
        state.apply(seat, state.time_up(seat))
    assert ending(state)[:2] == ("out_of_cards", [0])


@pytest.mark.rule("TAB-13")
def test_the_card_after_a_catch_can_need_a_new_pot() -> None:
    state = position(LAST.replace("pot 7 7 21", "pot empty"), lot("pot 1", [0]))
    play(state, "0: lay 36, say 6 x 6", "1: catch")
    assert hand(state, 0) == "12"
    assert top(state) == "36"
