"""Seats: take one, give one away, put a bot there, leave."""

from speeltafel.server.bots.pool import STAND_IN, check_level
from speeltafel.server.errors import AlreadyOver, NotYourSeat, OneSeat, SeatTaken
from speeltafel.server.table import entries
from speeltafel.server.table.commands.base import (
    Asked,
    Command,
    Seat,
    Text,
    Word,
    check_host,
    check_seat,
)
from speeltafel.server.table.entries import Entry
from speeltafel.server.table.ids import new_code
from speeltafel.server.table.names import clean_name
from speeltafel.server.table.table import Table


class Take(Command):
    """Sit down, or return to the seat that a bot held."""

    seat: Seat
    name: Text = ""

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_seat(table, self.seat)
        chair = table.chairs[self.seat]
        if not chair.is_free and chair.holder != asked.member:
            raise SeatTaken
        if chair.is_free:
            check_one_seat(table, asked.member)
        return [
            entries.Seated(
                **self.stamp(asked),
                seat=self.seat,
                member=asked.member,
                name=clean_name(self.name) if self.name else "",
            )
        ]


class Offer(Command):
    """Hand a seat over by a code: one's own, or as the host one that nobody holds.

    The code works once. To ask again is to make another one.
    """

    seat: Seat

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_seat(table, self.seat)
        holder = table.chairs[self.seat].holder
        if holder is None:
            check_host(table, asked)
        elif holder != asked.member:
            raise NotYourSeat
        if table.status == "over":
            raise AlreadyOver
        return [
            entries.Offered(
                **self.stamp(asked), seat=self.seat, code=new_code(), member=asked.member
            )
        ]


class Free(Command):
    """Give a seat away: the host any, others their own before the game."""

    seat: Seat

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_seat(table, self.seat)
        own = table.chairs[self.seat].holder == asked.member
        if not own or table.status != "waiting":
            check_host(table, asked)
        return [entries.Freed(**self.stamp(asked), seat=self.seat)]


class Bot(Command):
    """Put a bot on a seat."""

    seat: Seat
    level: Word

    def entries(self, table: Table, asked: Asked) -> list[Entry]:
        check_host(table, asked)
        check_seat(table, self.seat)
        check_level(self.level)
        if table.chairs[self.seat].player is not None:
            raise SeatTaken
        return [entries.Manned(**self.stamp(asked), seat=self.seat, level=self.level)]


class Leave(Command):
    def entries(self, table: Table, asked: Asked) -> list[Entry]:  # noqa: ARG002 - the others need it
        return [entries.Left(**self.stamp(asked), member=asked.member, level=STAND_IN)]


def check_one_seat(table: Table, member: int) -> None:
    """While a game is played nobody looks into a second hand."""
    if table.status == "playing" and table.seats_of(member):
        raise OneSeat
