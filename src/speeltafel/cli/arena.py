"""`speeltafel arena`: bots against each other, and how strong they are."""

import json
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from speeltafel.arena.line_ups import line_ups, seats_for
from speeltafel.arena.plan import Plan
from speeltafel.arena.results import Results, read
from speeltafel.cli.arena_report import ArenaReport
from speeltafel.cli.formatting import somebody_watches
from speeltafel.cli.params import (
    Between,
    deck_option,
    game_argument,
    game_option,
    jobs_option,
    read_options,
    read_seed,
    seed_option,
    with_deck,
)
from speeltafel.engine.game import Game
from speeltafel.registry import roster_of
from speeltafel.workers import EXECUTORS, executor_named
from speeltafel.workers.executor import Executor

MOST_DEALS: Final = 10_000_000
LONGEST: Final = 3_600_000
USUAL: Final = 100
"""Milliseconds for a decision, where nothing else was asked for."""
SAVING: Final = 5.0
"""Seconds between two times that results are saved."""

EXAMPLES: Final = """\b
For example:
  speeltafel arena telos --bots master,strong,casual,random --jobs 2
  speeltafel arena telos --bots master,thumb,thumb,thumb --deals 500 --ms 100
  speeltafel arena titus --bots master,strong,thumb --seats 2 --jobs 2
  speeltafel arena telos --bots strong,thumb --seats 4 --save duel.json
"""


def read_bots(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


@click.command(epilog=EXAMPLES)
@click.pass_context
@game_argument
@click.option(
    "--bots",
    type=read_bots,
    required=True,
    metavar="A,B,...",
    help="The bots: learner, casual, strong, master, thumb, random; a name may be repeated.",
)
@click.option(
    "--seats", type=int, metavar="N", help="Seats at a table.  [default: one for each bot]"
)
@click.option(
    "--deals",
    type=Between(1, MOST_DEALS),
    default=100,
    show_default=True,
    metavar="N",
    help="Number of deals; each is played from every seat.",
)
@click.option(
    "--ms",
    type=Between(1, LONGEST),
    metavar="N",
    help=f"Milliseconds per decision.  [default: {USUAL}, unless --simulations is given]",
)
@click.option(
    "--simulations",
    type=Between(1, 1_000_000_000),
    metavar="N",
    help="Simulations per decision: the same seed gives the same result.",
)
@seed_option
@jobs_option
@click.option(
    "--executor",
    type=click.Choice(EXECUTORS),
    default=EXECUTORS[0],
    show_default=True,
    help="Where games are played; ray is an extra: pip install speeltafel[ray].",
)
@game_option
@deck_option
@click.option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save the results in a file, and continue those it holds.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, for programs.")
def arena(
    ctx: click.Context,
    game: Game,
    bots: Sequence[str],
    seats: int | None,
    deals: int,
    ms: int | None,
    simulations: int | None,
    seed: bytes,
    jobs: int,
    executor: str,
    options: Sequence[str],
    deck: Path | None,
    save: Path | None,
    *,
    as_json: bool,
) -> None:
    """Let bots play a GAME against each other, and rate them.

    Every deal is played with the seats rotated, so that luck cancels out. With as many bots as
    seats, all play at one table; with more, every choice that fills the table; with fewer, each
    once against a table full of each other bot. docs/bots.md explains the result.
    """
    game = with_deck(game, deck)
    chosen = read_options(game, options)
    if ctx.get_parameter_source("seed") is ParameterSource.DEFAULT:
        seed = seed_in(save) or seed
    plan = Plan(
        game=game.name,
        line_ups=tuple(line_ups(game, known(game, bots), seats_at(game, bots, seats))),
        options=chosen,
        material={} if deck is None else game.material(chosen),
        seed=seed,
        milliseconds=ms or (0 if simulations else USUAL),
        simulations=simulations or 0,
    )
    start = time.perf_counter()
    results = opened(plan, save)
    play_all(results, deals, executor_named(executor, jobs), save)
    report = ArenaReport(results, jobs, time.perf_counter() - start)
    click.echo(json.dumps(report.to_json()) if as_json else "\n".join(report.lines()))


def known(game: Game, bots: Sequence[str]) -> Sequence[str]:
    for bot in bots:
        roster_of(game.name).bot(bot)
    return bots


def seats_at(game: Game, bots: Sequence[str], seats: int | None) -> int:
    return game.check_players(seats_for(game, bots) if seats is None else seats)


def seed_in(file: Path | None) -> bytes | None:
    """The seed of the results that are to be continued."""
    if file is None or not file.exists():
        return None
    return read_seed(str(read(file).plan.get("seed")))


def opened(plan: Plan, file: Path | None) -> Results:
    results = Results(plan)
    if file is not None and file.exists():
        results.resume(file)
    return results


def play_all(results: Results, deals: int, executor: Executor, file: Path | None) -> None:
    """Play what is missing; whatever ends it, what was played is saved."""
    missing = list(results.missing(deals))
    bar = click.progressbar(
        length=len(missing),
        label="Playing",
        file=sys.stderr,
        show_pos=True,
        hidden=not somebody_watches(),
    )
    saved = -inf  # the first result shows at once whether a file can be written
    try:
        with bar, closing(executor.spread(results.plan.play, iter(missing))) as games:
            for played in games:
                results.add(played)
                bar.update(1)
                if file is not None and time.monotonic() - saved > SAVING:
                    results.save(file)
                    saved = time.monotonic()
    finally:
        if file is not None:
            results.save(file)
