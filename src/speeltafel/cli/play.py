"""`speeltafel play`: a person against bots, in a plain terminal."""

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from speeltafel.bots.bot import Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.cli.interactive.console import Console
from speeltafel.cli.interactive.input_loop import InputLoop
from speeltafel.cli.interactive.interpreter import Interpreter
from speeltafel.cli.interactive.save_file import SaveFile
from speeltafel.cli.interactive.solo_game import SoloGame
from speeltafel.cli.params import (
    Between,
    deck_option,
    game_option,
    lang_option,
    players_option,
    read_options,
    seed_option,
    with_deck,
)
from speeltafel.cli.replay import match_in
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match, new_match
from speeltafel.registry import game_named, roster_of
from speeltafel.texts import texts

EXAMPLES: Final = """\b
For example:
  speeltafel play titus --level strong --lang nl
  speeltafel play tabulos --players 2 --practice
  speeltafel play --resume titus-1.json
"""

OF_THE_FILE: Final = {
    "game": "game",
    "players": "number of players",
    "seed": "seed",
    "options": "options",
    "deck": "deck",
}
"""What a kept game has already, and what it is called."""


@click.command(epilog=EXAMPLES)
@click.pass_context
@click.argument("game", type=game_named, required=False)
@click.option(
    "--level",
    default="casual",
    show_default=True,
    metavar="NAME",
    help="How strong the bots are: learner, casual, strong or master.",
)
@players_option
@click.option(
    "--seat", type=int, default=0, show_default=True, metavar="N", help="Your seat, counted from 0."
)
@game_option
@deck_option
@seed_option
@lang_option
@click.option(
    "--practice/--no-practice",
    default=None,
    help="Practise: your moves can be taken back. On at the gentlest level, unless you say no.",
)
@click.option(
    "--ms",
    type=Between(1, 600_000),
    default=300,
    show_default=True,
    metavar="N",
    help="Milliseconds a bot may think.",
)
@click.option(
    "--simulations",
    type=Between(1, 1_000_000_000),
    metavar="N",
    help="Simulations a bot may run instead: the same result on every machine.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Resume a saved game.",
)
def play(
    ctx: click.Context,
    game: Game | None,
    level: str,
    players: int,
    seat: int,
    options: Sequence[str],
    deck: Path | None,
    seed: bytes,
    lang: str,
    practice: bool | None,  # noqa: FBT001 - click's
    ms: int,
    simulations: int | None,
    resume: Path | None,
) -> int:
    """Play a GAME against bots, by typing your moves.

    At the table, ? lists your possible moves, and help lists all commands. A game that you leave
    is saved in a file, so that you can resume it later.
    """
    if resume is None:
        match = new_game(ctx, game, players, options, deck, seed)
    else:
        match = kept_game(ctx, resume)
    match.check_seat(seat)
    roster = roster_of(match.game.name)
    roster.bot(level)
    budget = Budget(ms) if simulations is None else Budget(0, simulations)
    console = Console(SoloGame(match, seat, roster, level, budget), texts(lang))
    interpreter = Interpreter(
        console,
        SaveFile(resume),
        partial(command_for, ctx),
        practice=level == LEVELS[0] if practice is None else practice,
    )
    return InputLoop(console, interpreter).spend()


def new_game(
    ctx: click.Context,
    game: Game | None,
    players: int,
    options: Sequence[str],
    deck: Path | None,
    seed: bytes,
) -> Match:
    if game is None:
        raise click.UsageError("say which game, such as titus, or --resume and a file", ctx)
    game = with_deck(game, deck)
    return new_match(game, players, read_options(game, options), seed, {})


def kept_game(ctx: click.Context, file: Path) -> Match:
    for name, word in OF_THE_FILE.items():
        if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE:
            raise click.UsageError(f"with --resume, the {word} comes from the file", ctx)
    with file.open("rb") as kept:
        return match_in(kept)


def command_for(ctx: click.Context, file: Path, what: str) -> str:
    """What to type to replay a file, or to go on with it as one played."""
    assert ctx.parent is not None
    words = [ctx.parent.command_path, what, str(file)]
    if what == "play":
        words.insert(2, "--resume")
        for param in ctx.command.params:
            words += typed(ctx, param)
    return shlex.join(words)


def typed(ctx: click.Context, param: click.Parameter) -> list[str]:
    """An option that goes on with the game, if it was typed."""
    source = ctx.get_parameter_source(str(param.name))
    if source != ParameterSource.COMMANDLINE or param.name in {*OF_THE_FILE, "resume"}:
        return []
    value = ctx.params[str(param.name)]
    return [param.opts[0]] if value is True else [param.opts[0], str(value)]
