"""A server as a process of its own, that can be killed as a power cut would.

The listening socket is the test's: it stays when the server dies, as an address does, and those
who knock meanwhile are let in by the next one.
"""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

import httpx

from speeltafel.server.launch import prepare, server_for
from speeltafel.server.services import Services
from speeltafel.server.store.base import Store
from speeltafel.server.store.postgres import PostgresStore
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.running import AT_ONCE, ROOMY

ROOT = Path(__file__).parents[2]
PATIENCE = 60


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
        number = self.listening.fileno()
        self.running = subprocess.Popen(
            [sys.executable, "-m", __name__, str(number), self.place, str(self.thinkers)],
            pass_fds=[number],
            cwd=ROOT,
        )
        assert httpx.get(f"http://{self.host}/healthz", timeout=PATIENCE).status_code == 200

    def end(self, how: signal.Signals) -> None:
        self.running.send_signal(how)
        self.running.wait(PATIENCE)


def serve(number: int, place: str, thinkers: int) -> None:
    services = Services(store_in(place), AT_ONCE, ROOMY, thinkers)
    prepare()
    with socket.socket(fileno=number) as listening, TemporaryDirectory() as data:
        server_for(services, Path(data)).run(sockets=[listening])


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
