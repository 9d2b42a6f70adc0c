"""Worlds that a seat can't tell from the real one.

Every card that the seat has not seen is drawn again from its own sort (see `memory.py`): cards
from before this pot for what hands have held since then, cards of this pot for what was drawn
from it and for what is left of it. First it is settled for each open card of which sort it was,
the likelier the more of that sort the hand had. A settlement that leaves no card for somebody is
thrown away and tried again; the real one can always come up, so one is found.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.games.tabulos.cards import KINDS, Sets, no_cards
from speeltafel.games.tabulos.memory import (
    ALL_KINDS,
    BEFORE,
    KIND,
    OF_POT,
    ROOM,
    SEAT,
    SIZE,
    Memory,
)
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.table import DREW, Tableau
from speeltafel.games.tabulos.tally import of, one

MILLION: Final = 1_000_000


class Worlds:
    """All worlds that agree with what a seat knows; `draw` gives one of them."""

    def __init__(
        self, table: Tableau, memory: Memory, seat: int | None, own: Sets, drawn: i64
    ) -> None:
        self.table = table
        self.memory = memory
        self.own: i64 = table.players if seat is None else seat  # a spectator has nobody's seat
        self.drawn = drawn
        self.others = [other for other in range(table.players) if other != self.own]
        self.others.sort(key=self._choice)
        self._gather_known(own)
        self._gather_unseen(own)
        self.settled_before: i64 = 0  # open cards that were from before, a tally
        self.settled_pot: i64 = 0  # open cards that were of the pot, a tally

    def _choice(self, seat: int) -> int:
        """Seats with few possible kinds draw first."""
        return int(self.memory.possible[seat]).bit_count()

    def _gather_known(self, own: Sets) -> None:
        self.hands = self.memory.held.clone()
        self.of_pot = no_cards(self.table.players)
        if self.own < self.table.players:
            self.hands.clear(self.own)
            self.hands.put_all(self.own, own, 0)
            self.of_pot.put_all(self.own, own, 1)

    def _gather_unseen(self, own: Sets) -> None:
        """The cards of each sort, less the own ones."""
        unseen = self.memory.unseen.clone()
        if self.own < self.table.players:
            unseen.take_all(OF_POT, own, 1)
            unseen.put_all(BEFORE, own, 1)
            unseen.put_all(BEFORE, self.memory.held, self.own)
            unseen.take_all(BEFORE, own, 0)
        opened = self.memory.open
        for at in range(0, len(opened), SIZE):
            if opened[at + SEAT] == self.own:
                unseen.take(BEFORE, opened[at + KIND])
        self.before_cards = Pool(unseen.unpack(BEFORE))
        self.pot_cards = Pool(unseen.unpack(OF_POT))

    def draw(self, dice: Dice) -> Tabulos:
        """One world: a whole state with luck of its own."""
        world = Tabulos(
            self.table.clone(),
            self.memory.clone(),
            self.hands.clone(),
            self.of_pot.clone(),
            vec[i64](),
            Thrown(dice.fork()),
        )
        world.drawn = self.drawn
        while not (self._settle(world, dice) and self._deal(world, dice)):
            world.hands = self.hands.clone()
            world.of_pot = self.of_pot.clone()
        rest = self.before_cards if self.memory.first else self.pot_cards
        world.pot = rest.shuffled(dice)
        return world

    def _settle(self, world: Tabulos, dice: Dice) -> bool:
        """Choose the sort of each open card; False if one can be of neither any more."""
        self.before_cards.refill()
        self.pot_cards.refill()
        self.settled_before = 0
        self.settled_pot = 0
        opened = self.memory.open
        for at in range(0, len(opened), SIZE):
            seat = opened[at + SEAT]
            if seat != self.own and not self._settle_one(world, at, seat, dice):
                return False
        return True

    def _settle_one(self, world: Tabulos, at: i64, seat: i64, dice: Dice) -> bool:
        kind = self.memory.open[at + KIND]
        room = self.memory.open[at + ROOM] - of(self.settled_pot, seat)
        before = self._before_left(seat) * self.before_cards.share(kind)
        of_pot = room * self.pot_cards.share(kind)
        if before + of_pot == 0:
            return False
        if dice.below(before + of_pot) < before:
            self.before_cards.take_kind(kind)
            self.settled_before += one(seat)
        else:
            self.pot_cards.take_kind(kind)
            self.settled_pot += one(seat)
            world.of_pot.put(seat, kind)
        return True

    def _before_left(self, seat: i64) -> i64:
        """How many cards from before a seat has that are not settled."""
        return of(self.memory.before, seat) - of(self.settled_before, seat)

    def _pot_left(self, seat: i64) -> i64:
        return of(self.memory.of_pot, seat) - of(self.settled_pot, seat)

    def _deal(self, world: Tabulos, dice: Dice) -> bool:
        """Fill the hands; False if there is no card left that one can hold."""
        for seat in self.others:
            kinds = self.memory.possible[seat]
            kind: i64 = 0
            for _ in range(self._before_left(seat)):
                kind = self.before_cards.take(kinds, dice)
                if kind == KINDS:
                    return False
                world.hands.put(seat, kind)
            for _ in range(self._pot_left(seat)):
                kind = self.pot_cards.take(ALL_KINDS, dice)
                world.hands.put(seat, kind)
                world.of_pot.put(seat, kind)
            if seat == self.table.turn and self.table.phase == DREW:
                world.drawn = kind  # the youngest card of a hand can be no other than dealt here
        return True


class Pool:
    """Unseen cards of one sort. Taken ones move to the end, so that `refill` is nothing."""

    def __init__(self, kinds: list[int]) -> None:
        self.cards = vec[i64](kinds)
        self.left: i64 = len(self.cards)

    def refill(self) -> None:
        self.left = len(self.cards)

    def share(self, kind: i64) -> i64:
        """Which part of the cards left is of this kind, in millionths."""
        count: i64 = 0
        for place in range(self.left):
            if self.cards[place] == kind:
                count += 1
        return count * MILLION // self.left if count > 0 else 0

    def take(self, kinds: i64, dice: Dice) -> i64:
        """A card of one of these kinds, by lot; KINDS if there is none."""
        start = dice.below(self.left) if self.left > 0 else 0
        for step in range(self.left):
            place = start + step if start + step < self.left else start + step - self.left
            if kinds & bit(self.cards[place]) != 0:
                return self._take_from(place)
        return KINDS

    def take_kind(self, kind: i64) -> None:
        """A card of this kind, which is there."""
        place: i64 = 0
        while self.cards[place] != kind:
            place += 1
        self._take_from(place)

    def _take_from(self, place: i64) -> i64:
        self.left -= 1
        kind = self.cards[place]
        self.cards[place] = self.cards[self.left]
        self.cards[self.left] = kind
        return kind

    def shuffled(self, dice: Dice) -> vec[i64]:
        """All that are left, in any order."""
        for last in range(self.left - 1, 0, -1):
            other = dice.below(last + 1)
            kind = self.cards[other]
            self.cards[other] = self.cards[last]
            self.cards[last] = kind
        return self.cards[: self.left]
