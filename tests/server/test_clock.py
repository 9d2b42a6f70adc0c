"""When a table needs the server: pure, with made-up times."""

from speeltafel.server.table.clock import (
    Pace,
    bots_to_ask,
    deadline,
    due_at,
    left,
    out_of_time,
)
from speeltafel.server.table.deal_entries import Started
from speeltafel.server.table.entries import Acted, fold
from speeltafel.server.table.member_entries import Created, Entry, Guest, Left, Place
from speeltafel.server.table.settings import Clock, Settings
from speeltafel.server.table.table import Table

PACE = Pace(question=20_000)
SEED = "00" * 31 + "07"


def table_of(game: str, places: list[Place], clock: Clock | None = None) -> Table:
    """A table whose cards were dealt at the moment 1000."""
    table = Table("t")
    settings = Settings(game, clock=clock)
    guests = [Guest(name, name) for name in ("an", "bo", "cy")]
    add(table, Created(at=0, settings=settings, code="K", guests=guests, places=places))
    version = table.game.rules_version
    add(table, Started(at=1000, seed=SEED, rules_version=version))
    return table


def add(table: Table, entry: Entry) -> None:
    fold(table, entry)


def act(table: Table, at: int, action: str | None = None) -> int:
    """The member on turn plays; the answer is who that was."""
    assert table.match is not None
    seat = table.match.state.waits_for()[0]
    code = table.match.state.legal(seat)[0]
    add(table, Acted(at=at, seat=seat, action=action or table.match.game.actions.text(code)))
    return seat


def people(count: int) -> list[Place]:
    return [Place(holder=seat) for seat in range(count)]


def on_turn(table: Table) -> int:
    [seat] = table.waiting
    return seat


def test_without_a_clock_nobody_is_hurried() -> None:
    table = table_of("titus", people(2))
    assert due_at(table, PACE) is None
    assert out_of_time(table, 10**15, PACE) is None


def test_each_wait_for_a_seat_has_the_time_of_a_move() -> None:
    table = table_of("titus", people(2), Clock(move=30))
    seat = on_turn(table)
    assert deadline(table, seat, PACE) == 31_900
    assert deadline(table, 1 - seat, PACE) is None
    assert out_of_time(table, 31_899, PACE) is None
    assert out_of_time(table, 31_900, PACE) == seat
    act(table, 5_000)
    assert deadline(table, on_turn(table), PACE) == 35_900


def test_the_time_of_a_game_is_used_up_move_by_move_and_a_seat_may_have_more() -> None:
    table = table_of("titus", people(2), Clock(game=60, extra=[0, 10]))
    total = [60_000, 70_000]
    seat = on_turn(table)
    assert deadline(table, seat, PACE) == 1900 + total[seat]
    act(table, 5_000, "take")
    assert on_turn(table) == seat
    assert deadline(table, seat, PACE) == 5900 + total[seat] - 3_100
    act(table, 9_000, "keep")
    assert table.used[seat] == 6_200
    assert left(table, seat) == total[seat] - 6_200
    other = on_turn(table)
    assert other != seat
    assert deadline(table, other, PACE) == 9_900 + total[other]


def test_a_bot_moves_after_a_moment_and_has_no_deadline() -> None:
    places = [Place(bot="random"), Place(bot="random")]
    table = table_of("titus", places, Clock(move=1))
    assert bots_to_ask(table) == [on_turn(table)]
    assert due_at(table, PACE) == 1700
    assert out_of_time(table, 10**9, PACE) is None


def test_a_bot_that_stands_in_is_asked_too() -> None:
    table = table_of("titus", people(2))
    member = on_turn(table)
    add(table, Left(at=2000, by=member, member=member, level="random"))
    assert bots_to_ask(table) == [member]
