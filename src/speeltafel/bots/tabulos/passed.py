"""Who has let a turn go by since the card on top was laid."""

from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.games.tabulos.cards import EFFECT, END_POINT
from speeltafel.games.tabulos.table import TURNED_UP, Table


def seats_passed(table: Table, seat: i64) -> i64:
    """Who had a turn between the laying of the card on top and the turn of this seat, a bit each.

    An end point takes a turn away (TAB-14), so its neighbour has let none go by.
    """
    passed: i64 = 0
    if table.turn != seat or table.call == TURNED_UP or table.said_card != table.top:
        return passed
    other = table.next_to(table.said_by)
    if EFFECT[table.top] == END_POINT and other != seat:
        other = table.next_to(other)
    while other != seat:
        passed |= bit(other)
        other = table.next_to(other)
    return passed
