"""`speeltafel rules`: the rule book of a game."""

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import game_argument, lang_option
from speeltafel.engine.game import Game
from speeltafel.texts import texts


@click.command(epilog="For example: speeltafel rules telos --lang nl")
@game_argument
@lang_option
def rules(game: Game, lang: str) -> None:
    """Print the numbered rules of a GAME."""
    words = texts(lang)
    title = words.say(f"game-{game.name}")
    click.echo(words.say("rules-heading", game=title) + "\n")
    click.echo(hang("", words.say(f"game-{game.name}-about")))
    for prefix in game.rules:
        for rule, text in words.rules(prefix):
            heading = words.heading(rule)
            if heading:
                click.echo("\n" + click.style(heading, bold=True))
            click.echo(hang(f"{rule}  ", text))
