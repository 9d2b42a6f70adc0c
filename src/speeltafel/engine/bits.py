"""Single bits of a 64-bit number, and numbers as sets: one bit an element."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Of a sequence of 64 bits in which no row of six bits comes twice (de Bruijn), the six highest bits
# that are left after a shift say how far it was shifted.
SEQUENCE: Final = 0x03F79D71B4CB0A89


def bit(place: i64) -> i64:
    """2 to the power of `place`.

    Written with <<= for a reason: mypyc compiles `1 << place` as a shift of 32 bits.
    """
    one: i64 = 1
    one <<= place
    return one


def lowest_place(bits: i64) -> i64:
    """The place of the lowest bit of a number that has some."""
    return PLACES[((bits & -bits) * SEQUENCE >> 58) & 63]


def count_bits(bits: i64) -> i64:
    """How many bits a number of at most 62 bits has."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1  # without its lowest bit
        count += 1
    return count


def nth_place(bits: i64, number: i64) -> i64:
    """The place of one of the bits of a number, counted from the lowest, which is 0."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return lowest_place(bits)


def places(bits: i64) -> list[int]:
    """The places of all bits of a number, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(lowest_place(bits))
        bits &= bits - 1
    return found


def _places_by_row() -> vec[i64]:
    """How far the sequence was shifted, by its six highest bits."""
    found = vec[i64]([0] * 64)
    for place in range(64):
        found[(SEQUENCE << place >> 58) & 63] = place
    return found


PLACES: Final = _places_by_row()
