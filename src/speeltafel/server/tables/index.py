"""What the store keeps of a table for lookups. Pure: the same table, the same index."""

import logging
from functools import lru_cache

import msgspec

from speeltafel.engine.errors import OtherRules, SpeeltafelError
from speeltafel.server.store.base import Due, Index, Listed
from speeltafel.server.table.clock import Pace, due_at
from speeltafel.server.table.entries import folded, read_entry
from speeltafel.server.table.table import Table
from speeltafel.server.wire.resources import TableListed

log = logging.getLogger(__name__)


class Summary(msgspec.Struct):
    game: str
    name: str
    players: list[str]
    winners: list[int] | None
    free: int
    people: list[int] = []


def index_of(table: Table, changed: int) -> Index:
    return Index(
        status=table.status,
        open=table.settings.open,
        codes=tuple(table.codes()),
        people=tuple(sorted(one.person for one in table.members if not one.is_forgotten)),
        changed=changed,
        summary=msgspec.json.encode(_summary(table)).decode(),
    )


def rebuilt(name: str, log: list[str]) -> tuple[Index, Due] | None:
    """The index of a table from its log alone; None if the log is damaged.

    OtherRules if another version of the program plays it, and then every entry can be read.
    """
    try:
        table = folded(Table(name), [read_entry(text) for text in log])
    except OtherRules:
        raise
    except SpeeltafelError:
        return None
    return index_of(table, table.touched), Due(due_at(table, Pace()), not table.players())


def _summary(table: Table) -> Summary:
    outcome = None if table.match is None else table.match.state.outcome()
    return Summary(
        game=table.settings.game,
        name=table.settings.name,
        players=[table.name_at(seat) for seat in range(len(table.chairs))],
        winners=None if outcome is None else outcome.winners,
        free=sum(chair.is_free for chair in table.chairs),
        people=table.taken(),
    )


def same_lists(one: Index, other: Index) -> bool:
    """Whether nothing but the time has changed."""
    return one._replace(changed=0) == other._replace(changed=0)


def listed(rows: list[Listed]) -> list[TableListed]:
    """Without those whose summary is damaged: it is written again when the table changes."""
    found: list[TableListed] = []
    for row in rows:
        try:
            found.append(_listed(row))
        except msgspec.MsgspecError:
            _report_damage(row.table)
    return found


@lru_cache(1000)  # for the same table once
def _report_damage(table: str) -> None:
    log.error("the summary of table %s is damaged; it is in no list until it changes", table)


def _listed(row: Listed) -> TableListed:
    summary = msgspec.json.decode(row.summary, type=Summary)
    return msgspec.convert(
        {
            "table": row.table,
            "status": row.status,
            "changed": row.changed,
            **msgspec.to_builtins(summary),
        },
        TableListed,
    )
