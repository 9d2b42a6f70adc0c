"""One seat against bots, by Gymnasium's own test and ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from speeltafel.bots.roster import UnknownBot
from speeltafel.engine.errors import BadSeat
from speeltafel.env import single_agent
from speeltafel.env.single import SeatEnv
from speeltafel.env.task import Cells
from speeltafel.registry import GAMES
from tests.conformance.positions import SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
every_game = pytest.mark.parametrize("name", GAMES)


class AnyActionEnv(SeatEnv):
    """Their test draws actions without looking at the mask: the nearest good one is played."""

    def step(self, action: np.int64) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        good = np.array(self.episode.legal())
        return super().step(np.int64(good[np.abs(good - action).argmin()]))


@every_setting
def test_their_test_of_the_interface_passes(setting: Setting) -> None:
    made = AnyActionEnv(
        setting.game.name, setting.players, setting.options, opponents="random", simulations=1
    )
    check_env(made, skip_render_check=True)


@every_game
def test_it_can_be_made_by_its_name(name: str) -> None:
    version = GAMES[name].rules_version
    made = gymnasium.make(f"speeltafel/{name}-v{version}", opponents="random")
    observation, info = made.reset(seed=1)
    assert made.observation_space.contains(observation)
    assert info["action_mask"].any()


@every_game
def test_a_game_against_a_rule_of_thumb_comes_to_its_end(name: str) -> None:
    table = single_agent(name, seat=1, simulations=4)
    _, info = table.reset(seed=3)
    over = False
    reward = 0.0
    while not over:
        assert info["action_mask"].any()
        _, reward, over, _, info = table.step(np.int64(np.argmax(info["action_mask"])))
    assert reward == table.episode.payoffs()[1]
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = single_agent("tabulos"), single_agent("tabulos")
    seen = [table.reset(seed=8)[0] for table in (one, other)]
    for _ in range(5):
        assert (seen[0] == seen[1]).all()
        action = np.int64(one.episode.legal()[0])
        seen = [table.step(action)[0] for table in (one, other)]


def test_a_seat_or_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSeat, match="there is no seat 4; seats go from 0 to 3"):
        single_agent("telos", seat=4)
    with pytest.raises(UnknownBot, match="telos has no bot 'zeus'"):
        single_agent("telos", opponents="zeus")
