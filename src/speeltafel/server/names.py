"""What people call themselves and their tables, made harmless."""

from typing import Final
from unicodedata import normalize

from speeltafel.server.errors import BadName
from speeltafel.texts.plain import plain

LONGEST: Final = 30


def clean_name(name: str) -> str:
    """A name on one line, without control characters; BadName if nothing or too much is left."""
    tidy = clean(name)
    if not tidy or len(tidy) > LONGEST:
        raise BadName(most=LONGEST)
    return tidy


def clean(text: str) -> str:
    spaced = " ".join(text.split())
    return " ".join(normalize("NFC", str(plain(spaced))).split())
