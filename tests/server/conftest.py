"""Stores and running servers for the tests: real files, real databases, real sockets."""

import io
import logging
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from speeltafel.server.logs import log_handler
from speeltafel.server.store.base import Store
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.postgres import Postgres
from tests.server.process import store_in
from tests.server.running import Running

STORES = ["sqlite", "postgres"]
names = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(fsync="off")
    yield server
    server.remove()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may go away: the others' must not."""
    server = Postgres(fsync="off")
    yield server
    server.remove()


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What a server would write to its log."""
    stream = io.StringIO()
    handler = log_handler(stream)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store of each kind is: a file, or the address of a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"tables{next(names)}")


@pytest.fixture
def new_store(place: str) -> Callable[[], Store]:
    """Makes stores that share one file or database."""
    return partial(store_in, place)


@pytest.fixture
def server(new_store: Callable[[], Store]) -> Iterator[Running]:
    """A server on each kind of store, with one thinker."""
    with Running(new_store()) as running:
        yield running


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[Running]:
    """A server on SQLite, without bots: for what does not depend on the store."""
    with Running(SqliteStore(tmp_path / "tables.sqlite3"), thinkers=0) as running:
        yield running
