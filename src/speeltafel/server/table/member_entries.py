"""Entries about members, seats and chat; and what every entry of the log has.

The types are for ever: a field may be added with a default, none may change its meaning.
"""

from typing import Final

import msgspec

from speeltafel.bots.characters import character_for
from speeltafel.server.table.offers import SeatOffer
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.speech import Speech
from speeltafel.server.table.stirring import Stirring
from speeltafel.server.table.table import FORGOTTEN, Chair, Member, Table

MAKER: Final = 0
"""The number of the member who made a table, and gave it its title."""


class Entry(
    msgspec.Struct,
    kw_only=True,
    omit_defaults=True,
    tag_field="type",
    tag=str.lower,
):
    at: int
    """Milliseconds since 1970."""
    by: int | None = None
    """The number of the member who sent the command; None for bots and clocks."""
    command: str | None = None
    """The id that the client gave the command."""

    def change(self, table: Table) -> None:
        raise NotImplementedError


class Guest(msgspec.Struct, frozen=True, omit_defaults=True):
    person: str
    name: str
    face: str = ""
    gone: bool = False
    """Who had left the table that this is a rematch of."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    holder: int | None = None
    bot: str | None = None
    """The level of a bot."""
    name: str = ""
    character: str = ""
    """Of a bot; empty for the first of its level who is free."""


class Created(Entry):
    """The first entry of every table. Its first guest who is not gone is the host."""

    settings: Settings
    code: str
    guests: list[Guest]
    places: list[Place]
    material: dict[str, object] = {}
    """An uploaded deck."""
    secret: str = ""
    """What the server adds to the deal; empty where nothing is dealt here."""

    def change(self, table: Table) -> None:
        table.stirring = Stirring(self.secret) if self.secret else None
        table.settings = self.settings
        table.material = self.material
        table.code = self.code
        table.members = [
            Member(one.person, one.name, one.face, gone=one.gone) for one in self.guests
        ]
        table.chairs = [
            Chair(place.holder, place.bot, place.name, place.character) for place in self.places
        ]
        cast(table)


class Joined(Entry):
    """Somebody new, or somebody who had left."""

    person: str
    name: str
    face: str = ""

    def change(self, table: Table) -> None:
        number = table.member_of(self.person)
        if number is None:
            table.members = [*table.members, Member(self.person, self.name, self.face)]
            return
        member = table.new_member(number)
        member.gone, member.name, member.face = False, self.name, self.face


class Seated(Entry):
    seat: int
    member: int
    name: str = ""

    def change(self, table: Table) -> None:
        fill(table, self.seat, Chair(self.member, None, self.name))
        table.new_member(self.member).gone = False
        if table.match is not None:
            table.note_seen([self.seat])


class Freed(Entry):
    seat: int

    def change(self, table: Table) -> None:
        fill(table, self.seat, Chair(None, None, ""))


class Manned(Entry):
    """A bot takes a seat."""

    seat: int
    level: str
    character: str = ""

    def change(self, table: Table) -> None:
        fill(table, self.seat, Chair(None, self.level, "", self.character))


class Offered(Entry):
    """A member hands a seat over to the person who joins with this code."""

    seat: int
    code: str
    member: int

    def change(self, table: Table) -> None:
        table.offers = {**table.offers, self.seat: SeatOffer(self.code, self.member)}


class Left(Entry):
    """A member leaves. During a game a bot holds their seats until they return."""

    member: int
    level: str

    def change(self, table: Table) -> None:
        table.new_member(self.member).gone = True
        table.agreed = table.agreed - {self.member}
        for seat in table.seats_of(self.member):
            if table.status == "playing":
                table.new_chair(seat).bot = self.level
            elif table.status == "waiting":
                table.new_chair(seat).holder = None


class Said(Entry):
    member: int
    phrase: str = ""
    text: str = ""

    def change(self, table: Table) -> None:
        table.hear(Speech(table.version, self.member, self.phrase, self.text))


class Muted(Entry):
    """A member, or the bot at a seat."""

    muted: bool
    member: int | None = None
    seat: int | None = None

    def change(self, table: Table) -> None:
        if self.member is not None:
            table.new_member(self.member).muted = self.muted
        if self.seat is not None:
            table.new_chair(self.seat).muted = self.muted


class Forgotten(Entry):
    """The data of a member was erased: the entries before this one have lost it already.

    A process that read them before learns it from here, also if it was not told: nothing can be
    appended to the table that it knows (decision 24).
    """

    member: int

    def change(self, table: Table) -> None:
        member = table.new_member(self.member)
        member.person, member.name, member.face = nobody(self.member), "", ""
        member.done = {}
        for seat, chair in enumerate(table.chairs):
            if chair.holder == self.member:
                table.new_chair(seat).name = ""
        table.speeches = [
            speech.without_text() if speech.member == self.member else speech
            for speech in table.speeches
        ]
        if self.member == MAKER:
            table.settings = msgspec.structs.replace(table.settings, name="")


class Noted(Entry):
    """A command that changed nothing: it is done, and not done later when it is sent again."""

    def change(self, table: Table) -> None:
        pass


class Recoded(Entry):
    code: str

    def change(self, table: Table) -> None:
        table.code = self.code


class Rematched(Entry):
    table: str

    def change(self, table: Table) -> None:
        table.next = self.table


def nobody(member: int) -> str:
    """The person that a member is whose data was erased."""
    return f"{FORGOTTEN} {member}"


def fill(table: Table, seat: int, chair: Chair) -> None:
    """Somebody else sits there, or nobody."""
    others = table.chairs[:seat] + table.chairs[seat + 1 :]
    if any(other.character == chair.character for other in others):
        chair.character = ""
    table.chairs = [*table.chairs[:seat], chair, *table.chairs[seat + 1 :]]
    table.offers = {place: offer for place, offer in table.offers.items() if place != seat}
    cast(table)


def cast(table: Table) -> None:
    """Give every bot that has a seat of its own a character who is not at the table yet."""
    for seat, chair in enumerate(table.chairs):
        if chair.bot is not None and chair.holder is None and not chair.character:
            faces = (member.face for member in table.members)
            taken = {*faces, *(other.character for other in table.chairs)}
            found = character_for(chair.bot, taken)
            table.new_chair(seat).character = "" if found is None else found.key
