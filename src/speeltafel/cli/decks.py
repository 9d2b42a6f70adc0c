"""`speeltafel decks`: the decks of Timeline, those that are here and those of one's own."""

from pathlib import Path
from typing import Final

import click

from speeltafel.cli.deck_report import deck_lines, problem_lines, title_lines
from speeltafel.cli.params import lang_option
from speeltafel.decks import BUILT_IN, built_in, built_in_decks, deck_file, playable
from speeltafel.decks.reader import DeckReading
from speeltafel.texts import texts

EXAMPLES: Final = """\b
For example:
  speeltafel decks list
  speeltafel decks show world --lang nl
  speeltafel decks check my-town.csv
"""

deck_argument: Final = click.argument("deck", metavar="NAME_OR_FILE")


@click.group(epilog=EXAMPLES, no_args_is_help=False)  # it is an error, and errors are one line
def decks() -> None:
    """List, show and check decks of events for Timeline.

    docs/decks.md says how to write a deck of your own.
    """


@decks.command("list", epilog="For example: speeltafel decks list --lang fr")
@lang_option
def list_(lang: str) -> None:
    """List the decks that come with Speeltafel."""
    parts = ["\n".join(title_lines(deck, texts(lang))) for deck in built_in_decks().values()]
    click.echo("\n\n".join(parts))


@decks.command(epilog="For example: speeltafel decks show world --lang nl")
@deck_argument
@lang_option
def show(deck: str, lang: str) -> None:
    """Show the cards of a deck by date, and how they are spread over time, places and levels.

    A deck that comes with Speeltafel goes by its name, one of your own by its file.
    """
    reading = named_deck(deck)
    playable(reading)
    click.echo("\n".join(deck_lines(reading, texts(lang))))


@decks.command(epilog="For example: speeltafel decks check my-town.csv")
@deck_argument
@lang_option
def check(deck: str, lang: str) -> int:
    """List everything that is wrong with a deck.

    Errors keep it from being played, warnings don't. The exit code is 1 if there are errors.
    """
    reading = named_deck(deck)
    click.echo("\n".join(problem_lines(reading, Path(deck).name, texts(lang))))
    return 1 if reading.errors else 0


def named_deck(name: str) -> DeckReading:
    """A deck by its name, or else by its file."""
    if name in BUILT_IN:
        return built_in(name)
    try:
        return deck_file(Path(name))
    except FileNotFoundError:
        known = ", ".join(BUILT_IN)
        raise click.ClickException(
            f"there is no deck and no file {name!r}; decks are {known}"
        ) from None
