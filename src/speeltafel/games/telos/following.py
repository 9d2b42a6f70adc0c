"""What may be played on what: TEL-06, TEL-09, TEL-17, TEL-18, TEL-21.

Cards follow when, both sorted, each is at least the card to match beside it. That is the same as:
for every value, there are at least as many cards of that value or more as there are to match. A
Zeus is as high as the highest card to match, so it counts for every value asked.

The cards of one play are picked one by one, in any order, and laid together. These functions say
which kinds of card may be picked next.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.games.telos.cards import (
    ALL_KINDS,
    ANT_CARD,
    card_count,
    god_count,
    gods,
    highest_god,
    kinds_in,
    lowest_god,
    zeus_count,
)

NOTHING_FOLLOWS: Final = 0
"""What stands where a card would, if there is none to pick."""


def picks(hand: i64, picked: i64, match: i64, count: i64, to_pick: i64, powers: bool) -> i64:
    """The kinds that may be picked next out of a hand, `to_pick` of the `count` cards to go."""
    if count == 1:
        return _single(hand, match)
    kinds: i64 = 0
    if powers and (hand + picked) & ANT_CARD != 0:  # TEL-21: any set with the Ant
        if picked & ANT_CARD != 0 or to_pick > 1:
            return kinds_in(hand)
        kinds = ANT_CARD
    lowest = lowest_follower(hand, picked, match, to_pick)
    if lowest != NOTHING_FOLLOWS:
        return kinds | (kinds_in(hand) & -lowest)
    if can_follow(hand + picked, match, count):
        return kinds
    return kinds | _throws(hand, picked, count)


def can_follow(hand: i64, match: i64, count: i64) -> bool:
    """Whether `count` cards of a hand follow the cards to match."""
    if count == 1:
        return hand >= match  # TEL-06: a set with a card as high as this is no smaller number
    return lowest_follower(hand, 0, match, count) != NOTHING_FOLLOWS


def lowest_follower(hand: i64, picked: i64, match: i64, to_pick: i64) -> i64:
    """The lowest god that may be picked next on the way to a set that follows (TEL-09).

    `to_pick` cards of the hand are to join those picked. Every higher god will do as well, and
    any Zeus. NOTHING_FOLLOWS if no such set follows.
    """
    lowest: i64 = 1
    kinds = kinds_in(match)
    while kinds != 0:
        higher = -(kinds & -kinds)  # from the lowest of these kinds on
        missing = card_count(match & higher) - card_count(picked & higher)
        if missing > to_pick or missing > card_count(hand & higher):
            return NOTHING_FOLLOWS
        if missing == to_pick:
            lowest = -higher  # every card still to pick is needed to match those from here on
        kinds &= kinds - 1
    return lowest


def is_lowest(thrown: i64, rest: i64) -> bool:
    """Whether thrown cards were the lowest of a hand of which the rest was kept (TEL-18)."""
    if gods(rest) == 0:
        return True
    return zeus_count(thrown) == 0 and highest_god(thrown) <= lowest_god(rest)


def kinds_from(one: i64) -> i64:
    """The kinds from a god on: that one, the higher ones and all Zeus cards."""
    return ALL_KINDS & -one


def _single(hand: i64, match: i64) -> i64:
    """TEL-06: equal or higher, or a Zeus (TEL-17); without any of them the lowest card."""
    kinds = kinds_in(hand)
    following = kinds & -match
    return following if following != 0 else kinds & -kinds


def _throws(hand: i64, picked: i64, count: i64) -> i64:
    """TEL-09, TEL-18: the lowest cards; Zeus cards only where there are not enough others."""
    whole = hand + picked
    spare = count - god_count(whole)
    if spare >= 0:
        return _throws_with_zeus(hand, spare - zeus_count(picked))
    lowest = lowest_gods(whole, count)
    if not contains(lowest, picked):
        return 0
    return kinds_in(lowest - picked)


def _throws_with_zeus(hand: i64, spare: i64) -> i64:
    """All gods have to go, and `spare` more Zeus cards; below zero too many were picked."""
    if spare < 0:
        return 0
    return kinds_in(gods(hand) if spare == 0 else hand)


def lowest_gods(cards: i64, count: i64) -> i64:
    """The `count` lowest god cards of a set that has as many."""
    lowest: i64 = 0
    shift: i64 = 0
    while count > 0:
        taken = min((cards >> shift) & 15, count)
        lowest += taken << shift
        count -= taken
        shift += 4
    return lowest


def contains(cards: i64, part: i64) -> bool:
    """Whether a set of god cards has at least the cards of another set."""
    if zeus_count(part) != 0:
        return False
    while part != 0:
        if part & 15 > cards & 15:
            return False
        cards >>= 4
        part >>= 4
    return True
