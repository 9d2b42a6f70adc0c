"""Making tables and joining them; and carrying out what members ask."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from speeltafel.engine.errors import BadOption
from speeltafel.engine.game import Game
from speeltafel.registry import game_named
from speeltafel.server.codes import derived_name, is_name, new_code, read_code
from speeltafel.server.commands import Commands
from speeltafel.server.commands.base import Asked
from speeltafel.server.commands.playing import Rematch, Start, rematch_of
from speeltafel.server.commands.seating import check_one_seat
from speeltafel.server.decks import DeckFile, check_deal, sound_deck
from speeltafel.server.entries import Created, Entry, Guest, Joined, Place, Seated
from speeltafel.server.errors import BadCode, NoTable, NotOver, TableFull
from speeltafel.server.keeper import Keeper
from speeltafel.server.messages import Invitation
from speeltafel.server.names import clean, clean_name
from speeltafel.server.settings import Settings
from speeltafel.server.table import Chair, Table
from speeltafel.server.thinking import check_level

Name = Annotated[str, msgspec.Meta(max_length=200)]
LONGEST_TITLE: Final = 60


class Create(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """Chosen by the asking program: sent again, it makes no second table."""
    name: Name
    """What the host is called; empty for who gives no name."""
    settings: Settings
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)] | None], msgspec.Meta(max_length=16)
    ]
    """For each seat the level of its bot; null for a person."""
    deck: DeckFile | None = None
    """To play Timeline with, in place of one of ours."""


class Look(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Through the door: by a code, or the name of an open table."""

    code: Annotated[str, msgspec.Meta(max_length=40)] = ""
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Join(Look, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """By a code, or the name of an open table."""

    name: Name


class Lobby:
    def __init__(self, keeper: Keeper, key: bytes, now: Callable[[], int]) -> None:
        self.keeper = keeper
        self.key = key
        self.now = now

    async def create(self, person: str, wish: Create) -> Table:
        """A new table, with its host as a member who has no seat yet."""
        settings, material = await _set_up(wish)
        guests = [Guest(person, clean_name(wish.name))]
        for level in wish.seats:
            if level is not None:
                check_level(level)
        places = [Place(bot=level) for level in wish.seats]
        name = self.name_for("table", person, wish.id)
        return await self.make(name, settings, guests, places, material=material)

    def name_for(self, kind: str, person: str, wish: str) -> str:
        """The name of the table that a person asks for: one table for one wish."""
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
        """A table with its first entry, and what has begun there already."""

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
            )
            return [first, *begun]

        return await self.keeper.add(name, plan)

    async def join(self, person: str, wish: Join) -> Table:
        """Somebody comes in. Who is a member already just finds the table."""
        name = clean_name(wish.name)
        found = await self._find(wish)

        def plan(table: Table) -> list[Entry]:
            seat = seat_for(table, person, wish)
            if seat is not None:
                return self._take_over(table, seat, person, name)
            return [] if is_in(table, person) else self._come_in(table, person, name)

        return await self.keeper.add(found, plan)

    async def look(self, person: str | None, wish: Look) -> tuple[Table, int | None]:
        """The table that a door leads to, and the seat that is handed over there."""
        table = await self.keeper.newest(await self._find(wish))
        return table, seat_for(table, person, wish)

    def _come_in(self, table: Table, person: str, name: str) -> list[Entry]:
        """Join; before the game the first free seat is theirs, to get up from if they like."""
        joined = Joined(at=self.now(), person=person, name=name)
        free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
        if table.status != "waiting" or not free:
            return [joined]
        member = table.member_of(person)
        number = len(table.members) if member is None else member
        return [joined, Seated(at=self.now(), seat=free[0], member=number)]

    def _take_over(self, table: Table, seat: int, person: str, name: str) -> list[Entry]:
        """Join, if need be, and sit down where somebody hands their seat over."""
        member = table.member_of(person)
        if member is not None and table.chairs[seat].holder == member:
            return []
        joined: list[Entry] = []
        if member is None or table.members[member].gone:
            joined = [Joined(at=self.now(), person=person, name=name)]
        if member is None:
            member = len(table.members)
        else:
            check_one_seat(table, member)
        return [*joined, Seated(at=self.now(), seat=seat, member=member)]

    async def _find(self, wish: Look) -> str:
        if wish.code:
            found = await self.keeper.store.table_with(read_code(wish.code))
            if found is None:
                raise BadCode
            return found
        table = await self._table(wish.table)
        if not table.version or not table.settings.open:
            raise NoTable
        return table.id

    async def _table(self, name: str) -> Table:
        """What can't be a name is not looked for."""
        if not is_name(name):
            raise NoTable
        return await self.keeper.table(name)

    async def seen(self, name: str, person: str | None) -> tuple[Table, int]:
        """A table and the member's number. Who is no member can't tell that it exists."""
        table = await self._table(name)
        if person is not None and table.member_of(person) is None:
            table = await self.keeper.newest(name)  # they may just have joined elsewhere
        member = None if person is None else table.member_of(person)
        if member is None:
            raise NoTable
        return table, member

    async def seen_after(self, name: str, person: str | None) -> tuple[Table, int | None]:
        """A finished game, for whoever has its name; any other table for its members alone.

        Nobody guesses a name, so it was a member who gave it away.
        """
        try:
            return await self.seen(name, person)
        except NoTable:
            table = await self.keeper.newest(name) if is_name(name) else Table(name)
            if table.status == "over":
                return table, None
            raise

    async def carry_out(self, name: str, person: str, command: Commands) -> int:
        """Do what a member asks: the version at which it was done, now or the first time."""
        table, member = await self.seen(name, person)
        if isinstance(command, Rematch):
            await self._prepare_rematch(table)

        def plan(table: Table) -> list[Entry]:
            if command.id in table.members[member].done:
                return []
            return command.entries(table, Asked(member, self.now(), self.key))

        table = await self.keeper.add(name, plan)
        return table.members[member].done.get(command.id, table.version)

    async def _prepare_rematch(self, table: Table) -> None:
        """A table for the same people on the same seats; the host deals, unless nobody else is there."""
        if table.status != "over":
            raise NotOver
        guests = [Guest(member.person, member.name) for member in table.members]
        places = [_place_again(table, chair) for chair in table.chairs]
        name = rematch_of(table.id, self.key)
        await self.make(name, table.settings, guests, places, material=_own_deck(table))
        if is_alone(table):
            await self.keeper.add(name, self._deal)

    def _deal(self, table: Table) -> list[Entry]:
        if table.status != "waiting":
            return []  # it was asked for twice
        return Start(id="rematch").entries(table, Asked(table.host, self.now(), self.key))


