"""Télos as arrays: sets of cards become a count for each kind of card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from speeltafel.engine.bits import bit
from speeltafel.engine.encoding import (
    Encoding,
    Plane,
    by_seat,
    eyes,
    flag,
    number,
    put,
    put_flag,
    put_one_of,
    put_seat,
    put_seats,
    put_zeros,
)
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.telos.actions import ACTIONS
from speeltafel.games.telos.cards import ANT, KINDS, PLAIN
from speeltafel.games.telos.state import Telos
from speeltafel.games.telos.table import Tableau
from speeltafel.games.telos.view import TelosView

MOST: Final = 8
"""Cards of one kind at most: eight sets with six players (TEL-02)."""
MOST_POINTS: Final = 51
"""31 minus points and one Zeus more (TEL-16, TEL-20)."""


class TelosEncoding(Encoding):
    def __init__(self, players: int) -> None:
        self.players = players
        seats = players * KINDS
        cards = [
            cards_plane("hand", "the own hand, with the cards that are picked"),
            cards_plane("picked", "of these: picked and not yet laid"),
            cards_plane("gave", "the card swapped away for the divine one"),
            cards_plane("came", "the divine card that came for it"),
            cards_plane("unseen", "the cards of this round that this seat has not seen"),
            cards_plane("match", "what has to be matched, a Zeus as what it counts for"),
            Plane("laid", seats, 0, MOST, "by seat: the cards in this trick"),
            Plane("played", seats, 0, MOST, "by seat: the cards played in this round"),
        ]
        super().__init__(cards + open_planes(players), hidden_planes(seats), ACTIONS)

    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        assert isinstance(view, TelosView)
        table = view.table
        first = eyes(view)
        at = put_cards(into, at, view.hand)
        at = put_cards(into, at, view.picked)
        at = put_cards(into, at, view.gave)
        at = put_cards(into, at, view.came)
        at = put_cards(into, at, unseen(view))
        at = put_cards(into, at, table.match)
        at = put_cards_by_seat(into, at, table.laid, first)
        at = put_cards_by_seat(into, at, table.played, first)
        put_open(into, at, table, first)

    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Telos)
        at = put_cards_by_seat(into, at, state.hands, 0)
        put_cards_by_seat(into, at, state.face_down, 0)


def cards_plane(name: str, about: str) -> Plane:
    return Plane(name, KINDS, 0, MOST, about)


def open_planes(players: int) -> list[Plane]:
    """What everybody sees, besides cards."""
    return [
        by_seat("points", players, MOST_POINTS, "minus points"),
        by_seat("cards", players, 26, "cards in hand"),
        by_seat("swapped", players, 1, "has swapped in this round"),
        by_seat("passed", players, 1, "has passed the lead of this trick"),
        by_seat("leader", players, 1, "leads this trick"),
        by_seat("turn", players, 1, "is on turn"),
        by_seat("ahead", players, 1, "has followed last; before the lead nobody"),
        number("round", 100, "which round it is, from 1"),
        number("dealt", 26, "cards dealt to each in this round"),
        number("left", 26, "cards each had when this trick began"),
        number("led", 26, "how many cards were led; 0 before the lead"),
        number("lead_limit", 26, "how many cards may be led at most"),
        Plane("direction", 1, -1, 1, "1 clockwise, -1 the other way"),
        flag("reversing", "the direction turns after this trick"),
        flag("swan", "only single cards are led for the rest of the round"),
        Plane("next_lead", 3, 0, 1, "who leads next: the winner, by the Cuckoo, by the Eagle"),
    ]


def hidden_planes(seats: int) -> list[Plane]:
    return [
        Plane("all_hands", seats, 0, MOST, "by seat from seat 0: the hands"),
        Plane("face_down", seats, 0, MOST, "by seat from seat 0: the card that lies face down"),
    ]


def put_open(into: vec[i16], at: i64, table: Tableau, first: i64) -> None:
    players = table.players
    seat = first
    for cell in range(at, at + players):
        put(into, cell, table.minus_points(seat) if table.minus[seat] != 0 else 0)
        put(into, cell + players, table.hand_size(seat))
        seat = seat + 1 if seat + 1 < players else 0
    at += 2 * players
    at = put_seats(into, at, table.swapped, first, players)
    at = put_seats(into, at, table.passed, first, players)
    at = put_seat(into, at, table.leader, first, players)
    at = put_seat(into, at, table.turn, first, players)
    at = put_seats(into, at, bit(table.ahead) if table.done > 0 else 0, first, players)
    at = put(into, at, table.round)
    at = put(into, at, table.dealt)
    at = put(into, at, table.left)
    at = put(into, at, table.count)
    at = put(into, at, table.lead_limit())
    at = put(into, at, 1 if table.direction == 1 else -1)
    at = put_flag(into, at, table.reversing)
    at = put_flag(into, at, table.swan)
    put_one_of(into, at, table.next_lead, 3)


def unseen(view: TelosView) -> i64:
    """The cards of this round that are in other hands, face down or left aside."""
    table = view.table
    cards = table.round_cards() - view.hand - view.gave
    for seat in range(table.players):
        cards -= table.played[seat]
    return cards


def put_cards(into: vec[i16], at: i64, cards: i64) -> i64:
    """A set of cards, as a count for each kind."""
    end = put_zeros(into, at, KINDS)
    rest = cards & PLAIN
    cell = at
    while rest != 0:
        into[cell] = i16(rest & 15)
        rest >>= 4
        cell += 1
    rest = cards >> 56  # the animals, one bit each
    cell = at + ANT
    while rest != 0:
        into[cell] = i16(rest & 1)
        rest >>= 1
        cell += 1
    return end


def put_cards_by_seat(into: vec[i16], at: i64, sets: vec[i64], first: i64) -> i64:
    """A set for each seat; the first seat comes first."""
    for seat in range(first, len(sets)):
        at = put_cards(into, at, sets[seat])
    for seat in range(first):
        at = put_cards(into, at, sets[seat])
    return at
