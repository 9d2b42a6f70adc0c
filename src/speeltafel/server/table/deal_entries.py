"""Entries about the deal: what is added to it before, the cards, and a record that a game begins with.

The types are for ever: a field may be added with a default, none may change its meaning.
"""

from collections.abc import Mapping
from typing import NamedTuple

from speeltafel.engine.chance import seed_from
from speeltafel.engine.errors import BadOption, OtherRules
from speeltafel.engine.match import deal, replay
from speeltafel.engine.record import LessonPlayed, Record, read_record
from speeltafel.engine.stir import Stir, commitment_to
from speeltafel.lessons import LESSONS, lesson
from speeltafel.lessons.lesson import Lesson
from speeltafel.registry import game_named
from speeltafel.server.table.clock import note_move, note_position, reading_time
from speeltafel.server.table.member_entries import Entry
from speeltafel.server.table.reactions import greet
from speeltafel.server.table.stirring import Stirring
from speeltafel.server.table.table import Move, Table


class Rigging(NamedTuple):
    """The deal of a lesson."""

    lesson: str
    version: int
    shuffles: dict[str, list[int]]


class Started(Entry):
    seed: str
    rules_version: int
    material: dict[str, object] = {}  # noqa: RUF012 - msgspec copies it
    """Empty where `Created` has the deck."""
    stirred: bool = False
    """Whether the seed follows from what the devices have opened, and not from the server alone."""
    lesson: str = ""
    """The lesson that this is the deal of."""
    lesson_version: int = 0
    shuffles: dict[str, list[int]] = {}  # noqa: RUF012 - msgspec copies it
    """Of a lesson: all others follow from the seed."""

    def change(self, table: Table) -> None:
        stir = stir_of(table) if self.stirred else None
        seed = seed_from(self.seed)
        material = self.material or table.material
        begin(table, seed, self.rules_version, material, stir, self._rigged())
        if table.stirring is not None:
            new_stirring(table).phase = ""
        note_move(table, self.at, 0, "clock", reveals=True)  # the deal: nobody's, never taken back
        greet(table)

    def _rigged(self) -> Rigging | None:
        return Rigging(self.lesson, self.lesson_version, self.shuffles) if self.lesson else None


class Committed(Entry):
    """A device shows the hash of bytes of its own."""

    member: int
    commitment: str

    def change(self, table: Table) -> None:
        new_stirring(table).commitments[self.member] = self.commitment


class Fixed(Entry):
    """The commitments are fixed, and all else that the deal follows from: each device may open its own."""

    sealed: str = ""
    """The sealed recipe; empty in logs from before there was one."""

    def change(self, table: Table) -> None:
        new_stirring(table).fix(self.at, table.players(), self.sealed)


class Opened(Entry):
    """A device shows its bytes."""

    member: int
    added: str

    def change(self, table: Table) -> None:
        new_stirring(table).opened[self.member] = self.added


class Restarted(Entry):
    """The deal starts again with fresh secrets, because devices did not open or somebody left."""

    secret: str
    silent: list[int]
    again: bool

    def change(self, table: Table) -> None:
        new_stirring(table).restart(self.at, self.secret, set(self.silent), again=self.again)


class Loaded(Entry):
    """The record of an earlier game, to replay or to play on from."""

    record: str
    ended: bool

    def change(self, table: Table) -> None:
        take_up(table, read_record(self.record), self.at)
        table.ended = self.ended


def new_stirring(table: Table) -> Stirring:
    """The stirring to change: a copy, in the place of the one that others may hold."""
    assert table.stirring is not None
    table.stirring = table.stirring.copy()
    return table.stirring


def stir_of(table: Table) -> Stir:
    """What the devices and the server add to the deal."""
    assert table.stirring is not None
    return _stir(table, table.stirring.secret, table.stirring.opened)


def sealed_stir_of(table: Table) -> Stir:
    """What they have committed to."""
    assert table.stirring is not None
    stirring, players = table.stirring, table.players()
    committed = {
        member: shown for member, shown in stirring.commitments.items() if member in players
    }
    return _stir(table, commitment_to(stirring.secret), committed)


def _stir(table: Table, secret: str, added: Mapping[int, str]) -> Stir:
    """In the order of members."""
    assert table.stirring is not None
    return Stir(
        secret=secret,
        stirred=[(table.seats_of(member), added[member]) for member in sorted(added)],
        unstirred=[
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.player is not None and chair.player not in added
        ],
        restarts=table.stirring.restarts,
    )


def begin(
    table: Table,
    seed: bytes,
    rules_version: int,
    material: dict[str, object],
    stir: Stir | None,
    rigging: Rigging | None,
) -> None:
    """Deal, with the deck and by the rules of the day the game was started."""
    game = table.game
    if rules_version != game.rules_version:
        raise OtherRules(
            f"this table plays version {rules_version} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}"
        )
    fitted = game.fitted(material)
    options = fitted.check_options(table.settings.options)
    shared = fitted.material(options)  # one for all tables, where the deck is one of ours
    record = Record(
        game=game.name,
        rules_version=rules_version,
        players=len(table.chairs),
        options=options,
        material=shared if shared == material else material,
        seed=seed,
        shuffles={} if rigging is None else rigging.shuffles,
        actions=[],
        stir=stir,
        lesson=None if rigging is None else LessonPlayed(rigging.lesson, rigging.version),
    )
    table.lesson = None if rigging is None else _script_of(rigging)
    record.seed_hash = record.promise()
    table.match = deal(fitted, record)
    table.used = [0] * len(table.chairs)
    table.note_seen(range(len(table.chairs)))


def _script_of(rigging: Rigging) -> Lesson | None:
    """The script, if it is still shipped as it was: else bots go on with the game."""
    found = lesson(rigging.lesson) if rigging.lesson in LESSONS else None
    return found if found is not None and found.version == rigging.version else None


def own_deck(table: Table) -> dict[str, object]:
    """A deck that was uploaded, with the table or with the record that it goes on from; empty for ours."""
    if table.material or table.match is None:
        return table.material
    try:
        game_named(table.settings.game).check_options(table.settings.options)
    except BadOption:
        return table.match.record.material
    return {}


def take_up(table: Table, record: Record, at: int) -> None:
    """Go on where a record ends."""
    match = table.match = replay(table.game, record)
    if match.game is table.game:  # with a deck of ours, which is one for all tables
        match.record.material = match.game.material(match.record.options)
    table.used = [0] * len(table.chairs)
    table.note_seen(range(len(table.chairs)))
    seats = [0, *(seat for seat, _ in record.actions)]  # the deal is nobody's
    table.moves = [Move(table.version, at, seat, "person", reveals=True) for seat in seats]
    note_position(table, at, None, reading_time(table))
