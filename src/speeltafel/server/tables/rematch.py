"""The table of a rematch: made before the command that leads there is carried out."""

from speeltafel.server.errors import NoTable
from speeltafel.server.table.commands.base import CommandContext, is_being_dealt
from speeltafel.server.table.commands.dealing import Commit, Start
from speeltafel.server.table.commands.playing import Rematch, rematch_of
from speeltafel.server.table.deal_entries import own_deck
from speeltafel.server.table.entries import folded
from speeltafel.server.table.member_entries import Entry, Guest, Joined, Place, Seated
from speeltafel.server.table.table import Chair, Table
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.retention import repeat_erasure


async def prepare_rematch(lobby: Lobby, table: Table, member: int, command: Rematch) -> None:
    """A table for the same people on the same seats; made again if it was deleted.

    Its host deals; where one member plays against bots, the cards are dealt at once. Who asks for it is there,
    also if they had left.
    """
    there = {number for number, one in enumerate(table.members) if not one.gone} | {member}
    guests = [
        Guest(one.person, one.name, one.face, gone=number not in there)
        for number, one in enumerate(table.members)
    ]
    places = [_place_again(table, chair, there) for chair in table.chairs]
    name = rematch_of(table.id, lobby.key)
    made = await lobby.make(name, table.settings, guests, places, material=own_deck(table))
    people = [one.person for one in made.members[: len(guests)]]
    await repeat_erasure(lobby, table.id, made, people)

    def follow(table: Table) -> list[Entry]:
        if not table.version:  # it was deleted meanwhile
            raise NoTable
        context = CommandContext(member, lobby.now(), lobby.key)
        back = _come_back(table, context)
        there = folded(table, back)
        return [*back, *(_deal(there, context, command) if plays_alone(there) else [])]

    await lobby.repository.append(name, follow)


def _come_back(table: Table, context: CommandContext) -> list[Entry]:
    """Others had asked before: who had left joins, and before the game takes the seat that a bot held."""
    member = table.members[context.member]
    if not member.gone or member.is_forgotten:
        return []
    joined = Joined(at=context.at, person=member.person, name=member.name, face=member.face)
    if table.status != "waiting" or is_being_dealt(table):
        return [joined]
    seats = [
        Seated(at=context.at, seat=seat, member=context.member, name=chair.name)
        for seat, chair in enumerate(table.chairs)
        if chair.holder == context.member
    ]
    return [joined, *seats]


def _deal(table: Table, context: CommandContext, command: Rematch) -> list[Entry]:
    if table.status != "waiting" or is_being_dealt(table):
        return []  # it was asked for twice
    committed = _committed(table, context, command)
    started = folded(table, committed)
    host = CommandContext(started.host, context.at, context.key)
    return [*committed, *Start(id="rematch").entries(started, host)]


def _committed(table: Table, context: CommandContext, command: Rematch) -> list[Entry]:
    if command.commitment is None:
        return []
    return Commit(id="commit", commitment=command.commitment).entries(table, context)


def plays_alone(table: Table) -> bool:
    """Whether one member plays on every seat that is not a bot's, and nobody watches."""
    there = {number for number, one in enumerate(table.members) if not one.gone}
    return len(there) == 1 and there == table.players() and table.is_full()


def _place_again(table: Table, chair: Chair, there: set[int]) -> Place:
    """Who left without a bot, or whose data was erased, has no seat; who is there needs no bot any more."""
    if chair.holder in there:
        return Place(holder=chair.holder, name=chair.name)
    holder = None if chair.holder is None else table.members[chair.holder]
    if holder is not None and (holder.is_forgotten or chair.bot is None):
        return Place(bot=chair.bot)
    return Place(holder=chair.holder, bot=chair.bot, name=chair.name, character=chair.character)
