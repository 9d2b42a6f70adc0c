"""`speeltafel demo`: a random game, move by move."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.params import (
    deck_option,
    game_option,
    lang_option,
    players_option,
    read_options,
    seed_option,
    seed_text,
    with_deck,
)
from speeltafel.cli.transcript import Transcript, laid_cards
from speeltafel.engine.game import Game, value_text
from speeltafel.engine.luck import dice_of
from speeltafel.engine.match import Match, new_match
from speeltafel.registry import GAMES, game_named
from speeltafel.texts import Texts, texts

EXAMPLES: Final = """\b
For example:
  speeltafel demo
  speeltafel demo --players 3 --option powers=true --lang fr
  speeltafel demo --seed 7 --save game.json
  speeltafel demo timeline --deck my-town.csv
"""


@click.command(epilog=EXAMPLES)
@click.pass_context
@click.argument("game", type=game_named, default=next(iter(GAMES)))
@players_option
@seed_option
@game_option
@deck_option
@lang_option
@click.option(
    "--save", type=click.Path(path_type=Path), metavar="FILE", help="Save the game in a new file."
)
def demo(
    ctx: click.Context,
    game: Game,
    players: int,
    seed: bytes,
    options: Sequence[str],
    deck: Path | None,
    lang: str,
    save: Path | None,
) -> None:
    """Play a random GAME and show it move by move, with all cards face up.

    An existing file is never overwritten.
    """
    game = with_deck(game, deck)
    match = new_match(game, players, read_options(game, options), seed, {})
    play_at_random(match)
    if save is not None:
        save_record(match, save)
    words = texts(lang)
    transcript = Transcript(match, words, laid_cards)
    click.echo(transcript.heading())
    for line in transcript.lines():
        click.echo(line)
    click.echo()
    click.echo(words.say("cli-again", command=command_of(match, deck, ctx)))
    click.echo(how_to_keep(words, save, ctx))


def play_at_random(match: Match) -> None:
    dice = dice_of(match.record.seed, 0)
    seats = match.state.to_act()
    while seats:
        seat = seats[dice.below(len(seats))]
        choices = match.state.legal(seat)
        match.act(seat, choices[dice.below(len(choices))])
        seats = match.state.to_act()


def save_record(match: Match, file: Path) -> None:
    try:
        with file.open("x", encoding="utf-8", newline="") as new:
            new.write(match.record.to_text())
    except FileExistsError:
        raise click.ClickException(f"{file} exists already; choose another name") from None


def command_of(match: Match, deck: Path | None, ctx: click.Context) -> str:
    """What to type to see the same game again."""
    record = match.record
    words = [*ctx.command_path.split(), record.game, "--players", str(record.players)]
    words += [] if deck is None else ["--deck", str(deck)]
    for option in match.game.options:
        value = record.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={value_text(value)}"]
    return shlex.join([*words, "--seed", seed_text(record.seed)])


def how_to_keep(words: Texts, saved: Path | None, ctx: click.Context) -> str:
    if saved is None:
        return words.say("cli-keep", command="--save game.json")
    assert ctx.parent is not None
    again = shlex.join([ctx.parent.command_path, "replay", str(saved)])
    return words.say("cli-saved", file=str(saved), command=again)
