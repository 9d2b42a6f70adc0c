"""Where shuffles come from. Every shuffle has a label and is a permutation of 0, 1, ... n - 1.

At a real table the seed is 256 secret random bits and a shuffle is a pure function of (seed,
label): nobody can compute the next card from those seen, and once the seed is shown anybody can
check the deal. `docs/fair-deals.md` gives the recipe in full.
"""

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.engine.errors import BadSeed, BadShuffle

SEED_BYTES: Final = 32
WORD: Final[i64] = 4294967296  # 2^32, as a number of the machine's own
WORD_BYTES: Final = 4


class Chance(ABC):
    """The source of all luck in a game."""

    @abstractmethod
    def shuffle(self, label: str, count: int) -> list[int]:
        """A permutation of range(count). A game asks for each label at most once."""

    def mix(self, label: str, number: i64, cards: vec[i64]) -> None:
        """Put cards into the order of a shuffle, in place.

        The label of the shuffle is the label and the number, such as "round 2"; 0 is no number.
        """
        before = cards[:]
        order = self.shuffle(labelled(label, number), len(cards))
        for place, other in enumerate(order):
            cards[place] = before[other]

    def draw(self, label: str, cards: vec[i64], count: i64) -> vec[i64]:
        """The first cards of a shuffle, of which the others matter to nobody; in a row that may change."""
        self.mix(label, 0, cards)
        return cards[:count]

    def one_of(self, label: str, count: i64) -> i64:
        """The one that a shuffle has in front: a player, or another of a few, drawn by lot."""
        few = ascending(count)
        self.mix(label, 0, few)
        return few[0]

    @abstractmethod
    def clone(self) -> "Chance":
        """A source that will give what this one would give."""

    def renewed(self, dice: Dice) -> "Chance":
        """Luck for an imagined world: dice of its own, which may replace those of this one."""
        return Thrown(dice.fork())


class Seeded(Chance):
    """The luck of a real table: a cryptographic hash of seed and label."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSeed(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed

    def shuffle(self, label: str, count: int) -> list[int]:
        order = ascending(count)
        self.mix(label, 0, order)
        return list(order)

    def mix(self, label: str, number: i64, cards: vec[i64]) -> None:
        stream = HashStream(self.seed + labelled(label, number).encode() + b"\0")
        last: i64 = len(cards) - 1
        while last > 0:
            other = stream.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def clone(self) -> Chance:
        return self  # it holds nothing that changes


class HashStream:
    """An endless stream of 32-bit words: SHA-256 of a prefix and a block number."""

    def __init__(self, prefix: bytes) -> None:
        self.prefix = prefix
        self.block = 0
        self.digest = b""
        self.at: i64 = 0  # where the next word begins

    def below(self, count: i64) -> i64:
        """One of 0, 1, ... count - 1, each exactly as likely: words past the last multiple go."""
        limit = WORD - WORD % count
        word = self.next_word()
        while word >= limit:
            word = self.next_word()
        return word % count

    def next_word(self) -> i64:
        """The four highest bytes of a word first."""
        if self.at == len(self.digest):
            self.digest = hashlib.sha256(self.prefix + self.block.to_bytes(4, "big")).digest()
            self.block += 1
            self.at = 0
        word: i64 = 0
        end = self.at + WORD_BYTES
        while self.at < end:
            word = word << 8 | self.digest[self.at]
            self.at += 1
        return word


class Rigged(Chance):
    """Given shuffles; labels that were not given come from another source."""

    def __init__(self, shuffles: dict[str, list[int]], otherwise: Chance) -> None:
        self.shuffles = shuffles
        self.otherwise = otherwise

    def shuffle(self, label: str, count: int) -> list[int]:
        if label not in self.shuffles:
            return self.otherwise.shuffle(label, count)
        order = self.shuffles[label]
        if sorted(order) != list(range(count)):
            raise BadShuffle(f"the shuffle {label!r} must hold each of 0 to {count - 1} once")
        return order.copy()

    def clone(self) -> Chance:
        return Rigged(self.shuffles, self.otherwise.clone())


class Thrown(Chance):
    """The luck of playouts: fast dice. Labels don't matter to it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def shuffle(self, label: str, count: int) -> list[int]:  # noqa: ARG002 - the contract's
        order = ascending(count)
        self.dice.mix(order)
        return list(order)

    def mix(self, label: str, number: i64, cards: vec[i64]) -> None:  # noqa: ARG002 - the contract's
        self.dice.mix(cards)

    def draw(self, label: str, cards: vec[i64], count: i64) -> vec[i64]:  # noqa: ARG002 - the contract's
        """Throws for no more cards than are drawn."""
        self.dice.draw(cards, 0, count)
        return cards[:count]

    def clone(self) -> Chance:
        return Thrown(self.dice.clone())

    def renewed(self, dice: Dice) -> Chance:
        dice.fork_onto(self.dice)
        return self


def ascending(count: i64) -> vec[i64]:
    """0, 1, ... count - 1."""
    numbers = vec[i64]([0] * count)
    for place in range(count):
        numbers[place] = place
    return numbers


def labelled(label: str, number: i64) -> str:
    return f"{label} {number}" if number != 0 else label


def hash_of(seed: bytes) -> str:
    """What is shown of a seed before the deal: afterwards it can't be exchanged for another."""
    return hashlib.sha256(seed).hexdigest()


def seed_from(value: int | str) -> bytes:
    """A seed from a whole number, or from the 64 hexadecimal digits a record shows."""
    if isinstance(value, str):
        return _seed_from_digits(value)
    if not 0 <= value < 1 << 8 * SEED_BYTES:
        raise BadSeed(f"a seed is a whole number from 0 to 2^256 - 1, not {value}")
    return value.to_bytes(SEED_BYTES, "big")


def _seed_from_digits(digits: str) -> bytes:
    hexadecimal = all(digit in "0123456789abcdef" for digit in digits)
    if not hexadecimal or len(digits) != 2 * SEED_BYTES:
        raise BadSeed(f"a seed is written as 64 digits from 0-9 and a-f, not {digits!r}")
    return bytes.fromhex(digits)
