"""The games as PettingZoo knows them, by PettingZoo's own tests and ours."""

import random
import sys
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from speeltafel.engine.errors import BadAction
from speeltafel.env import env
from speeltafel.env.pettingzoo import SeatsEnv
from speeltafel.registry import GAMES
from tests.conformance.positions import SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
WITH_MASK = "Observation (space for each agent probably should be|is not a NumPy array)"
"""They warn of it, though an observation with an action mask is what they ask for elsewhere."""
every_game = pytest.mark.parametrize("name", GAMES)


def env_of(setting: Setting) -> SeatsEnv:
    return env(setting.game.name, players=setting.players, options=setting.options)


def play_at_random(table: SeatsEnv, seed: int) -> list[str]:
    """Who was asked, one after the other, to the end of a game."""
    luck = random.Random(seed)
    table.reset(seed=seed)
    asked = []
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        choices = np.flatnonzero(observation["action_mask"])
        asked.append(agent)
        table.step(None if over else luck.choice(choices.tolist()))
    return asked


@every_setting
@pytest.mark.filterwarnings(f"ignore:{WITH_MASK}")
def test_their_tests_of_the_interface_pass(setting: Setting) -> None:
    api_test(env_of(setting), num_cycles=20)


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=30)


@every_game
def test_their_benchmark_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    clock = SimpleNamespace(time=lambda: next(seconds))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env(name))


@every_game
def test_what_a_game_brings_adds_up(name: str) -> None:
    table = env(name)
    table.reset(seed=2)
    luck = random.Random(2)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] += reward
        choices = np.flatnonzero(observation["action_mask"])
        table.step(None if over else luck.choice(choices.tolist()))
    assert list(rewards.values()) == table.episode.payoffs()
    assert GAMES[name].aim == "together" or sum(rewards.values()) == pytest.approx(0)


def test_who_may_act_out_of_turn_is_asked_first_and_may_wait() -> None:
    table = env("telos", players=3, options={"divine_trick": True})
    table.reset(seed=1)
    on_turn = f"seat_{table.episode.state.waits_for()[0]}"
    asked = []
    for _ in range(3):
        asked.append(table.agent_selection)
        mask = table.observe(table.agent_selection)["action_mask"]
        assert mask[table.task.wait] == (table.agent_selection != on_turn)
        table.step(table.task.wait if mask[table.task.wait] else int(np.argmax(mask)))
    assert asked[-1] == on_turn
    assert len(set(asked)) == 3


def test_only_the_seat_that_is_asked_has_a_choice() -> None:
    table = env("titus", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_action_that_the_mask_forbids_is_refused_in_words() -> None:
    table = env("telos")
    table.reset(seed=1)
    with pytest.raises(BadAction, match=r"can't choose 183 \(wait\) now: see its mask"):
        table.step(183)
    with pytest.raises(BadAction, match="there is no action 184; actions go from 0 to 183"):
        table.step(184)


def test_perfect_information_is_in_observations_only_if_asked_for() -> None:
    honest, oracle = env("telos"), env("telos", perfect_information=True)
    honest.reset(seed=1)
    oracle.reset(seed=1)
    seen = honest.observe("seat_0")["observation"]
    known = oracle.observe("seat_0")["observation"]
    assert (known[: len(seen)] == seen).all()
    assert len(known) == len(honest.state()) > len(seen)


def test_luck_goes_on_where_no_seed_is_given() -> None:
    table = env("tabulos")
    deals = set()
    for seed in (5, None, None):
        table.reset(seed=seed)
        deals.add(bytes(table.state()))
    assert len(deals) == 3
    assert play_at_random(table, 4) == play_at_random(table, 4)
