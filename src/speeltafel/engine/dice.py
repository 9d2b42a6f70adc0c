"""A small fast random generator, for playouts and imagination; never for a real deal.

It is the same compiled and uncompiled: no intermediate value leaves 62 bits, so Python's
unbounded integers and the machine's 64-bit ones agree.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Marsaglia's multiply-with-carry: MULTIPLIER * 2^32 - 1 is a safe prime, the period above 2^60.
MULTIPLIER: Final = 698769069
WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """Dice thrown from a seed: the same seed, the same throws."""

    def __init__(self, seed: i64) -> None:
        """Seed is any whole number from 0 up to 2^62."""
        self.word: i64 = 0
        self.carry: i64 = 0
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """Throw as new dice of this seed would."""
        word, carry = seed & WORD, (seed >> 32) % (MULTIPLIER - 1) + 1
        for _roll in range(8):
            mixed: i64 = MULTIPLIER * word + carry  # `roll`, but twice as fast
            word, carry = mixed & WORD, mixed >> 32
        self.word, self.carry = word, carry

    def roll(self) -> i64:
        """A whole number from 0 up to 2^32, exclusive."""
        mixed: i64 = MULTIPLIER * self.word + self.carry
        self.word = mixed & WORD
        self.carry = mixed >> 32
        return self.word ^ self.carry

    def below(self, count: i64) -> i64:
        """One of 0, 1, ... count - 1; count is at most 2^30."""
        return (self.roll() * count) >> 32

    def mix(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        self.draw_last(cards, len(cards), len(cards) - 1)

    def draw_last(self, cards: vec[i64], left: i64, count: i64) -> None:
        """Of the first cards that are left, put some at the end, as if all of them were shuffled."""
        word, carry = self.word, self.carry  # `below` at each place, but twice as fast
        last = left - 1
        end = last - count
        while last > end:
            mixed: i64 = MULTIPLIER * word + carry
            word, carry = mixed & WORD, mixed >> 32
            other = ((word ^ carry) * (last + 1)) >> 32
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1
        self.word, self.carry = word, carry

    def draw(self, cards: vec[i64], start: i64, count: i64) -> None:
        """Of the cards from a place on, put some in front, as if all of them were shuffled."""
        word, carry = self.word, self.carry  # as in `draw_last`
        left = len(cards) - start
        for place in range(start, start + count):
            mixed: i64 = MULTIPLIER * word + carry
            word, carry = mixed & WORD, mixed >> 32
            other = place + (((word ^ carry) * left) >> 32)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
            left -= 1
        self.word, self.carry = word, carry

    def fork(self) -> "Dice":
        """Dice of their own for somebody else."""
        return Dice(self._seed())

    def fork_onto(self, other: "Dice") -> None:
        """Let other dice throw as those of `fork` would."""
        other.restart(self._seed())

    def _seed(self) -> i64:
        return (self.roll() >> 2 << 32) + self.roll()

    def clone(self) -> "Dice":
        """Dice that will throw the same."""
        twin = Dice(0)
        twin.word = self.word
        twin.carry = self.carry
        return twin
