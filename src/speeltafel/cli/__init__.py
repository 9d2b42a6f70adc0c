"""The command line: `speeltafel`. Each command has a file of its own."""

import sys


def main() -> None:
    from speeltafel.cli.app import run  # noqa: PLC0415 - worker processes need none of it

    sys.exit(run(sys.argv[1:]))
