"""What a deck is about, as the box tells before the game."""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.timeline.deck import EVERYTHING, Deck
from speeltafel.games.timeline.moments import TODAY, moment_of


class Theme:
    """What a deck is about, as its box tells: a name, and how long a time it covers."""

    def __init__(self, name: str, span: i64) -> None:
        self.name = name
        self.span = span  # moments, without the few oldest and latest cards


NO_THEME: Final = Theme("", TODAY)


def theme_of(deck: Deck, level: int = EVERYTHING) -> Theme:
    """All cards that could have taken part count: which of them did is nobody's to know."""
    span = deck.span(level)
    if span is None:
        darks = [deck.darks[place] for place in deck.up_to(level)]
        moments = sorted(moment_of(dark.earliest, deck.precision) for dark in darks)
        tenth = len(moments) // 10
        span = deck.remember_span(level, moments[-1 - tenth] - moments[tenth])
    return Theme(deck.name, span)
