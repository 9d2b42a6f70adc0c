"""What a good player counts before laying a card: the own hand, and the cards not seen yet.

A set of cards is two packed words, as in `games/tabulos/cards.py`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.tabulos.inference import seats_passed
from speeltafel.engine.bits import bit
from speeltafel.games.tabulos.cards import (
    DECK,
    EFFECT,
    END_POINT,
    SQUARE,
    copies,
    kind_at,
    marks_of,
    no_cards,
)
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.sums import FITTING


def _whole_deck() -> list[int]:
    cards = no_cards(1)
    for kind in DECK:
        cards.put(0, kind)
    return [int(word) for word in cards.words]


WHOLE_DECK: Final = _whole_deck()
EVEN_DECK: Final[i64] = WHOLE_DECK[0]
ODD_DECK: Final[i64] = WHOLE_DECK[1]
PAIRS: Final[i64] = 0o07_07_07_07_07_07_07_07_07_07


def count(even: i64, odd: i64) -> i64:
    """How many cards there are in a set. A word holds less than 63 cards, so none is lost."""
    evens = (even & PAIRS) + ((even >> 3) & PAIRS)
    odds = (odd & PAIRS) + ((odd >> 3) & PAIRS)
    return evens % 63 + odds % 63


@mypyc_attr(acyclic=True)
class Outlook:
    """One seat's count in one position in which it may lay a card."""

    def __init__(self, state: Tabulos, seat: i64) -> None:
        table = state.table
        self.table = table
        self.seat = seat
        self.shown = state.memory.held  # by seat: cards that were taken back (TAB-07)
        self.passed = seats_passed(table, seat)
        self.unseen_even = EVEN_DECK - state.hands.words[2 * seat] - table.pile.words[0]
        self.unseen_odd = ODD_DECK - state.hands.words[2 * seat + 1] - table.pile.words[1]
        self._find_reach(state.hands.words[2 * seat], state.hands.words[2 * seat + 1])

    def neighbour(self, kind: i64) -> i64:
        """Who is next after a card was laid; with a square it is on the other side (TAB-10)."""
        table = self.table
        step = table.players - table.direction if EFFECT[kind] == SQUARE else table.direction
        return (self.seat + step) % table.players

    def blocks(self, kind: i64) -> float:
        """How likely it is that the next player has nothing to lay on a card."""
        other = self.neighbour(kind)
        fit_even, fit_odd = FITTING[2 * kind], FITTING[2 * kind + 1]
        shown_even, shown_odd = self.shown.words[2 * other], self.shown.words[2 * other + 1]
        if shown_even & fit_even | shown_odd & fit_odd != 0:
            return 0.0
        even, odd = self.unseen_even, self.unseen_odd
        if self.passed & bit(other) != 0:
            even &= ~FITTING[2 * self.table.top]
            odd &= ~FITTING[2 * self.table.top + 1]
        fitting = part(count(even & fit_even, odd & fit_odd), count(even, odd))
        return power(1.0 - fitting, self.table.size(other))

    def follows(self, kind: i64, blocked: float) -> float:
        """How likely it is that another own card fits when it is this seat's turn again."""
        reach_even = self.twice_even | (self.once_even & ~FITTING[2 * kind])
        reach_odd = self.twice_odd | (self.once_odd & ~FITTING[2 * kind + 1])
        stays = 1.0 if copies(reach_even, reach_odd, kind) != 0 else 0.0
        if EFFECT[kind] == END_POINT and self.table.players == 2:
            return stays
        even = self.unseen_even & FITTING[2 * kind]
        odd = self.unseen_odd & FITTING[2 * kind + 1]
        met = part(count(even & reach_even, odd & reach_odd), count(even, odd))
        return blocked * stays + (1.0 - blocked) * met

    def _find_reach(self, even: i64, odd: i64) -> None:
        """What a card of the hand fits on, and what two of them do: that stays when one is laid."""
        once_even: i64 = 0
        once_odd: i64 = 0
        twice_even: i64 = 0
        twice_odd: i64 = 0
        marks = marks_of(even, odd)
        while marks != 0:
            kind = kind_at(marks)
            marks &= marks - 1
            fit_even, fit_odd = FITTING[2 * kind], FITTING[2 * kind + 1]
            alone = copies(even, odd, kind) == 1
            twice_even |= once_even & fit_even if alone else fit_even
            twice_odd |= once_odd & fit_odd if alone else fit_odd
            once_even |= fit_even
            once_odd |= fit_odd
        self.once_even, self.once_odd = once_even, once_odd
        self.twice_even, self.twice_odd = twice_even, twice_odd


def part(some: i64, all_of_them: i64) -> float:
    return float(some) / float(all_of_them) if all_of_them > 0 else 0.0


def power(base: float, exponent: i64) -> float:
    """The same as of numbers with fractions, but quicker: most exponents are small."""
    found = 1.0
    while exponent > 0:
        if exponent & 1 != 0:
            found *= base
        base *= base
        exponent >>= 1
    return found
