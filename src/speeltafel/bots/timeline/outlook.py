"""What a line of the game together still promises, as far as it is seen and believed.

The bottom row divides time into regions: outside it, where the row can grow, and between two
neighbours, where one slot waits. A region is worth what the cards to come may earn there, counted
from the -1 that each of them costs as long as it lies nowhere (TWI-23).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from speeltafel.games.timeline.hands import ROOM
from speeltafel.games.timeline.moments import TODAY
from speeltafel.games.timeline.together.stacks import NO_CARD
from speeltafel.games.timeline.together.state import Together

IN_ROW: Final = 3.0
IN_SLOT: Final = 2.0
"""Points for a card, and the one that it doesn't cost any more."""

OUTSIDE: Final = 1.7
"""What a card that belongs outside the row earns on average: some close a gap behind them."""


UNKNOWN: Final = -1.0


@mypyc_attr(acyclic=True)
class Outlook:
    """Regions by number: left of the row, the slots from left to right, right of the row."""

    def __init__(self, state: Together) -> None:
        self.state = state
        faces, row = state.faces, state.table.row.firsts
        self.regions: i64 = len(row) + 1
        self.begins = vec[i64]([-TODAY] * self.regions)
        self.ends = vec[i64]([2 * TODAY] * self.regions)
        for place in range(self.regions - 1):
            self.ends[place] = faces.begin(row[place])
            self.begins[place + 1] = faces.end(row[place])
        self.taken = vec[i64]([0] * self.regions)
        self._find_taken()
        # the cards before the players that nobody has tried
        self.waiting = vec[i64]([0] * (ROOM * state.table.players))
        self.count: i64 = 0
        self._find_waiting()
        self.chances = vec[float]([0.0] * (self.count * self.regions))  # by these, and by region
        self.firsts = vec[i64]([0] * self.count)  # the regions in which each of them may belong
        self.lasts = vec[i64]([0] * self.count)  # and the one after the last
        self.crowds = vec[float]([0.0] * self.regions)  # how many cards to come may belong there
        self._find_crowds()
        self.promised = vec[float]([UNKNOWN] * self.count)  # what is asked twice of each

    def _find_taken(self) -> None:
        """The slots between two neighbours of the row that a card lies in."""
        slots = self.state.table.slots.firsts
        for region in range(1, self.regions - 1):
            if slots[region - 1] != NO_CARD:
                self.taken[region] = 1

    def _find_waiting(self) -> None:
        table = self.state.table
        for seat in range(table.players):
            for place in range(table.hands.sizes[seat]):
                name = table.hands.card(seat, place)
                if table.turned[name] == 0:
                    self.waiting[self.count] = name
                    self.count += 1

    def _find_crowds(self) -> None:
        beliefs, chances, crowds = self.state.faces.beliefs, self.chances, self.crowds
        for region in range(self.regions):
            crowds[region] = self._of_pile(self.begins[region], self.ends[region])
        at: i64 = 0
        for place in range(self.count):
            card = self.waiting[place]
            first, last = beliefs.fill_chances(card, self.begins, self.ends, chances, at)
            for region in range(first, last):
                crowds[region] += chances[at + region]
            self.firsts[place], self.lasts[place] = first, last
            at += self.regions

    def _of_pile(self, begin: i64, end: i64) -> float:
        """How many cards of the pile may have their date between two moments."""
        span = float(max(0, min(end, TODAY) - max(begin, 0))) / float(TODAY)
        return float(self.state.table.pile) * span

    def _crowd(self, begin: i64, end: i64) -> float:
        """The same of all cards to come."""
        beliefs, waiting = self.state.faces.beliefs, self.waiting
        crowd = self._of_pile(begin, end)
        for place in range(self.count):
            crowd += beliefs.chance(waiting[place], begin, end)
        return crowd

    def _place(self, name: i64) -> i64:
        """Of a card, among those that wait."""
        place: i64 = 0
        while self.waiting[place] != name:
            place += 1
        return place

    def is_outside(self, region: i64) -> bool:
        return region == 0 or region == self.regions - 1

    def promise(self) -> float:
        """What all cards to come may earn."""
        total = 0.0
        for region in range(self.regions):
            if self.is_outside(region):
                total += OUTSIDE * self.crowds[region]
            elif self.taken[region] == 0:
                total += IN_SLOT * any_of(self.crowds[region])
        return total

    def fails(self, name: i64) -> float:
        """How likely a card finds its slot taken (TWI-14)."""
        chance = 0.0
        place = self._place(name)
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            if self.taken[region] != 0:
                chance += self.chances[row + region]
        return chance

    def failure(self, seat: i64) -> float:
        """How likely none of a player's cards can be placed, which ends the game (TWI-17)."""
        table = self.state.table
        chance = 1.0
        for place in range(table.hands.sizes[seat]):
            name = table.hands.card(seat, place)
            if table.sideways[name] == 0:
                chance *= self.fails(name)
        return chance

    def earns(self, name: i64) -> float:
        """What a card earns if it is played now, and what it does to those to come."""
        earned, elsewhere = 0.0, 1.0
        place = self._place(name)
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            chance = self.chances[row + region]
            elsewhere -= chance
            if chance <= 0.0 or self.taken[region] != 0:
                continue
            if self.is_outside(region):
                earned += chance * (IN_ROW + self._left_behind(name, region, chance))
            else:
                earned += chance * IN_SLOT * (1.0 - any_of(self.crowds[region] - chance))
        return earned + elsewhere * IN_ROW  # TWI-11: elsewhere is on a card of the row

    def leaves(self, name: i64) -> float:
        """The part of that which comes of the gap behind a card at an end of the row."""
        lost = 0.0
        row = self._place(name) * self.regions
        for region in (0, self.regions - 1):
            chance = self.chances[row + region]
            if chance > 0.0:
                lost += chance * self._left_behind(name, region, chance)
        return lost

    def _left_behind(self, name: i64, region: i64, chance: float) -> float:
        """A row that grows leaves a gap, with one slot for all cards that belong there."""
        edge = self.ends[region] if region == 0 else self.begins[region]
        there = self.state.faces.beliefs.middle(name, self.begins[region], self.ends[region])
        crowd = self._crowd(min(edge, there), max(edge, there)) - chance / 2.0
        return IN_SLOT * any_of(crowd) - OUTSIDE * max(0.0, crowd)

    def promises(self, name: i64) -> float:
        """The part of a card in what all cards to come may earn."""
        place = self._place(name)
        if self.promised[place] == UNKNOWN:
            self.promised[place] = self._promised(place)
        return self.promised[place]

    def _promised(self, place: i64) -> float:
        total = 0.0
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            chance = self.chances[row + region]
            if self.is_outside(region):
                total += OUTSIDE * chance
            elif chance > 0.0 and self.taken[region] == 0:
                crowd = self.crowds[region]
                total += IN_SLOT * (any_of(crowd) - any_of(crowd - chance))
        return total


def any_of(crowd: float) -> float:
    """How likely at least one card is there, by the number expected."""
    if crowd <= 0.0:
        return 0.0
    return 1.0 - 1.0 / (1.0 + crowd + crowd * crowd / 2.0)
