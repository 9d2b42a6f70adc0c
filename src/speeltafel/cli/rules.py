"""`speeltafel rules`: the rule book of a game."""

from collections.abc import Sequence

import click

from speeltafel.books.pages import BookPages, PageExample
from speeltafel.cli.formatting import hang
from speeltafel.cli.params import game_argument, lang_option
from speeltafel.engine.game import Game
from speeltafel.registry import plugin_of
from speeltafel.texts import Texts, texts


@click.command(epilog="For example: speeltafel rules telos --book --lang nl")
@game_argument
@lang_option
@click.option("--book", is_flag=True, help="With examples, for those who are new to the game.")
def rules(game: Game, lang: str, book: bool) -> None:  # noqa: FBT001 - click passes flags so
    """Print the numbered rules of a GAME, or its book."""
    words = texts(lang)
    pages = plugin_of(game.name).book(words) if book else None
    if pages is None:
        print_law(game, words)
    else:
        print_book(pages)


def print_law(game: Game, words: Texts) -> None:
    title = words.say(f"game-{game.name}")
    click.echo(words.say("rules-heading", game=title) + "\n")
    click.echo(hang("", words.say(f"game-{game.name}-about")))
    for prefix in game.rules:
        for rule, text in words.rules(prefix):
            heading = words.heading(rule)
            if heading:
                click.echo("\n" + click.style(heading, bold=True))
            click.echo(hang(f"{rule}  ", text))


def print_book(book: BookPages) -> None:
    click.echo(click.style(book.title, bold=True))
    click.echo(hang("", book.motto))
    for section in book.sections:
        click.echo("\n" + click.style(section.heading, bold=True))
        for part in section.paragraphs:
            click.echo(hang("", noted(part.text, part.rules)))
        for example in section.examples:
            print_example(example)
    click.echo("\n" + click.style(book.asked, bold=True))
    for one in book.questions:
        click.echo(hang("", one.question))
        click.echo(hang("  ", noted(one.answer, one.rules)))


def print_example(example: PageExample) -> None:
    click.echo("\n" + hang("  ", noted(example.title, example.rules)))
    for scene in example.scenes:
        for line in scene.words:
            click.echo(hang("  | ", line))
        click.echo(hang("  ", scene.caption))


def noted(text: str, rules: Sequence[str]) -> str:
    """A text with its footnotes."""
    return f"{text} [{' '.join(rules)}]"
