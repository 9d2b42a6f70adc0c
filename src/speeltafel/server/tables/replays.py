"""Replays of finished games: their record, and the position at any of their moves."""

from typing import Annotated, Literal

import msgspec

from speeltafel.engine.errors import BadMove
from speeltafel.engine.match import Match, replay
from speeltafel.engine.record import Record
from speeltafel.server.errors import NoSeat, NoTable, NotOver
from speeltafel.server.table.clock import Pace
from speeltafel.server.table.commands.base import Seat
from speeltafel.server.table.table import Table
from speeltafel.server.tables.repository import TableRepository
from speeltafel.server.wire.messages import Lang
from speeltafel.server.wire.resources import Replay
from speeltafel.server.wire.shared_news import events_shown, outcome_shown, teller_of
from speeltafel.server.wire.table_shown import table_shown
from speeltafel.texts import Texts

Eyes = Seat | Literal["open"] | None
"""A seat's, open cards, or a spectator's."""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which move of a game to show, and as which seat sees it."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """After how many moves; 0 is the deal."""
    eyes: Eyes = None
    """Whose view: a seat's, `open` for every seat's, a spectator's if it is left out."""
    lang: Lang | None = None
    """Null is the language of the request."""


async def finished_table(
    repository: TableRepository, name: str, person: str | None
) -> tuple[Table, int | None]:
    """A finished game, for anybody who has its name; any other table for its members alone.

    Names can't be guessed: people who have one were given it by a member.
    """
    table = await repository.newest(name)  # the end may not be announced here yet
    member = None if person is None else table.member_of(person)
    if member is None and table.status != "over":
        raise NoTable
    return table, member


def finished_record(table: Table) -> Record:
    """The record of a game that is over. Nobody is given that of a running one: it holds the seed."""
    if table.match is None or table.status != "over":
        raise NotOver
    return table.match.record


def replay_at(table: Table, member: int | None, moment: Moment, words: Texts, pace: Pace) -> Replay:
    """The game after a number of moves, and the events of the last of them, told to a reader."""
    move, eyes = moment.move, moment.eyes
    record = finished_record(table)
    played = len(record.actions)
    if not 0 <= move <= played:
        raise BadMove(f"there is no move {move}; moves go from 0 to {played}")
    if isinstance(eyes, int) and not 0 <= eyes < record.players:
        raise NoSeat(last=record.players - 1)
    match = replay(table.game, record.until(move))
    teller = teller_of(table, match, words, member)
    happened = match.events[-1]
    if eyes != "open":
        view = match.state.view(eyes)
        happened = [view.retold(event) for event in happened]
    return Replay(
        table=table_shown(table, pace),
        move=move,
        moves=played,
        views=_views(match, eyes),
        events=events_shown(happened, teller, match.game),
        outcome=outcome_shown(match, teller),
    )


def for_others(shown: Replay) -> Replay:
    """Without what leads to where the members are now."""
    table = msgspec.structs.replace(shown.table, code="", invite="", next="")
    return msgspec.structs.replace(shown, table=table)


def _views(match: Match, eyes: Eyes) -> list[dict[str, object]]:
    if eyes == "open":
        return [match.state.view(seat).to_json() for seat in range(match.record.players)]
    return [match.state.view(eyes).to_json()]
