"""Cards, and sets of cards packed into one whole number.

Cards of one value are alike: the colours of the eight sets only help sorting (TEL-01). So a hand
is a count for each *kind* of card, and all counts fit in 62 bits: four bits for each god 1 to 13
and for plain Zeus cards, then one bit for each of the six animals. Adding and taking away cards
is addition and subtraction. A set of *kinds* is a set with one card of each.

Higher cards have higher bits. So with `one` card of a god, `cards & -one` is all that is at least
as high: in binary, minus a power of two is a row of ones down to it.

With the powers (TEL-21 to TEL-26) the six Zeus cards are six different animals, without them
they are plain and all alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit, lowest_place

# The kinds of card. God cards of value 1 to 13 are the kinds 0 to 12.
ZEUS: Final = 13
ANT: Final = 14
SERPENT: Final = 15
BULL: Final = 16
CUCKOO: Final = 17
EAGLE: Final = 18
SWAN: Final = 19
KINDS: Final = 20

HIGHEST: Final = 13
"""The highest god card; the lowest is 1 (TEL-04)."""
ZEUS_POINTS: Final = 20
"""What a Zeus is worth in the last trick, above every god (TEL-20)."""

# Packed sets of cards.
GODS: Final = (1 << 52) - 1
EVERY_GOD: Final = 0x1111111111111
"""One god of each value: a set of the game (TEL-01)."""
PLAIN: Final = (1 << 56) - 1
"""The part with four bits a kind: gods and plain Zeus cards."""
EVEN_KINDS: Final = 0x0F0F0F0F0F0F0F
"""Every second kind of them."""
ANT_CARD: Final = 1 << 56
SERPENT_CARD: Final = 1 << 57
BULL_CARD: Final = 1 << 58
CUCKOO_CARD: Final = 1 << 59
EAGLE_CARD: Final = 1 << 60
SWAN_CARD: Final = 1 << 61

# Sets of kinds.
PLAIN_KINDS: Final = 0x11111111111111
ZEUS_KINDS: Final = (1 << 62) - (1 << 56) + (1 << 52)
ALL_KINDS: Final = EVERY_GOD + ZEUS_KINDS

ANIMALS: Final = ["ant", "serpent", "bull", "cuckoo", "eagle", "swan"]
NAMES: Final = [str(value) for value in range(1, HIGHEST + 1)] + ["zeus", *ANIMALS]
"""How people write a card, by kind."""


def card(kind: i64) -> i64:
    """One card, as a packed set."""
    return bit(4 * kind if kind <= ZEUS else kind + 42)


def god(value: i64) -> i64:
    """One god card, as a packed set."""
    return bit(4 * (value - 1))


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of one kind there are in a set."""
    if kind <= ZEUS:
        return (cards >> (4 * kind)) & 15
    return (cards >> (kind + 42)) & 1


def gods(cards: i64) -> i64:
    """The god cards of a set."""
    return cards & GODS


def zeus_count(cards: i64) -> i64:
    """How many Zeus cards of any kind there are in a set."""
    return ((cards >> 52) & 15) + animal_count(cards)


def animal_count(cards: i64) -> i64:
    animals = cards >> 56
    if animals == 0:
        return 0
    pairs = (animals & 21) + ((animals >> 1) & 21)
    return (pairs & 3) + ((pairs >> 2) & 3) + (pairs >> 4)


def god_count(cards: i64) -> i64:
    return _plain_count(cards & GODS)


def card_count(cards: i64) -> i64:
    return _plain_count(cards & PLAIN) + animal_count(cards)


def _plain_count(plain: i64) -> i64:
    """The sum of fourteen counts of four bits: first two in a byte, then byte by byte."""
    bytes_ = (plain & EVEN_KINDS) + ((plain >> 4) & EVEN_KINDS)
    bytes_ += bytes_ >> 32
    bytes_ += bytes_ >> 16
    return (bytes_ + (bytes_ >> 8)) & 255


def lowest_god(cards: i64) -> i64:
    """The lowest value among the god cards of a set that has some."""
    return (lowest_place(cards) >> 2) + 1


def highest_god(cards: i64) -> i64:
    """The highest value among the god cards of a set; 0 if there is none."""
    rest = cards & GODS
    value: i64 = 0
    if rest >> 32 != 0:
        value = 8
        rest >>= 32
    if rest >> 16 != 0:
        value += 4
        rest >>= 16
    while rest != 0:
        rest >>= 4
        value += 1
    return value


def kinds_in(cards: i64) -> i64:
    """The kinds of card in a set: one card of each."""
    some = cards & PLAIN
    some |= some >> 1
    some |= some >> 2
    return (some & PLAIN_KINDS) | (cards & ~PLAIN)


def repeated_gods(cards: i64) -> i64:
    """The kinds of god of which there are two or more in a set."""
    some = cards & GODS
    return (some >> 1 | some >> 2 | some >> 3) & EVERY_GOD


def kind_of(cards: i64) -> i64:
    """The lowest kind in a set that is not empty."""
    place = lowest_place(cards)
    return place >> 2 if place < 56 else place - 42


def names(cards: i64) -> list[str]:
    """How people write the cards of a set, lowest first, Zeus last."""
    found: list[str] = []
    while cards != 0:
        kind = kind_of(cards)
        name = NAMES[kind]
        for _ in range(count_of(cards, kind)):
            found.append(name)
            cards -= card(kind)
    return found


def pack_of(cards: i64) -> vec[i64]:
    """The cards of a set one by one, each as a packed set, by kind."""
    pack = vec[i64]([0] * card_count(cards))
    place: i64 = 0
    while cards != 0:
        kind = kind_of(cards)
        one = card(kind)
        end = place + count_of(cards, kind)
        cards -= one * (end - place)
        while place < end:
            pack[place] = one
            place += 1
    return pack


def points(cards: i64) -> i64:
    """What a set of minus cards counts: a god its value, a Zeus 20 (TEL-13, TEL-20)."""
    total = ZEUS_POINTS * zeus_count(cards)
    rest = gods(cards)
    while rest != 0:
        value = lowest_god(rest)
        total += value
        rest -= god(value)
    return total
