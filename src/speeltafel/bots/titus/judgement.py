"""How a good player judges a position of Titus in the middle of a game. In points.

The figures come from 160,000 positions between players by rule of thumb: how each of these things
went with the difference of points at the end, by the number of coins that were left in the pile.
"""

from math import exp, sqrt

from mypy_extensions import i64

from speeltafel.bots.titus.prospects import Prospects, length
from speeltafel.games.titus.coins import COINS, count, first
from speeltafel.games.titus.table import BEST_CARD, CARDS, LEFT_OVER_RUN, Table


def chance_to_win(table: Table, seat: i64) -> float:
    """From 0 to 1, by the lead over the best of the others and the luck that is to come."""
    left = float(COINS - table.drawn)
    best_other = -1000.0
    for other in range(table.players):
        if other != seat:
            best_other = max(best_other, standing(table, other, left))
    lead = standing(table, seat, left) - best_other
    luck = min(21.0, 3.5 + 3.3 * sqrt(left))
    return 1.0 / (1.0 + exp(-1.7 * lead / luck))


def standing(table: Table, seat: i64, left: float) -> float:
    """Points, and what the reserve, the runs of others and the turn will bring."""
    prospects = Prospects(table, seat)
    points = 0.95 * float(table.points[seat])
    points += finished(table, seat, left) + unfinished(table, seat, left)
    points += 0.06 * min(left, 10.0) * float(count(prospects.fits))
    points += 1.3 * min(1.0, 24.0 / max(left, 1.0)) * float(count(prospects.finishing))
    points += 0.14 * min(left, 36.0) * float(count(table.to_rob(seat)))
    if table.has_fewest(seat):
        points += 0.22 * min(left, 30.0)
    if table.turn == seat:
        points += turn(table, prospects)
    return points


def finished(table: Table, seat: i64, left: float) -> float:
    """The runs that are held back: what they would bring now, less what may come in between."""
    points: i64 = 0
    for card in range(table.scored, table.scored + count(table.complete[seat])):
        points += BEST_CARD - card if card < CARDS else LEFT_OVER_RUN
    return float(points) * (0.63 + 0.37 * max(0.0, 1.0 - left / 14.0))


def unfinished(table: Table, seat: i64, left: float) -> float:
    """The other pieces: each is worth more while much is to come."""
    points = 0.0
    pieces = table.pieces[seat] & ~table.complete[seat]
    while pieces != 0:
        coins = length(table, first(pieces))
        if coins == 1:
            points += 0.09 * min(left, 36.0)
        elif coins == 2:
            points += 0.18 * min(left, 32.0)
        else:
            points += 0.215 * min(left, 36.0)
        pieces &= pieces - 1
    return points


def turn(table: Table, prospects: Prospects) -> float:
    """What it is worth to be on turn, with this coin on top of the pile."""
    if table.drawn == COINS or not prospects.fit(table.sides[table.drawn]):
        return 2.0
    return 4.5
