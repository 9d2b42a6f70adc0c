"""Arrays of every game: they say what a view says, no more, and within what they promise."""

import numpy as np
import pytest

from speeltafel.bots.turn_order import choices_of, next_to_ask
from speeltafel.engine.dice import Dice
from speeltafel.engine.encoding import NoEncoding, new_cells
from speeltafel.engine.state import State
from speeltafel.env.task import Cells, Task, bounds
from speeltafel.registry import GAMES
from tests.conformance.positions import SETTINGS, Setting, play
from tests.whist.rules import WhistGame

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
MOMENTS = (0, 7, 23, 600)
"""After how many moves of a game to look."""


def positions(setting: Setting) -> list[State]:
    return [play(setting, 3, moment).state for moment in MOMENTS]


def task_of(setting: Setting) -> Task:
    return Task(setting.game.name, setting.players, setting.options, perfect_information=True)


def within(cells: Cells, task: Task) -> bool:
    low, high = task.bounds()
    return bool(((low <= cells) & (cells <= high)).all())


@every_setting
def test_observations_keep_to_their_bounds(setting: Setting) -> None:
    task = task_of(setting)
    for state in positions(setting):
        for seat in (None, *range(setting.players)):
            assert within(task.observation(state, seat), task)


@every_setting
def test_a_buffer_is_overwritten_from_the_place_told_and_nowhere_else(setting: Setting) -> None:
    task, state = task_of(setting), positions(setting)[2]
    size, secret_size = task.encoding.size, task.encoding.secret_size
    cells = new_cells(size + secret_size + 6)
    for cell in range(len(cells)):
        cells[cell] = 99
    task.encoding.observe(state.view(1 % setting.players), cells, 3)
    task.encoding.reveal(state, cells, 3 + size)
    found = np.array(cells)
    assert (found[3:-3] == task.observation(state, 1 % setting.players)).all()
    assert (found[:3] == 99).all()
    assert (found[-3:] == 99).all()


@every_setting
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(setting: Setting) -> None:
    task = Task(setting.game.name, setting.players, setting.options, perfect_information=False)
    for state in positions(setting):
        for seat in range(setting.players):
            world = state.view(seat).sample(Dice(seat))
            assert (task.observation(state, seat) == task.observation(world, seat)).all()


@every_setting
def test_every_choice_has_an_action_of_its_own(setting: Setting) -> None:
    encoding = task_of(setting).encoding
    for state in positions(setting):
        if not state.to_act():
            continue
        codes = [code for code in choices_of(state, next_to_ask(state, 0)) if code >= 0]
        actions = [encoding.action(code) for code in codes]
        assert actions == sorted(set(actions))
        assert all(0 <= action < encoding.actions for action in actions)
        assert [encoding.code(action) for action in actions] == codes


@pytest.mark.parametrize("name", GAMES)
def test_perfect_information_tells_apart_what_a_seat_cannot(name: str) -> None:
    task = Task(name, None, None, perfect_information=True)
    state = task.start(Dice(1))
    worlds = [state.view(0).sample(Dice(luck)) for luck in range(20)]
    seen = {bytes(task.observation(world, 0)[: task.encoding.size]) for world in worlds}
    known = {bytes(task.observation(world, 0)) for world in worlds}
    assert len(seen) == 1
    assert len(known) > 1


@pytest.mark.parametrize("name", GAMES)
def test_planes_have_names_of_their_own_and_say_what_they_mean(name: str) -> None:
    task = Task(name, None, None, perfect_information=True)
    names = [plane.name for plane in task.planes()]
    assert len(names) == len(set(names))
    assert all(plane.about for plane in task.planes())
    low, high = bounds(task.planes())
    assert len(low) == len(high) == task.encoding.size + task.encoding.secret_size


def test_a_game_without_arrays_says_so() -> None:
    with pytest.raises(NoEncoding, match="whist has no arrays to learn it from"):
        WhistGame().encoding(4, {})
