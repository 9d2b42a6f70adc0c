"""The bot that learned Télos by itself."""

from speeltafel.bots.bot import Budget
from speeltafel.bots.telos.self_taught import CostNetwork
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.registry import WEIGHTS, game_named, roster_of

BUDGET = Budget(simulations=1)


def choice_of(bot: str, state: State) -> int:
    seat = state.waits_for()[0]
    view, choices = state.view(seat), choices_of(state, seat)
    return roster_of("telos").bot(bot).choose(view, choices, BUDGET, Dice(1))


def test_what_it_learned_fits_the_arrays_of_today() -> None:
    network = CostNetwork(WEIGHTS)
    encoding = game_named("telos").encoding(4, {})
    assert network.cells == encoding.size
    assert len(network.out_bias) == encoding.actions + 1


def test_it_needs_no_luck_and_plays_what_is_legal() -> None:
    state = game_named("telos").start(4, {}, Thrown(Dice(3)))
    while state.to_act():
        seat, chosen = state.waits_for()[0], choice_of("self_taught", state)
        assert chosen == choice_of("self_taught", state)
        assert chosen in state.legal(seat)
        state.apply(seat, chosen)


def test_where_it_was_never_taught_it_plays_by_a_rule_of_thumb() -> None:
    for players, options in ((3, {}), (4, {"powers": True}), (4, {"divine_trick": True})):
        state = game_named("telos").start(players, options, Thrown(Dice(3)))
        for _ in range(12):
            chosen = choice_of("thumb", state)
            assert choice_of("self_taught", state) == chosen
            state.apply(state.waits_for()[0], chosen)
