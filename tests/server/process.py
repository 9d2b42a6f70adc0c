"""A server as a process of its own, that can be killed as a power cut would.

The listening socket is the test's: it stays when the server dies, as an address does, and those
who knock meanwhile are let in by the next one. It is forked from a process that has loaded the
programs and does nothing else: to load them takes longer than all that the tests do with it.
"""

import logging
import os
import signal
import socket
import sys
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from speeltafel.server.launch import prepare, server_for
from speeltafel.server.logs import log_handler
from speeltafel.server.services import Services
from speeltafel.server.store.base import Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.client import PATIENCE, web_client
from tests.server.running import AT_ONCE, ROOMY

servers = get_context("forkserver")
servers.set_forkserver_preload(["tests.server.loaded"])


def store_in(place: str) -> Store:
    """The store at an address, or in a file."""
    return PostgresStore(place) if "://" in place else SqliteStore(Path(place))


class Process:
    def __init__(self, place: str, thinkers: int = 0) -> None:
        self.place = place
        self.thinkers = thinkers
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self.host = f"127.0.0.1:{self.listening.getsockname()[1]}"

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end(signal.SIGTERM)
        self.listening.close()

    def start(self) -> None:
        self.running = servers.Process(
            target=serve, args=(self.listening, self.place, self.thinkers)
        )
        self.running.start()
        with web_client(self.host) as web:
            assert web.get("/healthz").status_code == 200

    @property
    def pid(self) -> int:
        assert self.running.pid is not None
        return self.running.pid

    def end(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        self.running.join(PATIENCE)
        assert not self.running.is_alive()


def serve(listening: socket.socket, place: str, thinkers: int) -> None:
    logging.basicConfig(level=logging.WARNING, handlers=[log_handler(sys.stderr)])
    services = Services(store_in(place), AT_ONCE, ROOMY, thinkers)
    prepare()
    with listening, TemporaryDirectory() as data:
        server_for(services, Path(data)).run(sockets=[listening])
