"""Random play in each library: functions that play some actions and say how many."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pyspiel
import rlcard
from pgx.experimental import auto_reset

from bench.peers import TABLES
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.playout import playout
from speeltafel.engine.state import buffer_for
from speeltafel.env import env, register_openspiel, vector
from speeltafel.registry import GAMES

PLAYERS = 4
MOST_STEPS = 1_000_000
"""Of the tables of pgx, each with luck of its own."""
Play = Callable[[], int]
register_openspiel()


def inside(name: str) -> Play:
    """A whole game in compiled code, from the deal on."""
    game, dice = GAMES[name], Dice(1)
    return lambda: playout(game.start(PLAYERS_OF[name], {}, Thrown(dice.fork())), dice)


def called(name: str) -> Play:
    """A game driven from Python, call by call."""
    game, dice = GAMES[name], Dice(1)

    def play() -> int:
        state, actions = game.start(PLAYERS_OF[name], {}, Thrown(dice.fork())), 0
        while seats := state.to_act():
            state.apply(seats[0], random.choice(state.legal(seats[0])))
            actions += 1
        return actions

    return play


def called_fast(name: str) -> Play:
    """The same by the fast way: seats as bits, actions in a buffer."""
    game, dice = GAMES[name], Dice(1)
    buffer = buffer_for(game.start(PLAYERS_OF[name], {}, Thrown(dice.fork())))

    def play() -> int:
        state, actions = game.start(PLAYERS_OF[name], {}, Thrown(dice.fork())), 0
        while seats := state.actors():
            seat = int(seats).bit_length() - 1
            count = int(state.fill_legal(seat, buffer))
            state.play(seat, buffer[int(random.random() * count)])
            actions += 1
        return actions

    return play


def blind(name: str) -> Play:
    return stepped(name, observing=False)


def seeing(name: str) -> Play:
    return stepped(name, observing=True)


def stepped(name: str, *, observing: bool) -> Play:
    tables = vector(name, TABLES, players=PLAYERS_OF[name], seed=1, observing=observing)
    luck = np.random.default_rng(1)

    def play() -> int:
        tables.step(tables.any_actions(luck))
        return TABLES

    return play


def agents(name: str) -> Play:
    return asked(env(name, players=PLAYERS_OF[name]))


def classic(name: str) -> Play:
    return asked(import_module(f"pettingzoo.classic.{name}").env())


def asked(table: Any) -> Play:
    """A whole game of a PettingZoo environment."""

    def play() -> int:
        table.reset()
        actions = 0
        for _ in table.agent_iter():
            observation, _, over, cut, _ = table.last()
            choices = np.flatnonzero(observation["action_mask"]).tolist()
            table.step(None if over or cut else random.choice(choices))
            actions += 1
        return actions

    return play


def spiel(name: str) -> Play:
    game = pyspiel.load_game(name)

    def play() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return actions

    return play


def rlcard_game(name: str) -> Play:
    table = rlcard.make(name)

    def play() -> int:
        seen, _ = table.reset()
        actions = 0
        while not table.is_over():
            seen, _ = table.step(random.choice(list(seen["legal_actions"])))
            actions += 1
        return actions

    return play


def pgx_game(name: str) -> Play:
    """As many tables as ours, in one program for the processor; they begin again by themselves."""
    table = pgx.make(name)
    step = jax.vmap(auto_reset(table.step, table.init))

    def at_random(states: pgx.State, key: jax.Array) -> pgx.State:
        actions = jax.random.categorical(key, jnp.log(states.legal_action_mask), axis=-1)
        return step(states, actions, jax.random.split(key, TABLES))

    played = jax.jit(at_random)
    keys = iter(jax.random.split(jax.random.key(1), MOST_STEPS))
    states = jax.jit(jax.vmap(table.init))(jax.random.split(next(keys), TABLES))
    played(states, next(keys))  # compiles it, which takes seconds

    def play() -> int:
        nonlocal states
        states = jax.block_until_ready(played(states, next(keys)))
        return TABLES

    return play


PLAYERS_OF = {name: min(PLAYERS, game.most_players) for name, game in GAMES.items()}