def seat_for(table: Table, person: str | None, wish: Look) -> int | None:
    """The seat that a code gives; None where it only lets people in, if it does."""
    codes, code = table.codes(), read_code(wish.code)
    if code and code not in codes:
        raise BadCode  # it was changed or used since we looked
    seat = codes.get(code)
    known = person is not None and table.member_of(person) is not None
    if seat is None and table.is_full() and not table.settings.open and not known:
        raise TableFull
    return seat


def is_in(table: Table, person: str | None) -> bool:
    """Whether somebody has joined, and not left again."""
    member = None if person is None else table.member_of(person)
    return member is not None and not table.members[member].gone


def is_alone(table: Table) -> bool:
    """Whether one member has every seat that is no bot's, and nobody watches."""
    holders = {chair.holder for chair in table.chairs if chair.holder is not None}
    there = {number for number, member in enumerate(table.members) if not member.gone}
    return len(holders) == 1 and there == holders and table.is_full()


def invitation(table: Table, person: str | None, seat: int | None) -> Invitation:
    """What whoever has the code may know before they come in."""
    return Invitation(
        game=table.settings.game,
        name=table.settings.name,
        status=table.status,
        host=table.members[table.host].name,
        players=[table.name_at(seat) for seat in range(len(table.chairs))],
        people=table.taken(),
        free=sum(chair.is_free for chair in table.chairs),
        seat=seat,
        inside=is_in(table, person),
    )


def _own_deck(table: Table) -> dict[str, object]:
    """What a game was played with, if only its table or its record has it."""
    if table.material:
        return table.material
    assert table.match is not None
    try:
        game_named(table.settings.game).check_options(table.settings.options)
    except BadOption:
        return table.match.record.material
    return {}


def _place_again(table: Table, chair: Chair) -> Place:
    """Whoever had their data deleted does not come back."""
    if chair.holder is not None and table.members[chair.holder].is_forgotten:
        return Place(bot=chair.bot)
    return Place(chair.holder, chair.bot, chair.name)


async def _set_up(wish: Create) -> tuple[Settings, dict[str, object]]:
    """The settings, and the deck that the host brings along."""
    players = len(wish.seats)
    if wish.deck is None:
        return checked(game_named(wish.settings.game), wish.settings, players), {}
    return await asyncio.to_thread(_with_deck, wish.settings, players, wish.deck)


def _with_deck(
    settings: Settings, players: int, file: DeckFile
) -> tuple[Settings, dict[str, object]]:
    material = sound_deck(file).deck.to_json()
    game = game_named(settings.game).fitted(material)
    settings = checked(game, settings, players)
    check_deal(game, players, settings.options)
    return settings, material


def checked(game: Game, settings: Settings, players: int) -> Settings:
    """Settings that a game can be played with, every option with its value."""
    game.check_players(players)
    options = game.check_options(settings.options)
    return msgspec.structs.replace(settings, options=options, name=checked_title(settings.name))


def checked_title(title: str) -> str:
    return clean(title)[:LONGEST_TITLE]
