"""What the teacher of a lesson says, in one language, to a player among others with names."""

from collections.abc import Sequence
from typing import NamedTuple

from speeltafel.lessons.lesson import LEARNER, Lesson, LessonStep, WrongTurn
from speeltafel.texts import Texts


class Lecture(NamedTuple):
    """What is said after a number of moves."""

    answer: str
    """To what the player has done; empty for none."""
    said: str
    """What is asked now, or the last words; empty while the others play."""
    point: list[str]
    ask: list[str]
    """The actions that are asked for; none while the others play and at the end."""
    number: int
    """How many steps are done."""
    over: bool


class Teacher:
    def __init__(self, lesson: Lesson, words: Texts, names: Sequence[str]) -> None:
        """Texts call the player on the next seat $name, the one after $other."""
        self.lesson = lesson
        self.words = words
        others = dict(zip(("name", "other"), names[LEARNER + 1 :], strict=False))
        self.names = {key: others.get(key, "") for key in ("name", "other")}

    def title(self) -> str:
        return self.words.say(self.lesson.text())

    def lecture(self, played: int) -> Lecture:
        """What there is to say after a number of moves."""
        move = self.lesson.next_move(played)
        if move is None:
            done = len(self.lesson.steps)
            return Lecture(self._answered(done), self._say("end"), [], [], done, over=True)
        if move.seat != LEARNER:
            done = move.step + 1
            answer = self._answer(self.lesson.steps[move.step]) if done else ""
            return Lecture(answer, "", [], [], done, over=False)
        step = self.lesson.steps[move.step]
        answer = self._answered(move.step)
        return Lecture(answer, self._say(step.name), step.point, step.ask, move.step, over=False)

    def _answered(self, done: int) -> str:
        """The answer to the step before, unless the others have played since: then it is old."""
        before = self.lesson.steps[done - 1] if done else None
        return "" if before is None or before.then else self._answer(before)

    def _answer(self, step: LessonStep) -> str:
        return self._say(step.name, "done") if step.answer else ""

    def correct(self, step: LessonStep, wrong: WrongTurn) -> str:
        """The answer to what is permitted and not asked for."""
        said = self._say(step.name, wrong.say) if wrong.say else self.words.say("error-not_asked")
        return f"{said} ({wrong.rule})" if wrong.rule else said

    def _say(self, *parts: str) -> str:
        return self.words.say(self.lesson.text(*parts), **self.names)
