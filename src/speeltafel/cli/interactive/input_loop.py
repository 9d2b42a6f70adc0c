"""Asks for a line and has it carried out, until the player leaves."""

import io
import sys
from collections.abc import Iterator
from typing import Final

import click

from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.interpreter import Interpreter
from speeltafel.cli.transcript import Transcript
from speeltafel.texts.plain import plain

STOPPED: Final = 130
"""What a shell shows for a program that Ctrl-C ended."""


class InputLoop:
    def __init__(self, console: Console, interpreter: Interpreter) -> None:
        self.console = console
        self.interpreter = interpreter

    def spend(self) -> int:
        """Play until the game is over and left, or left before; the exit code."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # nothing that is typed ends the program
        try:
            self.console.show(self.welcome())
            while not self.interpreter.left:
                self.console.bots_play()
                self.interpreter.obey(self.ask())
        except (EOFError, KeyboardInterrupt) as end:
            click.echo()
            self.interpreter.quit()
            return STOPPED if isinstance(end, KeyboardInterrupt) else 0
        return 0

    def welcome(self) -> Iterator[str]:
        """The game, who plays, how to play; then the deal, or the table as it was left."""
        solo, words = self.console.solo, self.console.words
        game = solo.match.game
        yield click.unstyle(Transcript(solo.match, words).heading())
        yield words.say(f"game-{game.name}-about")
        yield words.say("play-you", name=self.console.teller.names[solo.seat])
        if solo.match.record.players > 1:
            yield self._bots()
        yield words.say("play-how", text=game.actions.text(0), command="?")
        yield ""
        if solo.match.record.actions:
            yield words.say("play-resumed")
            yield from self.console.presenter.table(self.console.view())
        else:
            yield from self.console.event_log.tell(solo.match.events[0])

    def _bots(self) -> str:
        """The level of the bots, and what it is like if it is one that people choose."""
        words, solo = self.console.words, self.console.solo
        level = words.say("play-bots", level=words.say(f"level-{solo.level}"))
        about = f"bot-{solo.match.game.name}-{solo.level}"
        return f"{level} {words.say(about)}" if words.has(about) else level

    def ask(self) -> str:
        """What the person types. What comes from elsewhere is shown as if it were typed."""
        line = input(f"{self.prompt()} ")
        if not sys.stdin.isatty():
            click.echo(plain(line))
        return line

    def prompt(self) -> str:
        if self.console.solo.is_over():
            return self.console.words.say("play-prompt-over")
        awaited = self.console.is_awaited()
        return self.console.words.say("play-prompt" if awaited else "play-prompt-wait")
