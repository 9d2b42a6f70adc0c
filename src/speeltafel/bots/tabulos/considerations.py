"""What a good player of Tabulos thinks of, one thing at a time; `habits.py` adds them up."""

from typing import Final

from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration
from speeltafel.bots.tabulos.outlook import Outlook
from speeltafel.engine import fact
from speeltafel.games.tabulos.actions import CATCH, SAY, calls
from speeltafel.games.tabulos.cards import EFFECT, END_POINT, NAMES
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.sums import shared, unpack_tables

LAY: Final = 10.0
"""Who can lay a card does not draw: more than all that speaks for one card or another."""
SURE: Final = 1.0


def of_lay(outlook: Outlook, kind: i64, harm: float, follow: float) -> list[Consideration]:
    """Harm is to the next player; follow is that oneself has an answer."""
    end_point = EFFECT[kind] == END_POINT
    neighbour = {"seat": fact.seat(outlook.neighbour(kind)), "card": fact.card(NAMES[kind])}
    return [
        Consideration("hit" if end_point else "block", harm, neighbour, hidden=not end_point),
        Consideration("follow", follow, {"card": fact.card(NAMES[kind])}, hidden=True),
        Consideration("lay", LAY),
    ]


def of_other(state: Tabulos, action: i64) -> list[Consideration]:
    """What is done besides laying a card."""
    table = state.table
    if action == CATCH:
        return [Consideration("catch", 2.0 * LAY, {"seat": fact.seat(table.said_by)})]
    if action < SAY:
        return []
    down, top = fact.card(NAMES[table.down]), fact.card(NAMES[table.top])
    if calls(action):
        return [Consideration("call", SURE, {"card": down})]
    both = [str(number) for number in unpack_tables(shared(table.down, table.top))]
    facts = {"tables": fact.numbers(both), "count": fact.number(len(both))}
    return [Consideration("sum", SURE, {"card": down, "on": top, **facts})]
