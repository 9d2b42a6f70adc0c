"""Lessons: games with a rigged deal, scripted opponents and a teacher who speaks.

    lesson("titus")        one of the files in this folder, read and checked
    LESSONS                the names of all of them, in the order in which they are offered

`docs/lessons.md` says how to write one.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.lessons.lesson import Lesson, read_lesson

__all__ = ["LESSONS", "Lesson", "UnknownLesson", "lesson", "lessons_of"]

LESSONS: Final = (
    "titus",
    "tabulos",
    "tabulos_squares",
    "telos",
    "telos_powers",
    "telos_divine",
    "timeline",
    "timeline_together",
)


class UnknownLesson(SpeeltafelError):
    code = "unknown_lesson"

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no lesson {name!r}; there is {', '.join(LESSONS)}")


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name, as it is shipped."""
    if name not in LESSONS:
        raise UnknownLesson(name)
    return read_lesson(name, (files(__name__) / f"{name}.toml").read_text(encoding="utf-8"))


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, the first one first."""
    return [one for one in map(lesson, LESSONS) if one.game == game]
