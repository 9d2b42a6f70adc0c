"""Lessons: games with a rigged deal, scripted opponents and a teacher who speaks.

    lesson("titus")        one of the files in this folder, read and checked
    LESSONS                the names of all of them: a file in this folder is a lesson

`docs/lessons.md` says how to write one.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from speeltafel.engine.errors import SpeeltafelError
from speeltafel.lessons.lesson import Lesson, read_lesson

__all__ = ["LESSONS", "Lesson", "UnknownLesson", "lesson", "lessons_of"]

FOLDER: Final = files(__name__)
ENDING: Final = ".toml"
LESSONS: Final = tuple(
    sorted(file.name[: -len(ENDING)] for file in FOLDER.iterdir() if file.name.endswith(ENDING))
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
    return read_lesson(name, (FOLDER / f"{name}{ENDING}").read_text(encoding="utf-8"))


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, the first one first."""
    return [one for one in map(lesson, LESSONS) if one.game == game]
