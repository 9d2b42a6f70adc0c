"""`speeltafel verify`: whether a game was dealt as it was promised."""

from collections.abc import Iterator
from typing import BinaryIO, Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import HashDigits, lang_option
from speeltafel.cli.replay import has_other_material, record_in
from speeltafel.cli.transcript import Transcript
from speeltafel.engine.fairness import verify as verify_record
from speeltafel.engine.record import Record
from speeltafel.engine.stir import Stir, digest
from speeltafel.registry import game_named
from speeltafel.texts import Texts, texts

EXAMPLES: Final = """\b
For example:
  speeltafel verify game.json
  speeltafel verify game.json --sealed HASH    as your browser showed it
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--sealed",
    type=HashDigits(),
    metavar="HASH",
    help="The hash of all that was fixed before your device showed its bytes.",
)
@click.option(
    "--hash",
    "seen",
    type=HashDigits(),
    metavar="HASH",
    help="The hash of the seed that the table showed when the cards were dealt.",
)
@lang_option
def verify(file: BinaryIO, sealed: str | None, seen: str | None, lang: str) -> None:
    """Check that the deal of a game follows from its seed, and that nobody chose the seed.

    Each device adds random bytes to the seed, after all else that the deal follows from was
    sealed. The browser shows the hashes of the sealed deal and of the seed, in the drawer of the
    table; with --sealed, --hash or both, the game must have these. Every move is played again
    with the cards that the seed deals.
    """
    record = record_in(file)
    words = texts(lang)
    promised = seen or record.seed_hash or record.promise()
    match = verify_record(game_named(record.game), record, promised, sealed or "")
    click.echo(Transcript(match, words).heading())
    for line in [*_dealt(record, words), *_seen(record, sealed, seen, words)]:
        click.echo(hang("", line))


def _dealt(record: Record, words: Texts) -> Iterator[str]:
    yield words.say("cli-verify-seed", seed=record.seed.hex())
    yield words.say("cli-verify-deal", count=len(record.actions))
    if has_other_material(record):
        deck = str(record.material.get("deck", ""))
        yield words.say("cli-verify-deck-other", text=deck)
    yield from _stirred(record.stir, words)


def _stirred(stir: Stir | None, words: Texts) -> Iterator[str]:
    if stir is None:
        yield words.say("cli-verify-drawn")
        return
    if stir.stirred:
        yield words.say("cli-verify-stirred", count=len(stir.stirred))
    else:
        yield words.say("cli-verify-alone")
    if stir.unstirred:
        names = [words.say("player", number=seat + 1) for seat in stir.unstirred]
        yield words.say("cli-verify-unstirred", seats=", ".join(names))
    yield words.say("cli-verify-restarts", count=stir.restarts)


def _seen(record: Record, sealed: str | None, seen: str | None, words: Texts) -> Iterator[str]:
    """What was shown before the game, and to whom."""
    if record.stir is not None and record.stir.stirred:
        known = "cli-verify-sealed" if sealed else "cli-verify-sealed-unseen"
        yield words.say(known, hash=digest(record.sealed_recipe()))
    if seen:
        yield words.say("cli-verify-hash", hash=seen)
    elif record.seed_hash:
        yield words.say("cli-verify-hash-unseen", hash=record.seed_hash)
    else:
        yield words.say("cli-verify-no-hash")
