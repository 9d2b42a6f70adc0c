"""Cards, and sets of cards packed into one whole number.

Cards of one value are alike: the colours of the eight sets only help sorting (TEL-01). So a hand
is a count for each *kind* of card, and all counts fit in 62 bits: four bits for each god 1 to 13
and for plain Zeus cards, then one bit for each of the six animals. Adding and taking away cards
is addition and subtraction.

With the powers (TEL-21 to TEL-26) the six Zeus cards are six different animals, without them
they are plain and all alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit

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
ANT_CARD: Final = 1 << 56
SERPENT_CARD: Final = 1 << 57
BULL_CARD: Final = 1 << 58
CUCKOO_CARD: Final = 1 << 59
EAGLE_CARD: Final = 1 << 60
SWAN_CARD: Final = 1 << 61

# Sets of kinds, one bit a kind.
GOD_KINDS: Final = (1 << 13) - 1
ALL_KINDS: Final = (1 << 20) - 1
ZEUS_KINDS: Final = ALL_KINDS - GOD_KINDS

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


def count_from(cards: i64, kind: i64) -> i64:
    """How many cards of this kind of god or a higher one there are in a set, and Zeus cards."""
    count = zeus_count(cards)
    rest = gods(cards) >> (4 * kind)
    while rest != 0:
        count += rest & 15
        rest >>= 4
    return count


def gods(cards: i64) -> i64:
    """The god cards of a set."""
    return cards & GODS


def zeus_count(cards: i64) -> i64:
    """How many Zeus cards of any kind there are in a set."""
    animals = cards >> 56
    pairs = (animals & 21) + ((animals >> 1) & 21)
    return ((cards >> 52) & 15) + (pairs & 3) + ((pairs >> 2) & 3) + (pairs >> 4)


def god_count(cards: i64) -> i64:
    count: i64 = 0
    rest = cards & GODS
    while rest != 0:
        count += rest & 15
        rest >>= 4
    return count


def card_count(cards: i64) -> i64:
    return god_count(cards) + zeus_count(cards)


def lowest_god(cards: i64) -> i64:
    """The lowest value among the god cards of a set that has some."""
    value: i64 = 1
    while cards & 15 == 0:
        cards >>= 4
        value += 1
    return value


def highest_god(cards: i64) -> i64:
    """The highest value among the god cards of a set; 0 if there is none."""
    value: i64 = 0
    rest = cards & GODS
    while rest != 0:
        rest >>= 4
        value += 1
    return value


def kinds_in(cards: i64) -> i64:
    """The kinds of card in a set, one bit a kind."""
    kinds: i64 = (cards >> 56) << ANT
    bit: i64 = 1
    rest = cards & PLAIN
    while rest != 0:
        if rest & 15 != 0:
            kinds |= bit
        rest >>= 4
        bit <<= 1
    return kinds


def names(cards: i64) -> list[str]:
    """How people write the cards of a set, lowest first, Zeus last."""
    return [NAMES[kind] for kind in unpack(cards)]


def unpack(cards: i64) -> list[int]:
    """The kind of each card of a set, ascending."""
    kinds: list[int] = []
    kind: i64 = 0
    while kind < KINDS:
        for _ in range(count_of(cards, kind)):
            kinds.append(kind)
        kind += 1
    return kinds


def pack_of(cards: i64) -> vec[i64]:
    """The cards of a set one by one, each as a packed set, by kind."""
    pack = vec[i64]([0] * card_count(cards))
    place: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        one = card(kind)
        for _ in range(count_of(cards, kind)):
            pack[place] = one
            place += 1
        kind += 1
    return pack


def unpack_kinds(kinds: i64) -> list[int]:
    """The kinds of a set of kinds, ascending."""
    found: list[int] = []
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0:
            found.append(kind)
        kinds >>= 1
        kind += 1
    return found


def points(cards: i64) -> i64:
    """What a set of minus cards counts: a god its value, a Zeus 20 (TEL-13, TEL-20)."""
    total = ZEUS_POINTS * zeus_count(cards)
    value: i64 = 1
    while value <= HIGHEST:
        total += value * count_of(cards, value - 1)
        value += 1
    return total
