"""Cards, and sets of cards packed into whole numbers.

Cards with the same number are alike (TAB-01), so a card is one of 40 *kinds*: the place of its
number among all numbers, lowest first. A set of cards is a count for each kind, three bits a
kind, in two whole numbers: the even kinds in one, the odd kinds in the other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit

KINDS: Final = 40
CARDS: Final = 80
LAST_TABLE: Final = 9
FACTORS: Final = 10
"""A table goes from 1 to 10 times its number (TAB-02)."""

PRODUCTS: Final = sorted(table * times for table in range(2, 10) for times in range(1, 11))
"""TAB-01: the numbers of all 80 cards."""
NUMBERS: Final = sorted(set(PRODUCTS))
"""The number of each kind."""
NUMBER: Final = vec[i64](NUMBERS)
"""The same, for computing."""
DECK: Final = [NUMBERS.index(number) for number in PRODUCTS]
"""The kind of each card."""
NAMES: Final = [str(number) for number in NUMBERS]
"""How people write a card, by kind."""

# What laying a card does: nothing, turn the direction (TAB-10), or hit the next player (TAB-14).
PLAIN: Final = 0
SQUARE: Final = 1
END_POINT: Final = 2
SQUARES: Final = [number * number for number in range(2, 10)]
END_POINTS: Final = [10 * table for table in range(2, 10)]


def _effect(number: int) -> int:
    if number in SQUARES:
        return SQUARE
    return END_POINT if number in END_POINTS else PLAIN


EFFECT: Final = vec[i64]([_effect(number) for number in NUMBERS])
"""The effect of each kind; it goes by the number, whatever was said."""


class Sets:
    """Sets of cards in a row, such as one for each seat; each has a place."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def clone(self) -> "Sets":
        return Sets(self.words[:])

    def put(self, place: i64, kind: i64) -> None:
        self.words[2 * place + (kind & 1)] += bit(3 * (kind >> 1))

    def take(self, place: i64, kind: i64) -> None:
        self.words[2 * place + (kind & 1)] -= bit(3 * (kind >> 1))

    def count(self, place: i64, kind: i64) -> i64:
        """How many cards of one kind there are in a set."""
        return (self.words[2 * place + (kind & 1)] >> (3 * (kind >> 1))) & 7

    def put_all(self, place: i64, other: "Sets", there: i64) -> None:
        """Add the cards of another set; it keeps them too."""
        self.words[2 * place] += other.words[2 * there]
        self.words[2 * place + 1] += other.words[2 * there + 1]

    def take_all(self, place: i64, other: "Sets", there: i64) -> None:
        """Take away as many cards as another set has; all of them are there."""
        self.words[2 * place] -= other.words[2 * there]
        self.words[2 * place + 1] -= other.words[2 * there + 1]

    def clear(self, place: i64) -> None:
        self.words[2 * place] = 0
        self.words[2 * place + 1] = 0

    def unpack(self, place: i64) -> list[int]:
        """The kind of each card of a set, ascending."""
        cards: list[int] = []
        even, odd = self.words[2 * place], self.words[2 * place + 1]
        kind: i64 = 0
        while even | odd != 0:
            for _ in range(even & 7):
                cards.append(kind)
            for _ in range(odd & 7):
                cards.append(kind + 1)
            even >>= 3
            odd >>= 3
            kind += 2
        return cards

    def kinds(self, place: i64) -> i64:
        """The kinds of card in a set, one bit a kind."""
        kinds: i64 = 0
        for kind in self.unpack(place):
            kinds |= bit(kind)
        return kinds

    def names(self, place: i64) -> list[str]:
        return [NAMES[kind] for kind in self.unpack(place)]


def no_cards(places: i64) -> Sets:
    """An empty set for each place."""
    return Sets(vec[i64]([0] * (2 * places)))
