"""`speeltafel worker`: thinks for the bots of servers that share a database."""

import asyncio
import signal
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import lang_option
from speeltafel.cli.server_options import (
    compiled_option,
    keep_option,
    pause_option,
    thinkers_option,
)
from speeltafel.server.access.rate_limits import Limits
from speeltafel.server.logs import log_to_stderr
from speeltafel.server.services import Services
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.table.clock import Pace
from speeltafel.texts import texts

EXAMPLES: Final = """\b
For example:
  speeltafel worker --database postgresql://tables@localhost/tables
"""


@click.command(epilog=EXAMPLES)
@click.option(
    "--database",
    envvar="SPEELTAFEL_DATABASE",
    metavar="postgresql://...",
    required=True,
    help="The PostgreSQL database of the servers.",
)
@thinkers_option(1, "How many bots think at the same time.")
@pause_option
@keep_option
@compiled_option
@lang_option
def worker(
    database: str, thinkers: int, pause: int, keep: int | None, compiled: Path | None, lang: str
) -> None:
    """Play for the bots and clocks of servers that share a database.

    Any number of workers, on any number of machines, share the work. Servers started with
    --thinkers 0 leave all of it to them.
    """
    log_to_stderr()
    store, pace = PostgresStore(database), Pace(longest=pause)
    services = Services(store, pace, Limits(), thinkers, keep=keep, compiled=compiled)
    asyncio.run(work(services, hang("", texts(lang).say("cli-worker-ready", count=thinkers))))


async def work(services: Services, ready: str) -> None:
    """Until Ctrl-C, or until a service manager says that it is enough."""
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(enough.set))
    async with services.opened():
        click.echo(ready)
        await enough.wait()
