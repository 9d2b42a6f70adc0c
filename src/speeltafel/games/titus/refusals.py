"""Why an action that is not legal is not: the rule, and what to tell the player.

Nothing is decided here. What is legal is decided in `state.py` and `table.py`; this looks for the
rule that forbids the rest.
"""

from mypy_extensions import i64

from speeltafel.engine import fact
from speeltafel.engine.bits import bit
from speeltafel.engine.refusal import Refusal
from speeltafel.games.titus import events
from speeltafel.games.titus.actions import ADD, END, EXCHANGE, JOIN, KEEP, PAIRS, ROB, SCORE
from speeltafel.games.titus.coins import COINS, NO_COIN
from speeltafel.games.titus.table import TURN_LIMIT, Tableau


def why_not(table: Tableau, seat: i64, action: i64) -> Refusal:
    """The rule that forbids an action which is not legal."""
    if table.over:
        return Refusal("TIT-24", "over", {})
    if seat != table.turn:
        return Refusal(_rule_of_turns(action), "turn", {"seat": fact.seat(table.turn)})
    if action >= JOIN:
        return _why_no_join(table, seat, action - JOIN)
    if action >= SCORE:
        return _why_no_score(table, seat, action - SCORE)
    if action < EXCHANGE and action != KEEP:
        return _why_no_taking(table, seat, action)
    return _why_no_placing(table, seat, action)


def _rule_of_turns(action: i64) -> str:
    """Joining and scoring have a word of their own about turns."""
    if action >= JOIN:
        return "TIT-09"
    return "TIT-10" if action >= SCORE else "TIT-05"


def _why_no_taking(table: Tableau, seat: i64, action: i64) -> Refusal:
    if table.hand != NO_COIN:
        return Refusal("TIT-14", "full_hand", events.coin_facts(table, table.hand))
    if action == END:
        return Refusal("TIT-23", "no_pass", {})
    if not table.may_take():
        return _why_no_further_coin(table)
    for card in range(table.scored):
        if action - ROB in table.stack(table.run_tops[card]):
            own = table.run_owners[card] == seat
            return Refusal("TIT-12", "own_run", {}) if own else Refusal("TIT-16", "not_top", {})
    return Refusal("TIT-12", "no_run", {})


def _why_no_further_coin(table: Tableau) -> Refusal:
    if table.drawn == COINS:
        return Refusal("TIT-24", "last_coin", {})
    if not table.going_on:
        return Refusal("TIT-19", "was_single", {})
    if table.taken > TURN_LIMIT:
        return Refusal("TIT-21", "not_fewest", {"count": fact.number(table.taken)})
    return Refusal("TIT-20", "limit", {})


def _why_no_placing(table: Tableau, seat: i64, action: i64) -> Refusal:
    if table.hand == NO_COIN:
        return Refusal("TIT-14", "empty_hand", {})
    if action < ADD:
        return _why_no_exchange(table, seat, action - EXCHANGE)
    piece = action - ADD
    if not _is_own(table, seat, piece):
        return Refusal("TIT-14", "no_piece", {})
    sides = events.stack_facts(table, piece)
    return Refusal("TIT-07", "not_next", {**sides, **events.coin_facts(table, table.hand)})


def _why_no_exchange(table: Tableau, seat: i64, coin: i64) -> Refusal:
    if not table.from_pile:
        return Refusal("TIT-15", "not_from_pile", {})
    if table.singles & table.pieces[seat] & bit(coin) != 0:
        return Refusal("TIT-15", "own_coin", {})
    return Refusal("TIT-15", "not_single", {})


def _why_no_score(table: Tableau, seat: i64, piece: i64) -> Refusal:
    if not _is_own(table, seat, piece):
        return Refusal("TIT-10", "no_piece", {})
    if table.complete & bit(piece) == 0:
        return Refusal("TIT-10", "too_short", events.stack_facts(table, piece))
    return Refusal("TIT-11", "no_card", {})


def _why_no_join(table: Tableau, seat: i64, pair: i64) -> Refusal:
    one, other = PAIRS[pair]
    if not _is_own(table, seat, one) or not _is_own(table, seat, other):
        return Refusal("TIT-09", "no_piece", {})
    return Refusal("TIT-08", "not_joined", {})


def _is_own(table: Tableau, seat: i64, piece: i64) -> bool:
    return table.pieces[seat] & bit(piece) != 0
