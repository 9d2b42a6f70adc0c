"""`speeltafel backup` and `speeltafel restore`: all tables in one file, and back."""

import asyncio
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import lang_option
from speeltafel.cli.server_options import data_option, database_option
from speeltafel.server.launch import FILE, claimed
from speeltafel.server.store.backup import copy_file, copy_from_postgres, copy_to_postgres
from speeltafel.texts import texts

BACKUP_EXAMPLES: Final = """\b
For example:
  speeltafel backup tables-monday.sqlite3
  speeltafel backup tables.sqlite3 --database postgresql://localhost/tables
"""

RESTORE_EXAMPLES: Final = """\b
For example:
  speeltafel restore tables-monday.sqlite3 --data new-folder
  speeltafel restore tables.sqlite3 --database postgresql://localhost/empty
"""


@click.command(epilog=BACKUP_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@database_option
@lang_option
def backup(file: Path, data: Path, database: str | None, lang: str) -> None:
    """Copy all tables into a new FILE, even while people play.

    Keep it as safe as the original: anyone who has it can take any seat. If the original is damaged it is
    copied all the same, but the command fails and says so.
    """
    if database is None:
        copy_file(data / FILE, file)
    else:
        asyncio.run(copy_from_postgres(database, file))
    click.echo(hang("", texts(lang).say("cli-backup-done", file=str(file))))


@click.command(epilog=RESTORE_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@database_option
@lang_option
def restore(file: Path, data: Path, database: str | None, lang: str) -> None:
    """Restore all tables from the FILE of a backup, into a database without tables.

    The backup may come from either kind of database.
    """
    if database is None:
        with claimed(data / FILE):  # no server may start meanwhile, and make a file of its own
            copy_file(file, data / FILE)
    else:
        asyncio.run(copy_to_postgres(file, database))
    click.echo(hang("", texts(lang).say("cli-restore-done", file=str(file))))
