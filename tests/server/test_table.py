"""A table, as its log makes it."""

from collections.abc import Sequence

import pytest

from speeltafel.engine.match import Match
from speeltafel.registry import game_named
from speeltafel.server.errors import DamagedTable
from speeltafel.server.table.deal_entries import (
    Committed,
    Fixed,
    Loaded,
    Opened,
    Restarted,
    Started,
)
from speeltafel.server.table.entries import (
    Acted,
    Agreed,
    Declined,
    Readied,
    Undone,
    Written,
    folded,
    folded_log,
)
from speeltafel.server.table.member_entries import (
    Created,
    Entry,
    Forgotten,
    Freed,
    Guest,
    Joined,
    Left,
    Manned,
    Muted,
    Noted,
    Offered,
    Place,
    Recoded,
    Rematched,
    Said,
    Seated,
)
from speeltafel.server.table.settings import Settings
from speeltafel.server.table.table import Table
from tests.conformance.inside import attributes

GAME = game_named("titus")
IDENTITY = "arranged"
"""Of a table: says nothing of it but that it is another one."""

BEFORE: Sequence[Entry] = [
    Created(
        at=0,
        settings=Settings(GAME.name),
        code="K",
        guests=[Guest("an", "An")],
        places=[Place(), Place(), Place(bot="random")],
        secret="44" * 32,
    ),
    Joined(at=1, person="bo", name="Bo"),
    Seated(at=2, by=0, command="1", seat=0, member=0),
    Seated(at=2, by=1, command="1", seat=1, member=1),
    Freed(at=3, seat=2),
    Manned(at=4, seat=2, level="random"),
    Offered(at=4, seat=1, code="O", member=1),
    Said(at=5, member=0, phrase="hello"),
    Muted(at=6, by=0, command="2", member=1, muted=True),
    Recoded(at=7, code="L"),
    Committed(at=7, member=0, commitment="11" * 32),
    Fixed(at=7),
    Restarted(at=7, secret="22" * 32, silent=[1], again=True),
    Committed(at=7, member=0, commitment="11" * 32),
    Fixed(at=7),
    Opened(at=7, member=0, added="33" * 32),
    Started(at=8, seed="00" * 32, rules_version=GAME.rules_version, stirred=True),
]
AFTER: Sequence[Entry] = [
    Left(at=20, member=1, level="random"),
    Joined(at=21, person="bo", name="Bob"),
    Seated(at=22, seat=1, member=1),
    Undone(at=23, to=1),
    Readied(at=23, member=0),
    Agreed(at=24, member=0),
    Declined(at=24),
    Noted(at=24, by=0, command="no"),
    Agreed(at=24, member=0),
    Agreed(at=25, member=1),
    Rematched(at=26, table="next"),
    Forgotten(at=27, member=1),
]


def moves(table: Table, count: int) -> list[Entry]:
    """The first legal ones."""
    entries: list[Entry] = []
    for at in range(count):
        assert table.match is not None
        [seat, *_] = table.match.state.waits_for()
        action = GAME.actions.text(table.match.state.legal(seat)[0])
        entries.append(Acted(at=9 + at, by=0, command=f"m{at}", seat=seat, action=action))
        table = folded(table, entries[-1:])
    return entries


def told(thing: object) -> object:
    """Everything that can be read from a table, as plain values."""
    if isinstance(thing, list | tuple):
        return [told(one) for one in thing]
    if isinstance(thing, dict):
        return {key: told(value) for key, value in thing.items()}
    if isinstance(thing, Match):
        happened = [[event.to_json() for event in events] for events in thing.events]
        return thing.record.to_text(), thing.state.view(0).to_json(), happened
    names = [name for name in attributes(thing) if name != IDENTITY]
    return {name: told(getattr(thing, name)) for name in names} if names else repr(thing)


def test_a_table_that_was_handed_out_never_changes() -> None:
    played = [*BEFORE, *moves(folded(Table("t"), BEFORE), 5), *AFTER]
    match = folded(Table("t"), played).match
    assert match is not None
    loaded = [BEFORE[0], Loaded(at=1, record=match.record.to_text(), ended=False)]
    assert {type(entry) for entry in [*played, *loaded]} == set(Written.__args__)
    for log in (played, loaded):
        check(log)


def check(log: Sequence[Entry]) -> None:
    table = Table("t")
    for entry in log:
        before = told(table)
        after = folded(table, [entry])
        assert told(table) == before
        assert told(after) != before
        table = after
    assert told(table) == told(folded(Table("t"), log))


NAMES_A_STRANGER: Sequence[Entry] = [
    Created(
        at=0,
        settings=Settings(GAME.name),
        code="K",
        guests=[Guest("an", "An")],
        places=[Place(), Place(holder=2)],
    ),
    Offered(at=9, seat=0, code="C", member=2),
    Said(at=9, member=2, phrase="hello"),
    Seated(at=9, seat=0, member=-1),
    Agreed(at=9, member=2),
    Readied(at=9, member=2),
]


@pytest.mark.parametrize("entry", NAMES_A_STRANGER, ids=lambda entry: type(entry).__name__)
def test_a_log_that_speaks_of_a_member_who_is_not_there_is_damaged(entry: Entry) -> None:
    log = [entry] if isinstance(entry, Created) else [*BEFORE, entry]
    folded_log(Table("t"), BEFORE)
    with pytest.raises(DamagedTable):
        folded_log(Table("t"), log)
