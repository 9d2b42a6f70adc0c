"""What the teacher of a lesson says to a reader."""

import msgspec

from speeltafel.lessons.lesson import Lesson
from speeltafel.lessons.teacher import Teacher
from speeltafel.server.table.table import Table
from speeltafel.texts import Texts


class LessonShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the teacher of a lesson says now, in the reader's language."""

    lesson: str
    title: str
    """What it is about."""
    step: int
    """How many steps are done."""
    steps: int
    """How many there are."""
    answer: str = ""
    """To what the player has done."""
    said: str = ""
    """What is asked, or the last words; empty while the others play."""
    point: list[str] = []
    """Kinds of things, and seats such as `seat-1`, that the teacher points at."""
    asked: list[str] = []
    """What to do, as the text of an action; several come to the same."""
    over: bool = False
    """Whether the lesson has ended."""


def lesson_shown(table: Table, lesson: Lesson, words: Texts) -> LessonShown:
    assert table.match is not None
    names = [table.name_at(seat) for seat in range(len(table.chairs))]
    teacher = Teacher(lesson, words, names)
    lecture = teacher.lecture(len(table.match.record.actions))
    return LessonShown(
        lesson=lesson.name,
        title=teacher.title(),
        step=lecture.number,
        steps=len(lesson.steps),
        answer=lecture.answer,
        said=lecture.said,
        point=lecture.point,
        asked=lecture.ask,
        over=lecture.over,
    )
