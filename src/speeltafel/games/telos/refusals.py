"""Why an action that is not legal is not: the rule, and what to tell the player.

Nothing is decided here. What is legal is decided in `state.py`; this looks for the rule that
forbids the rest.
"""

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.fact import Fact
from speeltafel.engine.refusal import Refusal
from speeltafel.games.telos.actions import LEAD, SWAP, cards_of
from speeltafel.games.telos.cards import KINDS, card_count, count_of, god_count, gods, names
from speeltafel.games.telos.following import can_follow, lowest_gods
from speeltafel.games.telos.table import Tableau


def why_not(table: Tableau, hand: i64, picked: i64, seat: i64, action: i64) -> Refusal:
    """The rule that forbids an action which is not legal."""
    cards = cards_of(action)
    if table.over:
        return Refusal("TEL-16", "over", {})
    if SWAP <= action < LEAD:
        return _why_no_swap(table, hand, seat, cards)
    if seat != table.turn:
        return Refusal("TEL-05", "turn", {"seat": fact.seat(table.turn)})
    if not _holds(hand - picked, cards):
        return Refusal("TEL-03", "not_held", {"cards": fact.cards(names(cards))})
    if table.count == 0:
        return _why_no_lead(table, cards)
    if action >= LEAD:
        return Refusal("TEL-08", "only_leader", {})
    return _why_no_follow(table, hand, cards)


def _holds(hand: i64, cards: i64) -> bool:
    return all(count_of(hand, kind) >= count_of(cards, kind) for kind in range(KINDS))


def _why_no_swap(table: Tableau, hand: i64, seat: i64, cards: i64) -> Refusal:
    if not table.divine_trick:
        return Refusal("TEL-29", "no_swap", {})
    if table.has_swapped(seat):
        return Refusal("TEL-29", "swapped", {})
    if hand == 0:
        return Refusal("TEL-29", "no_cards", {})
    if not _holds(hand, cards):
        return Refusal("TEL-29", "not_held", {"cards": fact.cards(names(cards))})
    return Refusal("TEL-29", "swap_midway", {})


def _why_no_lead(table: Tableau, cards: i64) -> Refusal:
    count = card_count(cards)
    if count == 1:
        return Refusal("TEL-19", "zeus_leads", {})
    if table.is_last_trick():
        return Refusal("TEL-12", "last_trick", {})
    if table.is_first_trick():
        return Refusal("TEL-08", "first_trick", {})
    if table.swan:
        return Refusal("TEL-26", "swan", {})
    if table.players >= 5 and count > 2:
        return Refusal("TEL-11", "two_at_most", {})
    return Refusal("TEL-10", "last_card", {"most": fact.number(table.left - 1)})


def _why_no_follow(table: Tableau, hand: i64, cards: i64) -> Refusal:
    rule = "TEL-06" if table.count == 1 else "TEL-09"
    facts: dict[str, Fact] = {"match": fact.cards(names(table.match))}
    if can_follow(hand, table.match, table.count):
        return Refusal(rule, "must_follow", facts)
    if gods(cards) == 0:
        return Refusal("TEL-18", "zeus_kept", {})
    held = god_count(hand)
    facts["cards"] = fact.cards(names(lowest_gods(hand, min(held, table.count))))
    return Refusal(rule, "lowest", facts)
