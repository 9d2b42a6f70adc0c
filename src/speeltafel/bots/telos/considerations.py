"""What a good player of Télos thinks of, one thing at a time; `priorities.py` adds them up."""

from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.telos.danger import is_decided, points_after_last_trick, points_so_far
from speeltafel.bots.telos.priorities import (
    ANOTHER_CARD,
    AT_NEED,
    GLADLY,
    HOLD_TOP,
    KEEP,
    SOON,
    swap_priority,
)
from speeltafel.engine import fact
from speeltafel.games.telos.actions import LEAD, SWAP, cards_of
from speeltafel.games.telos.cards import (
    ANT_CARD,
    NAMES,
    ZEUS,
    ZEUS_POINTS,
    card_count,
    gods,
    highest_god,
    lowest_god,
)
from speeltafel.games.telos.state import Telos


def of_action(state: Telos, seat: i64, action: i64) -> list[Consideration]:
    """What speaks for an action of the seat on turn, and against it."""
    hand = state.hands[seat] - state.picked
    if SWAP <= action < LEAD:
        return [of_swap(state, action)]
    if state.table.count == 0:
        return of_lead(hand, state.table.left, cards_of(action))
    return [of_follow(hand, state.picked, action)]


def of_lead(hand: i64, left: i64, cards: i64) -> list[Consideration]:
    if gods(cards) == 0:
        return [Consideration("zeus", GLADLY)]
    value = lowest_god(cards)
    count = card_count(cards)
    found = [Consideration("high", float(value + ANOTHER_CARD), hidden=True)]
    if count > 1:
        more = float(ANOTHER_CARD * (count - 1))
        found.append(Consideration("several", more, {"count": fact.number(count)}))
    if value == lowest_god(hand):
        found.append(_lowest(value))
    if value == highest_god(hand) and left > SOON:
        found.append(Consideration("hold_top", -HOLD_TOP, _card(value), hidden=True))
    return found


def of_follow(hand: i64, picked: i64, action: i64) -> Consideration:
    if action >= ZEUS:
        return Consideration("zeus", GLADLY)
    value = action + 1
    if value == lowest_god(hand):
        return _lowest(value)
    if picked & ANT_CARD != 0:
        return Consideration("beside_ant", float(value))
    return Consideration("cheap", float(-value), hidden=True)


def of_swap(state: Telos, action: i64) -> Consideration:
    if swap_priority(state.table, action) == GLADLY:
        return Consideration("swap", GLADLY, {"card": fact.card(NAMES[action - SWAP])}, hidden=True)
    return Consideration("no_swap", AT_NEED)


def _lowest(value: i64) -> Consideration:
    return Consideration("keep_low", -KEEP, _card(value), hidden=True)


def _card(value: i64) -> dict[str, fact.Fact]:
    return {"card": fact.card(str(value))}


def of_round(before: Telos, after: Telos, seat: i64) -> dict[str, float]:
    """Whether the last trick of the round went to somebody else; and what it cost."""
    points = points_after_last_trick(after) if is_decided(after) else points_so_far(after)
    cost = points[seat] - before.table.minus_points(seat)
    return {"safe": 1.0 if cost == 0 else 0.0, "cost": 1.0 - float(cost) / float(ZEUS_POINTS)}
