"""The cards that a seat has not seen, to be drawn for an imagined world."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.dice import Dice
from speeltafel.games.telos.cards import kinds_in, pack_of

GLANCES: Final = 24
"""How often a card is drawn blindly before the rest is looked through for one that will do."""


@mypyc_attr(acyclic=True)
class Unseen:
    """Drawn cards move to the end, so that nothing has to be put back for the next world."""

    def __init__(self, cards: i64) -> None:
        self.kinds = kinds_in(cards)
        self.cards = pack_of(cards)
        self.left: i64 = len(self.cards)

    def refill(self) -> None:
        self.left = len(self.cards)

    def draw(self, kinds: i64, count: i64, dice: Dice) -> i64:
        """Some cards of these kinds; nothing if there are not enough of them."""
        if self.kinds & ~kinds == 0:
            return self._draw_any(count, dice)
        drawn: i64 = 0
        for _card in range(count):
            one = self.take(kinds, dice)
            if one == 0:
                return 0
            drawn += one
        return drawn

    def _draw_any(self, count: i64, dice: Dice) -> i64:
        cards, end = self.cards, self.left
        dice.draw_last(cards, end, count)
        self.left -= count
        drawn: i64 = 0
        for place in range(self.left, end):
            drawn += cards[place]
        return drawn

    def take(self, kinds: i64, dice: Dice) -> i64:
        """Draw a card of one of these kinds; nothing if there is none."""
        cards, left = self.cards, self.left
        for _glance in range(GLANCES):
            place = dice.below(left)
            if kinds & cards[place] != 0:
                return self._take_from(place)
        start = dice.below(left)
        for step in range(left):
            place = (start + step) % left
            if kinds & cards[place] != 0:
                return self._take_from(place)
        return 0

    def _take_from(self, place: i64) -> i64:
        cards, last = self.cards, self.left - 1
        drawn = cards[place]
        cards[place] = cards[last]
        cards[last] = drawn
        self.left = last
        return drawn
