"""What play has proven about hands: the memory that an honest imagination respects.

A throw proves that its player could not follow and held nothing lower; a passed lead that there
were only Zeus cards; a swap by the leader that there still was a god (TEL-19). Everybody saw it,
so it is public. A proof is about a hand at a moment: later plays are added back, and a swap
between is undone (see `worlds.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.games.telos.cards import ALL_KINDS, ZEUS_KINDS, gods, highest_god, zeus_count
from speeltafel.games.telos.following import can_follow, is_lowest, kinds_from

THREW: Final = 0
ONLY_ZEUS: Final = 1
HAD_A_GOD: Final = 2
SWAPPED: Final = 3

# A proof is six numbers in a row in `Table.proofs`.
KIND: Final = 0
SEAT: Final = 1
PLAYED: Final = 2  # the cards the seat had played in this round before
MATCH: Final = 3  # the cards to match
CARDS: Final = 4  # the cards thrown
COUNT: Final = 5  # how many
SIZE: Final = 6


def remember(
    proofs: vec[i64], kind: i64, seat: i64, played: i64, match: i64, cards: i64, count: i64
) -> vec[i64]:
    """The proofs with one more."""
    proofs = append(proofs, kind)
    proofs = append(proofs, seat)
    proofs = append(proofs, played)
    proofs = append(proofs, match)
    proofs = append(proofs, cards)
    return append(proofs, count)


def agrees(proofs: vec[i64], at: i64, hand: i64) -> bool:
    """Whether a hand of that moment agrees with the proof that begins at `at`."""
    kind = proofs[at + KIND]
    if kind == THREW:
        thrown = proofs[at + CARDS]
        return is_lowest(thrown, hand - thrown) and not can_follow(
            hand, proofs[at + MATCH], proofs[at + COUNT]
        )
    if kind == ONLY_ZEUS:
        return gods(hand) == 0
    return kind == SWAPPED or gods(hand) != 0


def kinds_left_by(proofs: vec[i64], at: i64) -> i64:
    """The kinds of card that a proof leaves possible in what was kept after it."""
    kind = proofs[at + KIND]
    if kind == ONLY_ZEUS:
        return ZEUS_KINDS
    if kind != THREW:
        return ALL_KINDS
    thrown = proofs[at + CARDS]
    if zeus_count(thrown) != 0:
        return ZEUS_KINDS
    kinds = kinds_from(highest_god(thrown) - 1)
    if proofs[at + COUNT] == 1:
        kinds &= ~kinds_from(highest_god(proofs[at + MATCH]) - 1)
    return kinds
