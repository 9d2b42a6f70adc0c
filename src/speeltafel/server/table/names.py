"""Names of people and tables, cleaned of what can't be shown safely."""

from typing import Final
from unicodedata import normalize

from speeltafel.server.errors import BadName
from speeltafel.texts.plain import is_visible, plain

LONGEST: Final = 30


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters; BadName if nothing or too much is left.

    Empty for players without a name: clients show the number of their seat instead.
    """
    tidy = clean(name)
    if (name.strip() and not is_visible(tidy)) or len(tidy) > LONGEST:
        raise BadName(most=LONGEST)
    return tidy


def clean_title(title: str, most: int) -> str:
    """The name of a thing, cut if it is long; BadName if nothing of it is seen."""
    tidy = clean_cut(title, most)
    if title.strip() and not is_visible(tidy):
        raise BadName(most=most)
    return tidy


def clean_cut(text: str, most: int) -> str:
    """Cleaned after the cut too: it can leave half of an emoji behind."""
    return clean(clean(text)[:most])


def clean(text: str) -> str:
    """On one line, composed, without invisible characters, so that cleaning it again changes nothing.

    What is invisible belongs to the character before it, so characters are composed first; without what
    was between them, others may compose.
    """
    tidy = plain(normalize("NFC", " ".join(text.split())))
    return tidy if tidy == text else clean(tidy)
