"""What minus points mean for a match: how likely each player is to be the one who loses it.

The first to reach 32 loses and all others win, so points count only beside those of the others. A
player's chance to be that one is its danger, below, divided by the danger of all. The numbers are
fitted to matches of 3 and 4 players worked out to the end, in which every round is lost by anyone
alike, with the minus cards that rules of thumb took in 10,000 rounds. Over all points of all players
they are 1% off on average. From 28 points on nearly any minus card is the last one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.games.telos.state import Telos, worth
from speeltafel.games.telos.table import LOST, no_cards

DANGER: Final = [
    *(1.0, 1.1, 1.2, 1.3, 1.5, 1.7, 1.8, 2.0, 2.2, 2.5, 2.7),
    *(3.0, 3.4, 3.7, 4.2, 4.8, 5.4, 6.1, 6.8, 7.4, 8.0, 8.9),
    *(10.4, 12.9, 16.3, 20.0, 23.8, 26.0, 27.4, 27.9, 28.1, 28.1),
]
"""By minus points, from 0 to 31."""


def chance_to_win(state: Telos, seat: i64) -> float:
    """How likely a seat is not to be the one who loses the match."""
    points = points_after_last_trick(state) if is_decided(state) else points_so_far(state)
    total = 0.0
    for other in range(len(points)):
        if points[other] >= LOST:
            return 0.0 if other == seat else 1.0
        total += DANGER[points[other]]
    return 1.0 - DANGER[points[seat]] / total


def is_decided(state: Telos) -> bool:
    """Whether nobody has a choice left in this round: one card each, and no swap (TEL-29)."""
    table = state.table
    return table.is_last_trick() and not table.divine_trick and not table.over


def points_so_far(state: Telos) -> vec[i64]:
    """The minus points, by seat."""
    points = no_cards(state.table.players)
    for seat in range(len(points)):
        points[seat] = state.table.minus_points(seat)
    return points


def points_after_last_trick(state: Telos) -> vec[i64]:
    """The minus points, by seat, when everybody has played the one card that is left."""
    table = state.table
    taker = table.ahead
    highest: i64 = 0
    if table.done > 0:
        highest = worth(table.match)
    seat = table.turn
    for _player in range(table.done, table.players):
        if worth(state.hands[seat]) >= highest:  # TEL-12, TEL-20
            highest = worth(state.hands[seat])
            taker = seat
        seat = table.next_to(seat)
    points = points_so_far(state)
    points[taker] += highest
    return points
