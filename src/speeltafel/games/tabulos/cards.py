"""Cards, and sets of cards packed into whole numbers.

Cards with the same number are alike (TAB-01), so a card is one of 40 *kinds*: the place of its
number among all numbers, lowest first. A set of cards is a count for each kind, three bits a
kind, in two whole numbers: the even kinds in one, the odd kinds in the other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.bits import bit, lowest_place

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
DECK: Final = vec[i64]([NUMBERS.index(number) for number in PRODUCTS])
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


EVERY_THIRD: Final = 0o111111_111111_11111111
"""The lowest bit of each count in a packed set."""


@mypyc_attr(acyclic=True)
class Sets:
    """Sets of cards in a row, such as one for each seat; each has a place."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words

    def clone(self) -> "Sets":
        return Sets(self.words[:])

    def become(self, other: "Sets") -> None:
        """Be equal to another row of as many sets, and share nothing with it."""
        words, wanted = self.words, other.words
        for place in range(len(wanted)):
            words[place] = wanted[place]

    def put(self, place: i64, kind: i64) -> None:
        self.words[2 * place + (kind & 1)] += bit(3 * (kind >> 1))

    def take(self, place: i64, kind: i64) -> None:
        self.words[2 * place + (kind & 1)] -= bit(3 * (kind >> 1))

    def count(self, place: i64, kind: i64) -> i64:
        """How many cards of one kind there are in a set."""
        return copies(self.words[2 * place], self.words[2 * place + 1], kind)

    def add(self, place: i64, even: i64, odd: i64) -> None:
        """Add the cards of a packed set."""
        words = self.words
        words[2 * place] += even
        words[2 * place + 1] += odd

    def put_each(self, other: "Sets") -> None:
        """Add the cards of another row of as many sets, place by place."""
        words, more = self.words, other.words
        for place in range(len(more)):
            words[place] += more[place]

    def put_all(self, place: i64, other: "Sets", there: i64) -> None:
        """Add the cards of another set; it keeps them too."""
        self.add(place, other.words[2 * there], other.words[2 * there + 1])

    def take_all(self, place: i64, other: "Sets", there: i64) -> None:
        """Take away as many cards as another set has; all of them are there."""
        self.words[2 * place] -= other.words[2 * there]
        self.words[2 * place + 1] -= other.words[2 * there + 1]

    def clear(self, place: i64) -> None:
        self.words[2 * place] = 0
        self.words[2 * place + 1] = 0

    def unpack(self, place: i64) -> list[int]:
        """The kind of each card of a set, ascending."""
        return [int(kind) for kind in self.pack(place)]

    def pack(self, place: i64) -> vec[i64]:
        """The cards of a set one by one, each as its kind, ascending."""
        pack = vec[i64]()
        even, odd = self.words[2 * place], self.words[2 * place + 1]
        marks = marks_of(even, odd)
        while marks != 0:
            kind = kind_at(marks)
            for _copy in range(copies(even, odd, kind)):
                pack = append(pack, kind)
            marks &= marks - 1
        return pack

    def kinds(self, place: i64) -> i64:
        """The kinds of card in a set, one bit a kind."""
        kinds: i64 = 0
        marks = marks_of(self.words[2 * place], self.words[2 * place + 1])
        while marks != 0:
            kinds |= bit(kind_at(marks))
            marks &= marks - 1
        return kinds

    def names(self, place: i64) -> list[str]:
        return [NAMES[kind] for kind in self.unpack(place)]


def copies(even: i64, odd: i64, kind: i64) -> i64:
    """How many cards of one kind there are in a set."""
    word = even if kind & 1 == 0 else odd
    return (word >> (3 * (kind >> 1))) & 7


def marks_of(even: i64, odd: i64) -> i64:
    """A mark for each kind in a set, a single bit: three bits for two kinds, the third unused."""
    evens = (even | even >> 1 | even >> 2) & EVERY_THIRD
    odds = (odd | odd >> 1 | odd >> 2) & EVERY_THIRD
    return evens | odds << 1


def kind_at(marks: i64) -> i64:
    """The kind of the lowest of some marks."""
    place = lowest_place(marks)
    return place - place // 3


def no_cards(places: i64) -> Sets:
    """An empty set for each place."""
    return Sets(vec[i64]([0] * (2 * places)))
