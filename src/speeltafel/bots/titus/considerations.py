"""What a player of Titus thinks of, one thing at a time; `thought.py` adds them up."""

from mypy_extensions import i64

from speeltafel.bots.consideration import Consideration, total
from speeltafel.bots.titus.prospects import PROMISE, Prospects, next_run
from speeltafel.bots.titus.thought import TO_SCORE, Thought
from speeltafel.engine import fact
from speeltafel.engine.tally import of
from speeltafel.games.titus.actions import ADD, EXCHANGE, JOIN, KEEP, ROB, SCORE, TAKE
from speeltafel.games.titus.coins import HIGHEST, SHORTEST_RUN, count, first
from speeltafel.games.titus.state import Titus


class Weighing(Thought):
    """The thoughts about each choice, apart from each other."""

    def of(self, action: i64) -> list[Consideration]:
        if action >= JOIN:
            return [self._of_join(float(self.appeal(action)))]
        if action >= SCORE:
            return [self._of_score(float(self.scoring()))]
        if action >= ADD:
            return self._of_add(action - ADD)
        if action >= EXCHANGE:
            return self._of_exchange(action - EXCHANGE, self.table.sides[self.table.hand])
        if action >= ROB:
            return self._of_turned(action - ROB)
        if action == TAKE:
            return self._of_take()
        if action == KEEP:
            return [Consideration("single", float(PROMISE[1]))]
        return [] if self.settling else [Consideration("take_first", float(self.appeal(action)))]

    # Joining and scoring

    def _of_join(self, appeal: float) -> Consideration:
        if appeal > 0:
            return Consideration("join_run", appeal, {"points": fact.number(next_run(self.table))})
        return Consideration("apart" if self.settling else "take_first", appeal)

    def _of_score(self, appeal: float) -> Consideration:
        if appeal == TO_SCORE:
            return Consideration("score", appeal, {"points": fact.number(next_run(self.table))})
        return Consideration("hold" if self.settling else "take_first", appeal)

    # Taking

    def _of_take(self) -> list[Consideration]:
        """The top coin as it is, or the exchange that it makes possible."""
        number = self.table.sides[self.table.drawn]
        best = self._of_coming(number)
        singles = self.table.to_exchange(self.seat)
        while singles != 0:
            exchange = self._of_exchange(first(singles), number)
            if total(exchange) > total(best):
                best = exchange
            singles &= singles - 1
        other = (self.seat + 1) % self.table.players
        denied = self._of(other).gain(number) // 2
        facts = {"seat": fact.seat(other), "number": fact.number(number)}
        return [*best, Consideration("deny", float(denied), facts)]

    def _of_exchange(self, coin: i64, given: i64) -> list[Consideration]:
        owner = self.table.owner_of_single(coin)
        facts = {"seat": fact.seat(owner), "number": fact.number(given)}
        cost = Consideration("gives", float(-(self._of(owner).gain(given) // 2)), facts)
        return [*self._of_turned(coin), cost]

    def _of_turned(self, coin: i64) -> list[Consideration]:
        """A coin on its other side; if nobody saw that, what it may be."""
        side = self.table.sides[coin]
        if (self.state.turned >> coin) & 1 != 0:
            return self._of_coming(self.state.deal.other(coin, side))
        return [Consideration("turned", float(self.turned(coin)), {"number": fact.number(side)})]

    # Placing

    def _of_coming(self, number: i64) -> list[Consideration]:
        if not self.own.fit(number):
            return [Consideration("single", float(PROMISE[1]))]
        chain = self.own.below[number - 1] + 1 + self.own.above[number + 1]
        return self._of_growth(number, self.own.gain(number), chain)

    def _of_add(self, piece: i64) -> list[Consideration]:
        number = self.table.sides[self.table.hand]
        growth = self._adding(piece) - self.more
        chain = self.own.below[number - 1] + 1 + self.own.above[number + 1]
        return self._of_growth(number, growth, chain)

    def _of_growth(self, number: i64, growth: i64, chain: i64) -> list[Consideration]:
        """What a coin makes of the pieces it continues, and that the turn goes on."""
        name = "finish" if growth > 0 and chain >= SHORTEST_RUN else "grow"
        facts = {"number": fact.number(number), "points": fact.number(next_run(self.table))}
        found = [Consideration(name, float(growth), facts)]
        if self.more > 0:
            found.append(Consideration("another", float(self.more)))
        return found


def of_turn(before: Titus, after: Titus, seat: i64) -> dict[str, float]:
    """What a turn brought: a run more, and room for more numbers."""
    return {
        "run": 1.0 if _runs(after, seat) > _runs(before, seat) else 0.0,
        "room": float(count(Prospects(after.table, seat).fits)) / float(HIGHEST),
    }


def _runs(state: Titus, seat: i64) -> i64:
    return of(state.table.cards, seat) + count(state.table.groups(seat))
