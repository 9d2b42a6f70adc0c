"""Random play that can be repeated."""

import hashlib

from speeltafel.engine.dice import Dice


def dice_of(seed: bytes, number: int) -> Dice:
    """Dice for one game of many: its number among those of a seed decides, nothing else does."""
    digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
    return Dice(int.from_bytes(digest[:8], "big") >> 2)  # dice take 62 bits
