"""A lesson in the terminal: a game whose others follow a script, and a teacher who asks and answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from speeltafel.bots.bot import Budget
from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.input_loop import InputLoop
from speeltafel.cli.interactive.interpreter import Interpreter
from speeltafel.cli.interactive.save_file import SaveFile
from speeltafel.cli.interactive.solo_game import SoloGame
from speeltafel.engine.event import Event
from speeltafel.lessons import Lesson
from speeltafel.lessons.lesson import LEARNER, ScriptedMove
from speeltafel.lessons.teacher import Teacher
from speeltafel.registry import plugin_of
from speeltafel.texts import Texts

LEVEL: Final = "learner"
"""Of the bots to play against after a lesson."""


class LessonGame(SoloGame):
    """The script says who is next, and what the others do."""

    def __init__(self, lesson: Lesson) -> None:
        plugin = plugin_of(lesson.game)
        super().__init__(plugin.begin(lesson), LEARNER, plugin.roster, LEVEL, Budget(0, 1))
        self.lesson = lesson

    @property
    def played(self) -> int:
        return len(self.match.record.actions)

    def is_over(self) -> bool:
        return self.lesson.next_move(self.played) is None

    def next_seat(self) -> int:
        return self._next_move().seat

    def bot_acts(self, seat: int) -> list[Event]:
        return self.match.act(seat, self.match.game.actions.code(self._next_move().actions[0]))

    def _next_move(self) -> ScriptedMove:
        move = self.lesson.next_move(self.played)
        assert move is not None
        return move

    def skip_to(self, step: int) -> None:
        """Play everything before a step, counted from 0."""
        while not self.is_over() and self._next_move().step < step:
            self.bot_acts(self.next_seat())


class LessonConsole(Console):
    def __init__(self, solo: LessonGame, words: Texts) -> None:
        super().__init__(solo, words)
        self.lesson_game = solo
        self.teacher = Teacher(solo.lesson, words, self.teller.names)
        self.answered = 0  # steps whose answer was said
        self.asked_at = -1  # the number of moves after which the teacher last spoke

    def is_asked(self) -> bool:
        return self.solo.is_over() or self.solo.next_seat() == LEARNER

    def bots_play(self) -> None:
        """The teacher answers, the others follow the script, the teacher asks."""
        self.answer()
        super().bots_play()
        if self.asked_at != self.lesson_game.played:
            self.asked_at = self.lesson_game.played
            self.lecture()

    def answer(self) -> None:
        lecture = self.teacher.lecture(self.lesson_game.played)
        if lecture.answer and lecture.number > self.answered:
            click.echo()
            self.say(lecture.answer)
        self.answered = lecture.number

    def lecture(self) -> None:
        """What is asked now, and how that is typed; at the end the last words."""
        lecture = self.teacher.lecture(self.lesson_game.played)
        click.echo()
        self.say(lecture.said)
        for action in lecture.ask[:1]:
            self.say(self.words.say("play-lesson-type", command=action))

    def acts(self, action: int) -> None:
        """The action that is asked for; or why not, by the rules or by the teacher."""
        move = self.lesson_game.lesson.next_move(self.lesson_game.played)
        if move is None:
            return  # the lesson is over
        text = self.solo.match.game.actions.text(action)
        is_possible = self.solo.match.why_not(LEARNER, action) is None
        if is_possible and text not in move.actions:
            lesson = self.lesson_game.lesson
            step = lesson.steps[move.step]
            self.say(self.teacher.correct(step, lesson.wrong_turn(step, text)))
            return
        super().acts(action)


class LessonInterpreter(Interpreter):
    """Nothing is saved: a lesson is taken up again at its step."""

    def __init__(self, console: LessonConsole) -> None:
        super().__init__(console, SaveFile(None), _no_file, practice=False)
        self.lesson_console = console

    def hint(self, _: str) -> None:
        self.lesson_console.lecture()

    def undo(self, _: str) -> None:
        self.say("play-lesson-again", command=self._command())

    def save(self, _: str) -> None:
        self.say("play-lesson-again", command=self._command())

    def quit(self, _: str = "") -> None:
        self.left = True
        if not self.solo.is_over():
            self.save("")
        self.say("play-left")

    def _command(self) -> str:
        game = self.lesson_console.lesson_game
        step = self.lesson_console.teacher.lecture(game.played).number + 1
        return f"speeltafel learn {game.lesson.name} --step {step}"


def _no_file(_file: Path, _what: str) -> str:
    """What opens the file of a lesson again: there is none."""
    return ""


class LessonLoop(InputLoop):
    def __init__(self, console: LessonConsole, interpreter: LessonInterpreter) -> None:
        super().__init__(console, interpreter)
        self.lesson_console = console

    def welcome(self) -> Iterator[str]:
        """The game and the lesson, how to play; then the deal, or the table at the step."""
        console, words = self.lesson_console, self.console.words
        solo = console.lesson_game
        game = words.say(f"game-{solo.lesson.game}")
        yield words.say("play-lesson", game=game, text=console.teacher.title())
        yield words.say("play-how", text=solo.match.game.actions.text(0), command="?")
        yield ""
        if solo.match.record.actions:
            yield from console.presenter.table(console.view())
        else:
            yield from console.event_log.tell(solo.match.events[0])

    def prompt(self) -> str:
        if self.console.solo.is_over():
            return self.console.words.say("play-lesson-over")
        return super().prompt()
