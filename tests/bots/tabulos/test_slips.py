"""The weaknesses of those who play Tabulos below master."""

import pytest

from speeltafel.bots.roster import LEVELS
from speeltafel.bots.rule_of_thumb import RuleOfThumb
from speeltafel.bots.tabulos.habits import TabulosHabits
from speeltafel.bots.tabulos.roster import TABULOS
from speeltafel.bots.tabulos.slips import ErringBot, Slips
from speeltafel.games.tabulos.state import Tabulos
from tests.bots.tabulos.players import chosen, often
from tests.games.tabulos.positions import play, position

MIND = RuleOfThumb(TabulosHabits())


def always(kind: str) -> ErringBot:
    """Somebody who always slips in one way."""
    rates = [100 if name == kind else 0 for name in ("miscount", "miss", "forget", "overlook")]
    return ErringBot(MIND, Slips(*rates))


def test_a_miscounted_sum_is_one_beside_the_right_one() -> None:
    state = position("seat 0: 56 5\nseat 1: 10 8\ntop 49")
    play(state, "0: lay 56")
    assert set(often(always("miscount"), state)) == {"say 7 x 7", "say 7 x 9"}


def test_a_sum_in_a_table_that_only_one_card_is_in_is_a_slip_too() -> None:
    """36 on 8 has to be said in the table of 4."""
    state = position("seat 0: 36 5\nseat 1: 10 8\ntop 8")
    play(state, "0: lay 36")
    assert often(always("miscount"), state)["say 6 x 6 reverse"] > 100
    play(state, "0: say 6 x 6 reverse")
    assert state.table.size(0) == 3


def test_nobody_stumbles_over_one_times_a_number() -> None:
    state = position("seat 0: 7 5\nseat 1: 10 8\ntop 49")
    play(state, "0: lay 7")
    assert set(often(always("miscount"), state)) == {"say 1 x 7"}


def test_hard_sums_go_wrong_more_often_than_easy_ones() -> None:
    person = ErringBot(MIND, Slips(5, 0, 0, 0))
    wrong = []
    for card, right in (("14", "say 2 x 7"), ("28", "say 4 x 7"), ("56", "say 7 x 8")):
        state = position(f"seat 0: {card} 5\nseat 1: 10 8\ntop 49")
        play(state, f"0: lay {card}")
        said = often(person, state, times=1000)
        wrong.append(1000 - said[right])
    assert 0 < wrong[0] < wrong[1] < wrong[2]


def test_a_call_that_is_forgotten_leaves_the_sum_right() -> None:
    state = position("seat 0: 49 5\nseat 1: 10 8\ntop 7")
    play(state, "0: lay 49")
    assert set(often(always("forget"), state)) == {"say 7 x 7"}


def test_a_call_that_others_forgot_can_be_overlooked() -> None:
    state = position("seat 0: 4 7\nseat 1: 8\nseat 2: 9\ntop 8")
    play(state, "0: lay 4, say 2 x 2")
    assert chosen(always("overlook"), state, seat=1) == "wait"
    assert chosen(always("overlook"), state, seat=2) == "draw"


def test_an_overlooked_call_with_the_last_card_is_let_go() -> None:
    state = position("seat 0: 4\nseat 1: 8 3\ntop 8")
    play(state, "0: lay 4, say 2 x 2")
    assert chosen(always("overlook"), state, seat=1) == "let go"


def test_who_sees_no_card_that_fits_draws() -> None:
    state = position("seat 0: 56 5\nseat 1: 10 8\ntop 49")
    assert chosen(always("miss"), state) == "draw"


def test_who_does_not_see_that_a_drawn_card_fits_passes() -> None:
    state = position("seat 0: 5\nseat 1: 10 8\ntop 49, pot 56 8")
    play(state, "0: draw")
    assert chosen(always("miss"), state) == "pass"


@pytest.mark.parametrize("bot", ["thumb", "master"])
def test_the_best_never_slip(bot: str) -> None:
    state = position("seat 0: 81 5\nseat 1: 10 8\ntop 72")
    play(state, "0: lay 81")
    assert set(often(TABULOS.bot(bot), state, times=100)) == {"say 9 x 9 reverse"}


def test_the_lower_the_level_the_more_calls_are_forgotten() -> None:
    state = position("seat 0: 49 5\nseat 1: 10 8\ntop 7")
    play(state, "0: lay 49")
    called = [said_reverse(bot, state) for bot in LEVELS]
    assert called == sorted(called)
    assert called[0] < called[1] < called[3] == 400


def said_reverse(bot: str, state: Tabulos) -> int:
    said = often(TABULOS.bot(bot), state)
    return sum(times for text, times in said.items() if text.endswith("reverse"))
