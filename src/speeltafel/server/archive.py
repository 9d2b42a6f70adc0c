"""Games from before on a table: records that people bring along, and playing on from a move."""

import asyncio
from typing import Annotated, Final

import msgspec

from speeltafel.engine.chance import hash_of
from speeltafel.engine.errors import BadMove, BadRecord
from speeltafel.engine.fairness import verify
from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.registry import game_named
from speeltafel.server.commands.base import Seat, Word
from speeltafel.server.entries import Guest, Loaded, Place
from speeltafel.server.errors import AlreadyOver, NoSeat
from speeltafel.server.lobby import Lobby, Name, checked_title
from speeltafel.server.names import clean_name
from speeltafel.server.replays import finished_record
from speeltafel.server.settings import Settings
from speeltafel.server.table import Table
from speeltafel.server.thinking import check_level

MOST_MOVES: Final = 5000
"""No game is as long as that."""
MOST_LETTERS: Final = 1_000_000


class Upload(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, letter by letter as its file has it."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """Chosen by the asking program: sent again, it makes no second table."""
    name: Name
    """What the one who brings it is called; empty for who gives no name."""
    title: Name = ""
    record: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From the position after a move, on one of the seats, against bots of a level."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Seat
    level: Word
    name: Name = ""
    """What the one who plays is called, if they were not at the table."""


async def upload(lobby: Lobby, person: str, wish: Upload) -> Table:
    """A table to look at the game that a record tells: it is over, as far as it went."""
    record = await asyncio.to_thread(sound, wish.record)
    settings = Settings(record.game, record.options, checked_title(wish.title))
    guests = [Guest(person, clean_name(wish.name))]
    places = [Place() for _ in range(record.players)]
    loaded = Loaded(at=lobby.now(), record=wish.record, ended=True)
    name = lobby.name_for("upload", person, wish.id)
    return await lobby.make(name, settings, guests, places, loaded)


def sound(text: str) -> Record:
    """A record that replays to its last move, and holds no shuffles that fail later."""
    record = read_record(text)
    if len(record.actions) > MOST_MOVES:
        raise BadRecord(f"this record has over {MOST_MOVES} moves", "long", limit=MOST_MOVES)
    verify(game_named(record.game), record, hash_of(record.seed))
    return record


async def play_on(lobby: Lobby, name: str, person: str, wish: PlayOn) -> Table:
    """A practice table that begins where a finished game was."""
    table, member = await lobby.seen_after(name, person)
    record = await asyncio.to_thread(_until, finished_record(table), wish)
    check_level(wish.level)
    settings = Settings(record.game, record.options, table.settings.name, practice=True)
    called = clean_name(wish.name) if member is None else table.members[member].name
    guests = [Guest(person, called)]
    places = [Place(bot=wish.level) for _ in range(record.players)]
    places[wish.seat] = Place(holder=0)
    loaded = Loaded(at=lobby.now(), record=record.to_text(), ended=False)
    new = lobby.name_for("play on", person, wish.id)
    return await lobby.make(new, settings, guests, places, loaded)


def _until(record: Record, wish: PlayOn) -> Record:
    played = len(record.actions)
    if wish.move > played:
        raise BadMove(f"there is no move {wish.move}; moves go from 0 to {played}")
    if wish.seat >= record.players:
        raise NoSeat(last=record.players - 1)
    begun = record.until(wish.move)
    if replay(game_named(record.game), begun).state.outcome() is not None:
        raise AlreadyOver
    return begun
