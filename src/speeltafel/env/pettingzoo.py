"""PettingZoo: every seat is an agent, asked one at a time (AEC)."""

from collections.abc import Mapping
from typing import ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from speeltafel.env.episode import begin
from speeltafel.env.task import Cells, Mask, Task, bounds

Observation = dict[str, Cells | Mask]


class SeatsEnv(AECEnv):
    """Agents are seat_0, seat_1, ...; the reward comes at the end.

    A seat that may act out of turn is asked by itself: it acts, or chooses to wait.
    """

    metadata: ClassVar[dict[str, object]] = {
        "name": "speeltafel_v1",
        "is_parallelizable": False,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, object] | None,
        *,
        perfect_information: bool,
    ) -> None:
        super().__init__()
        self.task = Task(name, players, options, perfect_information=perfect_information)
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.task.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.task))
        self.action_spaces = {
            agent: spaces.Discrete(self.task.actions) for agent in self.possible_agents
        }
        low, high = bounds([*self.task.encoding.planes, *self.task.encoding.secrets])
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self._random, _ = seeding.np_random()
        self.episode = begin(self.task, self._random)

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002 - theirs
        """Deal a new game. Without a seed the luck goes on from where it was."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = begin(self.task, self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; one whose game is over is handed None and goes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.payoffs(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        observation = self.task.observation(self.episode.state, seat)
        return {"observation": observation, "action_mask": self.episode.mask(seat)}

    def state(self) -> Cells:
        """Perfect information: for critics, teaching and oracles, never for an honest player."""
        return self.task.perfect_information_of(self.episode.state)

    def render(self) -> str:
        """What a spectator may know, as the view tells it."""
        return repr(self.episode.state.view(None).to_json())

    def close(self) -> None:
        """There is nothing to close."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]


def observation_space(task: Task) -> spaces.Dict:
    low, high = task.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (task.actions,), np.int8),
        }
    )
