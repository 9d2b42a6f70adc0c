"""Worlds that a seat can't tell from the real one.

Everybody knows the deck, each of the 54 coins once (TIT-01). Coins of which both numbers are known
are accounted for. Each other visible coin is one of the *free* ones that has the number it shows;
those it can't be are in the pile. Every deal that agrees with this is as likely as any other, but
a coin with two equal numbers shows that number however it lies, the others only one way in two.

So a world is drawn exactly, number by number from 1 to 19. At each number there are three coins
that have it as their lower one (7/7, 7/8, 7/9), and a *choice* says which number each of them
shows, if it is among the visible ones. All that the numbers above have to know of the choices
below is how many of them showed the next number and the one after it: that is the *carry*. How
many ways there are to go on from each number and carry is counted once, from the top down. Then
one way of all is drawn by lot, and a walk up finds the choices it is made of: of some ways the
first are those that go on with the first choice, and so on.

What the walk finds is two sets of coins of the deck, one bit a coin: those that are visible with
their lower number, and those with their higher one. The other free coins are the pile.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.engine.bits import bit, count_bits, lowest_place, nth_place
from speeltafel.engine.dice import Dice
from speeltafel.games.titus.coins import APART, COINS, DECK, HIGHEST
from speeltafel.games.titus.deal import Deal
from speeltafel.games.titus.memory import Memory
from speeltafel.games.titus.state import Titus
from speeltafel.games.titus.table import Tableau, row
from speeltafel.games.titus.ways import draw_below, limit_for

# A carry: twice how many coins with a lower number show this number (0 to 2), and one more if one
# of them shows the next number.
CARRIES: Final = 6
TOP: Final = HIGHEST + 1  # the number at which the walk ends
END: Final = 0  # what stands where the place of a choice would, if there is nothing left to choose

# What a free coin can do: lie in the pile (0), or be visible with its lower or its higher number.
SHOWS_LOW: Final = 1
SHOWS_HIGH: Final = 2
# A choice says it of three coins, those with 0, 1 and 2 between their numbers. The first has no
# higher number to show.
CHOICES: Final = 2 * 3 * 3

MOST_BACKS: Final = 5
"""The number of coins with the same number (TIT-01): its back is up to APART less or more."""


class Worlds:
    """All worlds that agree with a table and a memory; `draw` gives one of them."""

    def __init__(self, table: Tableau, memory: Memory) -> None:
        self.table = table
        self.memory = memory
        self.known = memory.known()
        self.free: i64 = 0  # coins of the deck
        self.showing: list[list[int]] = [[] for _ in range(HIGHEST + 1)]  # by number: whose backs?
        self._account_for_coins()
        # the coins of which the back is not known: those that show a number alone, then the others
        self.coins = vec[i64]()
        self.numbers = vec[i64]()  # that they show
        self.alike = vec[i64]()  # how many from this one on show the same
        self._gather_shown(1, 1)
        self.alone: i64 = len(self.coins)  # how many show a number alone
        self._gather_shown(2, MOST_BACKS)
        self.pile = vec[i64](list(range(table.drawn + 1, COINS)))  # its places below the top
        # by number and carry: the ways to go on, and the place of the first possible choice
        self.ways = row((TOP + 1) * CARRIES)
        self.first = row((TOP + 1) * CARRIES)
        # by the place of a choice; those of one number and carry follow each other
        self.ways_on = vec[i64]([1])  # how many ways there are to go on from it
        self.twins = vec[i64]([0])  # its coins with two equal numbers: each doubles the ways
        self.shows_low = vec[i64]([0])  # its coins that show their lower number
        self.shows_high = vec[i64]([0])
        self.leads_to = vec[i64]([END])  # the first of the next choices
        self._count_ways()
        self.all_ways = self.ways[CARRIES]  # from the lowest number, with no carry
        self.limit = limit_for(self.all_ways)  # see `draw_below`

    def _account_for_coins(self) -> None:
        for low, high in DECK:
            self.free |= bit(coin_of_deck(low, high - low))
        for coin in range(min(self.table.drawn + 1, COINS)):
            side = self.table.sides[coin]
            back = self.memory.backs[coin]
            if back == 0:
                self.showing[side].append(coin)
            else:
                low = min(side, back)
                self.free &= ~bit(coin_of_deck(low, max(side, back) - low))

    def _gather_shown(self, least: int, most: int) -> None:
        """Coins of which at least and at most this many show the same number, side by side."""
        for number in range(1, HIGHEST + 1):
            alike = len(self.showing[number])
            if least <= alike <= most:
                for place in range(alike):
                    self.coins = append(self.coins, self.showing[number][place])
                    self.numbers = append(self.numbers, number)
                    self.alike = append(self.alike, alike - place)

    def _count_ways(self) -> None:
        self.ways[TOP * CARRIES] = 1
        for number in range(HIGHEST, 0, -1):
            for carry in range(CARRIES):
                if carry // 2 <= len(self.showing[number]):
                    self._add_choices(number, carry)

    def _add_choices(self, number: i64, carry: i64) -> None:
        """All that are possible. A walk looks at one after another, so the likeliest comes first."""
        self.first[number * CARRIES + carry] = len(self.ways_on)
        ways = row(CHOICES)
        for choice in range(len(ways)):
            ways[choice] = self._ways_with(number, carry, choice)
        choice = place_of_largest(ways)
        while ways[choice] > 0:
            self._add_choice(number, carry, choice, ways[choice])
            ways[choice] = 0
            choice = place_of_largest(ways)

    def _ways_with(self, number: i64, carry: i64, choice: i64) -> i64:
        """How many ways there are to go on with a choice: none if it is not possible."""
        visible = (LOW_COINS[choice] | HIGH_COINS[choice]) << coin_of_deck(number, 0)
        shown = carry // 2 + count_bits(LOW_COINS[choice])
        if visible & ~self.free != 0 or shown != len(self.showing[number]):
            return 0
        return self.ways[place_after(number, carry, choice)] << twins_in(choice)

    def _add_choice(self, number: i64, carry: i64, choice: i64, ways: i64) -> None:
        low = LOW_COINS[choice] << coin_of_deck(number, 0)
        high = HIGH_COINS[choice] << coin_of_deck(number, 0)
        twins = twins_in(choice)
        after = place_after(number, carry, choice)
        leads_to = self.first[after]
        if self.ways_on[leads_to] == self.ways[after]:  # nothing to choose there: it is done here
            low |= self.shows_low[leads_to]
            high |= self.shows_high[leads_to]
            twins += self.twins[leads_to]
            leads_to = self.leads_to[leads_to]
        self.ways[number * CARRIES + carry] += ways
        self.ways_on = append(self.ways_on, ways)
        self.twins = append(self.twins, twins)
        self.shows_low = append(self.shows_low, low)
        self.shows_high = append(self.shows_high, high)
        self.leads_to = append(self.leads_to, leads_to)

    def draw(self, dice: Dice) -> Titus:
        """One world: a whole state."""
        deal = Deal(self.table.sides[:], self.memory.backs[:])
        self._fill(deal, dice)
        return Titus(self.table.clone(), deal, self.known)

    def redraw(self, world: Titus, dice: Dice) -> Titus:
        """The same, in place of one of these worlds: what is known of the deal is there."""
        world.table.become(self.table)
        world.turned = self.known
        self._fill(world.deal, dice)
        return world

    def _fill(self, deal: Deal, dice: Dice) -> None:
        """Which coins are visible and with which number, and which are in the pile."""
        ways_on, twins, leads_to = self.ways_on, self.twins, self.leads_to
        shows_low, shows_high = self.shows_low, self.shows_high
        low: i64 = 0
        high: i64 = 0
        way = draw_below(self.all_ways, self.limit, dice)
        place = self.first[CARRIES]  # the lowest number, and no carry
        while place != END:
            while way >= ways_on[place]:
                way -= ways_on[place]
                place += 1
            way >>= twins[place]
            low |= shows_low[place]
            high |= shows_high[place]
            place = leads_to[place]
        self._give_backs(deal.down, low, high, dice)
        self._fill_pile(deal, self.free & ~(low | high), dice)

    def _give_backs(self, down: vec[i64], low: i64, high: i64, dice: Dice) -> None:
        """Among the coins that show the same number, any has any of the backs."""
        coins, numbers, off_alone = self.coins, self.numbers, OFF_ALONE
        for place in range(self.alone):
            number = numbers[place]
            down[coins[place]] = number + off_alone[backs_of(number, low, high)]
        backs: i64 = 0  # of the same number
        for place in range(self.alone, len(coins)):
            if backs == 0:
                backs = backs_of(numbers[place], low, high)
            nth = dice.below(self.alike[place])
            back = NTH_BACK[backs * MOST_BACKS + nth]
            down[coins[place]] = numbers[place] + OFF[back]
            backs ^= bit(back)

    def _fill_pile(self, deal: Deal, coins: i64, dice: Dice) -> None:
        """Lay coins of the deck into the pile, in any order and on any side."""
        up, down, pile, sides = deal.up, deal.down, self.pile, SIDES
        dice.mix(pile)
        turns = dice.roll() << 30 | dice.roll() >> 2  # one bit a coin
        for place in pile:
            side = 2 * lowest_place(coins) + (turns & 1)
            up[place] = sides[side]
            down[place] = sides[side ^ 1]
            coins &= coins - 1
            turns >>= 1


def backs_of(number: i64, low: i64, high: i64) -> i64:
    """The backs of the coins that show a number, as a set: bits 0 and 2 to 5 are as `OFF` says.

    Coins that show their higher number are those with the lower numbers just before this one.
    """
    at = coin_of_deck(number, 0)
    return (high << 4 >> at & 5) | (low >> at & 7) << 3


def coin_of_deck(low: i64, between: i64) -> i64:
    """A number for each coin that there could be, by its lower number and what is between."""
    return low * (APART + 1) + between


def what_coin_does(choice: i64, between: i64) -> i64:
    if between == 0:
        return choice // 9
    return choice // 3 % 3 if between == 1 else choice % 3


def twins_in(choice: i64) -> i64:
    """1 if the coin with two equal numbers is visible: it shows them whichever side is up."""
    return LOW_COINS[choice] & 1


def place_after(number: i64, carry: i64, choice: i64) -> i64:
    """The place of the next number and carry in a row by these."""
    return (number + 1) * CARRIES + next_carry(carry, choice)


def place_of_largest(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for place in range(len(numbers)):
        if numbers[place] > numbers[found]:
            found = place
    return found


def next_carry(carry: i64, choice: i64) -> i64:
    """What the numbers above have to know after a choice."""
    near: i64 = 1 if what_coin_does(choice, 1) == SHOWS_HIGH else 0
    far: i64 = 1 if what_coin_does(choice, 2) == SHOWS_HIGH else 0
    return 2 * (carry % 2 + near) + far


def coins_that(choice: i64, do: i64) -> int:
    """Those of the three coins of a choice that do one thing, one bit a coin."""
    return sum(
        1 << between for between in range(APART + 1) if what_coin_does(choice, between) == do
    )


LOW_COINS: Final = vec[i64]([coins_that(choice, SHOWS_LOW) for choice in range(CHOICES)])
HIGH_COINS: Final = vec[i64]([coins_that(choice, SHOWS_HIGH) for choice in range(CHOICES)])
SIDES: Final = vec[i64](
    [
        low + more
        for low in range(HIGHEST + 1)
        for between in range(APART + 1)
        for more in (0, between)
    ]
)
"""By coin of the deck: its lower number, then its higher one."""
OFF: Final = vec[i64]([-2, 0, -1, 0, 1, 2])
"""How far a back is from the number that the coin shows, by its bit in a set of backs."""
OFF_ALONE: Final = vec[i64](
    [OFF[lowest_place(backs)] if backs != 0 else 0 for backs in range(bit(len(OFF)))]
)
"""The same, by a set with one back."""
NTH_BACK: Final = vec[i64](
    [
        nth_place(backs, nth) if nth < count_bits(backs) else 0
        for backs in range(bit(len(OFF)))
        for nth in range(MOST_BACKS)
    ]
)
"""By a set of backs and a number: the place of that bit of the set."""
