"""`speeltafel serve`: the table server, for this computer, a home network, or the internet."""

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import click
import segno

from speeltafel.cli.formatting import hang
from speeltafel.cli.params import Between, lang_option
from speeltafel.cli.server_options import (
    compiled_option,
    data_option,
    database_option,
    keep_option,
    pause_option,
    thinkers_option,
)
from speeltafel.engine.errors import SpeeltafelError
from speeltafel.server.access.hosts import AllowedHosts
from speeltafel.server.access.rate_limits import Limits
from speeltafel.server.launch import FILE, check, claimed, prepare, server_for, store_at
from speeltafel.server.logs import log_to_stderr
from speeltafel.server.services import Services
from speeltafel.server.table.clock import Pace
from speeltafel.texts import Texts, texts

PORT: Final = 7450
HERE: Final = "127.0.0.1"
SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address for documents only: nothing is ever sent there."""

EXAMPLES: Final = """\b
For example:
  speeltafel serve                      for this computer
  speeltafel serve --host 0.0.0.0       for everyone on this network
  speeltafel serve --database postgresql://tables@localhost/tables
"""


@click.command(epilog=EXAMPLES)
@click.option(
    "--host",
    default=HERE,
    show_default=True,
    envvar="SPEELTAFEL_HOST",
    help="The address to listen on; 0.0.0.0 is for everyone on this network.",
)
@click.option(
    "--port",
    type=Between(0, 65535),
    default=PORT,
    show_default=True,
    envvar="SPEELTAFEL_PORT",
    help="The port to listen on; 0 picks a free one.",
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    envvar="SPEELTAFEL_ALLOW_HOST",
    metavar="NAME",
    help="A name by which browsers reach this server, such as tables.example.org; * is any."
    " Addresses, localhost and the names of this machine need none. Can be given several times.",
)
@data_option
@database_option
@thinkers_option(0, "How many bots think at the same time; 0 leaves bots and clocks to workers.")
@pause_option
@keep_option
@compiled_option
@click.option(
    "--browser/--no-browser",
    default=True,
    envvar="SPEELTAFEL_BROWSER",
    help="Open a browser, if there is one.",
)
@lang_option
def serve(
    host: str,
    port: int,
    hosts: tuple[str, ...],
    data: Path,
    database: str | None,
    thinkers: int,
    pause: int,
    keep: int | None,
    compiled: Path | None,
    browser: bool,  # noqa: FBT001 - click's way
    lang: str,
) -> None:
    """Open the table: people play in their browsers, together or against bots.

    Each option can also be set by an environment variable, such as SPEELTAFEL_PORT.
    """
    log_to_stderr()
    alone = claimed(data / FILE) if database is None else nullcontext()
    with alone, listening_on(host, port) as listening:
        asyncio.run(check(store_at(database, data)))
        link = address(HERE if host == "0.0.0.0" else host, listening)  # noqa: S104 - what people type
        link = announce(texts(lang), link, host, listening)
        click.echo(texts(lang).say("cli-serve-stop", file=database_words(database, data)))
        store, pace = store_at(database, data), Pace(longest=pause)
        services = Services(
            store,
            pace,
            Limits(),
            thinkers,
            keep=keep,
            compiled=compiled,
            hosts=AllowedHosts([host, *hosts]),
        )
        server = server_for(services, data)
        if browser and somebody_can_look(os.environ, sys.platform):
            webbrowser.open(link)  # it waits for an answer while we start
        prepare()
        server.run(sockets=[listening])


class TakenPort(SpeeltafelError):
    """Something else listens there."""

    code = "taken_port"


class BadHost(SpeeltafelError):
    """No address, and no name that could have one."""

    code = "bad_host"


def listening_on(host: str, port: int) -> socket.socket:
    if not host:  # to Python that is every address of this machine
        raise BadHost(
            "the address to listen on is empty; choose one with --host, 0.0.0.0 is for everyone"
        )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as wrong:
        if wrong.errno != errno.EADDRINUSE:
            raise
        raise TakenPort(
            f"port {port} is taken, perhaps by another server; choose one with --port, 0 is any"
        ) from None
    except (TypeError, ValueError):  # what Python can't encode for DNS
        raise BadHost(f"'{host}' is no address to listen on; choose one with --host") from None


def address(host: str, listening: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def announce(words: Texts, link: str, host: str, listening: socket.socket) -> str:
    """Where the table is; for others also as a picture for their phones.

    The answer is where to look at it: by the address of others, so that links can be handed on.
    """
    click.echo(hang("", words.say("cli-serve-here", link=link)))
    if host != "0.0.0.0":  # noqa: S104 - as above
        return link
    outside = address(own_address(), listening)
    click.echo(hang("", words.say("cli-serve-others", link=outside)))
    segno.make(outside).terminal(compact=True)
    return outside


def own_address() -> str:
    """The address by which others on the network reach this computer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE)
        except OSError:
            return HERE
        own: str = asking.getsockname()[0]
    return own


def database_words(database: str | None, data: Path) -> str:
    """Where games are kept; an address may hold a password, so only its kind is shown."""
    return str(data / FILE) if database is None else "PostgreSQL"


def somebody_can_look(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a screen for a browser; one inside the terminal would be in the way."""
    if platform in {"win32", "darwin"}:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
