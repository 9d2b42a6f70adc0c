"""Titus as arrays: most planes have a number for each coin, by its name."""

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
    put_zeros,
    steps_to,
)
from speeltafel.engine.state import State
from speeltafel.engine.tally import of
from speeltafel.engine.view import View
from speeltafel.games.titus.actions import ACTIONS
from speeltafel.games.titus.coins import COINS, HIGHEST, NO_COIN, first
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import CARDS, Tableau
from speeltafel.games.titus.view import TitusView

MOST_POINTS: Final = 230
"""All point cards, and left-over runs of all other coins (TIT-02, TIT-25)."""

# Where a coin lies.
IN_PILE: Final = 0
ON_TOP: Final = 1
IN_HAND: Final = 2
IN_RESERVE: Final = 3
SCORED: Final = 4


class TitusEncoding(Encoding):
    def __init__(self, players: int) -> None:
        self.players = players
        about = (
            "where the coin lies: 0 in the pile, 1 on its top, 2 in hand, 3 in a reserve, 4 scored"
        )
        coins = [
            Plane("side", COINS, 0, HIGHEST, "by coin: the visible number; 0 in the pile"),
            Plane("back", COINS, 0, HIGHEST, "by coin: the other number, if it was seen"),
            Plane("place", COINS, 0, SCORED, f"by coin: {about}"),
            Plane("owner", COINS, 0, players, "by coin: 1 for the own seat, 2 for the next, ..."),
            Plane("stack", COINS, 0, COINS, "by coin: 1 + the name of the top coin of its stack"),
        ]
        hidden = [
            Plane("up", COINS, 1, HIGHEST, "by coin, in the order of the pile: the upper number"),
            Plane("down", COINS, 1, HIGHEST, "by coin: the number below it"),
        ]
        super().__init__(coins + open_planes(players), hidden, ACTIONS)

    def observe(self, view: View, into: vec[i16], at: i64) -> None:
        assert isinstance(view, TitusView)
        table = view.table
        own = eyes(view)
        for coin in range(COINS):
            at = put(into, at, table.sides[coin])
        for coin in range(COINS):
            at = put(into, at, view.memory.backs[coin])
        end = put_zeros(into, at, 3 * COINS)
        put_places(into, at, table, own)
        put_open(into, end, table, own)

    def reveal(self, state: State, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Titus)
        for coin in range(COINS):
            at = put(into, at, state.deal.up[coin])
        for coin in range(COINS):
            at = put(into, at, state.deal.down[coin])


def open_planes(players: int) -> list[Plane]:
    return [
        by_seat("points", players, MOST_POINTS, "points if the game ended now"),
        by_seat("cards", players, CARDS, "point cards"),
        by_seat("turn", players, 1, "is on turn"),
        Plane("run_owners", CARDS, 0, players, "by point card: 1 for the own seat, 0 not taken"),
        number("pile", COINS, "coins in the pile"),
        number("scored", CARDS, "point cards that are taken"),
        number("taken", COINS, "coins taken in this turn"),
        flag("may_exchange", "the coin in hand came from the pile"),
        flag("going_on", "no coin of this turn was kept as a single"),
        flag("may_take", "one more coin may be taken, once the hand is empty"),
    ]


def put_places(into: vec[i16], at: i64, table: Tableau, own: i64) -> None:
    """The three planes from `place` on; their cells are 0 so far."""
    if table.drawn < COINS:
        into[at + table.drawn] = ON_TOP
    if table.hand != NO_COIN:
        into[at + table.hand] = IN_HAND
        into[at + COINS + table.hand] = i16(1 + steps_to(table.turn, own, table.players))
    for seat in range(table.players):
        owner = 1 + steps_to(seat, own, table.players)
        pieces = table.pieces[seat]
        while pieces != 0:
            put_stack(into, at, table, first(pieces), IN_RESERVE, owner)
            pieces &= pieces - 1
    for card in range(table.scored):
        owner = 1 + steps_to(table.run_owners[card], own, table.players)
        put_stack(into, at, table, table.run_tops[card], SCORED, owner)


def put_stack(into: vec[i16], at: i64, table: Tableau, top: i64, place: i64, owner: i64) -> None:
    coin = top
    while coin != NO_COIN:
        into[at + coin] = i16(place)
        into[at + COINS + coin] = i16(owner)
        into[at + 2 * COINS + coin] = i16(top + 1)
        coin = table.below[coin]


def put_open(into: vec[i16], at: i64, table: Tableau, own: i64) -> None:
    players = table.players
    for step in range(players):
        at = put(into, at, table.total((own + step) % players))
    for step in range(players):
        at = put(into, at, of(table.cards, (own + step) % players))
    at = put_seat(into, at, table.turn, own, players)
    for card in range(CARDS):
        taken = card < table.scored
        at = put(into, at, 1 + steps_to(table.run_owners[card], own, players) if taken else 0)
    at = put(into, at, COINS - table.drawn)
    at = put(into, at, table.scored)
    at = put(into, at, table.taken)
    at = put_flag(into, at, table.from_pile and table.hand != NO_COIN)
    at = put_flag(into, at, table.going_on)
    put_flag(into, at, table.may_take())
