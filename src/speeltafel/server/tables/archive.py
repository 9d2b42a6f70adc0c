"""Tables that begin with a record: one that somebody uploads, or a finished game to play on from."""

from functools import partial
from typing import Annotated, Final

import msgspec

from speeltafel.engine.errors import BadMove, BadRecord
from speeltafel.engine.fairness import verify
from speeltafel.engine.match import replay
from speeltafel.engine.record import Record, read_record
from speeltafel.games.timeline.box import TimelineGame
from speeltafel.games.timeline.deck import deck_from_json
from speeltafel.registry import game_named
from speeltafel.server.errors import AlreadyOver, NoSeat
from speeltafel.server.table.commands.base import Seat, Word
from speeltafel.server.table.deal_entries import Loaded
from speeltafel.server.table.faces import checked_face
from speeltafel.server.table.ids import RequestId
from speeltafel.server.table.levels import bot_wanted
from speeltafel.server.table.member_entries import MAKER, Guest, Place
from speeltafel.server.table.names import clean_name
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from speeltafel.server.tables.decks import check_deck_of_record
from speeltafel.server.tables.lobby import Face, Lobby, Offload, PersonName, checked_title
from speeltafel.server.tables.replays import finished_record, finished_table
from speeltafel.server.tables.retention import repeat_erasure

MOST_MOVES: Final = 2500
"""The longest of two million games, many of them played so as to last, had 2,237: over all games and numbers
of players, with decks of ours."""
MOST_CHARACTERS: Final = 1_000_000
MOST_MARKS: Final = 60_000
"""Commas and opening brackets of a record: each of its values has one. That many moves have 7,500, the biggest
deck has 28,000 and those in its texts."""


class Upload(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, character by character as its file has it."""

    id: RequestId
    """Chosen by the client: sent again, it makes no second table."""
    name: PersonName
    """Of the person who uploads it; empty for players without a name."""
    face: Face = ""
    title: PersonName = ""
    """The name of the table; a long one is cut."""
    record: Annotated[str, msgspec.Meta(max_length=MOST_CHARACTERS)]
    """The file, character by character."""


class PlayOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From the position after a move, on one of the seats, against bots of a level."""

    id: RequestId
    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After how many moves; 0 is the deal."""
    seat: Seat
    level: Word
    """Of the bots; the key of a character stands for its level."""
    name: PersonName = ""
    """Of the player, if they were no member of that table."""
    face: Face = ""


async def upload(lobby: Lobby, person: str, wish: Upload, offload: Offload) -> Table:
    """A table to replay a record at. Its game is over, however far it went."""
    record = await offload(partial(checked_record, wish.record))
    settings = Settings(game=record.game, options=record.options, name=checked_title(wish.title))
    guests = [Guest(person, clean_name(wish.name), checked_face(wish.face))]
    places = [Place() for _ in range(record.players)]
    loaded = Loaded(at=lobby.now(), record=wish.record, ended=True)
    name = lobby.name_for("upload", person, wish.id)
    return await lobby.make(name, settings, guests, places, loaded)


def checked_record(text: str) -> Record:
    """A record that replays to its last move, whose shuffles are those of its seed, and whose deck can be
    shown."""
    if sum(map(text.count, ",[{")) > MOST_MARKS:  # nobody else has a turn while it is parsed
        raise _long_record()
    record = read_record(text)
    if len(record.actions) > MOST_MOVES:
        raise _long_record()
    game = game_named(record.game)
    verify(game, record, record.promise())
    if isinstance(game, TimelineGame):
        check_deck_of_record(deck_from_json(record.material))
    return record


def _long_record() -> BadRecord:
    return BadRecord(f"this record has over {MOST_MOVES} moves", "long", limit=MOST_MOVES)


async def play_on(lobby: Lobby, name: str, person: str, wish: PlayOn, offload: Offload) -> Table:
    """A practice table that begins where a finished game was."""
    table, member = await finished_table(lobby.repository, name, person)
    record = await offload(partial(_until, finished_record(table), wish))
    bot = Place(bot=bot_wanted(wish.level).level)
    settings = Settings(
        game=record.game,
        options=record.options,
        name=table.settings.name if member == MAKER else "",
        practice=True,
        pace=table.settings.pace,
    )
    called = clean_name(wish.name) if member is None else table.members[member].name
    guests = [Guest(person, called, checked_face(wish.face))]
    places = [bot for _ in range(record.players)]
    places[wish.seat] = Place(holder=0)
    loaded = Loaded(at=lobby.now(), record=record.to_text(), ended=False)
    new = lobby.name_for("play on", person, wish.id)
    made = await lobby.make(new, settings, guests, places, loaded)
    if member is not None:
        await repeat_erasure(lobby, table.id, made, [person])
    return made


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
