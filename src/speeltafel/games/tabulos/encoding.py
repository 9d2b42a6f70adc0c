"""Tabulos as arrays: sets of cards become a count for each of the 40 numbers.

Its actions are those without a price: whatever is always wrong to say has no place here (TAB-07).
"""

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
    steps_to,
)
from speeltafel.engine.state import State
from speeltafel.engine.tally import of
from speeltafel.engine.view import View
from speeltafel.games.tabulos.actions import HIGHEST, SAY, SAY_NOTHING, first_of, second_of
from speeltafel.games.tabulos.cards import CARDS, DECK, FACTORS, KINDS, Sets, no_cards
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import CALLS, DREW, PHASES, SAYING, Tableau
from speeltafel.games.tabulos.view import TabulosView

ACTIONS: Final = SAY + 2 * FACTORS * FACTORS
MOST: Final = 4
"""Cards with one number at most: those with 24 and others (TAB-01)."""


def _whole_deck() -> Sets:
    deck = no_cards(1)
    for kind in DECK:
        deck.put(0, kind)
    return deck


WHOLE: Final = _whole_deck()


class TabulosEncoding(Encoding):
    def __init__(self, players: int) -> None:
        self.players = players
        cards = [
            cards_plane("hand", "the own hand"),
            cards_plane("unseen", "the cards that this seat does not see"),
            cards_plane("pile", "the discard pile"),
            Plane("shown", players * KINDS, 0, MOST, "by seat: cards the hand is known to hold"),
            Plane("top", KINDS, 0, 1, "the card on top of the discard pile"),
            Plane("down", KINDS, 0, 1, "the card put down, while its multiplication is to be said"),
            Plane("drawn", KINDS, 0, 1, "the card that the own seat has just drawn"),
        ]
        hidden = [
            Plane("all_hands", players * KINDS, 0, MOST, "by seat from seat 0: the hands"),
            Plane("pot_order", CARDS, 0, KINDS, "1 + the number of each card of the pot, in order"),
        ]
        super().__init__(cards + open_planes(players), hidden, ACTIONS)

    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        assert isinstance(view, TabulosView)
        table = view.table
        first = eyes(view)
        down = table.down if table.phase == SAYING else -1
        has_drawn = table.phase == DREW and table.turn == view.seat
        at = put_set(into, at, view.own, 0)
        at = put_unseen(into, at, view, down)
        at = put_set(into, at, table.pile, 0)
        for step in range(table.players):
            at = put_set(into, at, view.memory.held, (first + step) % table.players)
        at = put_one_of(into, at, table.top, KINDS)
        at = put_one_of(into, at, down, KINDS)
        at = put_one_of(into, at, view.drawn if has_drawn else -1, KINDS)
        put_open(into, at, table, first)

    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Tabulos)
        for seat in range(state.table.players):
            at = put_set(into, at, state.hands, seat)
        put_zeros(into, at, CARDS)
        drawn = len(state.pot) - state.table.pot
        for place in range(state.table.pot):
            put(into, at + place, 1 + state.pot[drawn + place])


def cards_plane(name: str, about: str) -> Plane:
    return Plane(name, KINDS, 0, MOST, about)


def open_planes(players: int) -> list[Plane]:
    return [
        by_seat("cards", players, CARDS, "cards in hand"),
        by_seat("missing", players, CARDS, "turns that are still to be missed"),
        by_seat("turn", players, 1, "is on turn"),
        by_seat("may_catch", players, 1, 'may catch a forgotten "reverse!"'),
        Plane("phase", len(PHASES), 0, 1, f"where the turn is: {', '.join(PHASES)}"),
        Plane("call", len(CALLS), 0, 1, f"the call of the last card: {', '.join(CALLS)}"),
        number("said_by", players, "who said the last multiplication: 1 for the own seat"),
        number("said_first", HIGHEST, "its first factor"),
        number("said_second", HIGHEST, "its second factor"),
        number("pot", CARDS, "cards in the pot"),
        number("pots_made", 100, "how often a new pot was made"),
        Plane("direction", 1, -1, 1, "1 clockwise, -1 the other way"),
        flag("quiet", "nothing was laid or drawn in this turn"),
    ]


def put_open(into: vec[i16], at: i64, table: Tableau, first: i64) -> None:
    players = table.players
    catchers: i64 = 0
    for seat in range(players):
        if table.may_catch(seat):
            catchers |= bit(seat)
    for step in range(players):
        at = put(into, at, of(table.sizes, (first + step) % players))
    for step in range(players):
        at = put(into, at, of(table.missing, (first + step) % players))
    at = put_seat(into, at, table.turn, first, players)
    at = put_seats(into, at, catchers, first, players)
    at = put_one_of(into, at, table.phase, len(PHASES))
    at = put_one_of(into, at, table.call, len(CALLS))
    at = put_said(into, at, table, first)
    at = put(into, at, table.pot)
    at = put(into, at, table.pots_made)
    at = put(into, at, 1 if table.direction == 1 else -1)
    put_flag(into, at, table.quiet)


def put_said(into: vec[i16], at: i64, table: Tableau, first: i64) -> i64:
    if table.said == 0:
        return put_zeros(into, at, 3)
    factors = table.said != SAY_NOTHING
    at = put(into, at, 1 + steps_to(table.said_by, first, table.players))
    at = put(into, at, first_of(table.said) if factors else 0)
    return put(into, at, second_of(table.said) if factors else 0)


def put_set(into: vec[i16], at: i64, sets: Sets, place: i64) -> i64:
    """A set of cards, as a count for each number."""
    end = put_zeros(into, at, KINDS)
    even, odd = sets.words[2 * place], sets.words[2 * place + 1]
    while even | odd != 0:
        into[at] = i16(even & 7)
        into[at + 1] = i16(odd & 7)
        even >>= 3
        odd >>= 3
        at += 2
    return end


def put_unseen(into: vec[i16], at: i64, view: TabulosView, down: i64) -> i64:
    """All cards but those in the own hand, in the pile and put down."""
    left = WHOLE.clone()
    left.take_all(0, view.table.pile, 0)
    if view.seat is not None:
        left.take_all(0, view.own, 0)
    if down >= 0:
        left.take(0, down)
    return put_set(into, at, left, 0)
