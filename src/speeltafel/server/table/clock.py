"""Time at a table: whose runs, when a bot is to move, and when somebody's time is up.

Pure but for `wall_clock`.
"""

import time
from typing import Final, NamedTuple

from speeltafel.engine.game import LONGEST_READING
from speeltafel.lessons.lesson import LEARNER
from speeltafel.server.table.settings import PERCENT, Clock
from speeltafel.server.table.stirring import PHASE
from speeltafel.server.table.table import NOBODY, Hand, Move, Table

SECOND: Final = 1000
DAY: Final = 24 * 3600 * SECOND
ANSWERED: Final = 2500
"""Milliseconds to read what a teacher answers."""
BOTS_ALONE: Final = 700
"""How long bots wait where nobody else plays, in milliseconds."""


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Pace(NamedTuple):
    """How long bots wait so that people can follow, and think, in milliseconds."""

    longest: int = LONGEST_READING
    """How long a bot waits at most; how long it waits is said by game and table."""
    question: int = 20_000
    """How long a question with a time limit of its own is put to a person (TAB-13)."""
    think: int = 800
    """How long a bot thinks at most."""
    lease: int = 10_000
    """How long a process may work on a due table before another one takes it."""


def deadline(table: Table, seat: int, pace: Pace) -> int | None:
    """When the time of a player is up; None while there is no limit."""
    since = table.waiting.get(seat)
    if since is None or table.chairs[seat].bot is not None:
        return None
    limits = [*_clock_limits(table, seat), *_question_limits(table, pace)]
    return since + min(limits) if limits else None


def _clock_limits(table: Table, seat: int) -> list[int]:
    clock = table.settings.clock
    if clock is None:
        return []
    limits = []
    if clock.move is not None:
        limits.append((clock.move + _extra(clock, seat)) * SECOND)
    rest = left(table, seat)
    if rest is not None:
        limits.append(rest)
    return limits


def left(table: Table, seat: int) -> int | None:
    """What a seat has left for the whole game, before the game waits for it; None without limit."""
    clock = table.settings.clock
    if clock is None or clock.game is None:
        return None
    return max(0, (clock.game + _extra(clock, seat)) * SECOND - table.used[seat])


def _extra(clock: Clock, seat: int) -> int:
    return clock.extra[seat] if seat < len(clock.extra) else 0


def _question_limits(table: Table, pace: Pace) -> list[int]:
    assert table.match is not None
    asks = table.match.state.asks() and len(table.players()) > 1
    return [pace.question] if asks else []


class Turn:
    """What is shown of a seat that moves change."""

    def __init__(
        self,
        *,
        may_act: bool,
        waited_for: bool,
        deadline: int | None,
        agrees_to_end: bool,
        left: int | None,
    ) -> None:
        self.may_act = may_act
        self.waited_for = waited_for
        self.deadline = deadline
        self.agrees_to_end = agrees_to_end
        self.left = left


def turns_of(table: Table, pace: Pace) -> list[Turn]:
    """Of all seats."""
    match = table.match
    playing = table.status == "playing"
    may_act = match.state.to_act() if playing and match is not None else []
    return [
        Turn(
            may_act=seat in may_act,
            waited_for=playing and seat in table.waiting,
            deadline=deadline(table, seat, pace) if playing else None,
            agrees_to_end=chair.holder in table.agreed,
            left=left(table, seat) if playing and chair.bot is None else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def out_of_time(table: Table, now: int, pace: Pace) -> int | None:
    """A seat whose time is up, if there is one."""
    if table.status != "playing":
        return None
    for seat in table.waiting:
        limit = deadline(table, seat, pace)
        if limit is not None and limit <= now:
            return seat
    return None


def bots_to_ask(table: Table) -> list[int]:
    """The seats of bots that may act; those that the game waits for last, so that none is late."""
    if table.match is None or table.status != "playing":
        return []
    if table.lesson is not None:
        return [move.seat for move in [table.scripted] if move is not None and move.seat != LEARNER]
    may_act = table.match.state.to_act()
    bots = [seat for seat in may_act if table.chairs[seat].bot is not None]
    late = [seat for seat in bots if seat in table.waiting]
    return [seat for seat in bots if seat not in table.waiting] + late


def bots_move_at(table: Table, pace: Pace) -> int | None:
    """When the bots are asked; None where there is none to ask."""
    if not bots_to_ask(table):
        return None
    return followed_at(table, pace)


def followed_at(table: Table, pace: Pace) -> int:
    """When people have followed the last move, and bots go on.

    It depends on what everybody has seen, not on who may act: a pause would tell who (TAB-12).
    """
    moved = table.moves[-1].at
    read = table.read_at if table.players() else moved + BOTS_ALONE
    return min(read, moved + pace.longest)


def times_up_at(table: Table, pace: Pace) -> int | None:
    """When the first of those that the game, or the deal, waits for is out of time."""
    if table.status != "playing":
        return _stirring_until(table)
    return _first([deadline(table, seat, pace) for seat in table.waiting])


def _stirring_until(table: Table) -> int | None:
    """When the devices that are waited for before the deal are too late."""
    stirring = table.stirring
    return stirring.since + PHASE if stirring is not None and stirring.phase else None


def due_at(table: Table, pace: Pace) -> int | None:
    """When the table next needs the server; None if it only waits for people."""
    return _first([bots_move_at(table, pace), times_up_at(table, pace)])


def asks_alike(before: Table, after: Table) -> bool:
    """Whether nothing has changed between them but what bots don't look at, such as words."""
    return before.position == after.position and before.chairs is after.chairs


def _first(moments: list[int | None]) -> int | None:
    first: int | None = None
    for moment in moments:
        if first is None or (moment is not None and moment < first):
            first = moment
    return first


# How entries change it


def note_move(
    table: Table, at: int, seat: int, hand: Hand, *, reveals: bool, clears: bool = False
) -> None:
    """The match has a move more; `clears` if it takes back agreements to end the game."""
    table.moves.append(Move(table.version, at, seat, hand, reveals=reveals, clears=clears))
    if clears:
        table.agreed = NOBODY
    note_position(table, at, seat, reading_time(table))
    table.ended = table.ended or (table.lesson is not None and table.scripted is None)


def reading_time(table: Table) -> int:
    """How long people need for the last move, at the pace of this table; in milliseconds."""
    assert table.match is not None
    needed = table.match.game.reading.of(table.match.events[-1])
    if table.lesson is not None and table.moves[-1].seat == LEARNER:
        needed = max(needed, ANSWERED)
    return min(LONGEST_READING, needed * PERCENT[table.settings.pace] // 100)


def note_position(table: Table, at: int, actor: int | None, reading: int = 0) -> None:
    """The match is at a new position: whose time runs, once they could read what happened."""
    assert table.match is not None
    waits_for = table.match.state.waits_for()
    table.position = table.version
    table.read_at = at + reading
    table.ready = NOBODY
    for seat, since in table.waiting.items():
        if seat == actor or seat not in waits_for:
            table.used[seat] += max(0, at - since)
    table.waiting = {
        seat: table.read_at if seat == actor else table.waiting.get(seat, table.read_at)
        for seat in waits_for
    }


def is_one_day(before: Table, after: Table) -> bool:
    """The first entry of each day is noted in the index: it says when a table was last used."""
    return before.touched // DAY == after.touched // DAY
