"""`speeltafel learn`: a lesson, in a plain terminal."""

from typing import Final

import click

from speeltafel.cli.interactive.lesson import (
    LEVEL,
    LessonConsole,
    LessonGame,
    LessonInterpreter,
    LessonLoop,
)
from speeltafel.cli.params import Between, lang_option
from speeltafel.engine.game import value_text
from speeltafel.lessons import LESSONS, Lesson, lesson
from speeltafel.lessons.teacher import Teacher
from speeltafel.texts import Texts, texts

EXAMPLES: Final = """\b
For example:
  speeltafel learn                     the lessons there are
  speeltafel learn titus --lang nl     Titus, in Dutch
"""


@click.command(epilog=EXAMPLES)
@click.argument("name", metavar="LESSON", type=lesson, required=False)
@click.option(
    "--step",
    type=Between(1, 100),
    default=1,
    metavar="N",
    help="Take the lesson up again at this step.",
)
@lang_option
def learn(name: Lesson | None, step: int, lang: str) -> int:
    """Learn a game in two or three minutes, by playing it.

    Somebody shows you what to do and answers what you try. Every other player follows a script.
    """
    words = texts(lang)
    if name is None:
        for line in listed(words):
            click.echo(line)
        return 0
    game = LessonGame(name)
    game.skip_to(step - 1)
    console = LessonConsole(game, words)
    code = LessonLoop(console, LessonInterpreter(console)).spend()
    if game.is_over():
        click.echo(words.say("play-lesson-next", command=real_game(name)))
    return code


def listed(words: Texts) -> list[str]:
    """What is typed for each lesson, and what it is about."""
    width = max(map(len, LESSONS))
    found = [(name, lesson(name)) for name in LESSONS]
    return [
        f"speeltafel learn {name:<{width}}  {words.say(f'game-{one.game}')}: "
        f"{Teacher(one, words, []).title()}"
        for name, one in found
    ]


def real_game(taught: Lesson) -> str:
    """What to type to play the game for real, as the lesson did."""
    options = [
        f"--option {name}={value_text(value)}" for name, value in taught.file.options.items()
    ]
    return " ".join(["speeltafel play", taught.game, f"--level {LEVEL}", *options])
