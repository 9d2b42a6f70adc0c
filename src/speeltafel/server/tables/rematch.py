"""The table of a rematch: made before the command that leads there is carried out."""

from speeltafel.engine.errors import BadOption
from speeltafel.registry import game_named
from speeltafel.server.errors import NoTable
from speeltafel.server.table.commands.base import CommandContext
from speeltafel.server.table.commands.dealing import Commit, Start
from speeltafel.server.table.commands.playing import Rematch, rematch_of
from speeltafel.server.table.entries import folded
from speeltafel.server.table.member_entries import Entry, Guest, Place
from speeltafel.server.table.table import Chair, Table
from speeltafel.server.tables.lobby import Lobby
from speeltafel.server.tables.retention import repeat_erasure


async def prepare_rematch(lobby: Lobby, table: Table, member: int, command: Rematch) -> None:
    """A table for the same people on the same seats.

    Its host deals; where one member played against bots, the cards are dealt at once. Who asks for it is there,
    also if they had left.
    """
    there = {number for number, one in enumerate(table.members) if not one.gone} | {member}
    guests = [
        Guest(one.person, one.name, one.face, gone=number not in there)
        for number, one in enumerate(table.members)
    ]
    places = [_place_again(table, chair, there) for chair in table.chairs]
    name = rematch_of(table.id, lobby.key)
    made = await lobby.make(name, table.settings, guests, places, material=_own_deck(table))
    people = [one.person for one in made.members[: len(guests)]]
    await repeat_erasure(lobby, table.id, made, people)

    def deal(table: Table) -> list[Entry]:
        if not table.version:  # it was deleted meanwhile
            raise NoTable
        if table.status != "waiting":
            return []  # it was asked for twice
        context = CommandContext(member, lobby.now(), lobby.key)
        committed = _committed(table, context, command)
        started = folded(table, committed)
        host = CommandContext(started.host, context.at, context.key)
        return [*committed, *Start(id="rematch").entries(started, host)]

    if is_alone(table, there):
        await lobby.repository.append(name, deal)


def _committed(table: Table, context: CommandContext, command: Rematch) -> list[Entry]:
    if command.commitment is None:
        return []
    return Commit(id="commit", commitment=command.commitment).entries(table, context)


def is_alone(table: Table, there: set[int]) -> bool:
    """Whether one member has every seat that is not a bot's, and nobody watches."""
    holders = {chair.holder for chair in table.chairs if chair.holder is not None}
    return len(holders) == 1 and there == holders and table.is_full()


def _own_deck(table: Table) -> dict[str, object]:
    """The deck of a game, if only its table or its record has it."""
    if table.material:
        return table.material
    assert table.match is not None
    try:
        game_named(table.settings.game).check_options(table.settings.options)
    except BadOption:
        return table.match.record.material
    return {}


def _place_again(table: Table, chair: Chair, there: set[int]) -> Place:
    """Who left without a bot, or whose data was erased, has no seat; who is there needs no bot any more."""
    if chair.holder in there:
        return Place(holder=chair.holder, name=chair.name)
    holder = None if chair.holder is None else table.members[chair.holder]
    if holder is not None and (holder.is_forgotten or chair.bot is None):
        return Place(bot=chair.bot)
    return Place(holder=chair.holder, bot=chair.bot, name=chair.name, character=chair.character)
