"""`speeltafel` alone, at a terminal: what would you like to do?"""

import os
import sys
from collections.abc import Sequence

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import language_of
from speeltafel.registry import GAMES
from speeltafel.texts import Texts, texts

Choice = tuple[str, Sequence[str]]
"""A command and its arguments."""

CHOICES: Sequence[Choice] = (("serve", ()), *(("play", (name,)) for name in GAMES))


def at_a_terminal() -> bool:
    """Whether somebody can read a question and type an answer; either may go nowhere at all."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def menu(ctx: click.Context) -> object:
    """Show the choices, ask for one, and do it."""
    words = texts(language_of(os.environ))
    for line in shown(words, ctx.command_path):
        click.echo(line)
    try:
        name, args = chosen(words)
    except EOFError:
        click.echo()
        return None
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, name)
    assert command is not None
    with command.make_context(name, list(args), parent=ctx) as inner:
        return command.invoke(inner)


def shown(words: Texts, program: str) -> list[str]:
    about = [words.say("cli-menu-serve")]
    about += [words.say("cli-menu-play", game=words.say(f"game-{name}")) for name in GAMES]
    lines = [hang(f"  {number}  ", text) for number, text in enumerate(about, 1)]
    return [*lines, hang("", words.say("cli-menu-help", command=f"{program} --help"))]


def chosen(words: Texts) -> Choice:
    """Enter is the first."""
    answer = input(f"{words.say('cli-menu-prompt')} ").strip() or "1"
    while answer not in map(str, range(1, len(CHOICES) + 1)):
        again = words.say("cli-menu-again", number=len(CHOICES))
        answer = input(f"{again} ").strip() or "1"
    return CHOICES[int(answer) - 1]
