"""What one member is shown of a table. Nothing of a running match leaves the server but through here.

All of it comes from `State.view` and `View.retold`; the actions of others are not sent, because
an action may hold a secret that its events keep.
"""

from bisect import bisect_right
from collections.abc import Iterator

from speeltafel.engine.event import Event
from speeltafel.engine.game import Game
from speeltafel.engine.match import Match
from speeltafel.engine.view import View
from speeltafel.server.table.clock import Pace, deadline, followed_at
from speeltafel.server.table.commands.playing import undo_to
from speeltafel.server.table.ids import invite_code
from speeltafel.server.table.table import Move, Table
from speeltafel.server.wire.messages import (
    ActionShown,
    EventShown,
    MoveShown,
    News,
    OfferShown,
    OutcomeShown,
    Prompt,
    ReadingShown,
    SpeechShown,
)
from speeltafel.server.wire.table_shown import table_shown
from speeltafel.texts import Texts
from speeltafel.texts.telling import Teller


class Reader:
    """The recipient: a member, in a language, who sees what a seat of theirs or a spectator sees."""

    def __init__(self, member: int, seat: int | None, words: Texts) -> None:
        self.member = member
        self.seat = seat  # the one that their screen shows
        self.words = words

    def eyes(self, table: Table) -> int | None:
        """The seat whose view they get: their own; of several only the one that the screen shows."""
        seats = table.seats_of(self.member)
        if self.seat in seats:
            return self.seat
        return seats[0] if len(seats) == 1 else None


def news(
    table: Table, reader: Reader, since: int, now: int, pace: Pace, here: frozenset[int]
) -> News:
    """The whole table as the reader may see it, and what happened after version `since`."""
    eyes = reader.eyes(table)
    match = table.match
    view = None if match is None else match.state.view(eyes)
    moves_from = _told_from(table, view, since)
    return News(
        version=table.version,
        since=since,
        now=now,
        table=table_shown(table, pace),
        here=sorted(here),
        me=reader.member,
        seats=table.seats_of(reader.member),
        eyes=eyes,
        view=None if view is None else view.to_json(),
        moves_from=moves_from,
        moves=[] if view is None else list(_moves(table, moves_from, view, reader)),
        speeches=list(_speeches(table, since, reader.words)),
        prompt=_prompt(table, eyes, pace),
        reading=_reading(table, now, pace),
        offers=[
            OfferShown(seat=seat, code=offer.code, invite=invite_code(table.id, offer.code))
            for seat, offer in sorted(table.offers.items())
            if offer.member == reader.member
        ],
        undo=None if undo_to(table, reader.member) is None else table.position,
        outcome=None if match is None else outcome_shown(table, match, reader.words, reader.member),
    )


def _told_from(table: Table, view: View | None, since: int) -> int:
    """The first move that is new to the reader, or that the reader is shown differently now."""
    new = bisect_right(table.moves, since, key=lambda move: move.version)
    if view is None or table.position <= since:
        return new
    if view.forgets():
        return turns_back(table, new, 2)
    return 0 if table.status == "over" else new  # what was forgotten is open again (TIT-17)


def turns_back(table: Table, move: int, turns: int) -> int:
    """The first move of the turn that lies that many turns before a move."""
    moves = table.moves
    for _ in range(turns):
        move = max(move - 1, 0)
        while move > 0 and moves[move - 1].seat == moves[move].seat:
            move -= 1
    return move


def _remembered_from(table: Table, view: View) -> int:
    """Where players have to remember, the log reaches back to the previous turn only (TIT-17)."""
    if not view.forgets():
        return 0
    has_begun = table.moves[-1].seat in table.waiting  # the turn that is played now
    return turns_back(table, len(table.moves), 2 if has_begun else 1)


def _moves(table: Table, first: int, view: View, reader: Reader) -> Iterator[MoveShown]:
    match = table.match
    assert match is not None
    teller = teller_of(table, match, reader.words, reader.member)
    remembered = _remembered_from(table, view)
    for number in range(first, len(table.moves)):
        told = [view.retold(event) for event in match.events[number] if number >= remembered]
        move = table.moves[number]
        notes = _notes(table, move, reader.words)
        yield _move(number, move, events_shown(told, teller, match.game), notes)


def _notes(table: Table, move: Move, words: Texts) -> list[str]:
    if not move.clears:
        return []
    return [words.say("agreement-cleared", name=seat_words(table, move.seat, words))]


def _move(number: int, move: Move, events: list[EventShown], notes: list[str]) -> MoveShown:
    if number == 0:
        return MoveShown(seat=None, hand=None, at=move.at, events=events)
    return MoveShown(seat=move.seat, hand=move.hand, at=move.at, events=events, notes=notes)


def events_shown(events: list[Event], teller: Teller, game: Game) -> list[EventShown]:
    return [
        EventShown(
            event=event.to_json(),
            types=event.fact_types(),
            said=teller.tell(event),
            moods=game.moods_of(event),
        )
        for event in events
    ]


def teller_of(table: Table, match: Match, words: Texts, member: int | None) -> Teller:
    """Puts events into words. A member is called "you", unless several play at that screen."""
    names = [seat_words(table, seat, words) for seat in range(len(table.chairs))]
    cards = match.game.card_words(match.state, words.lang)
    seats = [] if member is None else table.seats_of(member)
    return Teller(words, match.game.name, names, cards, seats[0] if len(seats) == 1 else None)


def seat_words(table: Table, seat: int, words: Texts) -> str:
    return table.name_at(seat) or words.say("player", number=seat + 1)


def _speeches(table: Table, since: int, words: Texts) -> Iterator[SpeechShown]:
    for speech in table.speeches:
        if speech.version > since:
            said = words.say(f"phrase-{speech.phrase}") if speech.phrase else speech.text
            yield SpeechShown(
                member=speech.member, phrase=speech.phrase, said=said, seat=speech.seat
            )


def _prompt(table: Table, eyes: int | None, pace: Pace) -> Prompt | None:
    match = table.match
    if match is None or eyes is None or table.status != "playing":
        return None
    legal = match.state.legal(eyes)
    if not legal:
        return None
    choices = match.state.choices(eyes)
    return Prompt(
        id=table.position,
        seat=eyes,
        legal=_actions(match, legal),
        waited_for=eyes in table.waiting,
        deadline=deadline(table, eyes, pace),
        choices=None if choices == legal else _actions(match, choices),
    )


def _reading(table: Table, now: int, pace: Pace) -> ReadingShown | None:
    if table.status != "playing" or followed_at(table, pace) <= now:
        return None
    return ReadingShown(position=table.position, until=followed_at(table, pace))


def _actions(match: Match, codes: list[int]) -> list[ActionShown]:
    game = match.game
    return [
        ActionShown(text=game.actions.text(code), form=game.actions.json(code)) for code in codes
    ]


def outcome_shown(
    table: Table, match: Match, words: Texts, member: int | None
) -> OutcomeShown | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return OutcomeShown(
        reason=outcome.reason,
        winners=outcome.winners,
        scores=outcome.scores,
        said=teller_of(table, match, words, member).ending(outcome),
    )
