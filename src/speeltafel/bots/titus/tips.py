"""What newcomers to Titus are told, and when."""

from typing import Final

from speeltafel.bots.tip import Tip
from speeltafel.bots.titus.prospects import length, next_run
from speeltafel.engine import fact
from speeltafel.engine.fact import Fact
from speeltafel.engine.view import View
from speeltafel.games.titus.coins import COINS, NO_COIN, SHORTEST_RUN, names
from speeltafel.games.titus.view import TitusView

LOW: Final = 10
"""With this many coins in the pile the end is near."""


def on_turn(view: View) -> TitusView | None:
    """The view of the player on turn in a running game."""
    assert isinstance(view, TitusView)
    return view if not view.table.over and view.table.turn == view.seat else None


def three(view: View) -> dict[str, Fact] | None:
    """A group that one more coin makes a run (TIT-10)."""
    own = on_turn(view)
    if own is None or own.seat is None:
        return None
    for piece in names(own.table.pieces[own.seat]):
        if length(own.table, piece) == SHORTEST_RUN - 1:
            coins = reversed(own.table.stack(piece))
            return {"sides": fact.row([str(own.table.sides[coin]) for coin in coins])}
    return None


def run(view: View) -> dict[str, Fact] | None:
    own = on_turn(view)
    if own is None or own.seat is None or own.table.to_score(own.seat) == 0:
        return None
    return {"points": fact.number(next_run(own.table))}


def exchange(view: View) -> dict[str, Fact] | None:
    """A coin of the pile in hand, and somebody with a single coin (TIT-15)."""
    own = on_turn(view)
    if own is None or own.seat is None or own.table.hand == NO_COIN or not own.table.from_pile:
        return None
    return {} if own.table.to_exchange(own.seat) != 0 else None


def rob(view: View) -> dict[str, Fact] | None:
    own = on_turn(view)
    if own is None or own.seat is None or own.table.hand != NO_COIN or not own.table.may_take():
        return None
    return {} if own.table.to_rob(own.seat) != 0 else None


def no_limit(view: View) -> dict[str, Fact] | None:
    """TIT-21, once there is a limit that it lifts."""
    own = on_turn(view)
    return (
        {} if own is not None and own.seat is not None and own.table.has_fewest(own.seat) else None
    )


def low_pile(view: View) -> dict[str, Fact] | None:
    own = on_turn(view)
    if own is None or COINS - own.table.drawn > LOW:
        return None
    return {"count": fact.number(COINS - own.table.drawn)}


TITUS_TIPS: Final = (
    Tip("run", run),
    Tip("three", three),
    Tip("exchange", exchange),
    Tip("rob", rob),
    Tip("no_limit", no_limit),
    Tip("low_pile", low_pile),
)
