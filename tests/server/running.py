"""A server that runs beside a test, on a real socket of this machine."""

import socket
import threading
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from speeltafel.server.access.rate_limits import Limits, Rate
from speeltafel.server.launch import server_for
from speeltafel.server.services import Services
from speeltafel.server.store.base import Store
from speeltafel.server.table.clock import Pace

AT_ONCE = Pace(longest=0, question=300, think=20)
PLENTY = Rate(100_000, 100_000)
ROOMY = Limits(PLENTY, PLENTY, PLENTY, 100_000, 100_000, PLENTY, PLENTY, PLENTY, PLENTY)
"""A program plays faster than people may."""


class Running:
    def __init__(
        self, store: Store, thinkers: int = 1, pace: Pace = AT_ONCE, limits: Limits = ROOMY
    ) -> None:
        self.services = Services(store, pace, limits, thinkers)
        self.folder = TemporaryDirectory()
        self.data = Path(self.folder.name)
        self.server = server_for(self.services, self.data)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.server.run, args=[[self.listening]])

    def __enter__(self) -> "Running":
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            self.thread.join(0.01)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.listening.close()
        self.folder.cleanup()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.listening.getsockname()[1]}"
