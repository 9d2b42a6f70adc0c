"""Single bits of a 64-bit number, and numbers as sets: one bit an element."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """2 to the power of `place`.

    Written with <<= for a reason: mypyc compiles `1 << place` as a shift of 32 bits.
    """
    one: i64 = 1
    one <<= place
    return one


def lowest_place(bits: i64) -> i64:
    """The place of the lowest bit of a number that has some."""
    place: i64 = 0
    while bits & 255 == 0:
        bits >>= 8
        place += 8
    while bits & 1 == 0:
        bits >>= 1
        place += 1
    return place


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
