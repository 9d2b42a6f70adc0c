"""What bots say: rarely, one at a time, and by what everybody at the table can see.

It follows from the log, which has no entry for it: every process that folds the same entries hears
the same. Facts that an event keeps secret are never read, so nothing hidden shows (TAB-12).
"""

from hashlib import sha256
from typing import Final, NamedTuple

from speeltafel.engine.event import DISMAYED, PLEASED
from speeltafel.server.table.speech import Speech
from speeltafel.server.table.table import Table

QUIET: Final = 15
"""Entries of the log without a word of any bot, at least, between two reactions."""
REST: Final = 45
"""... without a word of the same bot."""
RARE: Final = 4
"""A bot reacts to one of this number of occasions."""


class Utterance(NamedTuple):
    seat: int
    phrase: str


def greet(table: Table) -> None:
    """After the deal one bot says hello."""
    luck, seats = _luck(table), speakers(table)
    if seats:
        phrase = "good_luck" if luck % 2 else "hello"
        _say(table, Utterance(seats[luck // 2 % len(seats)], phrase))


def react(table: Table) -> None:
    """After a move: at the end one bot says something kind, before it hardly ever."""
    if table.status == "over":
        found, rare = _closings(table), 1
    else:
        found, rare = _occasions(table), RARE
    luck = _luck(table)
    if found and luck % rare == 0:
        _say(table, found[luck // rare % len(found)])


def speakers(table: Table) -> list[int]:
    """The seats of bots that may speak: none where only bots would hear it, or a teacher speaks."""
    if not table.players() or table.lesson is not None:
        return []
    chairs = enumerate(table.chairs)
    return [seat for seat, chair in chairs if chair.character and not chair.muted]


def _occasions(table: Table) -> list[Utterance]:
    """What bots could say about the last move."""
    seats = [seat for seat in speakers(table) if _is_rested(table, seat)]
    if not seats:
        return []
    found: list[Utterance] = []
    for seat, mood in _moods(table).items():
        if mood == DISMAYED and seat in seats:
            found.append(Utterance(seat, "oops"))
        if mood == PLEASED and table.chairs[seat].player is not None:
            found += [Utterance(speaker, "well_played") for speaker in seats]
    return found


def _moods(table: Table) -> dict[int, str]:
    assert table.match is not None
    moods: dict[int, str] = {}
    for event in table.match.events[-1]:
        moods.update(table.match.game.moods_of(event))
    return moods


def _closings(table: Table) -> list[Utterance]:
    assert table.match is not None
    outcome = table.match.state.outcome()
    winners = [] if outcome is None else outcome.winners
    person = any(table.chairs[seat].player is not None for seat in winners)
    return [Utterance(seat, "well_played" if person else "once_more") for seat in speakers(table)]


def _is_rested(table: Table, seat: int) -> bool:
    spoken = [speech for speech in table.speeches if speech.seat is not None]
    return all(
        table.version - speech.version > (REST if speech.seat == seat else QUIET)
        for speech in spoken
    )


def _luck(table: Table) -> int:
    """A number that everybody at the table could work out: it tells nothing about the deal."""
    known = f"{table.id} {table.seed_hash} {table.version}"
    return int.from_bytes(sha256(known.encode()).digest()[:8])


def _say(table: Table, uttered: Utterance) -> None:
    table.hear(Speech(table.version, None, uttered.phrase, seat=uttered.seat))
