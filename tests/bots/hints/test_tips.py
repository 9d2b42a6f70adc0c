"""Tips come at the moment they are about, and from nothing that a seat can't know."""

import pytest

from speeltafel.bots.tip import tips_for
from speeltafel.engine.dice import Dice
from speeltafel.engine.fact import FactValue, values_of
from speeltafel.engine.state import State
from speeltafel.registry import PLUGINS, plugin_of
from speeltafel.texts import texts
from tests.bots.positions import questions
from tests.games.tabulos.positions import play as play_tabulos
from tests.games.tabulos.positions import position as tabulos
from tests.games.telos.positions import play as play_telos
from tests.games.telos.positions import position as telos
from tests.games.timeline.positions import against, together
from tests.games.timeline.positions import play as play_timeline
from tests.games.titus.positions import play as play_titus
from tests.games.titus.positions import position as titus

PILE = " ".join(f"new{n}={1000 + 30 * n}" for n in range(12))


def tips(game: str, state: State, seat: int = 0) -> dict[str, dict[str, FactValue]]:
    """What a newcomer in a seat may be told now."""
    found = tips_for(plugin_of(game).tips, state.view(seat))
    return {tip.name: values_of(tip.facts) for tip in found}


@pytest.mark.parametrize("game", PLUGINS)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_tips(game: str) -> None:
    for question in questions(game):
        told = tips(game, question.state, question.seat)
        view = plugin_of(game).roster.plain_view(question.state, question.seat)
        for luck in range(3):
            assert tips(game, view.sample(Dice(luck)), question.seat) == told


@pytest.mark.parametrize("game", PLUGINS)
def test_nobody_else_is_told_anything(game: str) -> None:
    for question in questions(game):
        assert tips_for(plugin_of(game).tips, question.state.view(None)) == []


def test_every_tip_in_the_texts_is_declared_by_its_game() -> None:
    declared = {f"tip-{name}-{tip.name}" for name, one in PLUGINS.items() for tip in one.tips}
    assert {text for text in texts("en").ids if text.startswith("tip-")} == declared


# Télos


def test_before_the_last_trick_one_is_told_what_it_costs() -> None:
    assert "last_trick" in tips("telos", telos("seat 0: 2\nseat 1: 3\nseat 2: 7"))


def test_with_three_cards_it_is_time_to_think_of_the_last_trick() -> None:
    assert "few_cards" in tips("telos", telos("seat 0: 2 3 4\nseat 1: 3 4 5\nseat 2: 7 8 9"))
    assert "few_cards" not in tips("telos", telos("seat 0: 2 3\nseat 1: 3 4\nseat 2: 7 8"))


def test_cards_that_are_alike_can_be_led_together() -> None:
    state = telos("seat 0: 2 6 6\nseat 1: 3 4 4\nseat 2: 7 8 9")
    assert tips("telos", state)["several"] == {"card": "6"}
    assert "several" not in tips("telos", state, 1)
    play_telos(state, "0: play 6")
    assert "several" not in tips("telos", state, 1)


def test_a_zeus_is_explained_to_those_who_hold_one() -> None:
    state = telos("seat 0: 2 6 zeus\nseat 1: 3 4 4\nseat 2: 7 8 9")
    assert "zeus" in tips("telos", state)
    assert "zeus" not in tips("telos", state, 1)


def test_the_divine_card_is_explained_where_there_is_one() -> None:
    assert "divine" in tips("telos", telos("divine trick\nseat 0: 7\nseat 1: 9\nseat 2: 8"))
    assert "divine" not in tips("telos", telos("seat 0: 7\nseat 1: 9\nseat 2: 8"))


def test_many_minus_points_are_a_danger() -> None:
    state = telos("seat 0: 7, minus 13 8\nseat 1: 9\nseat 2: 8")
    assert tips("telos", state)["danger"] == {"points": 21}
    assert "danger" not in tips("telos", state, 1)


# Titus


def test_three_in_a_row_want_a_fourth() -> None:
    state = titus("seat 0: 5 6 7, 12\nseat 1: 1 2 3\npile: 9/9 1/1")
    assert tips("titus", state)["three"] == {"sides": ["5", "6", "7"]}
    assert tips("titus", state, 1) == {}


def test_a_run_can_be_scored() -> None:
    state = titus("seat 0: 5 6 7 8\nseat 1: 1 2 3\npile: 9/9 1/1")
    assert tips("titus", state)["run"] == {"points": 18}


