"""`speeltafel engine`: the rules, for programs in any language. See docs/protocol.md."""

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

import click
import msgspec

from speeltafel.cli.engine_session import EngineSession
from speeltafel.cli.protocol import MOST_BYTES, reply
from speeltafel.texts import LANGUAGES, texts

EXAMPLES: Final = """\b
For example:
  echo '{"do": "games"}' | speeltafel engine
"""


@click.command(epilog=EXAMPLES)
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language of the sentences that explain a refusal.",
)
def engine(lang: str) -> None:
    """Drive the rules from another program.

    It reads one JSON object per line and answers with one; docs/protocol.md explains them. It ends
    when its input ends.
    """
    if sys.stdin is None or sys.stdout is None:
        raise click.ClickException("engine talks through its input and output, and one is closed")
    session = EngineSession(texts(lang))
    for line in lines_of(sys.stdin.buffer):
        sys.stdout.buffer.write(msgspec.json.encode(reply(session, line)) + b"\n")
        sys.stdout.buffer.flush()


def lines_of(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines that hold something; None for one that is too long, of which the rest is skipped."""
    while line := stream.readline(MOST_BYTES + 1):
        if len(line) > MOST_BYTES and not line.endswith(b"\n"):
            skip_line(stream)
            yield None
        elif line.strip():
            yield line


def skip_line(stream: BinaryIO) -> None:
    while (rest := stream.readline(MOST_BYTES)) and not rest.endswith(b"\n"):
        pass
