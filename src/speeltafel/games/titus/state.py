"""Titus: collect runs of four or more coins; a coin taken from somebody arrives on its other side.

The rules are TIT-01 to TIT-27 of `docs/rules/titus.md`; each number stands where its rule is
enforced. A turn is a row of small actions: take a coin, perhaps exchange it, place it; and in
between, as often as one likes, join pieces and score groups.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.engine.event import Event
from speeltafel.engine.outcome import Outcome
from speeltafel.engine.refusal import Refusal
from speeltafel.engine.state import FastState
from speeltafel.games.titus import events
from speeltafel.games.titus.actions import (
    ACTIONS,
    ADD,
    END,
    EXCHANGE,
    JOIN,
    KEEP,
    ONE,
    OTHER,
    ROB,
    SCORE,
    TAKE,
    join,
)
from speeltafel.games.titus.coins import COINS, EVERY_COIN, NO_COIN, first
from speeltafel.games.titus.deal import Deal
from speeltafel.games.titus.memory import perfect_memory
from speeltafel.games.titus.refusals import why_not
from speeltafel.games.titus.table import Tableau

if TYPE_CHECKING:
    from speeltafel.games.titus.view import TitusView


class Titus(FastState):
    """A position of Titus: the open table, the deal that nobody sees, and what was seen of it."""

    def __init__(self, table: Tableau, deal: Deal, turned: i64) -> None:
        self.table = table
        self.deal = deal
        self.turned = turned  # the coins that have shown both their sides, as a set

    def clone(self) -> "Titus":
        return Titus(self.table.clone(), self.deal, self.turned)

    # Who may do what

    def actors(self) -> i64:
        if self.table.over:
            return 0
        return bit(self.table.turn)

    def awaited(self) -> i64:
        return self.actors()

    def most_legal(self) -> i64:
        return ACTIONS

    def fill_legal(self, seat: i64, into: vec[i64]) -> i64:
        table = self.table
        if table.over or seat != table.turn:
            return 0
        if table.hand != NO_COIN:
            count = self._add_placings(into, seat)
        else:
            count = self._add_takings(into, seat)
        count = _add_each(into, count, SCORE, table.to_score(seat))
        return self._add_joins(into, count, seat)

    def permits(self, seat: int, action: int) -> Refusal | None:
        if action in self.legal(seat):
            return None
        return why_not(self.table, seat, action)

    def _add_placings(self, into: vec[i64], seat: i64) -> i64:
        """What can be done with the coin in hand (TIT-14, TIT-15, TIT-16)."""
        table = self.table
        into[0] = KEEP
        count: i64 = 1
        if table.from_pile:
            count = _add_each(into, count, EXCHANGE, table.to_exchange(seat))
        return _add_each(into, count, ADD, table.to_extend(seat, table.sides[table.hand]))

    def _add_takings(self, into: vec[i64], seat: i64) -> i64:
        """Taking a coin (TIT-12), or ending the turn after the first (TIT-18, TIT-23)."""
        table = self.table
        count: i64 = 0
        may_take = table.may_take()
        if may_take:
            into[count] = TAKE
            count += 1
        if table.taken > 0:
            into[count] = END
            count += 1
        if may_take:
            count = _add_each(into, count, ROB, table.to_rob(seat))
        return count

    def _add_joins(self, into: vec[i64], at: i64, seat: i64) -> i64:
        """TIT-09: the pieces of the own reserve, each with those of a lower name that fit it."""
        table = self.table
        pieces = table.joinable(seat)
        while pieces != 0:
            piece = first(pieces)
            lower = table.to_join(seat, piece) & (bit(piece) - 1)
            at = _add_each(into, at, join(0, piece), lower)
            pieces &= pieces - 1
        return at

    def time_up(self, seat: int) -> int:
        """End the turn as soon as possible; the coin in hand becomes a single."""
        actions = self.legal(seat)
        return END if END in actions else actions[0]

    def reveals(self, seat: int, action: int) -> bool:
        """TIT-13, TIT-17: taking shows a coin of the pile, robbing and exchanging turn one."""
        if action == TAKE or ROB <= action < ADD:
            return True
        after = self.clone()
        after.apply(seat, action)
        return after.table.over  # TIT-17: then everything is open

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        self._act(seat, action, None)

    def apply(self, seat: int, action: int, log: list[Event] | None = None) -> None:
        self._act(seat, action, log)

    def _act(self, seat: i64, action: i64, log: list[Event] | None) -> None:
        if action == TAKE:
            self._take(seat, log)
        elif action == KEEP:
            self._keep(seat, log)
        elif action == END:
            self._end_turn(log)
            return
        elif action < EXCHANGE:
            self._rob(seat, action - ROB, log)
        elif action < ADD:
            self._exchange(seat, action - EXCHANGE, log)
        elif action < SCORE:
            self._add(seat, action - ADD, log)
        elif action < JOIN:
            self._score(seat, action - SCORE, log)
        else:
            self._join(seat, action - JOIN, log)
        if self.table.is_turn_over():
            self._end_turn(log)

    def show_top(self, log: list[Event] | None) -> None:
        """TIT-04, TIT-13: the next coin of the pile is visible at once."""
        table = self.table
        if table.drawn < COINS:
            table.sides[table.drawn] = self.deal.up[table.drawn]
        if log is not None:
            log.append(events.pile(table))

    def _take(self, seat: i64, log: list[Event] | None) -> None:
        table = self.table
        table.hand = table.drawn
        table.from_pile = True
        table.taken += 1
        table.drawn += 1
        if log is not None:
            log.append(events.takes(table, seat))
        self.show_top(log)

    def _rob(self, seat: i64, coin: i64, log: list[Event] | None) -> None:
        """TIT-16: the owner keeps the point card, and the next coin down can be robbed."""
        table = self.table
        card = table.card_with(coin)
        table.run_tops[card] = table.below[coin]
        table.taken += 1
        self._turn_into_hand(coin)
        if log is not None:
            log.append(events.robs(table, seat, table.run_owners[card]))

    def _exchange(self, seat: i64, coin: i64, log: list[Event] | None) -> None:
        """TIT-15: the coin in hand stays as it is, the one that comes is turned."""
        table = self.table
        other = table.owner_of_single(coin)
        given = table.hand
        table.lift(other, coin)
        table.place_single(other, given)
        self._turn_into_hand(coin)
        if log is not None:
            log.append(events.gives(table, seat, other, given))
            log.append(events.gets(table, seat, other))

    def _turn_into_hand(self, coin: i64) -> None:
        """TIT-17: its other side is visible now, and both sides have been seen."""
        table = self.table
        table.sides[coin] = self.deal.other(coin, table.sides[coin])
        self.turned |= bit(coin)
        table.turnings += 1
        table.turned_at[coin] = table.turnings
        table.hand = coin
        table.from_pile = False

    def _keep(self, seat: i64, log: list[Event] | None) -> None:
        table = self.table
        coin = table.hand
        table.hand = NO_COIN
        table.going_on = False  # TIT-19
        table.place_single(seat, coin)
        if log is not None:
            log.append(events.keeps(table, seat, coin))

    def _add(self, seat: i64, piece: i64, log: list[Event] | None) -> None:
        """TIT-18: the turn may go on."""
        table = self.table
        coin = table.hand
        table.hand = NO_COIN
        table.place_single(seat, coin)
        top = table.join(seat, coin, piece)
        if log is not None:
            log.append(events.adds(table, seat, coin, top))

    def _join(self, seat: i64, pair: i64, log: list[Event] | None) -> None:
        top = self.table.join(seat, ONE[pair], OTHER[pair])
        if log is not None:
            log.append(events.joins(self.table, seat, top))

    def _score(self, seat: i64, top: i64, log: list[Event] | None) -> None:
        points = self.table.score(seat, top)
        if log is not None:
            log.append(events.scores(self.table, seat, top, points))

    def _end_turn(self, log: list[Event] | None) -> None:
        table = self.table
        if table.drawn == COINS:  # TIT-24
            self._end_game(log)
            return
        table.next_turn()
        if log is not None:
            log.append(events.turn(table))

    def _end_game(self, log: list[Event] | None) -> None:
        self.table.over = True
        self.turned = EVERY_COIN  # TIT-17: after the game everything is open
        if log is not None:
            events.add_end(log, self.table)

    # What comes of it

    def outcome(self) -> Outcome | None:
        table = self.table
        if not table.over:
            return None
        seats = range(table.players)
        winners = [seat for seat in seats if table.rank(seat) == 1]
        return Outcome("pile", winners, [table.total(seat) for seat in seats])

    def view(self, seat: int | None) -> "TitusView":
        from speeltafel.games.titus.view import TitusView  # noqa: PLC0415 - they make each other

        memory = perfect_memory(self.deal, self.table.sides, self.turned)
        return TitusView(table=self.table.clone(), memory=memory, seat=seat)


def _add_each(into: vec[i64], at: i64, base: i64, coins: i64) -> i64:
    """Put an action for each coin of a set into a buffer from a place on: where the next goes."""
    while coins != 0:
        into[at] = base + first(coins)
        at += 1
        coins &= coins - 1
    return at
