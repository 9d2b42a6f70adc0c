"""What lies open on the table for everybody to see (TEL-30).

All public facts are here and nothing else is: a view is a copy of this and a seat's own cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit
from speeltafel.engine.rows import copied
from speeltafel.games.telos.cards import EVERY_GOD, HIGHEST, gods, lowest_god, points
from speeltafel.games.telos.proofs import HAD_A_GOD, ONLY_ZEUS, SWAPPED, THREW, Proof

# Who leads the next trick: its winner, or somebody by a power (TEL-24, TEL-25).
BY_WINNING: Final = 0
BY_CUCKOO: Final = 1
BY_EAGLE: Final = 2

# How cards came onto the table.
LED: Final = 0
FOLLOWED: Final = 1
THROWN: Final = 2
WITH_ANT: Final = 3
IN_LAST_TRICK: Final = 4
MANNERS: Final = ["leads", "follows", "throws", "ant", "last"]
"""The words for them."""

LOST: Final = 32
"""With this number of minus points a player has lost (TEL-16)."""


@mypyc_attr(acyclic=True)
class Tableau:
    """The public part of a position. Sets of cards are packed, see `cards.py`."""

    def __init__(self, players: i64, powers: bool, divine_trick: bool, zeus: i64) -> None:
        self.players = players
        self.powers = powers
        self.divine_trick = divine_trick
        self.zeus = zeus  # the Zeus cards in play
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.direction: i64 = 1  # steps to the next seat: 1 clockwise, players - 1 the other way
        self.minus = vec[i64]()  # by seat: the minus cards
        self.over = False
        # this round
        self.dealt: i64 = 0  # cards each
        self.left: i64 = 0  # cards in each hand when this trick began
        self.swan = False  # TEL-26
        self.swapped: i64 = 0  # the seats that have swapped, one bit a seat
        self.played = vec[i64]()  # by seat: the cards played in this round
        self.proof: Proof | None = None  # the last thing that play has proven of hands
        # this trick
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.passed: i64 = 0  # the seats that passed the lead, one bit a seat (TEL-19)
        self.done: i64 = 0  # how many have played
        self.laid = vec[i64]()  # by seat: the cards in the trick
        self.manners: i64 = 0  # how each seat's cards came there, four bits a seat
        self.count: i64 = 0  # how many cards were led; 0 before the lead
        self.match: i64 = 0  # the cards to match (TEL-09), each Zeus as what it counts for
        self.ahead: i64 = 0  # the last seat that followed
        self.picked: i64 = 0  # how many cards the seat on turn has picked so far
        self.next_lead: i64 = BY_WINNING
        self.eagle: i64 = 0  # the seat that played it
        self.reversing = False  # TEL-22, from the next trick on

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.powers, self.divine_trick, self.zeus)
        twin.become(self)
        return twin

    def become(self, other: "Tableau") -> None:
        """Be equal to the table of another position of this game, and share nothing that changes."""
        self.round = other.round
        self.dealer = other.dealer
        self.direction = other.direction
        self.minus = copied(other.minus, self.minus)
        self.over = other.over
        self.dealt = other.dealt
        self.left = other.left
        self.swan = other.swan
        self.swapped = other.swapped
        self.played = copied(other.played, self.played)
        self.proof = other.proof
        self.leader = other.leader
        self.turn = other.turn
        self.passed = other.passed
        self.done = other.done
        self.laid = copied(other.laid, self.laid)
        self.manners = other.manners
        self.count = other.count
        self.match = other.match
        self.ahead = other.ahead
        self.picked = other.picked
        self.next_lead = other.next_lead
        self.eagle = other.eagle
        self.reversing = other.reversing

    def next_to(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        seat += self.direction
        return seat - self.players if seat >= self.players else seat

    def reverse(self) -> None:
        """Turn the order of play around (TEL-22)."""
        self.direction = self.players - self.direction

    def is_first_trick(self) -> bool:
        return self.left == self.dealt

    def is_last_trick(self) -> bool:
        return self.left == 1

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; picked ones stay in the hand until all are laid."""
        return self.left - self.count if self.laid[seat] != 0 else self.left

    def has_swapped(self, seat: i64) -> bool:
        return (self.swapped >> seat) & 1 != 0

    def in_play(self) -> i64:
        """All cards but the minus cards (TEL-02, TEL-13)."""
        cards = EVERY_GOD * sets_in_play(self.players) + self.zeus
        for seat in range(self.players):
            cards -= self.minus[seat]
        return cards

    def round_cards(self) -> i64:
        """The cards of this round: at the end of the game with the last minus card."""
        return self.in_play() + self.laid[self.ahead] if self.over else self.in_play()

    def lead_limit(self) -> i64:
        """How many cards may be led at most."""
        if self.is_first_trick() or self.is_last_trick() or self.swan:  # TEL-08, TEL-26
            return 1
        if self.players >= 5 and self.left > 2:  # TEL-11
            return 2
        return self.left - 1  # TEL-10

    def minus_points(self, seat: i64) -> i64:
        return points(self.minus[seat])

    def order_of_play(self) -> list[int]:
        """The seats that have played to this trick, first the leader."""
        seats: list[int] = []
        seat = self.leader
        while len(seats) < self.done:
            seats.append(seat)
            seat = self.next_to(seat)
        return seats

    def lay(self, seat: i64, cards: i64, manner: i64) -> None:
        """Put a seat's cards into the trick."""
        self.laid[seat] = cards
        self.manners |= manner << (4 * seat)
        self.played[seat] += cards
        self.done += 1

    def manner(self, seat: i64) -> str:
        return MANNERS[(self.manners >> (4 * seat)) & 15]

    def next_leader(self) -> i64:
        """Who leads after this trick."""
        if self.next_lead == BY_EAGLE:
            return self.eagle
        return self._cuckoo_leader() if self.next_lead == BY_CUCKOO else self.ahead

    def _cuckoo_leader(self) -> i64:
        """TEL-24: who played the lowest god card, of equal ones the last."""
        lowest: i64 = HIGHEST
        found = self.leader
        for seat in self.order_of_play():
            laid = gods(self.laid[seat])
            if laid != 0 and lowest_god(laid) <= lowest:
                lowest = lowest_god(laid)
                found = seat
        return found

    def begin_round(self, each: i64) -> None:
        """Forget the round before."""
        self.dealt = each
        self.left = each
        self.swan = False
        self.swapped = 0
        self.played = no_cards(self.players)
        self.laid = no_cards(self.players)
        self.proof = None

    def prove_throw(self, seat: i64, cards: i64) -> None:
        played = self.played[seat]
        proof = Proof(THREW, seat, played, self.proof)
        proof.match = self.match
        proof.cards = cards
        proof.count = self.count
        self.proof = proof

    def prove_pass(self, seat: i64) -> None:
        self.passed |= bit(seat)
        self.proof = Proof(ONLY_ZEUS, seat, self.played[seat], self.proof)

    def prove_swap(self, seat: i64, leading: bool) -> None:
        self.swapped |= bit(seat)
        played = self.played[seat]
        if leading and not self.is_last_trick():
            self.proof = Proof(HAD_A_GOD, seat, played, self.proof)
        self.proof = Proof(SWAPPED, seat, played, self.proof)

    def clear_trick(self) -> None:
        """Take the trick off the table, and play in the new direction if it was reversed."""
        self.passed = 0
        self.done = 0
        take_away(self.laid)
        self.manners = 0
        self.count = 0
        self.match = 0
        self.next_lead = BY_WINNING
        if self.reversing:
            self.reverse()
            self.reversing = False


def sets_in_play(players: i64) -> i64:
    """TEL-02: 5, 6, 7 and 8 sets of gods with 3, 4, 5 and 6 players."""
    return players + 2


def take_away(cards: vec[i64]) -> None:
    """Leave an empty set of cards for each seat, in place."""
    seat: i64 = 0
    while seat < len(cards):
        cards[seat] = 0
        seat += 1


def no_cards(players: i64) -> vec[i64]:
    """An empty set of cards for each seat."""
    return vec[i64]([0] * players)
