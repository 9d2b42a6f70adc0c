"""Worlds that a seat can't tell from the real one.

Every card that the seat has not seen is drawn again from its own sort (see `memory.py`): cards
from before this pot for what hands have held since then, cards of this pot for what was drawn
from it and for what is left of it. First it is settled for each open card of which sort it was,
the likelier the more of that sort the hand had. A settlement that leaves no card for somebody is
thrown away and tried again; the real one can always come up, so one is found.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit
from speeltafel.engine.chance import Thrown
from speeltafel.engine.dice import Dice
from speeltafel.engine.tally import of, one
from speeltafel.games.tabulos.cards import KINDS, Sets, copies, no_cards
from speeltafel.games.tabulos.memory import (
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


class Worlds:
    """All worlds that agree with what a seat knows; `draw` gives one of them."""

    def __init__(
        self, table: Tableau, memory: Memory, seat: int | None, own: Sets, drawn: i64
    ) -> None:
        self.table = table
        self.memory = memory
        self.own: i64 = table.players if seat is None else seat  # a spectator has nobody's seat
        self.drawn = drawn
        self._gather_known(own)
        self._gather_unseen(own)
        others = [other for other in range(table.players) if other != self.own]
        self.others = vec[i64](sorted(others, key=self._just_drew))
        self.limited = vec[i64](sorted(filter(self._is_limited, others), key=self._choice))
        # how many cards of each sort are still to be found for each seat, tallies
        self.before_left: i64 = 0
        self.pot_left: i64 = 0
        self.other_drew = any(map(self._just_drew, others))
        self.rest = self.before_cards if memory.first else self.pot_cards  # makes up the pot
        self.owner: Tabulos | None = None  # the world whose pot is the row of `rest`

    def _just_drew(self, seat: int) -> bool:
        """Whether a seat has just drawn. It is dealt to last: the last card is then the drawn one."""
        return self.table.phase == DREW and seat == self.table.turn

    def _is_limited(self, seat: int) -> bool:
        """Whether there are cards from before that this hand can't hold."""
        return self.before_cards.kinds & ~self.memory.possible[seat] != 0

    def _choice(self, seat: int) -> int:
        """Seats with few possible kinds draw first."""
        return int(self.memory.possible[seat]).bit_count()

    def _gather_known(self, own: Sets) -> None:
        """What a world begins with: hands without their cards of this pot, which come last."""
        self.hands = self.memory.held.clone()
        self.of_pot = no_cards(self.table.players)
        if self.own < self.table.players:
            self.hands.clear(self.own)
            self.hands.put_all(self.own, own, 0)
            self.hands.take_all(self.own, own, 1)
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
        self.open = vec[i64]()  # the open cards of others
        for at in range(0, len(opened), SIZE):
            if opened[at + SEAT] == self.own:
                unseen.take(BEFORE, opened[at + KIND])
            else:
                for place in range(at, at + SIZE):
                    self.open = append(self.open, opened[place])
        self.before_cards = Pool(unseen, BEFORE)
        self.pot_cards = Pool(unseen, OF_POT)

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
        self._fill(world, dice)
        return world

    def redraw(self, world: Tabulos, dice: Dice) -> Tabulos:
        """The same, in place of one of these worlds."""
        world.table.become(self.table)
        world.memory.become(self.memory)
        world.hands.become(self.hands)
        world.of_pot.become(self.of_pot)
        world.chance = world.chance.renewed(dice)
        self._fill(world, dice)
        return world

    def _fill(self, world: Tabulos, dice: Dice) -> None:
        """Deal what the seat can't see into a world that holds what it sees."""
        world.drawn = self.drawn
        if world is not self.owner:
            self.rest.copy_row()
            self.owner = world
        while not (self._settle(world, dice) and self._deal(world, dice)):
            world.hands.become(self.hands)
            world.of_pot.become(self.of_pot)
        world.pot = self.rest.cards

    def _settle(self, world: Tabulos, dice: Dice) -> bool:
        """Choose the sort of each open card; False if one can be of neither any more.

        The likelier, the larger the part of the cards of a sort that are of this kind.
        """
        opened, befores, of_pots = self.open, self.before_cards, self.pot_cards
        before_left, all_of_pot = self.memory.before, self.memory.of_pot
        pot_left = all_of_pot
        befores.refill()
        of_pots.refill()
        for at in range(0, len(opened), SIZE):
            seat, kind = opened[at + SEAT], opened[at + KIND]
            room = opened[at + ROOM] - of(all_of_pot - pot_left, seat)
            alike_before = copies(befores.even, befores.odd, kind)
            alike_of_pot = copies(of_pots.even, of_pots.odd, kind)
            before = of(before_left, seat) * alike_before * max(of_pots.left(), 1)
            of_pot = room * alike_of_pot * max(befores.left(), 1)
            if before + of_pot == 0:
                return False
            if dice.below(before + of_pot) < before:
                befores.take_kind(kind)
                before_left -= one(seat)
            else:
                of_pots.take_kind(kind)
                pot_left -= one(seat)
                world.of_pot.put(seat, kind)
                world.hands.take(seat, kind)  # all of `of_pot` comes to it, and this has left it
        self.before_left, self.pot_left = before_left, pot_left
        return True

    def _deal(self, world: Tabulos, dice: Dice) -> bool:
        """Fill the hands; False if there is no card left that one can hold."""
        for place in range(len(self.limited)):
            if not self._deal_limited(world, self.limited[place], dice):
                return False
        self.before_cards.mix(self._unmixed(), dice)
        self.before_cards.deal(self.others, self.before_left, world.hands)
        if not self.memory.first:
            self.pot_cards.mix(1, dice)
            self.pot_cards.deal(self.others, self.pot_left, world.of_pot)
            world.hands.put_each(world.of_pot)
        if self.other_drew:
            world.drawn = self.rest.last()  # it can be no other than dealt here
        return True

    def _unmixed(self) -> i64:
        """Of the cards from before: after a new pot the last hand gets all that are left."""
        if self.memory.first:
            return 1
        return of(self.before_left, self.others[len(self.others) - 1])

    def _deal_limited(self, world: Tabulos, seat: i64, dice: Dice) -> bool:
        """Fill the part of a hand that not all cards from before can be in."""
        kinds = self.memory.possible[seat]
        for _card in range(of(self.before_left, seat)):
            kind = self.before_cards.take(kinds, dice)
            if kind == KINDS:
                return False
            world.hands.put(seat, kind)
            self.before_left -= one(seat)
        return True


