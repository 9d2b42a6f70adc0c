"""Our table server beside boardgame.io's, in turns: the same client, the same pace, the same game.

    ./run bench server --beside

boardgame.io keeps its matches in memory, and hides hands by `playerView`; ours saves each move before
anybody is told. boardgame.io is installed into build/beside, by npm. What it takes depends much on the
version of Node: it runs in the one of this project's tools and, where there is another, in the machine's own.
"""

import json
import os
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

import uvloop

from bench.stock import Stocked, deal_many
from bench.usage import cpu
from speeltafel.server.access.cookies import COOKIE, CookieSigner
from speeltafel.server.store.sqlite import SqliteStore
from tests.server.process import Process
from web.client import node_folder

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE.parents[1] / "build" / "beside"
TABLES: Final = 40
PLAYERS: Final = 4
EVERY: Final = 300
"""Milliseconds between two moves at a table."""
SECONDS: Final = 10
ROUNDS: Final = 3
SYNCS: Final = 200


class Measured(NamedTuple):
    cpu: float
    """Milliseconds of the server's processor for each move."""
    p50: float
    p99: float
    """Milliseconds from a command until all seats have the new view."""


def compare() -> None:
    install()
    with tempfile.TemporaryDirectory() as folder:
        ours, bare = [], []
        peers: dict[str, list[Measured]] = {version: [] for version in nodes()}
        for number in range(ROUNDS):
            ours.append(tell("Speeltafel", measure_ours(Path(folder, f"{number}.sqlite3"))))
            for version, program in nodes().items():
                peers[version].append(tell(f"boardgame.io, {version}", measure_peer(program)))
            bare.append(bare_sync(Path(folder)))
    for version, measured in peers.items():
        pairs = [*zip(ours, measured, strict=True)]
        processor = median(one.cpu / other.cpu for one, other in pairs)
        later = median(one.p50 - other.p50 for one, other in pairs)
        print(
            f"    processor: {processor:.2f} of boardgame.io's in {version}; p50: {later:+.2f} ms"
        )
    print(f"    a bare fsync takes {median(bare):.2f} ms at this pace")


def tell(server: str, measured: Measured) -> Measured:
    print(
        f"  {server:27} {measured.cpu:5.2f} ms of processor a move   "
        f"p50 {measured.p50:5.1f} ms   p99 {measured.p99:6.1f} ms",
        flush=True,
    )
    return measured


def install() -> None:
    """boardgame.io and what the client needs, unless they are there."""
    wanted = (HERE / "package.json").read_bytes()
    stamp = FOLDER / "installed.json"
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_bytes(wanted)
    npm = node_folder("lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{node_folder('bin')}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [*node(), str(npm), "install", "--loglevel=error", "--no-package-lock"]
    subprocess.run(command, cwd=FOLDER, env={**os.environ, "PATH": path}, check=True)
    stamp.write_bytes(wanted)


def node() -> list[str]:
    return [str(node_folder("bin") / "node")]


@cache
def nodes() -> dict[str, str]:
    """The programs to run boardgame.io in, by version."""
    programs = [shutil.which("node"), *node()]
    return {f"Node {version_of(program)}": program for program in programs if program is not None}


def version_of(program: str) -> str:
    command = [program, "--version"]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def measure_ours(file: Path) -> Measured:
    key, tables = uvloop.run(dealt(file))
    cookies = CookieSigner(key)
    job = {
        "server": "speeltafel",
        "tables": [
            {
                "id": one.table,
                "cookies": [f"{COOKIE}={cookies.sign(person)}" for person in one.people],
            }
            for one in tables
        ],
    }
    with Process(str(file)) as server:
        return measure(server.pid, server.host, job)


async def dealt(file: Path) -> tuple[bytes, list[Stocked]]:
    store = SqliteStore(file)
    await store.open(lambda _notice: None)
    key = await store.key()
    tables = await deal_many(store, "telos", TABLES, random.Random(1), PLAYERS)
    await store.close()
    return key, tables


def measure_peer(program: str) -> Measured:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with running([program, str(HERE / "peer.mjs"), str(FOLDER), str(port)]) as server:
        wait_for(port)
        job = {
            "server": "boardgame.io",
            "tables": [{"id": f"match{number}", "cookies": []} for number in range(TABLES)],
        }
        return measure(server.pid, f"127.0.0.1:{port}", job)


@contextmanager
def running(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    quiet = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(
        command, env=quiet, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for(port: int) -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return


def measure(server: int, host: str, job: Mapping[str, object]) -> Measured:
    """Let the client play, once everybody sits."""
    shape = {"players": PLAYERS, "every": EVERY, "seconds": SECONDS}
    with running([*node(), str(HERE / "client.mjs"), str(FOLDER)]) as client:
        assert client.stdin is not None
        assert client.stdout is not None
        print(json.dumps({**job, **shape, "host": host}), file=client.stdin, flush=True)
        assert client.stdout.readline() == "ready\n", "the client could not seat everybody"
        before = cpu(server)
        print("go", file=client.stdin, flush=True)
        times: list[float] = json.loads(client.stdout.readline())
        used = cpu(server) - before
    p99 = quantiles(times, n=100, method="inclusive")[98]
    return Measured(1000 * used / len(times), median(times), p99)


def bare_sync(folder: Path) -> float:
    """Milliseconds for a write of 4 kB and a sync, as each commit needs one.

    At the pace of the moves: a disk and a processor that were idle take three times as long.
    """
    times = []
    file = os.open(folder / "sync", os.O_CREAT | os.O_WRONLY)
    try:
        for _ in range(SYNCS):
            time.sleep(EVERY / TABLES / 1000)
            start = time.perf_counter()
            os.pwrite(file, bytes(4096), 0)
            os.fdatasync(file)
            times.append(1000 * (time.perf_counter() - start))
    finally:
        os.close(file)
    return median(times)
