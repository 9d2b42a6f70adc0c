"""What a player of Titus thinks of each choice: the habits, one by one. In tenths of a point."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from speeltafel.bots.titus.prospects import PROMISE, Prospects
from speeltafel.games.titus.actions import ADD, EXCHANGE, JOIN, KEEP, ONE, OTHER, ROB, SCORE, TAKE
from speeltafel.games.titus.coins import APART, COINS, HIGHEST, NO_COIN, SHORTEST_RUN, count, first
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import CARDS, TURN_LIMIT, Tableau

ANOTHER: Final = 25
"""What it is worth that the turn goes on."""
LATER: Final = -1_000
"""Joining and scoring can wait until no coin can be taken: nothing is lost, and more fits."""
TO_FINISH: Final = 1_000
TO_SCORE: Final = 900
NOT_YET: Final = -1
"""Rather end the turn, but it is a thought."""
LATE: Final = 15
"""With so few coins in the pile it is time to score."""


@mypyc_attr(acyclic=True)
class Thought:
    """The choices of a seat in one position. A back counts only if the state says it was seen."""

    def __init__(self, state: Titus, seat: i64) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.own = Prospects(state.table, seat)
        self.others: list[Prospects | None] = [None] * state.table.players
        self.settling = is_settling(state.table)
        taken = state.table.taken + (1 if state.table.hand == NO_COIN else 0)
        goes_on = taken < TURN_LIMIT or state.table.has_fewest(seat)
        self.more: i64 = ANOTHER if goes_on else 0  # what it counts for that a coin fits

    def appeal(self, action: i64) -> i64:
        if action >= JOIN:
            return self._joining(action - JOIN)
        if action >= SCORE:
            return self.scoring()
        if action >= ADD:
            return self._adding(action - ADD)
        if action >= EXCHANGE:
            return self.exchanging(action - EXCHANGE, self.table.sides[self.table.hand])
        if action >= ROB:
            return self.turned(action - ROB)
        if action == TAKE:
            return self._taking()
        if action == KEEP:
            return PROMISE[1]
        return 0 if self.settling else LATER

    # Scoring

    def scoring(self) -> i64:
        """Runs are held back: the player with the fewest has no limit, and a run in reserve is safe.

        Until the pile is low, or the point cards are only just enough for them.
        """
        if not self.settling:
            return LATER
        table = self.table
        enough = table.scored + count(table.groups(self.seat)) < CARDS
        return NOT_YET if enough and COINS - table.drawn > LATE else TO_SCORE

    # Taking

    def _taking(self) -> i64:
        """The top coin as it is, or what it can be exchanged for; and the next player misses it."""
        number = self.table.sides[self.table.drawn]
        best = self._coming(number)
        singles = self.table.to_exchange(self.seat)
        while singles != 0:
            best = max(best, self.exchanging(first(singles), number))
            singles &= singles - 1
        return best + self._of((self.seat + 1) % self.table.players).gain(number) // 2

    def exchanging(self, coin: i64, given: i64) -> i64:
        """What comes, without what the other gains."""
        owner = self.table.owner_of_single(coin)
        return self.turned(coin) - self._of(owner).gain(given) // 2

    def turned(self, coin: i64) -> i64:
        """A coin on its other side; if nobody saw that, the average of what it can be."""
        side = self.table.sides[coin]
        if (self.state.turned >> coin) & 1 != 0:
            return self._coming(self.state.deal.other(coin, side))
        hopes = self._coming(side)  # two equal numbers: it shows them whichever side is up
        kinds: i64 = 1
        for number in range(max(1, side - APART), min(HIGHEST, side + APART) + 1):
            hopes += self._coming(number)
            kinds += 1
        return hopes // kinds

    def _coming(self, number: i64) -> i64:
        """A coin that is added where it fits best, or placed as a single."""
        if not self.own.fit(number):
            return PROMISE[1]
        return self.own.gain(number) + self.more

    def _of(self, seat: i64) -> Prospects:
        """The prospects of another seat, looked at when they matter."""
        known = self.others[seat]
        if known is None:
            known = Prospects(self.table, seat)
            self.others[seat] = known
        return known

    # Placing

    def _adding(self, piece: i64) -> i64:
        """What a run grows by is nothing, but the turn goes on."""
        growth: i64 = 0
        if (self.table.complete >> piece) & 1 == 0:
            growth = self._growth(piece)
        return growth + self.more

    def _growth(self, piece: i64) -> i64:
        number = self.table.sides[self.table.hand]
        if self.table.sides[piece] < number:
            chain, beyond = self.own.down_from(piece), self.own.above[number + 1]
        else:
            chain, beyond = self.own.up_from(piece), self.own.below[number - 1]
        return max(self.own.growth(chain, 0), self.own.growth(chain, beyond))

    # Joining

    def _joining(self, pair: i64) -> i64:
        """Unfinished pieces on the way to a run. Others are left apart: more coins fit them."""
        one, other = ONE[pair], OTHER[pair]
        finished = self.table.groups(self.seat)
        if not self.settling or ((finished >> one) | (finished >> other)) & 1 != 0:
            return LATER
        if self.table.sides[one] > self.table.sides[other]:
            one, other = other, one
        coins = self.own.down_from(one) + self.own.up_from(other)
        if coins < SHORTEST_RUN:
            return LATER
        return TO_FINISH - coins


def is_settling(table: Tableau) -> bool:
    """Whether no coin is to come in this turn; or only the last of the pile, which ends the game."""
    if table.hand != NO_COIN:
        return False
    return not table.may_take() or (table.taken > 0 and table.drawn == COINS - 1)
