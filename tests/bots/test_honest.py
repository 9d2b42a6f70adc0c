"""A bot knows what its seat can know; with simulations and the same dice it always chooses alike."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from speeltafel.bots.bot import WAIT
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.registry import PLUGINS
from tests.bots.answers import answers
from tests.bots.positions import questions

ROOT = Path(__file__).parents[2]
BOTS = [(game, bot) for game, plugin in PLUGINS.items() for bot in plugin.roster.bots]


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_chooses_the_same_at_tables_its_seat_cannot_tell_apart(game: str, bot: str) -> None:
    """Also with the same beliefs, where a bot has some: an imagined world keeps them."""
    for question in questions(game):
        view = question.view_for(bot)
        chosen = question.answer(bot, view)
        for luck in range(3):
            world = view.sample(Dice(luck))
            elsewhere = question._replace(state=world)
            assert elsewhere.answer(bot, world.view(question.seat)) == chosen


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_is_handed_what_a_person_in_its_seat_is_sent(game: str, bot: str) -> None:
    for question in questions(game):
        seen = question.state.view(question.seat).to_json()
        assert question.view_for(bot).to_json() == seen


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_asked_again_chooses_the_same_and_something_possible(game: str, bot: str) -> None:
    asked = questions(game)
    first = [question.answer(bot, question.view_for(bot)) for question in asked]
    again = [question.answer(bot, question.view_for(bot)) for question in reversed(asked)]
    assert list(reversed(again)) == first
    for question, chosen in zip(asked, first, strict=True):
        if chosen == WAIT:
            assert WAIT in choices_of(question.state, question.seat)
        else:
            assert question.state.permits(question.seat, chosen) is None


@pytest.mark.parametrize("game", PLUGINS)
def test_installed_bots_choose_as_the_source_does(game: str) -> None:
    """In the compiled half of `./run test` this compares compiled with uncompiled bots."""
    source = said(game, PYTHONPATH=str(ROOT / "src"))
    assert not source["compiled"]
    assert source["answers"] == answers(game)


def said(game: str, **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.answers", game],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
