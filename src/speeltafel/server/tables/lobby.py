"""Making tables and joining them."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Protocol, TypeVar

import msgspec

from speeltafel.engine.errors import OtherRules
from speeltafel.engine.game import Game
from speeltafel.registry import game_named
from speeltafel.server.errors import BadCode, DamagedTable, NoTable, TableError, TableFull
from speeltafel.server.table.commands.base import check_seats_free_to_change
from speeltafel.server.table.commands.dealing import new_secret
from speeltafel.server.table.commands.seating import check_one_seat
from speeltafel.server.table.entries import folded
from speeltafel.server.table.faces import checked_face
from speeltafel.server.table.ids import (
    RequestId,
    derived_name,
    invite_code,
    is_invite_code,
    is_name,
    new_code,
    new_name,
    read_code,
    short_code,
)
from speeltafel.server.table.levels import STAND_IN, bot_wanted
from speeltafel.server.table.member_entries import (
    Created,
    Entry,
    Guest,
    Joined,
    Left,
    Place,
    Seated,
)
from speeltafel.server.table.names import clean_name, clean_title
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables.decks import DeckFile, check_deal, checked_deck
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.resources import Invitation

T = TypeVar("T")

PersonName = Annotated[str, msgspec.Meta(max_length=200)]
Face = Annotated[str, msgspec.Meta(max_length=40)]
LONGEST_TITLE: Final = 60
MOST_MEMBERS: Final = 100
"""Of a table, also those who have left: all are in the news of everybody, and each move is told to all."""
LATEST: Final = 5
"""Of the tables of a person: one that was just joined is among them."""


class Offload(Protocol):
    """Does work that takes long beside the event loop, if there is time for it."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Create(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: RequestId
    """Chosen by the client: sent again, it makes no second table."""
    name: PersonName
    """Of the host; empty for players without a name."""
    face: Face = ""
    """Of the host: one of `faces` in the list of games; empty for none."""
    settings: Settings
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)] | None], msgspec.Meta(max_length=16)
    ]
    """For each seat the level of its bot, or its character; null for a person."""
    deck: DeckFile | None = None
    """To play Timeline with, instead of a built-in deck."""


