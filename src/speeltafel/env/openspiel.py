"""OpenSpiel: a game for each set of rules, for `pyspiel.load_game`, registered on import.

Chance comes first: a few rolls choose the dice that deal and shuffle throughout the game. Nobody
sees them, so that nothing is known earlier than at a real table.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from speeltafel.engine.dice import Dice
from speeltafel.engine.game import TOGETHER, Game
from speeltafel.env.task import Task
from speeltafel.env.trajectory import HISTORY, Trajectory, new_trajectory
from speeltafel.registry import GAMES

OUTCOMES: Final = 256
"""What one roll can give, each as likely."""
ROLLS: Final = 4
LONGEST: Final = 30_000
"""No game takes more steps: Tabulos with 100 pots comes nearest."""
MOST_TOGETHER: Final = 100.0
"""No shared score is further from 0 (TWI-23)."""


class SpielGame(pyspiel.Game):
    """One set of rules; `players` and the options of the game are its parameters."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        chosen = {**defaults(game), **(params or {})}
        players = chosen.pop("players")
        self.task = Task(game.name, players, chosen, perfect_information=False)
        together = game.aim == TOGETHER
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-MOST_TOGETHER if together else -1.0,
            max_utility=MOST_TOGETHER if together else players - 1.0,
            utility_sum=None if together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.task)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        if params:
            raise ValueError(f"there are no parameters for observations, so not {dict(params)}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.task, wanted)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame, task: Task) -> None:
        super().__init__(game)
        self.task = task
        self.rolls: list[int] = []
        self.trajectory: Trajectory | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> "SpielState":
        return self.clone()  # type: ignore[no-any-return] # theirs, which copies ours

    @property
    def told(self) -> Trajectory:
        """The trajectory, once the cards are dealt."""
        assert self.trajectory is not None
        return self.trajectory

    def current_player(self) -> int:
        if self.trajectory is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.trajectory.episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.trajectory.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(roll, 1 / OUTCOMES) for roll in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.told.episode
        return episode.legal() if player == episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.trajectory is not None:
            self.trajectory.act(action)
            return
        self.rolls.append(action)
        if len(self.rolls) == ROLLS:
            self.trajectory = new_trajectory(self.task, int.from_bytes(self.rolls))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.task.text(action)

    def is_terminal(self) -> bool:
        return self.trajectory is not None and self.trajectory.episode.over

    def returns(self) -> list[float]:
        return (
            [0.0] * self.task.players
            if self.trajectory is None
            else self.trajectory.episode.payoffs()
        )

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player can't tell from this one; its history is empty."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.trajectory = self.told.imagined(player, Dice(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        return f"rolls {self.rolls}" if self.trajectory is None else self.trajectory.view_text(None)


class SpielObserver:
    """What a player sees now; with perfect recall also the last steps of the game.

    With private information of all players it is perfect information, for oracles.
    """

    def __init__(self, task: Task, wanted: Any) -> None:
        self.task = task
        self.perfect_recall: bool = wanted.perfect_recall
        self.private = wanted.private_info
        self.oracle = self.private == pyspiel.PrivateInfoType.ALL_PLAYERS
        encoding = task.encoding
        sizes = {plane.name: plane.size for plane in encoding.planes}
        if self.oracle:
            sizes |= {f"secret {plane.name}": plane.size for plane in encoding.secrets}
        self.visible = sum(sizes.values())
        if self.perfect_recall:
            sizes["history"] = 2 * HISTORY
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        ends = np.cumsum(list(sizes.values()))
        parts = np.split(self.tensor, ends[:-1])
        self.dict = dict(zip(sizes, parts, strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.trajectory is None:
            return
        position, seat = state.trajectory.episode.state, self._seat(player)
        if self.oracle:
            self.tensor[: self.visible] = self.task.perfect_information_of(position, seat)
        else:
            self.tensor[: self.visible] = self.task.observation(position, seat)
        if self.perfect_recall:
            self.tensor[self.visible :] = state.trajectory.history(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.trajectory is None:
            return f"player {player}, before the deal"
        if self.perfect_recall:
            return state.trajectory.text(player)
        return state.trajectory.view_text(self._seat(player))

    def _seat(self, player: int) -> int | None:
        """Whose view it is; a spectator's, if nothing private was asked for."""
        return None if self.private == pyspiel.PrivateInfoType.NONE else player


def game_type(game: Game) -> pyspiel.GameType:
    together = game.aim == TOGETHER
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"speeltafel_{game.name}",
        long_name=f"Speeltafel: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def defaults(game: Game) -> dict[str, Any]:
    options = {option.name: option.default for option in game.options}
    return {"players": game.usual_players, **options}


def register(game: Game) -> str:
    """OpenSpiel wants a class for each game, and one that outlives everything."""
    kind = game_type(game)
    name = str(kind.short_name)
    pyspiel.register_game(kind, type(name, (SpielGame,), {"rules": game}))
    return name


NAMES: Final = [register(game) for game in GAMES.values()]
"""What our games are called in OpenSpiel."""
