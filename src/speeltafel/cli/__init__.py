"""The command line: `speeltafel`. Each command has a file of its own."""

import sys

from speeltafel.engine.errors import SpeeltafelError


def main() -> None:
    try:
        from speeltafel.cli.app import run  # noqa: PLC0415 - worker processes need none of it
    except SpeeltafelError as wrong:  # a game from outside that can't be played
        sys.exit(f"speeltafel: {wrong}")
    sys.exit(run(sys.argv[1:]))
