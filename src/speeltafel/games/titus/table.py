"""What lies open on the table for everybody to see (TIT-27).

All public facts are here and nothing else is; what was seen and lies open no more is in `memory`.

Coins lie in stacks, the highest number on top (TIT-06): pieces of a reserve, and scored runs. A
stack is known by its top coin.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit, lowest_place
from speeltafel.engine.rows import copied_fixed
from speeltafel.engine.tally import of, one
from speeltafel.games.titus.coins import COINS, HIGHEST, NO_COIN, SHORTEST_RUN, count

CARDS: Final = 12
"""How many point cards there are (TIT-02)."""
BEST_CARD: Final = 18
"""The first of them; each is worth one point less than the one before."""
LEFT_OVER_RUN: Final = 6
"""What a run that was not scored is worth at the end (TIT-25)."""
TURN_LIMIT: Final = 3
"""The number of coins taken in one turn (TIT-20)."""

SEATS: Final = 4
"""Room for the most players in a row by seat. No row is longer in one game than in another."""
NUMBERS: Final = HIGHEST + 2
"""Room for 0 to 20 in a row by number, so that every number has neighbours."""


@mypyc_attr(acyclic=True)
class Tableau:
    """The public part of a position. Sets of coins are packed, see `coins.py`."""

    def __init__(self, players: i64, memory_aid: bool, fewest_points: bool) -> None:
        self.players = players
        self.memory_aid = memory_aid
        self.fewest_points = fewest_points  # TIT-21: points and not cards are compared
        self.over = False
        self.drawn: i64 = 0  # coins drawn from the pile: the name of its top coin
        self.sides = vec[i64]()  # by coin: the visible number; 0 in the pile below its top
        self.below = vec[i64]()  # by coin: the next coin down in its stack
        self.turnings: i64 = 0  # how often a coin was turned (TIT-17)
        self.turned_at = vec[i64]()  # by coin: at which of these turnings it last was; 0: never
        # the reserves
        self.lowest = vec[i64]()  # by the top coin of a piece: its lowest coin
        self.starts = vec[i64]()  # by number: the pieces of all seats with it as their lowest
        self.ends = vec[i64]()  # by number: the pieces of all seats with it as their highest
        self.lows = vec[i64]()  # by seat: the numbers that pieces start with, one bit a number
        self.highs = vec[i64]()  # by seat: the numbers that pieces end with
        self.pieces = vec[i64]()  # by seat
        self.singles: i64 = 0  # the pieces of all seats that are one coin
        self.complete: i64 = 0  # the pieces of all seats that are groups of four or more
        # the point cards
        self.scored: i64 = 0  # how many were taken
        self.run_owners = vec[i64]()  # by point card, the 18 first
        self.run_tops = vec[i64]()  # by point card: the top coin of the run on it
        self.cards: i64 = 0  # how many each seat has, a tally
        self.points: i64 = 0  # what they are worth, a tally
        # this turn
        self.turn: i64 = 0
        self.taken: i64 = 0  # how many coins
        self.hand: i64 = NO_COIN  # the coin that was taken and not yet placed
        self.from_pile = False  # whether the coin in hand can be exchanged (TIT-15)
        self.going_on = True  # no coin of this turn was placed as a single (TIT-19)

    def begin(self, first_seat: i64) -> None:
        """An empty table (TIT-06), before the first coin of the pile is visible."""
        self.turn = first_seat
        self.sides = row(COINS)
        self.below = row(COINS)
        self.turned_at = row(COINS)
        self.lowest = row(COINS)
        self.starts = row(NUMBERS)
        self.ends = row(NUMBERS)
        self.lows = row(SEATS)
        self.highs = row(SEATS)
        self.pieces = row(SEATS)
        self.run_owners = row(CARDS)
        self.run_tops = row(CARDS)

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.memory_aid, self.fewest_points)
        twin.become(self)
        return twin

    def become(self, other: "Tableau") -> None:
        """Be equal to the table of another position of this game, and share nothing with it."""
        self.over = other.over
        self.drawn = other.drawn
        self.sides = copied_fixed(other.sides, self.sides, COINS)
        self.below = copied_fixed(other.below, self.below, COINS)
        self.turnings = other.turnings
        self.turned_at = copied_fixed(other.turned_at, self.turned_at, COINS)
        self.lowest = copied_fixed(other.lowest, self.lowest, COINS)
        self.starts = copied_fixed(other.starts, self.starts, NUMBERS)
        self.ends = copied_fixed(other.ends, self.ends, NUMBERS)
        self.lows = copied_fixed(other.lows, self.lows, SEATS)
        self.highs = copied_fixed(other.highs, self.highs, SEATS)
        self.pieces = copied_fixed(other.pieces, self.pieces, SEATS)
        self.singles = other.singles
        self.complete = other.complete
        self.scored = other.scored
        self.run_owners = copied_fixed(other.run_owners, self.run_owners, CARDS)
        self.run_tops = copied_fixed(other.run_tops, self.run_tops, CARDS)
        self.cards = other.cards
        self.points = other.points
        self.turn = other.turn
        self.taken = other.taken
        self.hand = other.hand
        self.from_pile = other.from_pile
        self.going_on = other.going_on

    # The turn

    def may_take(self) -> bool:
        """Whether the seat on turn may take one more coin, once its hand is empty."""
        if not self.going_on or self.drawn == COINS:  # TIT-19, TIT-24
            return False
        return self.taken < TURN_LIMIT or self.has_fewest(self.turn)  # TIT-20, TIT-21

    def has_fewest(self, seat: i64) -> bool:
        """TIT-21: beyond doubt, so fewer than every other."""
        wealth = self.points if self.fewest_points else self.cards
        own = of(wealth, seat)
        for other in range(self.players):
            if other != seat and of(wealth, other) <= own:
                return False
        return True

    def is_turn_over(self) -> bool:
        """TIT-22: when the turn ends by itself. Before the first coin one may always be taken."""
        if self.hand != NO_COIN or self.may_take():
            return False
        return self.to_score(self.turn) == 0 and not self.can_join(self.turn)

    def next_turn(self) -> None:
        """TIT-05: clockwise."""
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.taken = 0
        self.going_on = True

    # What is possible

    def to_rob(self, seat: i64) -> i64:
        """TIT-12, TIT-16: the top coins of the runs that others have scored."""
        tops: i64 = 0
        for card in range(self.scored):
            if self.run_owners[card] != seat and self.run_tops[card] != NO_COIN:
                tops |= bit(self.run_tops[card])
        return tops

    def to_exchange(self, seat: i64) -> i64:
        """TIT-15: the single coins of others."""
        return self.singles & ~self.pieces[seat]

    def to_extend(self, seat: i64, number: i64) -> i64:
        """TIT-07: the pieces of a seat to which a coin with this number can be added."""
        return (self.starts[number + 1] | self.ends[number - 1]) & self.pieces[seat]

    def to_score(self, seat: i64) -> i64:
        """TIT-10: the groups of four or more, while there is a point card (TIT-11)."""
        if self.scored == CARDS:
            return 0
        return self.groups(seat)

    def to_join(self, seat: i64, piece: i64) -> i64:
        """TIT-08: the pieces of a seat that go on from a piece of its own, up or down."""
        lowest = self.sides[self.lowest[piece]]
        return (self.starts[self.sides[piece] + 1] | self.ends[lowest - 1]) & self.pieces[seat]

    def can_join(self, seat: i64) -> bool:
        return self._joints(seat) != 0

    def joinable(self, seat: i64) -> i64:
        """The pieces of a seat that can be joined with another."""
        pieces: i64 = 0
        joints = self._joints(seat)
        while joints != 0:
            number = lowest_place(joints)
            pieces |= self.ends[number] | self.starts[number + 1]
            joints &= joints - 1
        return pieces & self.pieces[seat]

    def _joints(self, seat: i64) -> i64:
        """The numbers with which a piece ends and after which another starts, one bit a number."""
        return self.highs[seat] & self.lows[seat] >> 1

    # What lies where

    def stack(self, top: i64) -> list[int]:
        """The coins of a piece or run, from the top down."""
        coins: list[int] = []
        while top != NO_COIN:
            coins.append(top)
            top = self.below[top]
        return coins

    def groups(self, seat: i64) -> i64:
        """The pieces of a seat that are groups of four or more."""
        return self.complete & self.pieces[seat]

    def owner_of_single(self, coin: i64) -> i64:
        """Whose single coin it is; there is such a player."""
        seat: i64 = 0
        while self.pieces[seat] & bit(coin) == 0:
            seat += 1
        return seat

    def card_with(self, top: i64) -> i64:
        """Which point card has a run with this coin on top; there is one."""
        card: i64 = 0
        while self.run_tops[card] != top:
            card += 1
        return card

    # Moving coins

    def place_single(self, seat: i64, coin: i64) -> None:
        self.below[coin] = NO_COIN
        self.lay(seat, coin, coin)

    def join(self, seat: i64, one: i64, other: i64) -> i64:
        """TIT-08: lay one piece onto the other, the lower numbers under; the top of both."""
        lower, upper = one, other
        if self.sides[one] > self.sides[other]:
            lower, upper = other, one
        self.lift(seat, lower)
        self.lift(seat, upper)
        self.below[self.lowest[upper]] = lower
        self.lay(seat, upper, self.lowest[lower])
        return upper

    def score(self, seat: i64, top: i64) -> i64:
        """TIT-10: put a group onto the top point card; what that is worth."""
        self.lift(seat, top)
        worth = BEST_CARD - self.scored
        self.run_owners[self.scored] = seat
        self.run_tops[self.scored] = top
        self.scored += 1
        self.cards += one(seat)
        self.points += worth * one(seat)
        return worth

    def lay(self, seat: i64, top: i64, lowest: i64) -> None:
        """Note a piece in its reserve."""
        self.lowest[top] = lowest
        piece = bit(top)
        low = self.sides[lowest]
        high = self.sides[top]
        self.pieces[seat] |= piece
        self.starts[low] |= piece
        self.ends[high] |= piece
        self.lows[seat] |= bit(low)
        self.highs[seat] |= bit(high)
        if top == lowest:
            self.singles |= piece
        elif high - low >= SHORTEST_RUN - 1:
            self.complete |= piece

    def lift(self, seat: i64, top: i64) -> None:
        """Take a piece out of its reserve."""
        others = ~bit(top)
        low = self.sides[self.lowest[top]]
        high = self.sides[top]
        pieces = self.pieces[seat] & others
        self.pieces[seat] = pieces
        self.starts[low] &= others
        self.ends[high] &= others
        if self.starts[low] & pieces == 0:
            self.lows[seat] &= ~bit(low)
        if self.ends[high] & pieces == 0:
            self.highs[seat] &= ~bit(high)
        self.singles &= others
        self.complete &= others

    # What it is worth

    def total(self, seat: i64) -> i64:
        """The points of a seat if the game ended now (TIT-25, TIT-26)."""
        return of(self.points, seat) + LEFT_OVER_RUN * count(self.groups(seat))

    def coins_on_cards(self, seat: i64) -> i64:
        """How many coins lie on the point cards of a seat (TIT-26)."""
        coins: i64 = 0
        for card in range(self.scored):
            if self.run_owners[card] == seat:
                coins += len(self.stack(self.run_tops[card]))
        return coins

    def rank(self, seat: i64) -> i64:
        """TIT-26: 1 for the winner; players with as many points and coins share a rank."""
        rank: i64 = 1
        for other in range(self.players):
            if self._standing(other) > self._standing(seat):
                rank += 1
        return rank

    def _standing(self, seat: i64) -> i64:
        """Points, then coins on point cards, in one number."""
        return self.total(seat) * (COINS + 1) + self.coins_on_cards(seat)


def row(length: i64) -> vec[i64]:
    """A row of zeros."""
    return vec[i64]([0] * length)
