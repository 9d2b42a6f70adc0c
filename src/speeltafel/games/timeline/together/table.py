"""What lies open on the table: everything but dates that nobody has seen, and the pile's order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CARDS: Final = 36
"""Cards in a game (TWI-04)."""


class Table:
    """The public part of a position. Cards are names, see `faces.py`."""

    def __init__(self, players: i64, first: i64) -> None:
        self.players = players
        self.first = first  # the first player of the game (TWI-07)
        self.hands: list[vec[i64]] = []  # by seat: the cards before it
        self.row: list[vec[i64]] = []  # the bottom row: stacks of equal dates, left to right
        self.slots: list[vec[i64]] = []  # above each two neighbours of the row: a stack or nothing
        self.discards = vec[i64]()
        self.turned = vec[i64]()  # by name: 1 once the dark side was seen
        self.sideways = vec[i64]()  # by name: 1 once it was tried in vain (TWI-14)
        self.pile: i64 = 0  # how many cards are in it; its top is the name `seen` - 1
        self.seen: i64 = 0  # cards with a lower name have shown their light side
        self.turn: i64 = first
        self.tried = False  # the player on turn chose to play (TWI-08)
        self.placed: i64 = 0  # and has placed so many cards in this turn
        self.ending = ""  # why the game is over

    def clone(self) -> "Table":
        twin = Table(self.players, self.first)
        twin.hands = [hand[:] for hand in self.hands]
        twin.row = [stack[:] for stack in self.row]
        twin.slots = [stack[:] for stack in self.slots]
        twin.discards = self.discards[:]
        twin.turned = self.turned[:]
        twin.sideways = self.sideways[:]
        twin.pile = self.pile
        twin.seen = self.seen
        twin.turn = self.turn
        twin.tried = self.tried
        twin.placed = self.placed
        twin.ending = self.ending
        return twin

    def may_try(self, seat: i64) -> bool:
        """Whether a card lies there that was not tried in vain."""
        hand = self.hands[seat]
        for place in range(len(hand)):
            if self.sideways[hand[place]] == 0:
                return True
        return False

    def cards_left(self) -> bool:
        """Whether any card is still to be placed or discarded."""
        for hand in self.hands:
            if len(hand) > 0:
                return True
        return self.pile > 0

    def put_left(self, name: i64) -> None:
        self.row.insert(0, _stack(name))
        self.slots.insert(0, vec[i64]())

    def put_right(self, name: i64) -> None:
        self.row.append(_stack(name))
        self.slots.append(vec[i64]())

    def score(self) -> i64:
        """TWI-23: 2 for each card in the bottom row, 1 in the slots, -1 for all others."""
        total: i64 = -self.pile - len(self.discards)
        for stack in self.row:
            total += 2 * len(stack)
        for stack in self.slots:
            total += len(stack)
        for hand in self.hands:
            total -= len(hand)
        return total


def rank(score: i64) -> i64:
    """TWI-24: one of eight, from 0 for a score below zero to 7 for 61 and more."""
    if score < 0:
        return 0
    return min(7, max(1, (score + 9) // 10))


def _stack(name: i64) -> vec[i64]:
    return append(vec[i64](), name)
