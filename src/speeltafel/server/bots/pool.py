"""How bots think: outside the event loop, with nothing but the view of their seat.

A process of the pool plays the record again and asks the bot with the view it builds from it. The
answer is tied to a position by the caller, which drops late ones.
"""

import asyncio
import logging
import secrets
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
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
from speeltafel.server.access.work_queue import Places
from speeltafel.server.errors import Busy
from speeltafel.workers.processes import end_with_parent

TRIES: Final = 3
PATIENCE: Final = 30.0
"""Seconds of thinking after which a thought that does not end is given up; none takes nearly as long."""
COMPILED_POLL: Final = 1.0
"""Seconds between two looks whether the compiled rules are there."""
SIMPLE: Final = "random"
"""Who answers then."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Misthought(Exception):
    """A bot answered what it can't do."""


class Thinker:
    """A process that thinks one thought at a time, so that it begins each of them at once.

    It starts with the first thought.
    """

    def __init__(self, package: Path | None) -> None:
        self.package = package
        self.has_ended = False
        # A fresh process: a copy of this one could hold its locks.
        self._executor = ProcessPoolExecutor(1, get_context("spawn"), sit_down)

    @property
    def processes(self) -> list[BaseProcess]:
        running = self._executor._processes  # noqa: SLF001 - there is no other way before Python 3.14
        return list((running or {}).values())

    async def run(self, patience: float | None, work: Callable[..., T], *args: str | int) -> T:
        """What the work returns or raises; TimeoutError if it came to no end in these seconds."""
        with imports_from(self.package):  # this may start the process
            thought = asyncio.wrap_future(self._executor.submit(work, *args))
        thought.add_done_callback(take_note)
        # Given up, but never cancelled: an executor whose process died would fail on that.
        ended, _ = await asyncio.wait([thought], timeout=patience)
        if not ended:
            raise TimeoutError
        return thought.result()

    def end(self, *, wait: bool = False) -> None:
        """Also what would never end by itself; who waits for it gets a BrokenProcessPool."""
        self.has_ended = True
        for process in self.processes:
            process.kill()
        self._executor.shutdown(wait, cancel_futures=True)


Line = deque[asyncio.Future[Thinker]]


class BotPool:
    """Processes in which bots think. One that dies, or hangs, is replaced; the others think on.

    Who finds none free waits in a line, and is patient with the process alone, not with the line. Bots come
    before people who ask for a hint or an explanation.
    """

    def __init__(self, count: int, milliseconds: int) -> None:
        self.count = count
        self.milliseconds = milliseconds
        self.patience = PATIENCE
        self.build: Build = build()
        self._package: Path | None = None
        self._thinkers = {Thinker(None) for _ in range(count)}
        self._free = list(self._thinkers)
        self._moves: Line = deque()
        self._questions: Line = deque()
        self._places = Places()

    async def switch_to(self, package: Path) -> None:
        """Think with the build of the package in this folder. Thoughts under way end first."""
        first = Thinker(package)
        try:
            self.build = await first.run(None, build)
        except BrokenProcessPool:
            log.warning("the build in %s does not start, so bots do without it", package.name)
            return
        finally:
            first.end()
        self._package = package
        self._free = [self._usable(thinker) for thinker in self._free]
        log.info("bots think with %s rules from now on", self.build)

    def close(self) -> None:
        """What is still being thought is no use to anybody."""
        for thinker in self._thinkers:
            thinker.end(wait=True)

    async def think(self, record: Record, seat: int, level: str) -> int | None:
        """What a bot would do at the end of a record: an action, or WAIT; None if it can't."""
        text = record.to_text()
        for _ in range(TRIES):
            asked = (text, seat, level, self.milliseconds, secrets.randbits(62))
            try:
                async with self._thinker(self._moves) as thinker:
                    return await thinker.run(self.patience, choose, *asked)
            except TimeoutError:
                log.warning("a bot of the level %s came to no end in %s", level, record.game)
                level = SIMPLE
            except BrokenProcessPool:
                log.warning("a thinker died; another one is asked")
            except Exception:  # whatever is wrong with a bot, the table goes on
                log.exception("a bot of the level %s failed in %s", level, record.game)
        return None

    async def run(
        self, address: str, work: Callable[..., T], written: Callable[[], str], *args: str | int
    ) -> T:
        """What other work returns, for a person at this address; `Busy` where that fails.

        One piece at a time for each address: the others wait, and not for long. What it is about is
        written down when its turn has come: a record may be long.
        """
        async with self._places.place(address) as waiting:
            try:
                async with self._thinker(self._questions) as thinker:
                    waiting.reschedule(None)
                    return await thinker.run(self.patience, work, written(), *args)
            except (TimeoutError, BrokenProcessPool):
                log.warning("thinking for a person came to no end")
            except Exception:  # whatever is wrong with it, the table goes on
                log.exception("thinking for a person failed")
        raise Busy

    @asynccontextmanager
    async def _thinker(self, line: Line) -> AsyncIterator[Thinker]:
        """The next one that is free, for those in this line."""
        thinker = self._free.pop() if self._free else await self._turn(line)
        try:
            yield thinker
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            thinker.end()
            raise
        finally:
            self._give_back(thinker)

    async def _turn(self, line: Line) -> Thinker:
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # it has just been passed over
                    line.remove(turn)
            else:
                self._give_back(turn.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        """To the next in line: bots first."""
        thinker = self._usable(thinker)
        for line in (self._moves, self._questions):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(thinker)
                    return
        self._free.append(thinker)

    def _usable(self, thinker: Thinker) -> Thinker:
        """Another one, if this one has ended or thinks with the build before."""
        if thinker.package == self._package and not thinker.has_ended:
            return thinker
        thinker.end()
        self._thinkers.remove(thinker)
        usable = Thinker(self._package)
        self._thinkers.add(usable)
        return usable


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


def take_note(thought: "asyncio.Future[T]") -> None:
    """Of an error that comes after the thought was given up, which asyncio would log otherwise."""
    if not thought.cancelled():
        thought.exception()


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
