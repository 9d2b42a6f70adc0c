"""What play has proven about hands: the memory that an honest imagination respects.

A throw proves that its player could not follow and held nothing lower; a passed lead that there
were only Zeus cards; a swap by the leader that there still was a god (TEL-19). Everybody saw it,
so it is public. A proof is about a hand at a moment: later plays are added back, and a swap
between is undone (see `worlds.py`).
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.telos.cards import ALL_KINDS, ZEUS_KINDS, god, gods, highest_god, zeus_count
from speeltafel.games.telos.following import can_follow, is_lowest, kinds_from

THREW: Final = 0
ONLY_ZEUS: Final = 1
HAD_A_GOD: Final = 2
SWAPPED: Final = 3


class Proof:
    """What was proven of a seat's hand at a moment of this round.

    Nobody changes it afterwards, so that positions can share it: each holds the proof before it,
    and to copy all of them is to copy the last. Not `acyclic`, as they hang in a chain.
    """

    def __init__(self, kind: i64, seat: i64, played: i64, before: "Proof | None") -> None:
        self.kind = kind
        self.seat = seat
        self.played = played  # the cards the seat had played in this round before
        self.before = before
        # of a throw
        self.match: i64 = 0  # the cards to match
        self.cards: i64 = 0  # the cards thrown
        self.count: i64 = 0  # how many

    def agrees(self, hand: i64) -> bool:
        """Whether a hand of that moment agrees with it."""
        if self.kind == THREW:
            thrown = self.cards
            return is_lowest(thrown, hand - thrown) and not can_follow(hand, self.match, self.count)
        if self.kind == ONLY_ZEUS:
            return gods(hand) == 0
        return self.kind == SWAPPED or gods(hand) != 0

    def kinds_left(self) -> i64:
        """The kinds of card that it leaves possible in what was kept after it."""
        if self.kind == ONLY_ZEUS:
            return ZEUS_KINDS
        if self.kind != THREW:
            return ALL_KINDS
        if zeus_count(self.cards) != 0:
            return ZEUS_KINDS
        kinds = kinds_from(god(highest_god(self.cards)))
        if self.count == 1:
            kinds &= ~kinds_from(self.match)
        return kinds


def in_order(last: Proof | None) -> list[Proof]:
    """All proofs up to the last one, the first in front."""
    proofs: list[Proof] = []
    while last is not None:
        proofs.append(last)
        last = last.before
    proofs.reverse()
    return proofs
