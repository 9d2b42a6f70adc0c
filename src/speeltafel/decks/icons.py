"""Icons for decks that bring none (TWI-02): stable, even, and two different ones on each card.

The cards are put in the order of the SHA-256 of their ids, so that neighbours in the file have
nothing in common. The light icons go round the six in that order. The dark icon is one further than
the light one for the first six cards, two further for the next six, and so on up to five, then one
again: in every six cards each icon comes once on each side, so counts differ by one at most.
"""

import hashlib
from collections.abc import Sequence

from speeltafel.games.timeline.deck import ICONS


def assigned_icons(ids: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The light and the dark icon of each card."""
    order = sorted(ids, key=lambda id_: hashlib.sha256(id_.encode()).hexdigest())
    return {id_: _icons(place) for place, id_ in enumerate(order)}


def _icons(place: int) -> tuple[str, str]:
    light = place % len(ICONS)
    further = 1 + place // len(ICONS) % (len(ICONS) - 1)
    return ICONS[light], ICONS[(light + further) % len(ICONS)]
