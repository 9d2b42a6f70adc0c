"""Games between bots."""

import pickle

import pytest

from speeltafel.arena.plan import Part
from speeltafel.registry import GAMES, PLUGINS
from tests.arena.plans import plan_of
from tests.conformance.inside import inside


def test_a_part_is_the_same_wherever_it_is_played() -> None:
    plan = plan_of(("strong", "thumb", "random"))
    travelled = pickle.loads(pickle.dumps(plan))  # noqa: S301 - our own
    ours, theirs = plan.play(Part(3, 1)), travelled.play(Part(3, 1))
    assert (ours.winners, ours.scores) == (theirs.winners, theirs.scores)


def test_a_deal_is_the_same_for_every_seating_and_unlike_all_others() -> None:
    plan, other = plan_of(("a", "b", "b")), plan_of(("a", "b", "b"), seed=2)
    deals = [plan.start(0), plan.start(0), plan.start(1), other.start(0)]
    first, again, second, third = (inside(state.view(0)) for state in deals)
    assert first == again
    assert first not in (second, third)


def test_decisions_are_counted_for_each_bot() -> None:
    times = plan_of(("thumb", "random", "random")).play(Part(0, 0)).times
    assert set(times) == {"thumb", "random"}
    assert all(sum(steps.values()) > 0 for steps in times.values())


@pytest.mark.parametrize("name", PLUGINS)
def test_every_game_is_played_to_its_end(name: str) -> None:
    seats = GAMES[name].least_players + 1
    found = plan_of(("random",) * seats, game=name).play(Part(0, 0))
    assert len(found.scores) == seats
