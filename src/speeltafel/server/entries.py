"""The log of a table: what can stand in it, and how each entry changes the table.

An entry was checked before it was written (`commands.py`), so folding never refuses. The types
are for ever: a field may be added with a default, none may change its meaning.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from speeltafel.engine.chance import seed_from
from speeltafel.engine.record import read_record
from speeltafel.server.settings import Settings
from speeltafel.server.table import Chair, Hand, Member, Offer, Speech, Table


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
    """The number of the member who asked for it; None for bots and clocks."""
    command: str | None = None
    """The name that the member's program gave the command."""

    def change(self, table: Table) -> None:
        raise NotImplementedError


class Guest(msgspec.Struct, frozen=True):
    person: str
    name: str


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    holder: int | None = None
    bot: str | None = None
    name: str = ""


class Created(Entry):
    """The first entry of every table. Its first guest is the host."""

    settings: Settings
    code: str
    guests: list[Guest]
    places: list[Place]
    material: dict[str, object] = {}
    """A deck that is not on our shelf."""

    def change(self, table: Table) -> None:
        table.settings = self.settings
        table.material = self.material
        table.code = self.code
        table.members = [Member(guest.person, guest.name) for guest in self.guests]
        table.chairs = [Chair(place.holder, place.bot, place.name) for place in self.places]


class Joined(Entry):
    """Somebody new, or somebody who had left."""

    person: str
    name: str

    def change(self, table: Table) -> None:
        number = table.member_of(self.person)
        if number is None:
            table.members.append(Member(self.person, self.name))
        else:
            table.members[number].gone = False
            table.members[number].name = self.name


class Seated(Entry):
    seat: int
    member: int
    name: str = ""

    def change(self, table: Table) -> None:
        table.fill(self.seat, Chair(self.member, None, self.name))
        table.members[self.member].gone = False


class Freed(Entry):
    seat: int

    def change(self, table: Table) -> None:
        table.fill(self.seat, Chair(None, None, ""))


class Manned(Entry):
    """A bot sits down."""

    seat: int
    level: str

    def change(self, table: Table) -> None:
        table.fill(self.seat, Chair(None, self.level, ""))


class Offered(Entry):
    """A member hands a seat over to whoever joins with this code."""

    seat: int
    code: str
    member: int

    def change(self, table: Table) -> None:
        table.offers[self.seat] = Offer(self.code, self.member)


class Left(Entry):
    """A member goes. While a game is played a bot holds their seats until they return."""

    member: int
    level: str

    def change(self, table: Table) -> None:
        table.members[self.member].gone = True
        table.agreed.discard(self.member)
        for chair in table.chairs:
            if chair.player == self.member:
                if table.status == "playing":
                    chair.bot = self.level
                elif table.status == "waiting":
                    chair.holder = None


class Started(Entry):
    seed: str
    rules_version: int
    material: dict[str, object] = {}

    def change(self, table: Table) -> None:
        table.begin(seed_from(self.seed), self.rules_version, self.material)
        table.note_move(self.at, 0, "clock", reveals=True)  # the deal: nobody's, never taken back


class Loaded(Entry):
    """A game that was played before, to look at or to play on."""

    record: str
    ended: bool

    def change(self, table: Table) -> None:
        table.take_up(read_record(self.record), self.at)
        table.ended = self.ended


class Acted(Entry):
    seat: int
    action: str
    hand: Hand = "person"

    def change(self, table: Table) -> None:
        match = table.match
        assert match is not None
        action = match.game.actions.code(self.action)
        reveals = match.state.reveals(self.seat, action)
        match.act(self.seat, action)
        table.note_move(self.at, self.seat, self.hand, reveals=reveals)


class Undone(Entry):
    """Back to the position after move `to`; the moves after it are gone, the log keeps them."""

    to: int

    def change(self, table: Table) -> None:
        assert table.match is not None
        table.match.undo(self.to)
        del table.moves[self.to + 1 :]
        table.note_position(self.at, None)


class Said(Entry):
    member: int
    phrase: str = ""
    text: str = ""

    def change(self, table: Table) -> None:
        table.speeches.append(Speech(table.version, self.member, self.phrase, self.text))
        del table.speeches[:-SPEECHES]


class Muted(Entry):
    member: int
    muted: bool

    def change(self, table: Table) -> None:
        table.members[self.member].muted = self.muted


class Agreed(Entry):
    """A member wants to end the game here; when all who play do, it ends."""

    member: int

    def change(self, table: Table) -> None:
        table.agreed.add(self.member)
        table.ended = table.players() <= table.agreed


class Declined(Entry):
    """Somebody would rather play on: whoever wants to end it still has to ask again."""

    def change(self, table: Table) -> None:
        table.agreed.clear()


class Recoded(Entry):
    code: str

    def change(self, table: Table) -> None:
        table.code = self.code


class Rematched(Entry):
    table: str

    def change(self, table: Table) -> None:
        table.next = self.table


SPEECHES: Final = 100
"""So many last things said are kept in mind; the log has them all."""

Written = (
    Created
    | Joined
    | Seated
    | Freed
    | Manned
    | Offered
    | Left
    | Started
    | Loaded
    | Acted
    | Undone
    | Said
    | Muted
    | Agreed
    | Declined
    | Recoded
    | Rematched
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Written]] = msgspec.json.Decoder(Written)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    return _decoder.decode(text)


def folded(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after more entries; the one that is handed in stays as it is."""
    after = table.copy()
    for entry in entries:
        fold(after, entry)
    return after


def fold(table: Table, entry: Entry) -> None:
    """Change the table by one more entry."""
    table.version += 1
    table.touched = entry.at
    entry.change(table)
    if entry.by is not None and entry.command is not None:
        table.members[entry.by].remember(entry.command, table.version)
