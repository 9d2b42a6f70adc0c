"""Single bits of a 64-bit number."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """2 to the power of `place`.

    Written with <<= for a reason: mypyc compiles `1 << place` as a shift of 32 bits.
    """
    one: i64 = 1
    one <<= place
    return one
