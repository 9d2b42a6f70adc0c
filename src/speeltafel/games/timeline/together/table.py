"""What lies open on the table: everything but dates that nobody has seen, and the pile's order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.rows import copied
from speeltafel.games.timeline.hands import Hands
from speeltafel.games.timeline.together.stacks import NO_CARD, Stacks

CARDS: Final = 36
"""Cards in a game (TWI-04)."""

IN_ROW: Final = 2
IN_SLOT: Final = 1
ELSEWHERE: Final = -1
WORTH: Final = {
    "row": IN_ROW,
    "slots": IN_SLOT,
    "hands": ELSEWHERE,
    "discards": ELSEWHERE,
    "pile": ELSEWHERE,
}
"""What a card counts for where it lies (TWI-23)."""


@mypyc_attr(acyclic=True)
class Tableau:
    """The public part of a position. Cards are names, see `faces.py`."""

    def __init__(self, players: i64, first: i64) -> None:
        self.players = players
        self.first = first  # the first player of the game (TWI-07)
        self.hands = Hands(0)  # of the players, once cards are dealt
        self.row = Stacks(CARDS)  # the bottom row: stacks of equal dates, left to right
        self.slots = Stacks(CARDS)  # above each two neighbours of the row: a stack or nothing
        self.discards = vec[i64]()
        self.turned = vec[i64]()  # by name: 1 once the dark side was seen
        self.sideways = vec[i64]()  # by name: 1 once it was tried in vain (TWI-14)
        self.pile: i64 = 0  # how many cards are in it; its top is the name `seen` - 1
        self.seen: i64 = 0  # cards with a lower name have shown their light side
        self.turn: i64 = first
        self.tried = False  # the player on turn chose to play (TWI-08)
        self.placed: i64 = 0  # the number of cards placed in this turn
        self.ending = ""  # why the game is over

    def clone(self) -> "Tableau":
        twin = Tableau(self.players, self.first)
        twin.become(self)
        return twin

    def become(self, other: "Tableau") -> None:
        """Be equal to the table of another position of this game, and share nothing with it."""
        self.hands.become(other.hands)
        self.row.become(other.row)
        self.slots.become(other.slots)
        self.discards = copied(other.discards, self.discards)
        self.turned = copied(other.turned, self.turned)
        self.sideways = copied(other.sideways, self.sideways)
        self.pile = other.pile
        self.seen = other.seen
        self.turn = other.turn
        self.tried = other.tried
        self.placed = other.placed
        self.ending = other.ending

    def may_try(self, seat: i64) -> bool:
        """Whether a card lies there that was not tried in vain."""
        for place in range(self.hands.sizes[seat]):
            if self.sideways[self.hands.card(seat, place)] == 0:
                return True
        return False

    def cards_left(self) -> bool:
        """Whether any card is still to be placed or discarded."""
        return self.pile > 0 or self._cards_held() > 0

    def _cards_held(self) -> i64:
        count: i64 = 0
        for size in self.hands.sizes:
            count += size
        return count

    def put_left(self, name: i64) -> None:
        self.row.insert(name)
        self.slots.insert(NO_CARD)

    def put_right(self, name: i64) -> None:
        self.row.append(name)
        self.slots.append(NO_CARD)

    def slot_of(self, name: i64, dates: vec[i64]) -> i64:
        """TWI-12: the slot above the two neighbours that this card's date lies between."""
        slot: i64 = 0
        firsts = self.row.firsts
        while dates[firsts[slot + 1]] < dates[name]:
            slot += 1
        return slot

    def count(self, place: str) -> i64:
        """How many cards lie in one of the places of `WORTH`."""
        if place == "pile":
            return self.pile
        if place == "discards":
            return len(self.discards)
        if place == "hands":
            return self._cards_held()
        return self.row.count() if place == "row" else self.slots.count()

    def score(self) -> i64:
        """TWI-23: what the cards count for where they lie."""
        row, slots = self.row.count(), self.slots.count()
        elsewhere = self._cards_held() + len(self.discards) + self.pile
        return IN_ROW * row + IN_SLOT * slots + ELSEWHERE * elsewhere


def rank(score: i64) -> i64:
    """TWI-24: one of eight, from 0 for a score below zero to 7 for 61 and more."""
    if score < 0:
        return 0
    return min(7, max(1, (score + 9) // 10))
