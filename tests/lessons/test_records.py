"""The record of a lesson says which one it was, and that its deal was rigged."""

import pytest

from speeltafel.engine.errors import BadRecord
from speeltafel.engine.fairness import verify
from speeltafel.engine.match import replay
from speeltafel.engine.record import read_record
from speeltafel.lessons import LESSONS, lesson
from speeltafel.registry import game_named, plugin_of


@pytest.mark.parametrize("name", LESSONS)
def test_a_record_names_its_lesson_and_replays(name: str) -> None:
    match = plugin_of(lesson(name).game).begin(lesson(name))
    move = lesson(name).script[0]
    match.act(move.seat, match.game.actions.code(move.actions[0]))
    read = read_record(match.record.to_text())
    assert read.lesson is not None
    assert (read.lesson.name, read.lesson.version) == (name, lesson(name).version)
    assert replay(game_named(read.game), read).state.to_act() == match.state.to_act()
    assert read.to_text() == match.record.to_text()


def test_a_lesson_is_not_verified_as_a_fair_deal() -> None:
    record = plugin_of("titus").begin(lesson("titus")).record
    with pytest.raises(BadRecord, match="rigged for the lesson 'titus', version 1") as refused:
        verify(game_named("titus"), record, record.promise())
    assert refused.value.reason == "lesson"
