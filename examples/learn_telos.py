"""Learns Télos by playing against itself, with numpy alone: `docs/learning.md` tells the story.

    python -m examples.learn_telos --minutes 5 --save self_taught.bin

A network predicts, for each action, what the round will cost its player. Everybody plays the action that
promises to cost least, but for some experiments, and the network learns from what the round did cost.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from examples.curve import curve_chart
from speeltafel.bots.bot import Budget
from speeltafel.engine.dice import Dice
from speeltafel.env import vector
from speeltafel.env.episode import Episode
from speeltafel.env.task import Task
from speeltafel.env.vectorised import VectorEnv
from speeltafel.registry import roster_of

Floats = NDArray[np.float32]
PLAYERS = 4
TABLES = 512
STEPS = 256
"""Of every table, between two lessons."""
HIDDEN = 128
BATCH = 1024
POINTS = 20.0
"""A round that cost so many minus points cost 1."""
LOST = 1.6
"""What the round that lost the game cost."""


class Network:
    """One hidden layer. The cells of an observation go in, a cost for each action comes out."""

    def __init__(self, task: Task, random: np.random.Generator) -> None:
        size = task.encoding.size
        _, high = task.bounds()
        self.scale = (1 / np.maximum(1, high / 8)).astype(np.float32)
        self.weights: dict[str, Floats] = {
            "in": random.normal(0, (2 / 60) ** 0.5, (size, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": random.normal(0, 0.01, (task.actions, HIDDEN)).astype(np.float32),
            "out_bias": np.full(task.actions, 0.15, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.lessons = 0

    def hidden(self, cells: NDArray[np.int16]) -> tuple[Floats, Floats]:
        seen = cells * self.scale
        return seen, np.maximum(0, seen @ self.weights["in"] + self.weights["in_bias"])

    def costs(self, cells: NDArray[np.int16]) -> Floats:
        _, hidden = self.hidden(cells)
        costs: Floats = hidden @ self.weights["out"].T + self.weights["out_bias"]
        return costs

    def learn(
        self, cells: NDArray[np.int16], actions: NDArray[np.int16], costs: Floats, rate: float
    ) -> float:
        """One step of Adam towards what was really paid; the mean squared error."""
        seen, hidden = self.hidden(cells)
        out = self.weights["out"][actions]
        error = (hidden * out).sum(axis=1) + self.weights["out_bias"][actions] - costs
        step = (error / len(error)).astype(np.float32)
        back = step[:, None] * out * (hidden > 0)
        steps = np.zeros((len(step), len(self.weights["out_bias"])), np.float32)
        steps[np.arange(len(step)), actions] = step
        gradients = {
            "in": seen.T @ back,
            "in_bias": back.sum(axis=0),
            "out": steps.T @ hidden,
            "out_bias": steps.sum(axis=0),
        }
        self.lessons += 1
        for name, gradient in gradients.items():
            self._adam(name, gradient, rate)
        return float((error**2).mean())

    def _adam(self, name: str, gradient: Floats, rate: float) -> None:
        mean, square = self.means[name], self.squares[name]
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        late = 1 - 0.999**self.lessons
        self.weights[name] -= rate * mean / (np.sqrt(square / late) + 1e-8)


class Experience:
    """What was seen and done at all tables between two lessons, and what it cost."""

    def __init__(self, tables: VectorEnv) -> None:
        self.tables = tables
        planes = tables.task.encoding.planes
        names = [plane.name for plane in planes for _ in range(plane.size)]
        self.points = names.index("points")
        self.round = names.index("round")
        shape = (STEPS, tables.tables)
        self.cells = np.zeros((*shape, tables.observations.shape[1]), np.int16)
        self.actions = np.zeros(shape, np.int16)
        self.costs = np.full((*shape,), np.nan, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.free = np.zeros(shape, bool)
        self.began = np.zeros(tables.tables, np.int64)

    def gather(self, network: Network, random: np.random.Generator, curiosity: float) -> None:
        self.costs.fill(np.nan)
        self.began[:] = 0
        for step in range(STEPS):
            self._note(step)
            self.actions[step] = self._choose(step, network, random, curiosity)
            self.tables.step(self.actions[step])
            self._pay(step)

    def _choose(
        self, step: int, network: Network, random: np.random.Generator, curiosity: float
    ) -> NDArray[np.int16]:
        """What promises to cost least; sometimes anything. Only who has a choice has to think."""
        chosen = self.tables.any_actions(random)
        careful = np.flatnonzero(self.free[step] & (random.random(len(chosen)) >= curiosity))
        costs = network.costs(self.cells[step, careful])
        costs[self.tables.masks[careful] == 0] = np.inf
        chosen[careful] = costs.argmin(axis=1)
        return chosen

    def _note(self, step: int) -> None:
        self.cells[step] = self.tables.observations
        self.seats[step] = self.tables.seats
        self.free[step] = self.tables.counts > 1

    def _pay(self, step: int) -> None:
        """At tables where a round has ended, tell each of its decisions what it cost."""
        before, after = self.cells[step], self.tables.observations
        ended = np.flatnonzero(
            (before[:, self.round] != after[:, self.round]) | (self.tables.dones > 0)
        )
        for table in ended:
            costs = self._costs(step, int(table))
            rows = slice(int(self.began[table]), step + 1)
            self.costs[rows, table] = costs[self.seats[rows, table]]
            self.began[table] = step + 1

    def _costs(self, step: int, table: int) -> Floats:
        """By seat."""
        if self.tables.dones[table]:
            return np.where(self.tables.rewards[table] < 0, LOST, 0).astype(np.float32)
        old = np.roll(self._points(self.cells[step, table]), self.seats[step, table])
        new = np.roll(self._points(self.tables.observations[table]), self.tables.seats[table])
        return ((new - old) / POINTS).astype(np.float32)

    def _points(self, cells: NDArray[np.int16]) -> NDArray[np.int16]:
        return cells[self.points : self.points + PLAYERS]


def learn(minutes: float, seed: int) -> tuple[Network, list[tuple[float, float]]]:
    """The network, and how often it lost to three rules of thumb as time went by."""
    random = np.random.default_rng(seed)
    tables = vector("telos", TABLES, players=PLAYERS, seed=seed)
    network, experience = Network(tables.task, random), Experience(tables)
    start, curve, told = time.process_time(), [(0.0, share_lost(network, tables.task, 400))], 0.0
    while (passed := (time.process_time() - start) / 60) < minutes:
        left = 1 - passed / minutes
        experience.gather(network, random, curiosity=0.02 + 0.13 * left)
        error = lesson(network, experience, random, rate=2e-4 + 8e-4 * left)
        if passed - told > minutes / 20:
            told = passed
            curve.append((passed, share_lost(network, tables.task, 400)))
            print(f"{passed:5.1f} min  error {error:.4f}  lost {curve[-1][1]:.3f}", flush=True)
    curve.append((passed, share_lost(network, tables.task, 1000)))
    print(f"lost {curve[-1][1]:.3f}")
    return network, curve


def lesson(
    network: Network, experience: Experience, random: np.random.Generator, rate: float
) -> float:
    """Learn from every decision whose round has ended, once; forced moves teach nothing."""
    steps, tables = np.nonzero(experience.free & ~np.isnan(experience.costs))
    order = random.permutation(len(steps))
    errors = []
    for first in range(0, len(order) - BATCH, BATCH):
        rows = steps[order[first : first + BATCH]], tables[order[first : first + BATCH]]
        errors.append(
            network.learn(
                experience.cells[rows], experience.actions[rows], experience.costs[rows], rate
            )
        )
    return float(np.mean(errors))


def share_lost(network: Network, task: Task, games: int) -> float:
    """How often seat after seat loses against three rules of thumb; a quarter is as good as they are."""
    thumb, budget, lost = roster_of("telos").bot("thumb"), Budget(0, 1), 0
    for game in range(games):
        dice, own = Dice(1_000_000 + game), game % PLAYERS
        episode = Episode(task, task.start(dice.fork()))
        while not episode.over:
            if episode.seat == own:
                costs = network.costs(task.observation(episode.state, own)[None])[0]
                legal = episode.legal()
                episode.act(legal[int(costs[legal].argmin())])
            else:
                view = episode.state.view(episode.seat)
                episode.play(thumb.choose(view, episode.codes, budget, dice.fork()))
        lost += episode.payoffs()[own] < 0
    return lost / games


def packed(network: Network) -> bytes:
    """The network as `bots/telos/self_taught.py` reads it: a byte for each weight, and scales."""
    weights = network.weights
    wide = weights["in"] * network.scale[:, None]
    in_scales = np.abs(wide).max(axis=0) / 127
    out_scales = np.abs(weights["out"]).max(axis=0) / 127
    sizes = np.array([*wide.shape, len(weights["out_bias"])], "<i8")
    rows = [in_scales, weights["in_bias"], out_scales, weights["out_bias"]]
    tables = [wide / in_scales, weights["out"] / out_scales]
    return b"".join(
        [
            sizes.tobytes(),
            *(row.astype("<f4").tobytes() for row in rows),
            *(np.rint(table).astype(np.int8).tobytes() for table in tables),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5, help="of one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, required=True, help="the file of weights")
    parser.add_argument("--curve", type=Path, help="a picture of how it learned")
    args = parser.parse_args()
    network, curve = learn(args.minutes, args.seed)
    args.save.write_bytes(packed(network))
    if args.curve:
        args.curve.write_text(curve_chart(curve, equal=1 / PLAYERS), encoding="utf-8")


if __name__ == "__main__":
    main()
