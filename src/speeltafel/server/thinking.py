"""How bots think: outside the event loop, with nothing but the view of their seat.

A pool process plays the record again and asks the bot with the view it builds from it. The answer
is tied to a position by whoever asked; late ones are dropped there.
"""

import asyncio
import secrets
import signal
from concurrent.futures import Executor
from typing import Final

from speeltafel.engine.dice import Dice
from speeltafel.engine.match import Match, replay
from speeltafel.engine.record import Record, read_record
from speeltafel.engine.view import View
from speeltafel.processes import end_with_parent
from speeltafel.server.errors import BadLevel
from speeltafel.shelf import game_named

LEVELS: Final = ("random",)
STAND_IN: Final = "random"
"""Who holds the seat of somebody who went away."""
WAIT: Final = -1
"""Not now: for a seat that may act while the game does not wait for it."""


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadLevel(known=", ".join(LEVELS))


async def think(pool: Executor, record: Record, seat: int, level: str) -> int:
    """What a bot would do at the end of a record: an action, or WAIT."""
    loop = asyncio.get_running_loop()
    seed = secrets.randbits(62)
    return await loop.run_in_executor(pool, choose, record.to_text(), seat, level, seed)


def sit_down() -> None:
    """The first thing in a process of the pool: Ctrl-C is for the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def choose(record: str, seat: int, level: str, seed: int) -> int:
    """In a process of the pool."""
    read = read_record(record)
    match = replay(game_named(read.game), read)
    return _choose(level, match.state.view(seat), choices(match, seat), Dice(seed))


def choices(match: Match, seat: int) -> list[int]:
    """What is legal, and waiting where that is possible."""
    legal = match.state.legal(seat)
    return legal if seat in match.state.waits_for() else [*legal, WAIT]


def _choose(level: str, view: View, choices: list[int], dice: Dice) -> int:  # noqa: ARG001 - other levels look
    return choices[dice.below(len(choices))]
