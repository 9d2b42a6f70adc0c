"""`speeltafel simulate`: many random games, and what came of them."""

import json
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.formatting import somebody_watches
from speeltafel.cli.params import (
    Between,
    deck_option,
    game_argument,
    game_option,
    jobs_option,
    players_option,
    read_options,
    seed_option,
    with_deck,
)
from speeltafel.cli.simulation import Simulation, Tally
from speeltafel.cli.simulation_report import SimulationReport
from speeltafel.engine.game import Game
from speeltafel.workers import executor_named

PORTION: Final = 100
"""Games that are played between two looks at the progress bar."""
MOST_GAMES: Final = 1_000_000_000

EXAMPLES: Final = """\b
For example:
  speeltafel simulate telos --games 1000 --seed 7
  speeltafel simulate telos --players 3 --option powers=true --jobs 2 --json
"""


@click.command(epilog=EXAMPLES)
@game_argument
@players_option
@click.option(
    "--games",
    type=Between(1, MOST_GAMES),
    default=1000,
    show_default=True,
    metavar="N",
    help="Number of games.",
)
@seed_option
@jobs_option
@game_option
@deck_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, for programs.")
def simulate(
    game: Game,
    players: int,
    games: int,
    seed: bytes,
    jobs: int,
    options: Sequence[str],
    deck: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play many random games and summarise them.

    You see how they ended, how long they were, the scores of each seat, and the speed. The
    fields of --json are explained in docs/protocol.md.
    """
    game = with_deck(game, deck)
    chosen = read_options(game, options)
    simulation = Simulation(
        game.name, game.check_players(players), chosen, game.material(chosen), seed
    )
    start = time.perf_counter()
    tally = play_all(simulation, games, jobs)
    report = SimulationReport(simulation, tally, jobs, time.perf_counter() - start)
    if as_json:
        click.echo(json.dumps(report.to_json()))
    else:
        click.echo("\n".join(report.lines()))


def play_all(simulation: Simulation, games: int, jobs: int) -> Tally:
    total = Tally()
    bar = click.progressbar(
        length=games,
        label="Playing",
        file=sys.stderr,
        show_pos=True,
        hidden=not somebody_watches(),
        update_min_steps=max(1, games // 1000),
    )
    with bar, closing(tallies(simulation, games, jobs)) as parts:
        for part in parts:
            total.merge(part)
            bar.update(part.games)
    return total


def tallies(simulation: Simulation, games: int, jobs: int) -> Generator[Tally]:
    starts = range(0, games, PORTION)
    portions = (range(start, min(start + PORTION, games)) for start in starts)
    return executor_named("processes", jobs).spread(simulation.play, portions)
