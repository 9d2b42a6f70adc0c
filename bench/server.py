"""Load test of the table server, over real sockets, on SQLite and on PostgreSQL.

    ./run bench server [--tables 1000] [--every 2] [--seconds 30] [--finished 100 100000]
    ./run bench server --tables 50 --seconds 5 --finished 100 1000     in a minute
    ./run bench server --beside            boardgame.io's server and this one, in turns
    ./run bench server --fuzz 1000000      that many hostile messages, while others play

The people are played by this process, the server is another one; both share the machine with the
database. A move is timed from the command to the moment that every seat has the new view.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import chain
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import uvloop

from bench.beside.compare import compare
from bench.builds import BUILDS
from bench.crowd import Crowd, LiveTable, play
from bench.fuzz import fuzz
from bench.stock import Stocked, deal_many, finish_many, long_log, put
from bench.usage import Used, memory, telling_stolen
from speeltafel.build import compiled
from speeltafel.server.store.base import Store
from speeltafel.server.table.ids import new_name
from tests.server.postgres import Postgres
from tests.server.process import Process, servers, store_in

GAME: Final = "titus"
SERVERS: Final = {"SQLite": 1, "PostgreSQL": 2}
"""Processes at which a thousand tables are played."""
LONG: Final = {"telos": 6, "tabulos": 2}
"""Games that may last for 500 moves, with their number of players."""
MOVES: Final = 500
OPENINGS: Final = 20
SHORT: Final = "timeline"
"""Finished games are many, so they are short ones."""
SENDERS: Final = 4
PAUSE_EACH: Final = 4
"""In one of this number of rounds of play no hostile messages come."""
FUZZED: Final = 10_000
"""A round is prepared for each of this number of messages: more of them come in one."""
ROUND: Final = 10.0
"""Seconds."""
FEW: Final = 50
"""The number of live tables beside the finished ones, with a move at each every half second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="live ones, of two people each")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves there")
    parser.add_argument("--seconds", type=float, default=30.0, help="of play")
    parser.add_argument("--finished", type=int, nargs="*", default=[100, 100_000], help="games")
    parser.add_argument("--stores", nargs="*", choices=SERVERS, default=list(SERVERS))
    parser.add_argument("--beside", action="store_true", help="boardgame.io's server instead")
    parser.add_argument("--fuzz", type=int, metavar="MESSAGES", help="hostile ones instead")
    args = parser.parse_args()
    use_compiled_rules()
    gc.disable()  # pauses of this process are not the server's
    print("the rules are compiled" if compiled() else "the rules are not compiled")
    if args.beside:
        with telling_stolen():
            compare()
        return
    if args.fuzz:
        with places("SQLite") as new_place, telling_stolen():
            uvloop.run(measure_fuzzed(next(new_place), args.fuzz))
        return
    for kind in args.stores:
        print(kind)
        with places(kind) as new_place, telling_stolen():
            count = SERVERS[kind]
            live = measure_live(next(new_place), args.tables, args.every, args.seconds, count)
            uvloop.run(live)
            uvloop.run(measure_opening(next(new_place)))
            uvloop.run(measure_finished(next(new_place), args.finished))


def use_compiled_rules() -> None:
    """Start again with them, if they are there."""
    build = BUILDS["compiled"]
    if build.exists() and not compiled():
        environment = {**os.environ, "PYTHONPATH": str(build)}
        command = [sys.executable, "-m", "bench.server", *sys.argv[1:]]
        os.execve(sys.executable, command, environment)  # noqa: S606 - no shell is the point


@contextmanager
def places(kind: str) -> Iterator[Iterator[str]]:
    """Where new stores of a kind can be."""
    if kind == "SQLite":
        with tempfile.TemporaryDirectory() as folder:
            yield (str(Path(folder, f"{number}.sqlite3")) for number in range(9))
        return
    server = Postgres()
    try:
        yield (server.new_database(f"bench{number}") for number in range(9))
    finally:
        server.remove()


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    store = store_in(place)
    await store.open(lambda _notice: None)
    try:
        yield store
    finally:
        await store.close()


async def measure_live(place: str, tables: int, every: float, seconds: float, count: int) -> None:
    """The people of a table sit at different servers, where there are several."""
    async with opened(place) as store:
        key = await store.key()
        stocked = await deal_many(store, GAME, tables, random.Random(1))
    with ExitStack() as stack:
        processes = [stack.enter_context(Process(place)) for _ in range(count)]
        used = Used([process.pid for process in processes])
        async with seated(Crowd([process.host for process in processes], key), stocked) as live:
            sitting = used.more_memory() / tables / 1024
            before, start = used.cpu(), time.perf_counter()
            times = await play(live, every, seconds)
            share = (used.cpu() - before) / (time.perf_counter() - start)
            tell(f"{tables} tables, a move each {every:g} s", times)
            print(f"    {len(times) / seconds:.0f} moves/s with {share:.0%} of a core")
            then = used.more_memory() / tables / 1024
            print(f"    memory a table: {sitting:.0f} kB at first, {then:.0f} kB then")


