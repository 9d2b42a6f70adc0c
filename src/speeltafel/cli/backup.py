"""`speeltafel backup` and `speeltafel restore`: all tables in one file, and back."""

import asyncio
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import lang_option
from speeltafel.cli.server_options import data_option, database_option
from speeltafel.server.serving import FILE
from speeltafel.server.store.copies import copy_file, copy_from_postgres, copy_to_postgres
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
    """Copy all tables into a new FILE, also while they are played at.

    Keep it as safe as the original: whoever has it can sit down as anybody.
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
    """Bring back all tables from the FILE of a backup, where there are none yet.

    It may come from the other kind of database than it goes to.
    """
    if database is None:
        copy_file(file, data / FILE)
    else:
        asyncio.run(copy_to_postgres(file, database))
    click.echo(hang("", texts(lang).say("cli-restore-done", file=str(file))))
