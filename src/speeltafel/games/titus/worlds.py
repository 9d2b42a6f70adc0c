"""Worlds that a seat can't tell from the real one.

Everybody knows the deck, each of the 54 coins once (TIT-01). Coins of which both numbers are known
are accounted for. Each other visible coin is one of the *free* ones that has the number it shows;
those it can't be are in the pile. Every deal that agrees with this is as likely as any other, but
a coin with two equal numbers shows that number however it lies, the others only one way in two.

So a world is drawn exactly, number by number from 1 to 19. At each number there are three coins
that have it as their lower one (7/7, 7/8, 7/9), and a *choice* says which number each of them
shows, if it is among the visible ones. All that the numbers above have to know of the choices
below is how many of them showed the next number and the one after it: that is the *carry*. How
many ways there are to go on from each number and carry is counted once, from the top down, and
then every world is a walk up that takes each choice as often as there are ways to go on from it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from speeltafel.engine.dice import Dice
from speeltafel.games.titus.coins import APART, COINS, DECK, HIGHEST
from speeltafel.games.titus.deal import Deal
from speeltafel.games.titus.memory import Memory
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import Tableau, row

# A carry: twice how many coins with a lower number show this number (0 to 2), and one more if one
# of them shows the next number.
CARRIES: Final = 6

# What a free coin can do: lie in the pile, or be visible with its lower or its higher number.
IN_PILE: Final = 0
SHOWS_LOW: Final = 1
SHOWS_HIGH: Final = 2
# A choice says it of three coins, those with 0, 1 and 2 between their numbers. The first has no
# higher number to show.
CHOICES: Final = 2 * 3 * 3

MOST_BACKS: Final = 5
"""The number of coins with the same number (TIT-01)."""
DRAWN_BELOW: Final[i64] = 4611686018427387904
"""2^62, far more than there can be ways: those are fewer than 2^59."""


class Worlds:
    """All worlds that agree with a table and a memory; `draw` gives one of them."""

    def __init__(self, table: Tableau, memory: Memory) -> None:
        self.table = table
        self.memory = memory
        self.free = row(coin_of_deck(HIGHEST + 1, 0))  # by coin of the deck: 1 or 0
        self.showing: list[list[int]] = [[] for _ in range(HIGHEST + 1)]  # by number: whose backs?
        self._account_for_coins()
        # by number, carry and choice: how many ways there are to go on; and their sums
        self.ways_on = row((HIGHEST + 1) * CARRIES * CHOICES)
        self.ways = row((HIGHEST + 2) * CARRIES)
        self.limits = row((HIGHEST + 2) * CARRIES)  # see `draw_below`
        self._count_ways()
        self.known = memory.known()
        # the world that is being drawn
        self.backs = row((HIGHEST + 1) * MOST_BACKS)  # by number: of the coins that show it
        self.found = row(HIGHEST + 1)  # by number: how many backs those are
        self.pile = row(COINS)  # coins of the deck
        self.in_pile: i64 = 0

    def _account_for_coins(self) -> None:
        for low, high in DECK:
            self.free[coin_of_deck(low, high - low)] = 1
        for coin in range(min(self.table.drawn + 1, COINS)):
            side = self.table.sides[coin]
            back = self.memory.backs[coin]
            if back == 0:
                self.showing[side].append(coin)
            else:
                low = min(side, back)
                self.free[coin_of_deck(low, max(side, back) - low)] = 0

    def _count_ways(self) -> None:
        self.ways[(HIGHEST + 1) * CARRIES] = 1
        for number in range(HIGHEST, 0, -1):
            for carry in range(CARRIES):
                at = number * CARRIES + carry
                for choice in range(CHOICES):
                    ways_on = self._ways_on(number, carry, choice)
                    self.ways_on[at * CHOICES + choice] = ways_on
                    self.ways[at] += ways_on
                if self.ways[at] > 0:
                    self.limits[at] = DRAWN_BELOW - DRAWN_BELOW % self.ways[at]

    def _ways_on(self, number: i64, carry: i64, choice: i64) -> i64:
        """How many ways there are to go on with a choice; 0 if it is not possible."""
        shown = carry // 2
        for between in range(APART + 1):
            does = DOES[choice * (APART + 1) + between]
            if does != IN_PILE and self.free[coin_of_deck(number, between)] == 0:
                return 0
            if does == SHOWS_LOW:
                shown += 1
        if shown != len(self.showing[number]):
            return 0
        ways = self.ways[(number + 1) * CARRIES + NEXT_CARRY[carry * CHOICES + choice]]
        # Two equal numbers: it shows them whichever side is up.
        return 2 * ways if DOES[choice * (APART + 1)] == SHOWS_LOW else ways

    def draw(self, dice: Dice) -> Titus:
        """One world: a whole state."""
        self._choose_coins(dice)
        up = self.table.sides[:]
        down = self.memory.backs[:]
        self._give_backs(down, dice)
        self._fill_pile(up, down, dice)
        return Titus(self.table.clone(), Deal(up, down), self.known)

    def _choose_coins(self, dice: Dice) -> None:
        """Which coins are visible and with which number, and which are in the pile."""
        self.in_pile = 0
        for number in range(1, HIGHEST + 1):
            self.found[number] = 0
        carry: i64 = 0
        for number in range(1, HIGHEST + 1):
            choice = self._choose(number, carry, dice)
            for between in range(APART + 1):
                self._put(number, between, DOES[choice * (APART + 1) + between])
            carry = NEXT_CARRY[carry * CHOICES + choice]

    def _choose(self, number: i64, carry: i64, dice: Dice) -> i64:
        at = number * CARRIES + carry
        left = draw_below(self.ways[at], self.limits[at], dice)
        ways_on = self.ways_on
        place = at * CHOICES
        while left >= ways_on[place]:
            left -= ways_on[place]
            place += 1
        return place - at * CHOICES

    def _put(self, low: i64, between: i64, does: i64) -> None:
        if does == SHOWS_LOW:
            self._add_back(low, low + between)
        elif does == SHOWS_HIGH:
            self._add_back(low + between, low)
        elif self.free[coin_of_deck(low, between)] != 0:
            self.pile[self.in_pile] = coin_of_deck(low, between)
            self.in_pile += 1

    def _add_back(self, side: i64, back: i64) -> None:
        self.backs[side * MOST_BACKS + self.found[side]] = back
        self.found[side] += 1

    def _give_backs(self, down: vec[i64], dice: Dice) -> None:
        """Among the coins that show the same number, any has any of the backs."""
        for number in range(1, HIGHEST + 1):
            at = number * MOST_BACKS
            for coin in self.showing[number]:
                self.found[number] -= 1
                down[coin] = take_any(self.backs, at, self.found[number], dice)

    def _fill_pile(self, up: vec[i64], down: vec[i64], dice: Dice) -> None:
        for place in range(self.table.drawn + 1, COINS):
            self.in_pile -= 1
            coin = take_any(self.pile, 0, self.in_pile, dice)
            low = LOWER[coin]
            high = low + BETWEEN[coin]
            low_is_up = dice.below(2) == 0
            up[place] = low if low_is_up else high
            down[place] = high if low_is_up else low


def coin_of_deck(low: i64, between: i64) -> i64:
    """A number for each coin that there could be, by its lower number and what is between."""
    return low * (APART + 1) + between


def what_coin_does(choice: i64, between: i64) -> i64:
    if between == 0:
        return choice // 9
    return choice // 3 % 3 if between == 1 else choice % 3


def next_carry(carry: i64, choice: i64) -> i64:
    """What the numbers above have to know after a choice."""
    near: i64 = 1 if what_coin_does(choice, 1) == SHOWS_HIGH else 0
    far: i64 = 1 if what_coin_does(choice, 2) == SHOWS_HIGH else 0
    return 2 * (carry % 2 + near) + far


def draw_below(ways: i64, limit: i64, dice: Dice) -> i64:
    """One of 0, 1, ... ways - 1, each exactly as likely; the limit is a multiple of the ways."""
    drawn = limit
    while drawn >= limit:
        drawn = (dice.roll() << 30) + (dice.roll() >> 2)
    return drawn % ways


def take_any(row: vec[i64], at: i64, last: i64, dice: Dice) -> i64:
    """Any of the values from `at` up to `last` places further, which the last one replaces."""
    chosen = at + dice.below(last + 1)
    value = row[chosen]
    row[chosen] = row[at + last]
    return value


# Divided once and for all: what a choice says of each of its coins, where it leads from a carry,
# and the lower number of a coin and what is between its numbers.
DOES: Final = vec[i64](
    [what_coin_does(choice, between) for choice in range(CHOICES) for between in range(APART + 1)]
)
NEXT_CARRY: Final = vec[i64](
    [next_carry(carry, choice) for carry in range(CARRIES) for choice in range(CHOICES)]
)
LOWER: Final = vec[i64]([coin // (APART + 1) for coin in range((HIGHEST + 1) * (APART + 1))])
BETWEEN: Final = vec[i64]([coin % (APART + 1) for coin in range((HIGHEST + 1) * (APART + 1))])
