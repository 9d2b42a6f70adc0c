"""Seats: take one, hand one over, free one, put a bot there, leave."""

from speeltafel.server.errors import AlreadyOver, NotYourSeat, OneSeat, SeatTaken
from speeltafel.server.table import member_entries
from speeltafel.server.table.commands.base import (
    Command,
    CommandContext,
    Seat,
    Text,
    Word,
    check_host,
    check_seat,
    check_seats_free_to_change,
)
from speeltafel.server.table.commands.dealing import with_next_steps
from speeltafel.server.table.entries import Agreed, folded
from speeltafel.server.table.ids import new_code
from speeltafel.server.table.levels import STAND_IN, bot_wanted
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.names import clean_name
from speeltafel.server.table.table import NOBODY, Table


class Take(Command):
    """Take a free seat, or return to one's own seat that a bot held."""

    seat: Seat
    name: Text = ""
    """Of one of several players at one screen."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_seat(table, self.seat)
        check_seats_free_to_change(table)
        chair = table.chairs[self.seat]
        if not chair.is_free and chair.holder != context.member:
            raise SeatTaken
        if chair.is_free:
            check_not_over(table)
            check_one_seat(table, context.member, self.seat)
        return [
            member_entries.Seated(
                **self.stamp(context),
                seat=self.seat,
                member=context.member,
                name=clean_name(self.name) if self.name else "",
            )
        ]


class Offer(Command):
    """Hand a seat over by a code: one's own, or as the host one that nobody holds.

    The code works once. Sent again, this makes another code.
    """

    seat: Seat

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_seat(table, self.seat)
        check_seats_free_to_change(table)
        holder = table.chairs[self.seat].holder
        if holder is None:
            check_host(table, context)
        elif holder != context.member:
            raise NotYourSeat
        check_not_over(table)
        return [
            member_entries.Offered(
                **self.stamp(context), seat=self.seat, code=new_code(), member=context.member
            )
        ]


class Free(Command):
    """Give a seat away: the host any until the end, others their own before the game."""

    seat: Seat

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_seat(table, self.seat)
        check_seats_free_to_change(table)
        own = table.chairs[self.seat].holder == context.member
        if not own or table.status != "waiting":
            check_host(table, context)
        check_not_over(table)
        freed = member_entries.Freed(**self.stamp(context), seat=self.seat)
        return ended_by_the_rest(table, [freed], context.at)


class PutBot(Command, tag="bot"):
    """Put a bot on a seat."""

    seat: Seat
    level: Word
    """Or the key of a character."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        check_host(table, context)
        check_seat(table, self.seat)
        check_seats_free_to_change(table)
        check_not_over(table)
        level, character = bot_wanted(self.level)
        if table.chairs[self.seat].player is not None:
            raise SeatTaken
        return [
            member_entries.Manned(
                **self.stamp(context), seat=self.seat, level=level, character=character
            )
        ]


class Leave(Command):
    """Leave the table. During a game a bot holds one's seats until one returns; while the cards are dealt,
    everybody is led back to the lobby."""

    def entries(self, table: Table, context: CommandContext) -> list[Entry]:
        left = member_entries.Left(**self.stamp(context), member=context.member, level=STAND_IN)
        return ended_by_the_rest(table, with_next_steps(table, [left], context.at), context.at)


def check_not_over(table: Table) -> None:
    """After the end the seats say who has played: in lists, in replays and to the rematch."""
    if table.status == "over":
        raise AlreadyOver


def ended_by_the_rest(table: Table, begun: list[Entry], at: int) -> list[Entry]:
    """Entries, and the end of the game if all who still play after them have agreed to it before."""
    after = folded(table, begun)
    players = after.players()
    if after.status != "playing" or not players or not players <= after.agreed:
        return begun
    return [*begun, Agreed(at=at, member=min(players))]


def check_one_seat(table: Table, member: int, seat: int) -> None:
    """While a game is played nobody looks into a second hand, not even after giving up their own."""
    seen = table.seen.get(member, NOBODY)
    if table.status == "playing" and seen and seat not in seen:
        raise OneSeat
