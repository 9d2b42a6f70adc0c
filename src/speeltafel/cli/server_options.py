"""The options that `serve`, `worker`, `backup` and `restore` share."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click
from platformdirs import user_data_path

from speeltafel.cli.params import Between, Decorator
from speeltafel.engine.game import LONGEST_READING

SPARE: Final = 1
"""Cores that are left to the server itself."""


def data_folder(environment: Mapping[str, str], platform: str, home: Path) -> Path:
    """Where this system keeps the data of a user; where version 0.1 kept it, if that exists."""
    old = data_folder_of_0_1(environment, platform, home)
    return old if old.is_dir() else user_data_path(old.name, appauthor=False)


def data_folder_of_0_1(environment: Mapping[str, str], platform: str, home: Path) -> Path:
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
    default=LONGEST_READING,
    show_default=True,
    envvar="SPEELTAFEL_PAUSE",
    metavar="MS",
    help="Milliseconds a bot waits at most before it moves, so that people can follow.",
)


keep_option: Final[Decorator] = click.option(
    "--keep",
    type=Between(1, 36_500),
    show_default="for ever",
    envvar="SPEELTAFEL_KEEP",
    metavar="DAYS",
    help="Delete tables this many days after the end of their game or their last use.",
)


compiled_option: Final[Decorator] = click.option(
    "--compiled",
    type=click.Path(path_type=Path, file_okay=False),
    envvar="SPEELTAFEL_COMPILED",
    hidden=True,  # for ./run, which compiles while people play
    help="The folder in which a compiled build will appear, for the bots to think with.",
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
