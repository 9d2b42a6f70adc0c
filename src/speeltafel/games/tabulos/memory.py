"""What everybody who watched can know about the hands: the memory of an honest imagination.

Hands are hidden, but these things are proven by play, and a sampled world keeps to them:

- A card put down is seen by all. If it was wrong it goes back (TAB-07), and that hand holds it
  until a card with its number is laid out of it. A card that was laid or shown just after it was
  drawn is the drawn one (TAB-08), so it takes nothing away from what the hand was known to hold.
- A new pot is made of cards that all have seen (TAB-09). So from then on a hand consists of
  cards from *before* this pot, and of as many cards *of* this pot as were drawn since.

When a card is seen that may have been of either sort it is left *open* which it was. How many
open cards of a hand can have been drawn from this pot is limited by what had been drawn by then.

From the time before the last new pot is kept: what was shown, and which kinds a hand can hold at
all. Finer facts of that time, such as "at most two of these", are forgotten.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit
from speeltafel.engine.tally import of, one
from speeltafel.games.tabulos.cards import KINDS, Sets

# The places in `Memory.unseen`.
BEFORE: Final = 0
OF_POT: Final = 1

# What is known of a card that is seen.
WAS_BEFORE: Final = 0
WAS_OF_POT: Final = 1
IS_OPEN: Final = 2
WAS_HELD: Final = 3  # it was known to be in the hand

ALL_KINDS: Final = (1 << KINDS) - 1

# An open card is three numbers in a row in `Memory.open`.
SEAT: Final = 0
KIND: Final = 1
ROOM: Final = 2  # how many open cards of this seat, up to this one, can be of the pot
SIZE: Final = 3


@mypyc_attr(acyclic=True)
class Memory:
    """The public memory. Counts by seat are tallies.

    A hand is: its cards in `held`, `before` cards of the one sort and `of_pot` cards of the other,
    less its open cards.
    """

    def __init__(self, unseen: Sets, held: Sets, possible: vec[i64]) -> None:
        self.unseen = unseen  # the cards of each sort that nobody has seen since
        self.first = True  # the first pot is still in use: all cards are from before
        self.before: i64 = 0
        self.of_pot: i64 = 0
        # replaced and never changed: clones share them
        self.held = held  # what each hand is known to hold
        self.possible = possible  # the kinds that cards from before can be, by seat, one bit a kind
        self.open = vec[i64]()

    def clone(self) -> "Memory":
        twin = Memory(self.unseen.clone(), self.held, self.possible)
        twin.become(self)
        return twin

    def become(self, other: "Memory") -> None:
        """Be equal to the memory of another position, and share nothing that changes."""
        self.unseen.become(other.unseen)
        self.first = other.first
        self.before = other.before
        self.of_pot = other.of_pot
        self.held = other.held
        self.possible = other.possible
        self.open = other.open

    def draw(self, seat: i64) -> None:
        """A card was drawn, unseen."""
        if self.first:
            self.before += one(seat)
        else:
            self.of_pot += one(seat)

    def see(self, seat: i64, kind: i64, just_drawn: bool) -> i64:
        """A card of a hand is put down, the one just drawn or another: what is known of it."""
        if not just_drawn and self.held.count(seat, kind) > 0:
            self.held = self.held.clone()
            self.held.take(seat, kind)
            return WAS_HELD
        sort = self._sort(seat, kind, just_drawn)
        if sort == WAS_BEFORE:
            self.unseen.take(BEFORE, kind)
            self.before -= one(seat)
        elif sort == WAS_OF_POT:
            self.unseen.take(OF_POT, kind)
            self.of_pot -= one(seat)
            self._limit_open(seat)
        else:
            self._leave_open(seat, kind)
        return sort

    def hold(self, seat: i64, kind: i64) -> None:
        """A card that was seen goes back to the hand (TAB-07)."""
        self.held = self.held.clone()
        self.held.put(seat, kind)

    def _sort(self, seat: i64, kind: i64, just_drawn: bool) -> i64:
        if self.first:
            return WAS_BEFORE
        if just_drawn:
            return WAS_OF_POT
        if of(self.of_pot, seat) == 0 or self.unseen.count(OF_POT, kind) == 0:
            return WAS_BEFORE
        if of(self.before, seat) == 0 or self.unseen.count(BEFORE, kind) == 0:
            return WAS_OF_POT
        return IS_OPEN if self.possible[seat] & bit(kind) != 0 else WAS_OF_POT

    def _leave_open(self, seat: i64, kind: i64) -> None:
        cards = append(self.open[:], seat)
        cards = append(cards, kind)
        self.open = append(cards, of(self.of_pot, seat))

    def _limit_open(self, seat: i64) -> None:
        """One card of the pot less that the open cards so far can have been."""
        most = of(self.of_pot, seat)
        for at in range(0, len(self.open), SIZE):
            if self.open[at + SEAT] == seat and self.open[at + ROOM] > most:
                self.open = self.open[:]
                self.open[at + ROOM] = most

    def new_pot(self, players: i64, cards: Sets) -> None:
        """A pot was made of these cards: all that hands hold is from before it."""
        self._note_possible(players)
        self.unseen.put_all(BEFORE, self.unseen, OF_POT)
        self.before += self.of_pot
        for at in range(0, len(self.open), SIZE):
            self.unseen.take(BEFORE, self.open[at + KIND])
            self.before -= one(self.open[at + SEAT])
        self.unseen.clear(OF_POT)
        self.unseen.put_all(OF_POT, cards, 0)
        self.of_pot = 0
        self.open = vec[i64]()
        self.first = False

    def _note_possible(self, players: i64) -> None:
        kinds = vec[i64]()
        for seat in range(players):
            found: i64 = 0
            if of(self.before, seat) > 0:
                found |= self.possible[seat] & self.unseen.kinds(BEFORE)
            if of(self.of_pot, seat) > 0:
                found |= self.unseen.kinds(OF_POT)
            kinds = append(kinds, found)
        self.possible = kinds
