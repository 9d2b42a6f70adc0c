"""Whole games in which slips happen: the laws, and a referee who plays along.

The laws in `tests/conformance` try good play only, and so do not come to mistakes, forgotten calls
and catches.
"""

import pytest

from speeltafel.engine.dice import Dice
from speeltafel.engine.playout import playout
from speeltafel.engine.state import step
from speeltafel.games.tabulos.actions import ACTIONS, CODEC, DRAW
from speeltafel.games.tabulos.cards import KINDS, NUMBERS
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.texts import LANGUAGES, texts
from speeltafel.texts.telling import Teller, player_names
from tests.conformance.cards import COUNTS
from tests.conformance.inside import inside
from tests.games.tabulos.oracle import may_lay
from tests.games.tabulos.past import Step
from tests.games.tabulos.random_play import opening, slippery_game
from tests.games.tabulos.referee import Referee

every_game = pytest.mark.parametrize("seed", range(100, 116))
TELLERS = [Teller(texts(lang), "tabulos", player_names(texts(lang), 6), {}) for lang in LANGUAGES]


@every_game
def test_the_referee_sees_the_same_game(seed: int) -> None:
    state, options = opening(seed)
    hands = [numbers(state, seat) for seat in range(state.table.players)]
    top = NUMBERS[state.table.top]
    referee = Referee(hands, top, state.table.pot, state.table.turn, dict(options))
    for state, seat, action, events in slippery_game(seed):
        drawn = Step(seat, action, events).drawn()
        referee.act(seat, CODEC.text(action), NUMBERS[drawn[1]] if drawn else None)
        compare(state, referee)


def compare(state: Tabulos, referee: Referee) -> None:
    table = state.table
    outcome = state.outcome()
    hands = [sorted(hand) for hand in referee.hands]
    assert [numbers(state, seat) for seat in range(table.players)] == hands
    assert NUMBERS[table.top] == referee.pile[-1]
    assert table.pot == referee.pot
    assert state.waits_for() == referee.waits_for()
    assert [seat for seat in range(table.players) if table.may_catch(seat)] == referee.may_catch()
    assert (outcome.reason if outcome else None) == referee.ended
    if outcome:
        assert outcome.winners == referee.winners()
    elif not referee.asked and referee.down is None:
        compare_choice(state, referee)


def compare_choice(state: Tabulos, referee: Referee) -> None:
    """The good lays of the player on turn, and whether to draw or to pass."""
    seat = referee.turn
    legal = state.legal(seat)
    if not referee.has_drawn:
        fitting = {card for card in referee.hands[seat] if may_lay(card, referee.pile[-1])}
        assert {NUMBERS[action] for action in legal if action < KINDS} == fitting
    assert (DRAW in legal) == (referee.can_draw() and not referee.has_drawn)


def numbers(state: Tabulos, seat: int) -> list[int]:
    return [NUMBERS[kind] for kind in state.hands.unpack(seat)]


@every_game
def test_a_world_imagined_after_slips_can_not_be_told_from_the_real_one(seed: int) -> None:
    dice = Dice(seed)
    for state, *_ in slippery_game(seed):
        COUNTS["tabulos"](state)
        if dice.below(8) > 0:
            continue
        actions = [dice.below(KINDS + 6) for _ in range(12)] + [dice.below(ACTIONS)]
        for seat in [*range(state.table.players), None]:
            view = state.view(seat)
            world = view.sample(dice)
            COUNTS["tabulos"](world)
            assert inside(world.view(seat)) == inside(view)
            assert world.view(seat).to_json() == view.to_json()
            assert world.to_act() == state.to_act()
            assert world.waits_for() == state.waits_for()
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)
                for action in actions:
                    imagined, real = world.permits(seat, action), state.permits(seat, action)
                    assert inside(imagined) == inside(real)


@every_game
def test_after_slips_somebody_may_act_until_the_game_is_over(seed: int) -> None:
    for state, *_ in slippery_game(seed):
        assert (state.to_act() == []) == (state.outcome() is not None)
        assert set(state.waits_for()) <= set(state.to_act())
        assert bool(state.waits_for()) == bool(state.to_act())
        for seat in range(state.table.players):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in state.to_act())
            assert all(state.permits(seat, action) is None for action in legal)


@every_game
def test_after_slips_a_clone_shares_nothing_and_a_step_changes_nothing(seed: int) -> None:
    dice = Dice(seed)
    for state, *_ in slippery_game(seed):
        if dice.below(20) > 0 or state.outcome() is not None:
            continue
        before = inside(state)
        for seat in state.to_act():
            after, _ = step(state, seat, state.legal(seat)[0])
            assert inside(after) != before
        clone = state.clone()
        assert inside(clone) == before
        playout(clone, Dice(seed))
        assert inside(state) == before


@every_game
def test_whatever_happens_or_is_refused_can_be_told(seed: int) -> None:
    dice = Dice(seed)
    for state, _, _, events in slippery_game(seed):
        for event in events:
            assert all(all(teller.tell(event)) for teller in TELLERS)
            assert event.seen_by(None).secrets == {}
        if dice.below(8) > 0:
            continue
        for seat in range(state.table.players):
            refusal = state.permits(seat, dice.below(KINDS + 6))
            if refusal is not None:
                assert all(refusal.rule in teller.why_not(refusal) for teller in TELLERS)
                assert all(teller.words.rule(refusal.rule) for teller in TELLERS)