@asynccontextmanager
async def seated(crowd: Crowd, stocked: Sequence[Stocked]) -> AsyncIterator[list[LiveTable]]:
    live = await asyncio.gather(*(crowd.sit_down(one) for one in stocked))
    yield live
    await asyncio.gather(*(table.close() for table in live))


async def measure_opening(place: str) -> None:
    """Tables that nobody has looked at since the server started."""
    luck = random.Random(2)
    long: dict[str, list[Stocked]] = {}
    async with opened(place) as store:
        key = await store.key()
        for game, players in LONG.items():
            people = [new_name() for _ in range(players)]
            logs = [long_log(game, people, MOVES, luck) for _ in range(OPENINGS)]
            long[game] = [await put(store, log) for log in logs]
    with Process(place) as server:
        crowd = Crowd([server.host], key)
        for game, stocked in long.items():
            tell(f"opening {game}, {MOVES} moves", [await opening(crowd, one) for one in stocked])


async def opening(crowd: Crowd, stocked: Stocked) -> float:
    start = time.perf_counter()
    screen = await crowd.look(stocked.table, stocked.people[0])
    taken = time.perf_counter() - start
    await screen.socket.close()
    return taken


async def measure_finished(place: str, amounts: Sequence[int]) -> None:
    """The time of a move beside few and beside many finished games."""
    luck = random.Random(3)
    there = 0
    for amount in amounts:
        async with opened(place) as store:
            key = await store.key()
            await finish_many(store, SHORT, amount - there, luck)
            stocked = await deal_many(store, GAME, FEW, luck)
        there = amount
        with Process(place) as server:
            tell(f"beside {amount} finished games", await timed(Crowd([server.host], key), stocked))


async def measure_fuzzed(place: str, messages: int) -> None:
    """The time of a move while four senders do their worst, and in between, while they are stopped."""
    async with opened(place) as store:
        key = await store.key()
        targets = await deal_many(store, GAME, SENDERS, random.Random(4))
        count = PAUSE_EACH + messages // FUZZED
        rounds = [await deal_many(store, GAME, FEW, random.Random(5)) for _ in range(count)]
    with Process(place) as server:
        used = memory(server.pid)
        sender = servers.Process(target=fuzz, args=(server.host, key, targets, messages))
        sender.start()
        calm, hostile = await in_turns(Crowd([server.host], key), rounds, sender)
        await asyncio.to_thread(sender.join)
        tell_rounds("while the senders are stopped", calm)
        tell_rounds("while they send", hostile)
        print(f"    about {messages / ROUND / len(hostile):.0f} messages/s")
        print(f"    memory: {used / 1e6:.0f} MB, then {memory(server.pid) / 1e6:.0f} MB")
    if sender.exitcode != 0:
        sys.exit("bench: hostile messages found a fault")


async def in_turns(
    crowd: Crowd, rounds: Sequence[Sequence[Stocked]], sender: BaseProcess
) -> tuple[list[list[float]], list[list[float]]]:
    """The rounds in which the senders are stopped, and the others: a noisy minute of the machine meets both."""
    calm: list[list[float]] = []
    hostile: list[list[float]] = []
    for number, stocked in enumerate(rounds):
        is_calm = number % PAUSE_EACH == 0
        if not signalled(sender, signal.SIGSTOP if is_calm else signal.SIGCONT):
            break
        (calm if is_calm else hostile).append(await timed(crowd, stocked))
    signalled(sender, signal.SIGCONT)
    return calm, hostile


def signalled(process: BaseProcess, what: signal.Signals) -> bool:
    """False if it has ended."""
    if not process.is_alive() or process.pid is None:
        return False
    with suppress(ProcessLookupError):  # it may end in between
        os.kill(process.pid, what)
    return True


async def timed(crowd: Crowd, stocked: Sequence[Stocked]) -> list[float]:
    async with seated(crowd, stocked) as live:
        return await play(live, 0.5, ROUND)


def tell_rounds(what: str, rounds: Sequence[Sequence[float]]) -> None:
    """All together, and the middle one: a second that others took from the machine spoils one round."""
    tell(what, list(chain(*rounds)))
    print(f"    p99 of the middle round {1000 * median(map(p99, rounds)):.1f} ms", flush=True)


def tell(what: str, times: Sequence[float]) -> None:
    ms = [1000 * one for one in times]
    print(
        f"  {what:34} p50 {median(ms):6.1f} ms   p99 {p99(ms):6.1f} ms   worst {max(ms):6.1f} ms",
        flush=True,
    )


def p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100, method="inclusive")[98]


if __name__ == "__main__":
    main()
