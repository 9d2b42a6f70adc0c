"""The options that `serve`, `worker`, `backup` and `restore` share."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.params import Between, Decorator

SPARE: Final = 1
"""Cores that are left to the server itself."""


def data_folder(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    """Where programs keep what belongs to a person, on each system."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local", "Speeltafel")
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Speeltafel"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share", "speeltafel")


data_option: Final[Decorator] = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=lambda: data_folder(os.environ, sys.platform, Path.home()),
    show_default="your data folder",
    envvar="SPEELTAFEL_DATA",
    help="The folder for the file with all tables, and for reports of wrong cards.",
)

database_option: Final[Decorator] = click.option(
    "--database",
    envvar="SPEELTAFEL_DATABASE",
    metavar="postgresql://...",
    help="A PostgreSQL database instead of that file, for several servers at once.",
)

pause_option: Final[Decorator] = click.option(
    "--pause",
    type=Between(0, 60_000),
    default=700,
    show_default=True,
    envvar="SPEELTAFEL_PAUSE",
    metavar="MS",
    help="How many milliseconds a bot waits before it moves, so that people can follow.",
)


keep_option: Final[Decorator] = click.option(
    "--keep",
    type=Between(1, 36_500),
    show_default="for ever",
    envvar="SPEELTAFEL_KEEP",
    metavar="DAYS",
    help="How many days after the end of its game, or after its last use, a table is deleted.",
)


def thinkers_option(least: int, about: str) -> Decorator:
    return click.option(
        "--thinkers",
        type=Between(least, 256),
        default=max(1, (os.cpu_count() or 2) - SPARE),
        show_default="one less than this computer has cores",
        envvar="SPEELTAFEL_THINKERS",
        metavar="N",
        help=about,
    )