def test_a_coin_of_the_pile_can_be_exchanged() -> None:
    state = titus("seat 0: 5\nseat 1: 1, 8\npile: 9/9 1/1")
    assert "exchange" not in tips("titus", state)
    play_titus(state, "take")
    assert "exchange" in tips("titus", state)


def test_a_coin_can_be_robbed_from_a_run_and_the_player_with_the_fewest_has_no_limit() -> None:
    state = titus("seat 0: 5\nseat 1: 1; 18: 8 9 10 11\npile: 9/9 1/1")
    assert {"rob", "no_limit"} <= tips("titus", state).keys()
    play_titus(state, "take")
    assert "rob" not in tips("titus", state)


def test_runs_are_scored_before_the_pile_is_used_up() -> None:
    state = titus("seat 0: 5\nseat 1: 15, rest\npile: 12/12 1/1")
    assert tips("titus", state)["low_pile"] == {"count": 2}
    assert "low_pile" not in tips("titus", titus("seat 0: 5\nseat 1: 1\npile: 9/9"))


# Tabulos


def test_one_is_told_what_fits_and_what_it_does() -> None:
    state = tabulos("seat 0: 12 30 36\nseat 1: 5\ntop 6")
    assert tips("tabulos", state) == {
        "choose": {"card": "6"},
        "last_card": {"seat": 1},
        "end_point": {"card": "30"},
        "square": {"card": "36"},
    }
    assert tips("tabulos", state, 1) == {}
    assert "choose" not in tips("tabulos", tabulos("no pips\nseat 0: 12\nseat 1: 5\ntop 6"))


def test_no_tip_tells_which_cards_fit() -> None:
    """TAB-07: neither of these is said of cards that fit only."""
    state = tabulos("seat 0: 49 70\nseat 1: 5 8\ntop 6")
    assert tips("tabulos", state).keys() == {"choose", "end_point", "square"}


def test_a_multiplication_is_said_and_with_a_square_the_call() -> None:
    state = tabulos("seat 0: 12 36\nseat 1: 5 8\ntop 6")
    play_tabulos(state, "0: lay 12")
    assert tips("tabulos", state) == {"say": {"card": "12", "on": "6"}}
    state = tabulos("seat 0: 12 36\nseat 1: 5 8\ntop 6")
    play_tabulos(state, "0: lay 36")
    assert tips("tabulos", state) == {"call": {"card": "36"}}


# Timeline


def test_an_event_is_placed_where_one_is_surest() -> None:
    state = against("line: magna=1215\nseat 0: tea=1773 x=5\nseat 1: rome=476\npile: a=1 b=2")
    assert tips("timeline", state) == {"first_card": {}}
    assert tips("timeline", state, 1) == {}


def test_in_a_long_line_gaps_get_narrow_and_the_last_card_counts() -> None:
    line = " ".join(f"c{n}={1000 + n}" for n in range(6))
    state = against(f"line: {line}\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    assert tips("timeline", state) == {"last_one": {}, "gaps": {}}


def test_a_card_that_was_seen_before_is_pointed_at() -> None:
    state = against("line: magna=1215\nseat 0: tea=1773 x=5\nseat 1: rome=476\npile: a=1 b=2")
    card = state.table.hands[0][0]
    state.table.turned[card] = 1
    assert tips("timeline", state)["seen_before"] == {"card": str(card)}


def test_a_play_off_is_explained() -> None:
    state = against("line: magna=1215\nseat 0: tea=1773\nseat 1: rome=476\npile: a=1 b=2")
    state.table.play_off = True
    assert tips("timeline", state).keys() == {"play_off", "first_card"}


def test_together_one_is_told_where_points_are_and_what_is_at_stake() -> None:
    state = together(f"""
        row: rome=476 magna=1215
        slots: c=800
        seat 0: plague=1000, moon=1969, sideways tea=900, pizza=1600
        discards: wall=1989
        pile: {PILE}
    """)
    [tea] = [name for name in state.table.hands[0] if state.table.sideways[name]]
    first = tips("timeline_together", state)
    assert first == {"sideways": {"card": str(tea)}, "begin": {}, "slots": {"count": 1}}
    play_timeline(state, "0: play plague")
    assert "must_place" in tips("timeline_together", state)
    play_timeline(state, "0: play moon")
    assert "second" in tips("timeline_together", state)
