"""How bots think: outside the event loop, with nothing but the view of their seat.

A process of the pool plays the record again and asks the bot with the view it builds from it. The
answer is tied to a position by the caller, which drops late ones.
"""

import asyncio
import logging
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

from speeltafel.bots.bot import Budget
from speeltafel.bots.turn_order import choices_of
from speeltafel.build import Build, build
from speeltafel.engine.dice import Dice
from speeltafel.engine.luck import dice_of
from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import game_named, roster_of
from speeltafel.server.errors import Busy
from speeltafel.workers.processes import end_with_parent

TRIES: Final = 3
PATIENCE: Final = 30.0
"""Seconds after which a thought that does not end is given up; none takes nearly as long."""
COMPILED_POLL: Final = 1.0
"""Seconds between two looks whether the compiled rules are there."""
SIMPLE: Final = "random"
"""Who answers then."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Misthought(Exception):
    """A bot answered what it can't do."""


class BotPool:
    """Processes in which bots think. When one of them dies, or hangs, all are replaced."""

    def __init__(self, count: int, milliseconds: int) -> None:
        self.count = count
        self.milliseconds = milliseconds
        self.patience = PATIENCE
        self.build: Build = build()
        self._package: Path | None = None
        self._pool = self._new_pool()

    async def switch_to(self, package: Path) -> None:
        """Think with the build of the package in this folder. Thoughts under way end first."""
        pool, before = self._new_pool(), self._pool
        with imports_from(package):
            started = pool.submit(build)
        try:
            self.build = await asyncio.wrap_future(started)
        except BrokenProcessPool:
            log.warning("the build in %s does not start, so bots do without it", package.name)
            return
        self._pool, self._package = pool, package
        before.shutdown(wait=False)
        log.info("bots think with %s rules from now on", self.build)

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh process for each thinker: a copy of this one could hold its locks.
        return ProcessPoolExecutor(self.count, get_context("spawn"), sit_down)

    def close(self) -> None:
        """What is still being thought is no use to anybody."""
        end(self._pool)
        self._pool.shutdown(cancel_futures=True)

    async def think(self, record: Record, seat: int, level: str) -> int | None:
        """What a bot would do at the end of a record: an action, or WAIT; None if it can't."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await self._ask(pool, record, seat, level)
            except TimeoutError:
                log.warning("a bot of the level %s came to no end in %s", level, record.game)
                self._replace(pool)
                level = SIMPLE
            except BrokenProcessPool:
                log.warning("a thinker died; all are started again")
                self._replace(pool)
            except Exception:  # whatever is wrong with a bot, the table goes on
                log.exception("a bot of the level %s failed in %s", level, record.game)
        return None

    async def _ask(self, pool: ProcessPoolExecutor, record: Record, seat: int, level: str) -> int:
        loop = asyncio.get_running_loop()
        luck = secrets.randbits(62)
        with imports_from(self._package):  # the pool may start a process here
            thought = loop.run_in_executor(
                pool, choose, record.to_text(), seat, level, self.milliseconds, luck
            )
        async with asyncio.timeout(self.patience):
            return await thought

    async def run(self, work: Callable[..., T], *args: str | int) -> T:
        """What other work returns that is done in the pool; `Busy` where that fails."""
        pool = self._pool
        try:
            with imports_from(self._package):
                done = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            async with asyncio.timeout(self.patience):
                return await done
        except (TimeoutError, BrokenProcessPool):
            self._replace(pool)
        except Exception:  # whatever is wrong with it, the table goes on
            log.exception("thinking for a person failed")
        raise Busy

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Unless somebody else who waited for it has done so already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            end(pool)
            pool.shutdown(wait=False)


async def switch_when_compiled(thinkers: BotPool, package: Path) -> None:
    """Wait for the package to be compiled into this folder, or for the reason why it can't be."""
    failure = package.with_name(package.name + ".failed")
    while not package.exists():
        if failure.exists():
            log.warning("%s", failure.read_text(encoding="utf-8").strip())
            return
        await asyncio.sleep(COMPILED_POLL)
    await thinkers.switch_to(package)


@contextmanager
def imports_from(package: Path | None) -> Iterator[None]:
    """Processes started meanwhile look here first: a spawned process gets the path of its parent."""
    if package is None:
        yield
        return
    sys.path.insert(0, str(package))
    try:
        yield
    finally:
        sys.path.remove(str(package))


def end(pool: ProcessPoolExecutor) -> None:
    """Also processes that would never end; callers that wait for one of them get an error."""
    processes = pool._processes or {}  # noqa: SLF001 - there is no other way before Python 3.14
    for process in list(processes.values()):
        process.kill()


def sit_down() -> None:
    """The first thing in a process of the pool: Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def choose(text: str, seat: int, level: str, milliseconds: int, luck: int) -> int:
    """In a process of the pool. Who a bot is follows from the seed: the same one all game long."""
    record = read_record(text)
    state = replay(game_named(record.game), record).state
    roster = roster_of(record.game)
    view = roster.view_for(level, state, seat, dice_of(record.seed, seat))
    choices = choices_of(state, seat)
    budget = Budget(milliseconds=milliseconds)
    choice = roster.bot(level).choose(view, choices, budget, Dice(luck))
    if choice not in choices and state.permits(seat, choice) is not None:
        raise Misthought(f"{choice} is neither a choice nor a slip that the game permits")
    return choice
