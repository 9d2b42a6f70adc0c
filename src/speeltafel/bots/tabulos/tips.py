"""What newcomers to Tabulos are told, and when. Never which of their cards fit (TAB-07)."""

from typing import Final

from mypy_extensions import i64

from speeltafel.bots.tip import Tip
from speeltafel.engine import fact
from speeltafel.engine.fact import Fact
from speeltafel.engine.view import View
from speeltafel.games.tabulos.cards import EFFECT, END_POINT, NAMES, SQUARE
from speeltafel.games.tabulos.table import CHOOSING, SAYING
from speeltafel.games.tabulos.view import TabulosView


def on_turn(view: View, phase: i64) -> TabulosView | None:
    """The view of the player on turn in a phase."""
    assert isinstance(view, TabulosView)
    return view if view.table.phase == phase and view.table.turn == view.seat else None


def say(view: View) -> dict[str, Fact] | None:
    own = on_turn(view, SAYING)
    if own is None or EFFECT[own.table.down] == SQUARE:
        return None
    return {
        "card": fact.card(NAMES[own.table.down]),
        "on": fact.card(NAMES[own.table.top]),
    }


def call(view: View) -> dict[str, Fact] | None:
    """A square is down: the call goes with it (TAB-11)."""
    own = on_turn(view, SAYING)
    if own is None or EFFECT[own.table.down] != SQUARE:
        return None
    return {"card": fact.card(NAMES[own.table.down])}


def choose(view: View) -> dict[str, Fact] | None:
    """Where the margins show the tables (TAB-17)."""
    own = on_turn(view, CHOOSING)
    if own is None or not own.table.options.pips:
        return None
    return {"card": fact.card(NAMES[own.table.top])}


def end_point(view: View) -> dict[str, Fact] | None:
    return held(view, END_POINT)


def square(view: View) -> dict[str, Fact] | None:
    return held(view, SQUARE)


def held(view: View, effect: i64) -> dict[str, Fact] | None:
    own = on_turn(view, CHOOSING)
    if own is None:
        return None
    for kind in own.own.unpack(0):
        if EFFECT[kind] == effect:
            return {"card": fact.card(NAMES[kind])}
    return None


def last_card(view: View) -> dict[str, Fact] | None:
    """Somebody else is about to win."""
    own = on_turn(view, CHOOSING)
    if own is None:
        return None
    for seat in range(own.table.players):
        if seat != own.seat and own.table.size(seat) == 1:
            return {"seat": fact.seat(seat)}
    return None


TABULOS_TIPS: Final = (
    Tip("call", call),
    Tip("say", say),
    Tip("choose", choose),
    Tip("last_card", last_card),
    Tip("end_point", end_point),
    Tip("square", square),
)
