"""The games as OpenSpiel knows them, by its own simulations and by what an information state is."""

import random

import pyspiel
import pytest

from speeltafel.engine.game import Value
from speeltafel.env.openspiel import NAMES, SpielState
from tests.conformance.positions import SETTINGS, Setting

every_game = pytest.mark.parametrize("name", NAMES)


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def load(setting: Setting) -> pyspiel.Game:
    chosen = {"players": setting.players, **setting.options}
    params = ",".join(f"{name}={written(value)}" for name, value in chosen.items())
    return pyspiel.load_game(f"speeltafel_{setting.game.name}({params})")


def after(game: pyspiel.Game, steps: int, luck: random.Random) -> SpielState:
    """A state after random play, before the end of the game."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or steps > 0):
        steps -= 0 if state.is_chance_node() else 1
        before: SpielState = state.clone()
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


@pytest.mark.parametrize("setting", SETTINGS, ids=repr)
def test_their_simulation_finds_nothing_wrong(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_state_can_be_written_down_and_read_again(name: str) -> None:
    game = pyspiel.load_game(name)
    state = after(game, 10, random.Random(1))
    again = game.deserialize_state(state.serialize())
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


@every_game
def test_a_resampled_state_is_the_same_to_its_player_and_new_to_others(name: str) -> None:
    luck = random.Random(2)
    game = pyspiel.load_game(name)
    for steps in (0, 5, 20):
        state = after(game, steps, luck)
        player = state.current_player()
        twin = state.resample_from_infostate(player, luck.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.history() == []


def test_a_resampled_state_keeps_nothing_that_others_alone_knew() -> None:
    luck = random.Random(3)
    state = after(pyspiel.load_game("speeltafel_telos(divine_trick=true)"), 12, luck)
    player = state.current_player()
    other = (player + 1) % 4
    worlds = [state.resample_from_infostate(player, luck.random) for _ in range(20)]
    for world in worlds:
        events = [event for step in world.told.steps for event in step.events]
        assert all(set(event.secrets) <= {player} for event in [*events, *world.told.deal])
    assert len({world.information_state_string(other) for world in worlds}) > 1


def test_what_happened_is_remembered_though_the_view_has_forgotten_it() -> None:
    state = after(pyspiel.load_game("speeltafel_telos"), 60, random.Random(4))
    player = state.current_player()
    state_text, view_text = state.information_state_string(player), state.observation_string(player)
    assert state_text.endswith(view_text)
    assert state_text.count('"type": "round"') >= 1


def test_waiting_is_known_to_the_one_who_waits_alone() -> None:
    game = pyspiel.load_game("speeltafel_telos(players=3,divine_trick=true)")
    state = after(game, 0, random.Random(5))
    waiter, others = state.current_player(), [0, 1, 2]
    others.remove(waiter)
    before = {player: state.information_state_string(player) for player in others}
    own = state.information_state_string(waiter)
    state.apply_action(state.legal_actions()[-1])
    assert {player: state.information_state_string(player) for player in others} == before
    assert state.information_state_string(waiter) != own


def test_an_observer_of_all_private_information_is_an_oracle() -> None:
    game = pyspiel.load_game("speeltafel_telos")
    state = after(game, 3, random.Random(6))
    kind = pyspiel.IIGObservationType(
        perfect_recall=False,
        public_info=True,
        private_info=pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
    oracle = game.make_py_observer(kind)
    oracle.set_from(state, 0)
    assert oracle.dict["secret all_hands"].sum() == sum(oracle.dict["cards"])
