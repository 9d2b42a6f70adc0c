"""How bots think: outside the event loop, with nothing but the view of their seat.

A process of the pool plays the record again and asks the bot with the view it builds from it. The
answer is tied to a position by whoever asked; late ones are dropped there.
"""

import asyncio
import logging
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from speeltafel.bots.bot import Budget
from speeltafel.bots.roster import LEVELS
from speeltafel.bots.turn_order import choices_of
from speeltafel.engine.dice import Dice
from speeltafel.engine.luck import dice_of
from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import game_named, roster_of
from speeltafel.server.errors import BadLevel
from speeltafel.workers.processes import end_with_parent

KNOWN: Final = (*LEVELS, "random")
STAND_IN: Final = "strong"
"""Who holds the seat of somebody who went away: nobody shall lose by it."""
TRIES: Final = 3
PATIENCE: Final = 30.0
"""Seconds after which a thought that does not end is given up; none takes nearly as long."""
SIMPLE: Final = "random"
"""Who answers then."""

log = logging.getLogger(__name__)


class Misthought(Exception):
    """A bot answered what it can't do."""


def check_level(level: str) -> None:
    if level not in KNOWN:
        raise BadLevel(known=", ".join(KNOWN))


class Thinkers:
    """Processes in which bots think. When one of them dies, or hangs, all are replaced."""

    def __init__(self, count: int, milliseconds: int) -> None:
        self.count = count
        self.milliseconds = milliseconds
        self.patience = PATIENCE
        self._pool = self._new_pool()

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
                log.warning("a thinker died; all are started anew")
                self._replace(pool)
            except Exception:  # whatever is wrong with a bot, the table goes on
                log.exception("a bot of the level %s failed in %s", level, record.game)
        return None

    async def _ask(self, pool: ProcessPoolExecutor, record: Record, seat: int, level: str) -> int:
        loop = asyncio.get_running_loop()
        luck = secrets.randbits(62)
        thought = loop.run_in_executor(
            pool, choose, record.to_text(), seat, level, self.milliseconds, luck
        )
        return await asyncio.wait_for(thought, self.patience)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Unless somebody else who waited for it has done so already."""
        if pool is self._pool:
            self._pool = self._new_pool()
            end(pool)
            pool.shutdown(wait=False)


def end(pool: ProcessPoolExecutor) -> None:
    """Also processes that never would; whoever waits for one of them hears that it broke."""
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
