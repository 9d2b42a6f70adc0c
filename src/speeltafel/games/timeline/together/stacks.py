"""Stacks of cards with the same date, in a row: the bottom row, and the slots above it."""

from collections.abc import Iterator
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.engine.rows import copied

NO_CARD: Final = -1
"""What stands where a card's name would, if there is none."""


@mypyc_attr(acyclic=True)
class Stacks:
    """A stack is known by its first card. All are kept in two rows of numbers, quick to copy."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards  # how many names there are
        self.firsts = vec[i64]()  # by place: NO_CARD where nothing lies
        self.above = vec[i64]()  # by name: the next card of its stack, once one has two

    def clone(self) -> "Stacks":
        twin = Stacks(self.cards)
        twin.become(self)
        return twin

    def become(self, other: "Stacks") -> None:
        """Be equal to other stacks of this game, and share nothing with them."""
        self.firsts = copied(other.firsts, self.firsts)
        self.above = copied(other.above, self.above)

    def insert(self, name: i64) -> None:
        """A new stack to the left of all others; NO_CARD is an empty one."""
        self.append(name)
        firsts = self.firsts
        place = len(firsts) - 1
        while place > 0:
            firsts[place] = firsts[place - 1]
            place -= 1
        firsts[0] = name

    def append(self, name: i64) -> None:
        """A new stack to the right."""
        self.firsts = append(self.firsts, name)

    def put(self, place: i64, name: i64) -> None:
        """Lay a card onto a stack."""
        under = self.firsts[place]
        if under == NO_CARD:
            self.firsts[place] = name
            return
        if len(self.above) == 0:
            self.above = vec[i64]([NO_CARD] * self.cards)
        while self.above[under] != NO_CARD:
            under = self.above[under]
        self.above[under] = name

    def on(self, name: i64) -> i64:
        """The card that lies on another, or NO_CARD."""
        return self.above[name] if len(self.above) > 0 else NO_CARD

    def stack(self, name: i64, dates: vec[i64]) -> bool:
        """Lay a card onto the stack with its date, if there is one."""
        firsts, date = self.firsts, dates[name]
        for place in range(len(firsts)):
            first = firsts[place]
            if first != NO_CARD and dates[first] == date:
                self.put(place, name)
                return True
        return False

    def count(self) -> i64:
        """How many cards there are in all stacks."""
        count: i64 = 0
        for name in self.firsts:
            while name != NO_CARD:
                count += 1
                name = self.on(name)  # noqa: PLW2901 - up the stack
        return count

    # As a row of rows, to read

    def __len__(self) -> int:
        return len(self.firsts)

    def __getitem__(self, place: int) -> vec[i64]:
        stack = vec[i64]()
        name = self.firsts[place]
        while name != NO_CARD:
            stack = append(stack, name)
            name = self.on(name)
        return stack

    def __iter__(self) -> Iterator[vec[i64]]:
        return iter([self[place] for place in range(len(self.firsts))])


def stacks_of(rows: list[list[int]], cards: int) -> Stacks:
    """Stacks of these cards."""
    stacks = Stacks(cards)
    for place, row in enumerate(rows):
        stacks.append(NO_CARD)
        for name in row:
            stacks.put(place, name)
    return stacks
