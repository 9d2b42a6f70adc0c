"""How a good player judges a position of Titus in the middle of a game. In points.

The figures come from 100,000 positions between players by rule of thumb who began to score sooner
or later: how each of these things went with the difference of points at the end of the game, by
the number of coins that were left in the pile.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from speeltafel.bots.titus.prospects import Prospects, length
from speeltafel.engine.tally import of
from speeltafel.games.titus.coins import COINS, count, first
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import BEST_CARD, CARDS, LEFT_OVER_RUN, Tableau

UNFINISHED: Final = [0.0, 0.11, 0.2, 0.28]
"""What a piece is worth by its length, for each coin that is left in the pile."""


def chance_to_win(state: Titus, seat: i64) -> float:
    """From 0 to 1, by the lead over the best of the others and the luck that is to come."""
    left = float(COINS - state.table.drawn)
    best_other = -1000.0
    for other in range(state.table.players):
        if other != seat:
            best_other = max(best_other, standing(state, other, left))
    lead = standing(state, seat, left) - best_other
    luck = min(23.0, 4.0 + 4.4 * sqrt(left))
    return 1.0 / (1.0 + exp(-1.7 * lead / luck))


def standing(state: Titus, seat: i64, left: float) -> float:
    """Points, and what the reserve, the runs of others and the turn will bring."""
    table = state.table
    prospects = Prospects(table, seat)
    points = 0.96 * float(of(table.points, seat))
    points += finished(table, seat, left) + unfinished(table, seat) * left
    points += 0.05 * min(left, 10.0) * float(count(prospects.fits))
    points += min(1.5, max(0.0, 42.0 - left) / 12.0) * float(prospects.finishing())
    points += 0.13 * min(left, 16.0) * float(count(table.to_rob(seat)))
    if table.has_fewest(seat):
        points += min(6.0, 0.2 * left)
    if table.turn == seat:
        points += turn(state, prospects)
    return points


def finished(table: Tableau, seat: i64, left: float) -> float:
    """The runs that are held back: what they would bring now, less what may come in between."""
    runs = count(table.groups(seat))
    points: i64 = 0
    for card in range(table.scored, table.scored + runs):
        points += BEST_CARD - card if card < CARDS else LEFT_OVER_RUN
    to_score = (0.75 + 0.015 * max(0.0, 12.0 - left)) * float(points)
    too_late = 0.0 if table.turn == seat else last_turn(table, left)
    return (1.0 - too_late) * to_score + too_late * float(LEFT_OVER_RUN * runs)


def last_turn(table: Tableau, left: float) -> float:
    """How likely it is that the pile runs out before somebody's next turn."""
    return min(1.0, 1.45 * exp(-0.48 * left / float(table.players - 1)))


def unfinished(table: Tableau, seat: i64) -> float:
    """The other pieces, for each coin that is left."""
    points = 0.0
    pieces = table.pieces[seat] & ~table.complete
    while pieces != 0:
        points += UNFINISHED[length(table, first(pieces))]
        pieces &= pieces - 1
    return points


def turn(state: Titus, prospects: Prospects) -> float:
    """What it is worth to be on turn, with this coin on top of the pile and these to rob."""
    table = state.table
    points = 1.5
    if table.drawn < COINS and prospects.fit(table.sides[table.drawn]):
        points += 2.8
    tops = table.to_rob(prospects.seat) & state.turned
    while tops != 0:
        top = first(tops)
        if prospects.fit(state.deal.other(top, table.sides[top])):
            return points + 1.6
        tops &= tops - 1
    return points
