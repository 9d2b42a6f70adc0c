"""What one member is shown of a table. Nothing of a running match leaves the server but through here.

All of it comes from `State.view` and `View.retold`; the actions of others are not sent, because
an action may hold a secret that its events keep.
"""

import asyncio
from typing import Final

from msgspec import UNSET, Raw
from msgspec.json import encode

from speeltafel.bots.tip import tips_for
from speeltafel.engine.match import Match
from speeltafel.engine.view import View
from speeltafel.registry import plugin_of
from speeltafel.server.table.clock import Pace, deadline
from speeltafel.server.table.commands.hinting import ASKED
from speeltafel.server.table.commands.playing import PLAYS_ON
from speeltafel.server.table.ids import invite_code
from speeltafel.server.table.speech import ERASED, Speech
from speeltafel.server.table.table import Table
from speeltafel.server.wire.lesson_shown import lesson_shown
from speeltafel.server.wire.messages import (
    ActionShown,
    EncodedNews,
    OfferShown,
    Prompt,
    ReadingShown,
    SpeechShown,
    TipShown,
)
from speeltafel.server.wire.shared_news import SharedNews, outcome_shown, own_seat
from speeltafel.texts import Texts
from speeltafel.texts.telling import Teller

NULL: Final = Raw(b"null")
PART: Final = 100
"""Moves of a long game that are encoded in one turn of the event loop."""


class Reader:
    """The recipient: a member, in a language, who sees what a seat of theirs or a spectator sees."""

    def __init__(self, member: int, seat: int | None, words: Texts, *, tips: bool = False) -> None:
        self.member = member
        self.seat = seat  # the one that their screen shows
        self.words = words
        self.tips = tips  # whether they want some

    def eyes(self, seats: list[int]) -> int | None:
        """The seat whose view they get: their own; of several only the one that the screen shows."""
        return self.seat if self.seat in seats else own_seat(seats)


def news(
    shared: SharedNews,
    reader: Reader,
    since: int,
    now: int,
    here: frozenset[int],
    moves: list[Raw] | None = None,
) -> bytes:
    """The whole table as the reader may see it, and what happened after version `since`; as JSON.

    `moves` are those of `moves_in_parts`, if there are many.
    """
    table, pace = shared.table, shared.pace
    seats = table.seats_of(reader.member)
    eyes = reader.eyes(seats)
    match = table.match
    teller = None if match is None else shared.teller(match, reader.words, own_seat(seats))
    view = None if match is None else match.state.glance(eyes)
    moves_from = _told_from(table, view, since)
    if moves is None:
        moves = _moves(shared, moves_from, len(table.moves), view, teller)
    told = EncodedNews(
        version=table.version,
        since=since,
        now=now,
        table=shared.encoded_table(),
        here=sorted(here),
        me=reader.member,
        seats=seats,
        eyes=eyes,
        view=NULL if view is None else shared.view(view),
        moves_from=moves_from,
        moves=moves,
        speeches=_speeches(table, since, reader.words),
        prompt=_prompt(table, eyes, pace),
        offers=_offers(table, reader.member) if table.offers else [],
        undo=None if table.undo_to(seats) is None else table.position,
        outcome=outcome_shown(match, teller),
        reading=_reading(shared) if shared.followed > now else None,
        lesson=UNSET if table.lesson is None else lesson_shown(table, table.lesson, reader.words),
        tips=_tips(table, view, teller) if reader.tips else UNSET,
    )
    return encode(told)


def count_moves(table: Table, reader: Reader, since: int) -> int:
    """How many moves the news has for a reader."""
    if table.match is None:
        return 0
    view = table.match.state.glance(reader.eyes(table.seats_of(reader.member)))
    return len(table.moves) - _told_from(table, view, since)


async def moves_in_parts(shared: SharedNews, reader: Reader, since: int) -> list[Raw]:
    """The moves of the news, encoded some at a time; others have a turn of the event loop in between."""
    table, match = shared.table, shared.table.match
    if match is None:
        return []
    seats = table.seats_of(reader.member)
    view = match.state.view(reader.eyes(seats))
    teller = shared.teller(match, reader.words, own_seat(seats))
    moves: list[Raw] = []
    for first in range(_told_from(table, view, since), len(table.moves), PART):
        end = min(first + PART, len(table.moves))
        moves += _moves(shared, first, end, view, teller)
        await asyncio.sleep(0)
    return moves


def _told_from(table: Table, view: View | None, since: int) -> int:
    """The first move that is new to the reader, or that the reader is shown differently now."""
    new = len(table.moves)
    while new > 0 and table.moves[new - 1].version > since:
        new -= 1
    if view is None or table.position <= since:
        return new
    if view.forgets():
        return turns_back(table, new, 2)
    return 0 if view.reopens() else new


def turns_back(table: Table, move: int, turns: int) -> int:
    """The first move of the turn that lies that many turns before a move."""
    moves = table.moves
    for _ in range(turns):
        move = max(move - 1, 0)
        while move > 0 and moves[move - 1].seat == moves[move].seat:
            move -= 1
    return move


def remembered_from(table: Table, view: View) -> int:
    """Where players have to remember, the log reaches back to the previous turn only (TIT-17)."""
    if not view.forgets():
        return 0
    has_begun = table.moves[-1].seat in table.waiting  # the turn that is played now
    return turns_back(table, len(table.moves), 2 if has_begun else 1)


def _moves(
    shared: SharedNews, first: int, end: int, view: View | None, teller: Teller | None
) -> list[Raw]:
    table = shared.table
    match = table.match
    if match is None or view is None or teller is None:
        return []
    remembered = remembered_from(table, view)
    shown: list[Raw] = []
    for number in range(first, end):
        told = [view.retold(event) for event in match.events[number] if number >= remembered]
        shown.append(shared.move(match, number, told, teller))
    return shown


def _speeches(table: Table, since: int, words: Texts) -> list[SpeechShown]:
    return [
        SpeechShown(
            member=speech.member,
            phrase=speech.phrase,
            said=_said(speech, words),
            seat=speech.seat,
        )
        for speech in table.speeches
        if speech.version > since
    ]


def _said(speech: Speech, words: Texts) -> str:
    if speech.phrase == ASKED:
        return words.say("hint-asked")
    if speech.phrase == PLAYS_ON:
        return words.say("agreement-declined")
    if not speech.phrase:
        return speech.text
    phrase = f"phrase-{speech.phrase}"
    return words.say(phrase) if words.has(phrase) else ERASED  # of a newer version, or damaged


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


def _offers(table: Table, member: int) -> list[OfferShown]:
    return [
        OfferShown(seat=seat, code=offer.code, invite=invite_code(table.id, offer.code))
        for seat, offer in sorted(table.offers.items())
        if offer.member == member
    ]


def _reading(shared: SharedNews) -> ReadingShown:
    return ReadingShown(position=shared.table.position, until=shared.followed)


def _tips(table: Table, view: View | None, teller: Teller | None) -> list[TipShown]:
    """What newcomers are told at this moment; a lesson has a teacher of its own."""
    if view is None or teller is None or table.status != "playing" or table.lesson is not None:
        return []
    game = table.settings.game
    return [
        TipShown(key=f"{game}-{tip.name}", text=teller.explain(f"tip-{game}-{tip.name}", tip.facts))
        for tip in tips_for(plugin_of(game).tips, view)
    ]


def _actions(match: Match, codes: list[int]) -> list[ActionShown]:
    game = match.game
    return [
        ActionShown(text=game.actions.text(code), form=game.actions.json(code)) for code in codes
    ]
