"""All commands together, and how they end: every error in one line, never a traceback."""

import io
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import click
from click.exceptions import NoSuchCommand

from speeltafel import __version__
from speeltafel.build import compiled
from speeltafel.cli.formatting import somebody_watches
from speeltafel.cli.menu import at_a_terminal, menu
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.texts.plain import isolated, shortened

WRONG: Final = 2
STOPPED: Final = 130  # what a shell shows for a program that Ctrl-C ended
UNREAD: Final = 141  # and for one whose reader went away

VERSION: Final = f"speeltafel %(version)s ({'compiled' if compiled() else 'pure Python'})"

EXAMPLES: Final = """\b
For example:
  speeltafel serve                     the table, in a browser
  speeltafel play titus --lang nl      a game against bots, in Dutch
  speeltafel learn telos               a lesson of three minutes
  speeltafel demo                      a random game, move by move
  speeltafel rules telos --lang nl     the rules in Dutch
  speeltafel simulate telos --games 1000 --seed 7
"""


COMMANDS: Final = {
    "serve": "serve",
    "worker": "worker",
    "backup": "backup",
    "restore": "backup",
    "play": "play",
    "learn": "learn",
    "demo": "demo",
    "rules": "rules",
    "decks": "decks",
    "replay": "replay",
    "verify": "verify",
    "simulate": "simulate",
    "arena": "arena",
    "engine": "engine",
}
"""Each with the module that it is in."""


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


class Unread(Exception):
    """Nobody reads our output any more."""


class Commands(click.Group):
    """Loads a command when it is asked for: to load all, with the server, takes as long as most do."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's interface
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in COMMANDS:
            raise NoSuchCommand(cmd_name, possibilities=COMMANDS, ctx=ctx)
        module = import_module(f"speeltafel.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run a command. Click would answer these two in its own way, so they go by other names."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Stopped from None
        except BrokenPipeError:
            raise Unread from None


@click.group(
    cls=Commands,
    invoke_without_command=True,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message=VERSION)
@click.pass_context
def commands(ctx: click.Context) -> object:
    """Card games at one table: play them, read their rules, replay records, or drive them from a program.

    Every command has a --help of its own.
    """
    if ctx.invoked_subcommand is not None:
        return None
    if at_a_terminal():
        return menu(ctx)
    click.echo(ctx.get_help())
    return None


def run(args: list[str]) -> int:
    """Do what the arguments ask; the result is the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that can't show é shows ? instead of ending the program.
        sys.stdout.reconfigure(errors="replace")
    try:
        code = commands.main(args, prog_name=program(), standalone_mode=False)
    except Stopped:
        # A terminal has just shown ^C.
        click.echo(("\n" if somebody_watches() else "") + "speeltafel: stopped", err=True)
        return STOPPED
    except Unread:
        drop_output()
        return UNREAD
    except (click.ClickException, SpeeltafelError, OSError) as error:
        return fail(error)
    return code if isinstance(code, int) else 0


def program() -> str:
    """What people typed to start us: `./run` says so, for it hands over to us."""
    return os.environ.get("SPEELTAFEL_COMMAND", "speeltafel")


def fail(error: click.ClickException | SpeeltafelError | OSError) -> int:
    line = isolated(shortened(" ".join(sentence(error).split())))
    click.echo(f"speeltafel: {line}", err=True)
    if isinstance(error, OSError):
        drop_output()
    return WRONG


def sentence(error: click.ClickException | SpeeltafelError | OSError) -> str:
    """What is wrong; for a usage error also where to look."""
    if isinstance(error, OSError):
        where = f"{isolated(str(error.filename))}: " if error.filename else ""
        return f"{where}{error.strerror or error}"
    if isinstance(error, SpeeltafelError):
        return str(error)
    message = error.format_message().rstrip(".")
    message = message[:1].lower() + message[1:]
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{message} (see {error.ctx.command_path} --help)"
    return message


def drop_output() -> None:
    """Let go of what can't be written, or Python would try again at its end, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
