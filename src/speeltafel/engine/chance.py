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
WORD: Final = 1 << 32


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
        order = self.shuffle(f"{label} {number}" if number != 0 else label, len(cards))
        for place, other in enumerate(order):
            cards[place] = before[other]

    def one_of(self, label: str, count: i64) -> i64:
        """The one that a shuffle has in front: a player, or another of a few, drawn by lot."""
        few = vec[i64]([0] * count)
        for place in range(count):
            few[place] = place
        self.mix(label, 0, few)
        return few[0]

    @abstractmethod
    def clone(self) -> "Chance":
        """A source that will give what this one would give."""


class Seeded(Chance):
    """The luck of a real table: a cryptographic hash of seed and label."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSeed(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed

    def shuffle(self, label: str, count: int) -> list[int]:
        stream = HashStream(self.seed + label.encode() + b"\0")
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = stream.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def clone(self) -> Chance:
        return self  # it holds nothing that changes


class HashStream:
    """An endless stream of 32-bit words: SHA-256 of a prefix and a block number."""

    def __init__(self, prefix: bytes) -> None:
        self.prefix = prefix
        self.block = 0
        self.words: list[int] = []

    def below(self, count: int) -> int:
        """One of 0, 1, ... count - 1, each exactly as likely: words past the last multiple go."""
        limit = WORD - WORD % count
        word = self.next_word()
        while word >= limit:
            word = self.next_word()
        return word % count

    def next_word(self) -> int:
        if not self.words:
            digest = hashlib.sha256(self.prefix + self.block.to_bytes(4, "big")).digest()
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self.block += 1
        return self.words.pop()


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
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.dice.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def mix(self, label: str, number: i64, cards: vec[i64]) -> None:  # noqa: ARG002 - the contract's
        self.dice.mix(cards)

    def clone(self) -> Chance:
        return Thrown(self.dice.clone())


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
