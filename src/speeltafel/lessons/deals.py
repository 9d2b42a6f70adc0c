"""From how the cards of a lesson lie to the shuffles that deal them so: what all games share."""

from collections.abc import Callable, Sequence

from speeltafel.engine.game import Game
from speeltafel.lessons.lesson import BadLesson, LessonFile

Shuffles = dict[str, list[int]]
Rig = Callable[[Game, LessonFile], Shuffles]
"""How a game makes the shuffles of a lesson; one for each game in `rigging`."""


def seats_from(first: int, players: int) -> list[int]:
    """All seats in playing order."""
    return [(first + step) % players for step in range(players)]


def circles(hands: Sequence[str], seats: Sequence[int]) -> list[str]:
    """The cards of hands as they are dealt: one at a time, round the table."""
    cards = [hands[seat].split() for seat in seats]
    return [card for circle in zip(*cards, strict=True) for card in circle]


def ordered(dealt: Sequence[str], cards: Sequence[str]) -> list[int]:
    """The shuffle that deals these first; the rest lies as it does before the shuffle."""
    left = dict(enumerate(cards))
    order = []
    for name in dealt:
        found = next((place for place, card in left.items() if card == name), None)
        if found is None:
            raise BadLesson(f"there is no card {name!r}, or not as often as it is dealt")
        order.append(found)
        del left[found]
    return [*order, *left]
