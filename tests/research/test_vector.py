"""Many tables at once play as one table does, and as the readable way does."""

import multiprocessing
from collections.abc import Iterator

import numpy as np
import pytest

from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadAction
from speeltafel.env import vector
from speeltafel.env.episode import Episode
from speeltafel.env.vectorised import VectorEnv
from speeltafel.workers.executor import WorkerLost
from tests.conformance.positions import SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
STEPS = 60


def made(setting: Setting, seeds: list[int]) -> VectorEnv:
    name, players, options = setting.game.name, setting.players, setting.options
    return vector(name, len(seeds), players=players, options=options, seed=seeds)


def chosen(tables: VectorEnv, seeds: list[int], step: int) -> list[int]:
    """An action for each table that depends on its seed and the step alone."""
    places = [
        (seed * 7 + step * 31) % int(count)
        for seed, count in zip(seeds, tables.counts, strict=True)
    ]
    return [int(tables.choices[table, place]) for table, place in enumerate(places)]


def row(tables: VectorEnv, table: int) -> list[bytes]:
    """All that is told of one table."""
    arrays = (
        *(tables.observations, tables.masks, tables.seats, tables.counts),
        *(tables.rewards, tables.dones),
    )
    return [array[table].tobytes() for array in arrays]


@every_setting
def test_a_table_plays_the_same_alone_and_among_others(setting: Setting) -> None:
    alone, among = made(setting, [5]), made(setting, [3, 5, 8])
    for step in range(STEPS):
        assert row(alone, 0) == row(among, 1)
        alone.step(chosen(alone, [5], step))
        among.step(chosen(among, [3, 5, 8], step))


@every_setting
def test_a_table_plays_as_the_readable_way_does(setting: Setting) -> None:
    tables = made(setting, [9])
    task, dice = tables.task, Dice(9)
    episode = Episode(task, task.start(dice.fork()))
    for step in range(STEPS):
        assert tables.seats[0] == episode.seat
        assert (tables.masks[0] == episode.mask(episode.seat)).all()
        assert tables.choices[0, : tables.counts[0]].tolist() == episode.legal()
        assert (tables.observations[0] == task.observation(episode.state, episode.seat)).all()
        action = chosen(tables, [9], step)[0]
        tables.step([action])
        episode.act(action)
        assert tables.dones[0] == episode.over
        assert tables.rewards[0].tolist() == episode.payoffs()
        if episode.over:
            episode = Episode(task, task.start(dice.fork()))


def test_thousands_of_tables_play_as_each_would_alone() -> None:
    many, alone = vector("telos", 4096, seed=0), vector("telos", 1, seed=4000)
    for step in range(12):
        many.step(chosen(many, list(range(4096)), step))
        alone.step(chosen(alone, [4000], step))
    assert row(many, 4000) == row(alone, 0)


@pytest.fixture(scope="module")
def spread() -> Iterator[VectorEnv]:
    """Seven tables in two processes."""
    tables = vector("tabulos", 7, seed=3, workers=2)
    yield tables
    tables.close()


def test_tables_in_several_processes_play_as_they_do_in_one(spread: VectorEnv) -> None:
    together = vector("tabulos", 7, seed=3)
    seeds = list(range(3, 10))
    ended = 0
    for step in range(400):
        assert [row(spread, table) for table in range(7)] == [
            row(together, table) for table in range(7)
        ]
        actions = chosen(together, seeds, step)
        spread.step(actions)
        together.step(actions)
        ended += int(together.dones.sum())
    assert ended > 0


def test_several_processes_play_nothing_either_if_one_choice_is_forbidden(
    spread: VectorEnv,
) -> None:
    before = [row(spread, table) for table in range(7)]
    actions = spread.choices[:, 0].tolist()
    with pytest.raises(BadAction, match="table 6 can't choose 245 now: see its mask"):
        spread.step([*actions[:6], 245])
    with pytest.raises(BadAction, match="table 0 can't choose -1 now"):
        spread.step([-1, *actions[1:]])
    with pytest.raises(BadAction, match="7 tables need as many actions"):
        spread.step(actions[:2])
    assert [row(spread, table) for table in range(7)] == before
    with pytest.raises(ValueError, match="read-only"):
        spread.masks[0, 0] = 1


def test_a_process_that_ends_is_told_and_the_others_end_too() -> None:
    before = set(multiprocessing.active_children())
    tables = vector("titus", 4, workers=2, observing=False)
    assert tables.observations.shape == (4, 0)
    first, second = set(multiprocessing.active_children()) - before
    first.kill()
    first.join()
    with pytest.raises(WorkerLost, match="a process of this environment has ended"):
        tables.step(tables.any_actions(np.random.default_rng(1)))
    del tables
    second.join(60)
    assert second.exitcode == 0


def test_a_choice_that_a_mask_forbids_is_refused_and_nothing_is_played() -> None:
    tables = vector("tabulos", 3)
    before = [row(tables, table) for table in range(3)]
    actions = tables.choices[:, 0].tolist()
    with pytest.raises(BadAction, match="table 2 can't choose 245 now: see its mask"):
        tables.step([*actions[:2], 245])
    with pytest.raises(BadAction, match="3 tables need as many actions"):
        tables.step(actions[:2])
    assert [row(tables, table) for table in range(3)] == before


def test_without_observations_the_games_are_the_same() -> None:
    seeing, blind = vector("titus", 20), vector("titus", 20, observing=False)
    luck = np.random.default_rng(1)
    for _ in range(50):
        actions = seeing.any_actions(luck)
        seeing.step(actions)
        blind.step(actions)
    assert blind.observations.size == 0
    assert (seeing.masks == blind.masks).all()


def test_what_numpy_sees_cannot_be_written_to() -> None:
    tables = vector("titus", 2)
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1
