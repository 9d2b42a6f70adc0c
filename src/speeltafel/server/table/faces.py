"""The faces that people choose from: a portrait, or their initial in a shape with its colour."""

from typing import Final

from speeltafel.bots.characters import CHARACTERS
from speeltafel.server.errors import BadFace

MARKS: Final = ("round", "square", "diamond", "hexagon", "shield", "arch", "flower", "leaf")
"""Shapes; each has one colour, so that no colour means anything alone."""
FACES: Final = (*MARKS, *(one.key for one in CHARACTERS))


def checked_face(face: str) -> str:
    """Empty for people who chose none."""
    if face and face not in FACES:
        raise BadFace(known=", ".join(FACES))
    return face
