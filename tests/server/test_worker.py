"""`speeltafel worker`: thinks for servers that don't."""

import random
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speeltafel.build import build
from speeltafel.registry import BUILT_IN, GAMES
from speeltafel.server.store.postgres import PostgresStore
from tests.cli.command import ENVIRONMENT, LISTENING, SPEELTAFEL
from tests.server.client import PATIENCE, Screen
from tests.server.playing import move, play_to_the_end, seated, waited_for
from tests.server.postgres import Postgres
from tests.server.running import Running


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[str]]:
    args = ["worker", "--database", address, "--thinkers", "1", "--pause", "0"]
    with subprocess.Popen(
        [*LISTENING, *SPEELTAFEL, *args],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert "one bot" in process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("game", ["telos", *list(GAMES)[len(BUILT_IN) :]])
def test_a_worker_plays_the_bots_of_a_server_that_does_not_think(
    postgres: Postgres, game: str
) -> None:
    """Also those of a game from outside the package: `tests/whist/test_outside.py`."""
    address = postgres.new_database("worker")
    with (
        Running(PostgresStore(address), thinkers=0) as server,
        worker(address),
        seated(server.host, game, ["An"], bots=2) as [an],
    ):
        play_to_the_end([an], random.Random(1))
        assert {one["hand"] for one in an.moves[1:]} == {"person", "bot"}


def test_when_a_worker_dies_another_one_goes_on(postgres: Postgres) -> None:
    address = postgres.new_database("workers")
    with (
        Running(PostgresStore(address), thinkers=0) as server,
        seated(server.host, "titus", ["An"], bots=1) as [an],
    ):
        with worker(address) as first:
            play_some(an, 10)
            first.kill()
            first.wait(PATIENCE)
        with worker(address):
            play_some(an, 20)


def play_some(screen: Screen, moves: int) -> None:
    luck = random.Random(3)
    while len(screen.moves) <= moves:
        if waited_for(screen):
            move(screen, luck)
        else:
            screen.next_news()


@pytest.mark.parametrize(
    ("how", "code", "said"),
    [(signal.SIGINT, 130, "speeltafel: stopped\n"), (signal.SIGTERM, 0, "")],
)
def test_a_worker_ends_on_a_signal(
    postgres: Postgres, how: signal.Signals, code: int, said: str
) -> None:
    address = postgres.new_database(f"ending{code}")
    with (
        Running(PostgresStore(address), thinkers=0) as server,
        worker(address) as process,
        seated(server.host, "titus", ["An"], bots=1) as [an],
    ):
        play_some(an, 4)
        process.send_signal(how)
        _, errors = process.communicate(timeout=PATIENCE)
        start, _, rest = errors.partition("\n")
        assert f"the rules of this process are {build()}" in start
        assert (process.returncode, rest) == (code, said)
