"""Gymnasium: one seat is the agent, bots are in the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from speeltafel.bots.bot import Budget
from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadSeat
from speeltafel.env.episode import Episode, begin
from speeltafel.env.task import Cells, Task
from speeltafel.registry import GAMES, roster_of


class SeatEnv(gymnasium.Env[Cells, np.int64]):
    """What can be chosen is in `info["action_mask"]`; the reward comes at the end.

    The bots are those of the arena, by name, and think for a number of simulations: the same seed
    gives the same game on every machine.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - theirs is no class variable

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        opponents: str = "thumb",
        simulations: int = 100,
        perfect_information: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.task = Task(name, players, options, perfect_information=perfect_information)
        if not 0 <= seat < self.task.players:
            raise BadSeat(f"there is no seat {seat}; seats go from 0 to {self.task.players - 1}")
        self.seat = seat
        self.render_mode = render_mode
        self.roster = roster_of(name)
        self.opponents = opponents
        self.roster.bot(opponents)  # refused here rather than in the first game
        self.budget = Budget(0, simulations)
        low, high = self.task.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.task.actions)
        self.episode: Episode
        self.dice: Dice

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._deal()
        while self.episode.over:  # the bots ended it before the agent was asked
            self._deal()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        self.episode.act(int(action))
        self._let_bots_play()
        reward = self.episode.payoffs()[self.seat]
        return self._observation(), reward, self.episode.over, False, self._info()

    def render(self) -> str:
        """What the seat may know, as the view tells it."""
        return repr(self.episode.state.view(self.seat).to_json())

    def _deal(self) -> None:
        self.episode = begin(self.task, self.np_random)
        self.dice = Dice(int(self.np_random.integers(1 << 62)))
        self.persons = [self.dice.fork() for _ in range(self.task.players)]
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Until the agent is asked, or the game is over."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            episode.play(self._choice_of_bot())

    def _choice_of_bot(self) -> int:
        episode, seat = self.episode, self.episode.seat
        person = self.persons[seat].clone()
        view = self.roster.view_for(self.opponents, episode.state, seat, person)
        bot = self.roster.bot(self.opponents)
        return bot.choose(view, episode.codes, self.budget, self.dice.fork())

    def _observation(self) -> Cells:
        return self.task.observation(self.episode.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}


for _name, _game in GAMES.items():
    gymnasium.register(
        id=f"speeltafel/{_name}-v{_game.rules_version}",
        entry_point="speeltafel.env.single:SeatEnv",
        kwargs={"name": _name},
    )
