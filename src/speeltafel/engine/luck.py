"""Luck that can be repeated: one game of the many that a seed stands for."""

import hashlib

from speeltafel.engine.dice import Dice


def seed_of(seed: bytes, number: int) -> bytes:
    """A seed for one game of many: its number decides, and nothing else does."""
    return hashlib.sha256(seed + number.to_bytes(8, "big")).digest()


def dice_of(seed: bytes, number: int) -> Dice:
    """Dice for one game of many."""
    return Dice(int.from_bytes(seed_of(seed, number)[:8], "big") >> 2)  # dice take 62 bits
