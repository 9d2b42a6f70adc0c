"""Timeline as arrays: most planes have a number for each event of the deck.

A gap of the line has a number that depends on the deck: the longest line has all its cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from speeltafel.engine.encoding import (
    Encoding,
    Plane,
    by_seat,
    eyes,
    flag,
    number,
    put,
    put_flag,
    put_seat,
    put_seats,
    put_zeros,
    steps_to,
)
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.timeline.against.actions import HAND, gap_of, place_of, placing
from speeltafel.games.timeline.against.state import Against
from speeltafel.games.timeline.against.table import Tableau
from speeltafel.games.timeline.against.view import AgainstView
from speeltafel.games.timeline.moments import LAST_YEAR
from speeltafel.games.timeline.numbering import Numbering, put_at, put_last_years, put_years, year

# Where a card lies.
IN_LINE: Final = 1
DISCARDED: Final = 2
ON_TOP: Final = 3
IN_HAND: Final = 4
"""... of the own seat; more by one for each seat further on."""


class AgainstEncoding(Encoding):
    def __init__(self, players: int, numbering: Numbering) -> None:
        self.players = players
        self.numbering = numbering
        events: int = numbering.count
        self.gaps: i64 = events + 1
        where = "0 unseen, 1 in the line, 2 discarded, 3 on top of the pile, 4 before the own seat"
        cards = [
            Plane("place", events, 0, IN_HAND + players - 1, f"by event: {where}, 5 the next, ..."),
            Plane("line", events, 0, events, "by event: its place in the line, from 1"),
            Plane("year", events, -LAST_YEAR, LAST_YEAR, "by event: its year, if it was turned"),
            Plane("until", events, -LAST_YEAR, LAST_YEAR, "by event: the last year it can be"),
            Plane("hand", HAND, 0, events, "1 + the event of each card before the own seat"),
        ]
        hidden = [
            Plane("years", events, -LAST_YEAR, LAST_YEAR, "by event: its year, if it takes part"),
            Plane("pile_order", events, 0, events, "1 + the event of each card of the pile"),
        ]
        super().__init__(cards + open_planes(players, events), hidden, HAND * (events + 1))

    def code(self, action: i64) -> i64:
        return placing(action // self.gaps, action % self.gaps)

    def action(self, code: i64) -> i64:
        return place_of(code) * self.gaps + gap_of(code)

    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        assert isinstance(view, AgainstView)
        events = self.numbering.count
        numbers = self.numbering.of_names(view.shown)
        first = eyes(view)
        after = put_zeros(into, at, 4 * events + HAND)
        put_places(into, at, view.table, numbers, first)
        put_line(into, at + events, view.table, numbers)
        put_years(into, at + 2 * events, view.shown, numbers)
        put_last_years(into, at + 3 * events, view.shown, numbers)
        if view.seat is not None:
            hand = view.table.hands[first]
            for place in range(len(hand)):
                put(into, at + 4 * events + place, 1 + numbers[hand[place]])
        put_open(into, after, view.table, first)

    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Against)
        faces, events = state.faces, self.numbering.count
        put_zeros(into, at, 2 * events)
        faces.reveal(state.table.cards)
        for name in range(state.table.cards):
            event = self.numbering.number(faces, name)
            put_at(into, at, event, year(faces.earliest[name], faces.precision))
        pile = state.cards_in_pile()
        for place in range(len(pile)):
            event = self.numbering.number(faces, pile[len(pile) - 1 - place])
            put(into, at + events + place, 1 + event)


def open_planes(players: int, events: int) -> list[Plane]:
    return [
        by_seat("cards", players, HAND, "cards still to be placed"),
        by_seat("turn", players, 1, "is on turn"),
        by_seat("inside", players, 1, "is still in the game"),
        by_seat("done", players, 1, "has had a turn in this round"),
        by_seat("finished", players, 1, "has placed the last card in this round"),
        flag("play_off", "those who finished together play on"),
        number("length", events, "cards in the line"),
        number("pile", events, "cards in the pile"),
        number("piles", 100, "how many piles there were"),
    ]


def put_places(into: vec[i16], at: i64, table: Tableau, numbers: vec[i64], first: i64) -> None:
    for name in table.line:
        put_at(into, at, numbers[name], IN_LINE)
    for name in table.discards:
        put_at(into, at, numbers[name], DISCARDED)
    if table.pile > 0:
        put_at(into, at, numbers[table.top], ON_TOP)
    for seat in range(table.players):
        place = IN_HAND + steps_to(seat, first, table.players)
        for name in table.hands[seat]:
            put_at(into, at, numbers[name], place)


def put_line(into: vec[i16], at: i64, table: Tableau, numbers: vec[i64]) -> None:
    for place in range(len(table.line)):
        put_at(into, at, numbers[table.line[place]], place + 1)


def put_open(into: vec[i16], at: i64, table: Tableau, first: i64) -> None:
    players = table.players
    for step in range(players):
        at = put(into, at, len(table.hands[(first + step) % players]))
    at = put_seat(into, at, table.turn, first, players)
    at = put_seats(into, at, table.inside, first, players)
    at = put_seats(into, at, table.done, first, players)
    at = put_seats(into, at, table.finished, first, players)
    at = put_flag(into, at, table.play_off)
    at = put(into, at, len(table.line))
    at = put(into, at, table.pile)
    put(into, at, table.piles)