class Pool:
    """Unseen cards of one sort, in a row. Those that are gone stay in front, so `refill` is nothing."""

    def __init__(self, unseen: Sets, sort: i64) -> None:
        self.cards = unseen.pack(sort)
        self.kinds = unseen.kinds(sort)
        self.all_even, self.all_odd = unseen.words[2 * sort], unseen.words[2 * sort + 1]
        self.refill()

    def copy_row(self) -> None:
        """Leave this row, which is the pot of a world, as it is."""
        self.cards = self.cards[:]

    def refill(self) -> None:
        self.even = self.all_even  # the cards left as a packed set, as long as kinds are taken
        self.odd = self.all_odd
        self.gone: i64 = 0

    def left(self) -> i64:
        return len(self.cards) - self.gone

    def take_kind(self, kind: i64) -> None:
        """A card of this kind, which is there: near the front, if the last world took one too."""
        card = bit(3 * (kind >> 1))
        if kind & 1 == 0:
            self.even -= card
        else:
            self.odd -= card
        cards, gone = self.cards, self.gone
        place = gone
        while cards[place] != kind:
            place += 1
        cards[place] = cards[gone]
        cards[gone] = kind
        self.gone = gone + 1

    def take(self, kinds: i64, dice: Dice) -> i64:
        """A card of one of these kinds, by lot; KINDS if there is none."""
        cards, gone, left = self.cards, self.gone, self.left()
        start = dice.below(left) if left > 0 else 0
        for step in range(left):
            place = gone + (start + step if start + step < left else start + step - left)
            kind = cards[place]
            if kinds & bit(kind) != 0:
                cards[place] = cards[gone]
                cards[gone] = kind
                self.gone = gone + 1
                return kind
        return KINDS

    def mix(self, unmixed: i64, dice: Dice) -> None:
        """Put all that are left into any order, to be dealt; but for some that are dealt last."""
        dice.draw(self.cards, self.gone, self.left() - unmixed)

    def deal(self, seats: vec[i64], counts: i64, hands: Sets) -> None:
        """Give each of these seats as many as a tally says."""
        cards, words, place = self.cards, hands.words, self.gone
        for turn in range(len(seats)):
            seat = seats[turn]
            end = place + of(counts, seat)
            both: i64 = 0  # words, see `cards.py`
            odd: i64 = 0
            while place < end:
                kind = cards[place]
                card = bit(3 * (kind >> 1))
                both += card
                odd += card & -(kind & 1)
                place += 1
            words[2 * seat] += both - odd
            words[2 * seat + 1] += odd
        self.gone = place

    def last(self) -> i64:
        """The card that was dealt last."""
        return self.cards[self.gone - 1]
