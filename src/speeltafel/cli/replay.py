"""`speeltafel replay`: a recorded game, told again."""

from typing import BinaryIO, Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import lang_option
from speeltafel.cli.transcript import Transcript
from speeltafel.engine.errors import BadOption, BadRecord
from speeltafel.engine.match import Match
from speeltafel.engine.match import replay as replay_match
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import game_named
from speeltafel.texts import texts

MOST_BYTES: Final = 16_000_000
"""No game is as long as that: whatever it is, it is not read to the end."""

EXAMPLES: Final = """\b
For example:
  speeltafel replay game.json             all cards face up
  speeltafel replay game.json --seat 0    only what the first player saw
"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=click.File("rb"))
@click.option(
    "--seat",
    type=int,
    metavar="N",
    help="Show only what this seat saw; the first player is seat 0.",
)
@lang_option
def replay(file: BinaryIO, seat: int | None, lang: str) -> None:
    """Show the game recorded in a FILE, move by move.

    All cards are face up, unless --seat chooses a player's point of view. A record that was
    changed, damaged or made under other rules is refused.
    """
    match = match_in(file)
    transcript = Transcript(match, texts(lang))
    eyes = transcript.words.say("cli-open")
    if seat is not None:
        match.check_seat(seat)
        transcript.shown = lambda event: event.seen_by(seat)
        eyes = transcript.words.say("cli-seen", name=transcript.teller.names[seat])
    click.echo(transcript.heading())
    click.echo(eyes)
    if has_other_material(match.record):
        deck = str(match.record.material["deck"])
        click.echo(hang("", transcript.words.say("cli-deck-other", text=deck)))
    for line in transcript.lines():
        click.echo(line)


def match_in(file: BinaryIO) -> Match:
    record = record_in(file)
    return replay_match(game_named(record.game), record)


def record_in(file: BinaryIO) -> Record:
    """The record in a file. Bytes are read, not lines: a changed line end is a changed byte."""
    content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise BadRecord(f"this is not a Speeltafel record: it has over {MOST_BYTES:,} bytes")
    try:
        return read_record(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("this is not a Speeltafel record: it is not text in UTF-8") from None


def has_other_material(record: Record) -> bool:
    """Whether what the game was played with goes by the same name and is another thing now."""
    game = game_named(record.game)
    try:
        today = game.material(game.check_options(record.options))
    except BadOption:
        return False  # a deck of somebody's own: there is none of that name here
    then = record.material
    return today.get("deck") == then.get("deck") and today.get("hash") != then.get("hash")
