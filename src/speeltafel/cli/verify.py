"""`speeltafel verify`: whether a game was dealt as it was promised."""

from collections.abc import Iterator
from typing import BinaryIO, Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import lang_option
from speeltafel.cli.replay import record_in
from speeltafel.cli.transcript import Transcript
from speeltafel.engine.fairness import verify as verify_record
from speeltafel.engine.record import Record
from speeltafel.registry import game_named
from speeltafel.texts import Texts, texts

EXAMPLES: Final = """\b
For example:
  speeltafel verify game.json
  speeltafel verify game.json --hash HASH    as you saw it at the start
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--hash",
    "seen",
    metavar="HASH",
    help="The hash of the seed that the table showed when the cards were dealt.",
)
@lang_option
def verify(file: BinaryIO, seen: str | None, lang: str) -> None:
    """Check that the deal of a game follows from its seed, and the seed from its hash.

    The table shows the hash at the start and the seed after the end, so nobody can change the
    seed in between. Every move is played again with the cards that the seed deals.
    """
    record = record_in(file)
    words = texts(lang)
    promised = (seen or record.seed_hash).strip().lower()
    match = verify_record(game_named(record.game), record, promised or record.promise())
    click.echo(Transcript(match, words).heading())
    for line in findings(record, promised, words):
        click.echo(hang("", line))


def findings(record: Record, promised: str, words: Texts) -> Iterator[str]:
    yield words.say("cli-verify-seed", seed=record.seed.hex())
    yield words.say("cli-verify-deal", count=len(record.actions))
    if record.stir is not None:
        yield words.say("cli-verify-stirred", count=len(record.stir.stirred))
        yield words.say("cli-verify-restarts", count=record.stir.restarts)
    if promised:
        yield words.say("cli-verify-hash", hash=promised)
    else:
        yield words.say("cli-verify-no-hash")
