"""The cards before the players: up to four each, in a row."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.rows import copied

ROOM: Final = 4
"""Nobody ever has more cards before them (TIM-02, TWI-05)."""


@mypyc_attr(acyclic=True)
class Hands:
    """The names of the cards before each seat, all in one row of numbers, which is quick to copy."""

    def __init__(self, players: i64) -> None:
        self.cards = vec[i64]([0] * (ROOM * players))  # zero where there is no card
        self.sizes = vec[i64]([0] * players)

    def clone(self) -> "Hands":
        twin = Hands(0)
        twin.become(self)
        return twin

    def become(self, other: "Hands") -> None:
        """Be equal to other hands, and share nothing with them."""
        self.cards = copied(other.cards, self.cards)
        self.sizes = copied(other.sizes, self.sizes)

    def card(self, seat: i64, place: i64) -> i64:
        return self.cards[ROOM * seat + place]

    def add(self, seat: i64, name: i64) -> None:
        """Lay a card behind the others."""
        self.cards[ROOM * seat + self.sizes[seat]] = name
        self.sizes[seat] += 1

    def take(self, seat: i64, place: i64) -> i64:
        """Take a card away; those behind it move up."""
        cards = self.cards
        at = ROOM * seat + place
        name = cards[at]
        self.sizes[seat] -= 1
        last = ROOM * seat + self.sizes[seat]
        while at < last:
            cards[at] = cards[at + 1]
            at += 1
        cards[last] = 0
        return name

    # As a row of rows, to read

    def __len__(self) -> int:
        return len(self.sizes)

    def __getitem__(self, seat: int) -> vec[i64]:
        return self.cards[ROOM * seat : ROOM * seat + self.sizes[seat]]

    def __iter__(self) -> Iterator[vec[i64]]:
        return iter([self[seat] for seat in range(len(self.sizes))])


def hands_of(rows: list[list[int]]) -> Hands:
    """Hands that hold these cards."""
    hands = Hands(len(rows))
    for seat, row in enumerate(rows):
        for name in row:
            hands.add(seat, name)
    return hands
