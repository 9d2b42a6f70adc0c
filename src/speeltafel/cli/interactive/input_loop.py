"""One game from sitting down to leaving, however one leaves."""

import io
import sys
from collections.abc import Iterator
from typing import Final

import click

from speeltafel.cli.interactive.console import Host
from speeltafel.cli.interactive.interpreter import Orders
from speeltafel.cli.transcript import Story
from speeltafel.texts.plain import plain

STOPPED: Final = 130
"""What a shell shows for a program that Ctrl-C ended."""


class Evening:
    def __init__(self, host: Host, orders: Orders) -> None:
        self.host = host
        self.orders = orders

    def spend(self) -> int:
        """Play until the game is over and left, or left before; the exit code."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # nothing that is typed ends the program
        try:
            self.host.show(self.welcome())
            while not self.orders.left:
                self.host.bots_play()
                self.orders.obey(self.ask())
        except (EOFError, KeyboardInterrupt) as end:
            click.echo()
            self.orders.quit()
            return STOPPED if isinstance(end, KeyboardInterrupt) else 0
        return 0

    def welcome(self) -> Iterator[str]:
        """The game, who plays, how to play; then the deal, or the table as it was left."""
        sitting, words = self.host.sitting, self.host.words
        game = sitting.match.game
        yield click.unstyle(Story(sitting.match, words).heading())
        yield words.say(f"game-{game.name}-about")
        yield words.say("play-you", name=self.host.teller.names[sitting.seat])
        if sitting.match.record.players > 1:
            yield self._bots()
        yield words.say("play-how", text=game.actions.text(0), command="?")
        yield ""
        if sitting.match.record.actions:
            yield words.say("play-resumed")
            yield from self.host.sight.table(self.host.view())
        else:
            yield from self.host.news.tell(sitting.match.events[0])

    def _bots(self) -> str:
        """The level of the bots, and what it is like if it is one that people choose."""
        words, sitting = self.host.words, self.host.sitting
        level = words.say("play-bots", level=words.say(f"level-{sitting.level}"))
        about = f"bot-{sitting.match.game.name}-{sitting.level}"
        return f"{level} {words.say(about)}" if words.has(about) else level

    def ask(self) -> str:
        """What the person types. What comes from elsewhere is shown as if it were typed."""
        line = input(f"{self.prompt()} ")
        if not sys.stdin.isatty():
            click.echo(plain(line))
        return line

    def prompt(self) -> str:
        if self.host.sitting.is_over():
            return self.host.words.say("play-prompt-over")
        awaited = self.host.is_awaited()
        return self.host.words.say("play-prompt" if awaited else "play-prompt-wait")
