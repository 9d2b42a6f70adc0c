"""`speeltafel learn`: lessons in the terminal."""

from pathlib import Path

import pytest

from speeltafel.lessons import LESSONS, lesson
from speeltafel.lessons.lesson import LEARNER
from speeltafel.registry import plugin_of
from speeltafel.texts import LANGUAGES, texts
from tests.cli.command import Inside
from tests.cli.typist import Typist


def answers(name: str) -> list[str]:
    """What a player types who does all that is asked."""
    return [move.actions[0] for move in lesson(name).script if move.seat == LEARNER]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_whole_lesson_by_doing_what_is_asked(name: str, lang: str, typist: Typist) -> None:
    told = typist.types([*answers(name), ""], "learn", name, "--lang", lang)
    assert texts(lang).say("play-lesson-over") in told
    assert told.count(texts(lang).say("play-lesson-type", command="")) == len(lesson(name).steps)
    assert f"speeltafel play {lesson(name).game} --level learner" in told


def test_what_is_allowed_and_not_asked_is_answered_and_changes_nothing(typist: Typist) -> None:
    told = typist.types(["take", "keep", "take", "keep", "table"], "learn", "titus", "--lang", "en")
    assert "would end your turn" in told
    assert told.rstrip().count("In your hand: 9 (coin 2)") == 2


def test_what_the_rules_forbid_is_refused_with_the_rule(typist: Typist) -> None:
    told = typist.types(["play 7 7"], "learn", "telos", "--lang", "en")
    assert "(TEL-08)" in told


def test_a_lesson_is_taken_up_again_at_its_step(typist: Typist) -> None:
    left = typist.types([*answers("titus")[:4], "quit"], "learn", "titus", "--lang", "en")
    assert "speeltafel learn titus --step 5" in left
    told = typist.types(["take"], "learn", "titus", "--step", "5", "--lang", "en")
    assert "The pile shows a 10: take it." in told.replace("\n", " ")
    assert "You take the 10 from the pile." in told


def test_hint_says_again_what_is_asked(typist: Typist) -> None:
    told = typist.types(["hint"], "learn", "titus", "--lang", "en")
    assert told.count("Type: take") == 2


def test_without_a_name_the_lessons_are_listed(inside: Inside) -> None:
    told = inside.says("learn", "--lang", "nl").splitlines()
    assert len(told) == len(LESSONS)
    assert told[-1].split(maxsplit=3)[2:] == ["titus", "Titus: Reeksen en ruilen"]


def test_an_unknown_lesson_is_refused(inside: Inside) -> None:
    assert inside.refuses("learn", "chess").startswith(
        "there is no lesson 'chess'; there is tabulos"
    )


def test_the_command_line_says_that_it_was_rigged(inside: Inside, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    file.write_text(
        plugin_of("telos").begin(lesson("telos")).record.to_text(), encoding="utf-8", newline=""
    )
    assert "rigged for the lesson 'telos', version 1" in inside.refuses("verify", file)
