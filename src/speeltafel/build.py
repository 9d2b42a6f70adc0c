"""How this copy of Speeltafel was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Literal

Build = Literal["compiled", "pure"]


def compiled() -> bool:
    """Whether the rules run as machine code, not as plain Python."""
    spec = find_spec("speeltafel.engine.state")
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def build() -> Build:
    return "compiled" if compiled() else "pure"
