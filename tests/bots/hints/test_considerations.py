"""Considerations are what habits go by, and depend on nothing that their seat can't know."""

import pytest

from speeltafel.bots.bot import WAIT
from speeltafel.bots.consideration import Consideration, total
from speeltafel.bots.guide import Guide
from speeltafel.engine.dice import Dice
from speeltafel.registry import PLUGINS, roster_of
from tests.bots.positions import Choice, questions

GAMES = [game for game, plugin in PLUGINS.items() if plugin.roster.guide is not None]


def guide_of(game: str) -> Guide:
    guide = roster_of(game).guide
    assert guide is not None
    return guide


def weighed(question: Choice) -> dict[int, list[Consideration]]:
    """What is considered for each action, in a world that the seat imagines."""
    world = roster_of(question.game).plain_view(question.state, question.seat).sample(Dice(3))
    guide = guide_of(question.game)
    legal = question.state.legal(question.seat)
    return {action: guide.considerations(world, question.seat, action) for action in legal}


@pytest.mark.parametrize("game", GAMES)
def test_what_has_most_for_it_is_what_the_habits_pick(game: str) -> None:
    for question in questions(game):
        totals = {action: total(found) for action, found in weighed(question).items()}
        world = roster_of(game).plain_view(question.state, question.seat).sample(Dice(3))
        picked = guide_of(game).pick(world, question.seat, list(totals), Dice(1))
        assert picked == WAIT or totals[picked] == pytest.approx(max(totals.values()))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_considered_alike(game: str) -> None:
    for question in questions(game):
        told = [(found.name, found.weight) for some in weighed(question).values() for found in some]
        for luck in range(3):
            view = roster_of(game).plain_view(question.state, question.seat)
            elsewhere = question._replace(state=view.sample(Dice(luck)))
            again = weighed(elsewhere).values()
            assert [(found.name, found.weight) for some in again for found in some] == told
