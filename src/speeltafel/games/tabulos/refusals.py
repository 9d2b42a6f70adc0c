"""Why an action that is not possible is not: the rule, and what to tell the player.

Nothing is decided here. What is possible is decided in `state.py`; this looks for the rule that
forbids the rest.
"""

from typing import Final

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.refusal import Refusal
from speeltafel.games.tabulos.actions import CATCH, DRAW, LET_GO, PASS, SAY_NOTHING
from speeltafel.games.tabulos.cards import KINDS, NUMBER, Sets
from speeltafel.games.tabulos.table import (
    ASKING,
    CALLED,
    CAUGHT,
    CHOOSING,
    FORGOTTEN,
    NO_SQUARE,
    OVER,
    SAYING,
    TURNED_UP,
    Tableau,
)

ENDED_BY: Final = ["TAB-15", "TAB-16", "TAB-20"]
"""The rule that ended the game, by reason."""


def why_not(table: Tableau, hands: Sets, drawn: i64, seat: i64, action: i64) -> Refusal:
    """The rule that forbids an action which is not possible."""
    if table.phase == OVER:
        return Refusal(ENDED_BY[table.reason], "over", {})
    if action == CATCH:
        return _why_no_catch(table, seat)
    if table.phase == ASKING:
        return _why_no_answer(table, seat)
    if action == LET_GO:
        return Refusal("TAB-13", "not_asked", {})
    if seat != table.turn:
        return Refusal("TAB-04", "turn", {"seat": fact.seat(table.turn)})
    if action >= SAY_NOTHING:
        return Refusal("TAB-06", "lay_first", {})
    if table.phase == SAYING:
        return Refusal("TAB-06", "say_first", {"card": fact.card(NUMBER[table.down])})
    if action < KINDS:
        return _why_no_lay(hands, drawn, seat, action)
    if action == DRAW:
        return _why_no_draw(table)
    assert action == PASS
    return Refusal("TAB-08", "draw_first", {})


def _why_no_catch(table: Tableau, seat: i64) -> Refusal:
    """TAB-12: a wrong accusation is refused with the reason."""
    if table.call == FORGOTTEN:
        own = seat == table.said_by
        return Refusal("TAB-12", "own_square", {}) if own else Refusal("TAB-13", "let_go", {})
    card = NUMBER[table.top]
    if table.call == TURNED_UP:
        return Refusal("TAB-12", "turned_up", {"card": fact.card(card)})
    if table.call == NO_SQUARE:
        return Refusal("TAB-12", "no_square", {"card": fact.card(card)})
    if table.call == CALLED:
        return Refusal("TAB-12", "called", {"card": fact.card(card)})
    if table.call == CAUGHT:
        return Refusal("TAB-12", "caught", {"card": fact.card(card)})
    return Refusal("TAB-12", "too_late", {"card": fact.card(card)})


def _why_no_answer(table: Tableau, seat: i64) -> Refusal:
    """TAB-13: who laid the last card waits; the others catch or let go, once."""
    if seat == table.said_by:
        return Refusal("TAB-13", "wait", {})
    if not table.may_catch(seat):
        return Refusal("TAB-13", "let_go", {})
    return Refusal("TAB-13", "asked", {"seat": fact.seat(table.said_by)})


def _why_no_lay(hands: Sets, drawn: i64, seat: i64, kind: i64) -> Refusal:
    if hands.count(seat, kind) == 0:
        return Refusal("TAB-07", "not_held", {"card": fact.card(NUMBER[kind])})
    return Refusal("TAB-08", "only_drawn", {"card": fact.card(NUMBER[drawn])})


def _why_no_draw(table: Tableau) -> Refusal:
    if table.phase == CHOOSING:
        return Refusal("TAB-09", "nothing_to_draw", {})
    return Refusal("TAB-08", "drew", {})
