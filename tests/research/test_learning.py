"""The example that learns: its lessons help, and what it saves is what plays."""

import numpy as np
import pytest

from examples import learn_telos
from examples.curve import curve_chart
from examples.learn_telos import Experience, Network, lesson, packed
from speeltafel.bots.telos.self_taught import CostNetwork
from speeltafel.engine.dice import Dice
from speeltafel.env import vector
from speeltafel.env.task import Task
from speeltafel.games.telos.encoding import TelosEncoding
from speeltafel.games.telos.view import TelosView


@pytest.fixture
def experience(monkeypatch: pytest.MonkeyPatch) -> Experience:
    monkeypatch.setattr(learn_telos, "STEPS", 96)
    monkeypatch.setattr(learn_telos, "BATCH", 128)
    return Experience(vector("telos", 32, players=4, seed=1))


def test_what_a_round_cost_is_paid_by_one_seat(experience: Experience) -> None:
    random = np.random.default_rng(1)
    experience.gather(Network(experience.tables.task, random), random, curiosity=1)
    paid = experience.costs[~np.isnan(experience.costs)]
    assert 0 < (paid > 0).mean() < 0.5
    assert set(np.unique(np.round(paid * 20)).tolist()) <= {*range(14), 20, 32}


def test_lessons_bring_predictions_nearer_to_what_was_paid(experience: Experience) -> None:
    random = np.random.default_rng(1)
    network = Network(experience.tables.task, random)
    experience.gather(network, random, curiosity=1)
    errors = [lesson(network, experience, random, rate=1e-3) for _ in range(8)]
    assert errors[-1] < 0.8 * errors[0]


def test_a_saved_network_predicts_what_it_did_before() -> None:
    task = Task("telos", 4, None, perfect_information=False)
    network = Network(task, np.random.default_rng(1))
    state = task.start(Dice(4))
    view, encoding = state.view(2), task.encoding
    assert isinstance(view, TelosView)
    assert isinstance(encoding, TelosEncoding)
    saved = CostNetwork(packed(network))
    units = saved.units(view, encoding)
    exact = network.costs(task.observation(state, 2)[None])[0]
    assert [saved.cost(units, action) for action in range(183)] == pytest.approx(
        exact[:183], abs=0.03
    )


def test_a_learning_curve_shows_every_point_and_what_equals_lose() -> None:
    drawn = curve_chart([(0, 0.6), (1, 0.3), (2, 0.2)], equal=0.25)
    assert drawn.count(",") >= 3
    assert "as good as a rule of thumb" in drawn