class Look(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which table: by a code, or by the name of an open table."""

    code: Annotated[str, msgspec.Meta(max_length=40)] = ""
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The id of an open table."""


class Join(Look, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which table to join, and under what name."""

    name: PersonName
    face: Face = ""
    """One of `faces` in the list of games; empty for none."""
    id: RequestId | None = None
    """Chosen by the client: sent again, it takes no second seat."""


class Lobby:
    def __init__(self, repository: TableRepository, key: bytes, now: Callable[[], int]) -> None:
        self.repository = repository
        self.key = key
        self.now = now

    async def create(self, person: str, wish: Create, offload: Offload) -> Table:
        """A new table, with its host as a member who has no seat yet."""
        settings, material = await _set_up(wish, offload)
        guests = [Guest(person, clean_name(wish.name), checked_face(wish.face))]
        places = places_for(wish.seats)
        name = self.name_for("table", person, wish.id)
        return await self.make(name, settings, guests, places, material=material)

    def name_for(self, kind: str, person: str, wish: str) -> str:
        """The name of the table that a person asks for: one table for one request."""
        return derived_name(self.key, kind, person, wish)

    async def make(
        self,
        name: str,
        settings: Settings,
        guests: list[Guest],
        places: list[Place],
        *begun: Entry,
        material: dict[str, object] | None = None,
    ) -> Table:
        """A table with its first entry, and those of a game that has begun already."""

        def plan(table: Table) -> list[Entry]:
            if table.version:
                return []  # it was asked for twice
            first = Created(
                at=self.now(),
                settings=settings,
                code=new_code(),
                guests=guests,
                places=places,
                material=material or {},
                secret="" if begun else new_secret(),
            )
            return [first, *begun]

        return await self.repository.append(name, plan)

    def newcomer(self, wish: str | None) -> str:
        """The name of a person without a cookie: the same for the same id, which nobody can guess."""
        return new_name() if wish is None else derived_name(self.key, "newcomer", wish)

    async def join(self, person: str, wish: Join) -> Table:
        """Become a member; for members nothing changes."""
        guest = Guest(person, clean_name(wish.name), checked_face(wish.face))
        try:
            found = await self._find(wish)
        except BadCode:  # it hands a seat over and works once, or the host has changed it
            found = await self._joined_before(person, wish)

        def plan(table: Table) -> list[Entry]:
            if has_joined(table, person, wish):
                return []
            newcomer = self.newcomer(wish.id)
            if has_joined(table, newcomer, wish):
                return self._inherit(table, newcomer, guest, wish)
            seat = seat_for(table, person, wish)
            if seat is not None:
                return self._take_over(table, seat, guest, wish)
            return [] if is_in(table, person) else self._join(table, guest, wish)

        return await self.repository.append(found, plan)

    async def _joined_before(self, person: str, wish: Join) -> str:
        """The table that this very request joined the first time it was sent, perhaps without a cookie."""
        for sender in (person, self.newcomer(wish.id)) if wish.id else ():
            for row in await self.repository.store.tables_of(sender, LATEST):
                if await self._has_joined(row.table, sender, wish):
                    return row.table
        raise BadCode

    async def _has_joined(self, name: str, sender: str, wish: Join) -> bool:
        """False for a table that can't be read, or was deleted meanwhile."""
        try:
            table, _ = await self.repository.table_of(name, sender)
        except (DamagedTable, NoTable, OtherRules):
            return False
        return has_joined(table, sender, wish)

    def _inherit(self, table: Table, newcomer: str, guest: Guest, wish: Join) -> list[Entry]:
        """Join in the place of a newcomer: the answer to this request was lost, and before it was sent again
        another one brought the browser a cookie. Nobody has that of the newcomer."""
        check_seats_free_to_change(table)
        lost = table.member_of(newcomer)
        assert lost is not None
        left = Left(at=self.now(), member=lost, level=STAND_IN)
        if is_in(table, guest.person):
            return [left]
        if table.member_of(guest.person) is not None:
            return [left, *self._join(folded(table, [left]), guest, wish)]
        number = len(table.members)
        seats = [
            Seated(at=self.now(), seat=seat, member=number, name=table.chairs[seat].name)
            for seat in table.seats_of(lost)
        ]
        return [left, self._joined(guest, number, wish), *seats]

    async def look(self, person: str | None, wish: Look) -> tuple[Table, int | None]:
        """The table that a code or name leads to, and the seat that this code hands over."""
        table = await self.repository.newest(await self._find(wish))
        return table, seat_for(table, person, wish)

    def _join(self, table: Table, guest: Guest, wish: Join) -> list[Entry]:
        """Join; before the game they are given the first free seat, and may leave it again."""
        member = table.member_of(guest.person)
        if member is None and len(table.members) >= MOST_MEMBERS:
            raise TableFull
        number = len(table.members) if member is None else member
        joined = self._joined(guest, number, wish)
        free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
        if table.status != "waiting" or not free:
            return [joined]
        return [joined, Seated(at=self.now(), seat=free[0], member=number)]

    def _joined(self, guest: Guest, number: int, wish: Join) -> Joined:
        return Joined(
            at=self.now(),
            by=number,
            command=_command(wish),
            person=guest.person,
            name=guest.name,
            face=guest.face,
        )

    def _take_over(self, table: Table, seat: int, guest: Guest, wish: Join) -> list[Entry]:
        """Join, unless they are a member, and take the seat that is handed over."""
        check_seats_free_to_change(table)
        member = table.member_of(guest.person)
        if is_in(table, guest.person) and table.chairs[seat].holder == member:
            return []
        number = len(table.members) if member is None else member
        joined: list[Entry] = []
        if member is None or table.members[member].gone:
            joined = [self._joined(guest, number, wish)]
        if member is not None:
            check_one_seat(table, member, seat)
        seated = Seated(at=self.now(), by=number, command=_command(wish), seat=seat, member=number)
        return [*joined, seated]

    async def _find(self, wish: Look) -> str:
        if wish.code:
            return await self._find_by_code(wish.code)
        if not is_name(wish.table):
            raise NoTable
        table = await self.repository.table(wish.table)
        if not table.version or not table.settings.open:
            raise NoTable
        return table.id

    async def _find_by_code(self, code: str) -> str:
        found = await self.repository.store.table_by_code(short_code(code))
        if found is None:
            raise BadCode
        if is_invite_code(code) and read_code(code) != invite_code(found, short_code(code)):
            raise BadCode
        return found

    async def is_member(self, person: str | None, wish: Look) -> bool:
        """Whether somebody has joined the table that a code leads to."""
        try:
            table = await self.repository.newest(await self._find(wish))
        except TableError:
            return False
        return person is not None and table.member_of(person) is not None


def places_for(seats: list[str | None]) -> list[Place]:
    """For each seat a person, or a bot by its level or character; a character sits only once."""
    places: list[Place] = []
    for asked in seats:
        level, character = (None, "") if asked is None else bot_wanted(asked)
        again = any(place.character == character for place in places)
        places.append(Place(bot=level, character="" if again else character))
    return places


def _command(wish: Join) -> str | None:
    """How a member remembers the request, beside the ids of commands."""
    return f"join {wish.id}" if wish.id else None


def seat_for(table: Table, person: str | None, wish: Look) -> int | None:
    """The seat that a code hands over; None where it only lets people join."""
    codes, code = table.codes(), short_code(wish.code)
    if code and code not in codes:
        raise BadCode  # it was changed or used since the lookup
    seat = codes.get(code)
    known = person is not None and table.member_of(person) is not None
    if seat is None and table.is_full() and not table.settings.open and not known:
        raise TableFull
    return seat


def has_joined(table: Table, person: str, wish: Join) -> bool:
    """Whether somebody is in because of this very request."""
    member = table.member_of(person)
    return (
        member is not None and is_in(table, person) and _command(wish) in table.members[member].done
    )


def is_in(table: Table, person: str | None) -> bool:
    """Whether somebody has joined, and not left again."""
    member = None if person is None else table.member_of(person)
    return member is not None and not table.members[member].gone


def invitation(table: Table, person: str | None, seat: int | None) -> Invitation:
    """What anybody with the code may know before they join."""
    settings = table.settings
    return Invitation(
        game=settings.game,
        name=settings.name,
        status=table.status,
        options=settings.options,
        clock=settings.clock,
        chat=settings.chat,
        practice=settings.practice,
        host=table.members[table.host].name,
        players=[table.name_at(seat) for seat in range(len(table.chairs))],
        people=table.taken(),
        free=sum(chair.is_free for chair in table.chairs),
        seat=seat,
        inside=is_in(table, person),
    )


async def _set_up(wish: Create, offload: Offload) -> tuple[Settings, dict[str, object]]:
    """The settings, and the deck that the host has uploaded."""
    players = len(wish.seats)
    if wish.deck is None:
        return checked(game_named(wish.settings.game), wish.settings, players), {}
    return await offload(partial(_with_deck, wish.settings, players, wish.deck))


def _with_deck(
    settings: Settings, players: int, file: DeckFile
) -> tuple[Settings, dict[str, object]]:
    material = checked_deck(file).deck.to_json()
    game = game_named(settings.game).fitted(material)
    return checked(game, settings, players), material


def checked(game: Game, settings: Settings, players: int) -> Settings:
    """Settings that a game can be played with, every option with its value."""
    game.check_players(players)
    options = game.check_options(settings.options)
    check_deal(game, players, options)
    clock = settings.clock if settings.clock is not None and settings.clock.limits else None
    return msgspec.structs.replace(
        settings, options=options, name=checked_title(settings.name), clock=clock
    )


def checked_title(title: str) -> str:
    return clean_title(title, LONGEST_TITLE)
