"""What a line of the game together still promises, as far as it is seen and believed.

The bottom row divides time into regions: outside it, where the row can grow, and between two
neighbours, where one slot waits. A region is worth what the cards to come may earn there, counted
from the -1 that each of them costs as long as it lies nowhere (TWI-23).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from speeltafel.games.timeline.moments import TODAY
from speeltafel.games.timeline.together.stacks import NO_CARD
from speeltafel.games.timeline.together.state import Together

IN_ROW: Final = 3.0
IN_SLOT: Final = 2.0
"""Points for a card, and the one that it doesn't cost any more."""

OUTSIDE: Final = 1.7
"""What a card that belongs outside the row earns on average: some close a gap behind them."""


class Outlook:
    """Regions by number: left of the row, the slots from left to right, right of the row."""

    def __init__(self, state: Together) -> None:
        self.state = state
        self.begins = vec[i64]([-TODAY])
        self.ends = vec[i64]()
        for name in state.table.row.firsts:
            self.ends = append(self.ends, state.faces.begin(name))
            self.begins = append(self.begins, state.faces.end(name))
        self.ends = append(self.ends, 2 * TODAY)
        self.waiting = self._waiting()
        self.crowds = vec[float]()
        for region in range(len(self.begins)):
            crowd = self._crowd(self.begins[region], self.ends[region])
            self.crowds = append(self.crowds, crowd)

    def _waiting(self) -> vec[i64]:
        """The cards before the players that nobody has tried."""
        table = self.state.table
        names = vec[i64]()
        for seat in range(table.players):
            for place in range(table.hands.sizes[seat]):
                name = table.hands.card(seat, place)
                if table.turned[name] == 0:
                    names = append(names, name)
        return names

    def _crowd(self, begin: i64, end: i64) -> float:
        """How many cards to come may have their date between two moments."""
        beliefs = self.state.faces.beliefs
        span = float(max(0, min(end, TODAY) - max(begin, 0))) / float(TODAY)
        crowd = float(self.state.table.pile) * span
        for place in range(len(self.waiting)):
            crowd += beliefs.chance(self.waiting[place], begin, end)
        return crowd

    def is_outside(self, region: i64) -> bool:
        return region == 0 or region == len(self.begins) - 1

    def is_taken(self, region: i64) -> bool:
        slots = self.state.table.slots.firsts
        return not self.is_outside(region) and slots[region - 1] != NO_CARD

    def chance(self, name: i64, region: i64) -> float:
        """How likely a card belongs in a region."""
        return self.state.faces.beliefs.chance(name, self.begins[region], self.ends[region])

    def promise(self) -> float:
        """What all cards to come may earn."""
        total = 0.0
        for region in range(len(self.begins)):
            if self.is_outside(region):
                total += OUTSIDE * self.crowds[region]
            elif not self.is_taken(region):
                total += IN_SLOT * any_of(self.crowds[region])
        return total

    def fails(self, name: i64) -> float:
        """How likely a card finds its slot taken (TWI-14)."""
        chance = 0.0
        for region in range(len(self.begins)):
            if self.is_taken(region):
                chance += self.chance(name, region)
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
        for region in range(len(self.begins)):
            chance = self.chance(name, region)
            elsewhere -= chance
            if chance <= 0.0 or self.is_taken(region):
                continue
            if self.is_outside(region):
                earned += chance * (IN_ROW + self._left_behind(name, region, chance))
            else:
                earned += chance * IN_SLOT * (1.0 - any_of(self.crowds[region] - chance))
        return earned + elsewhere * IN_ROW  # TWI-11: elsewhere is on a card of the row

    def _left_behind(self, name: i64, region: i64, chance: float) -> float:
        """A row that grows leaves a gap, with one slot for all cards that belong there."""
        edge = self.ends[region] if region == 0 else self.begins[region]
        there = self.state.faces.beliefs.middle(name, self.begins[region], self.ends[region])
        crowd = self._crowd(min(edge, there), max(edge, there)) - chance / 2.0
        return IN_SLOT * any_of(crowd) - OUTSIDE * max(0.0, crowd)

    def promises(self, name: i64) -> float:
        """The part of a card in what all cards to come may earn."""
        total = 0.0
        for region in range(len(self.begins)):
            chance = self.chance(name, region)
            if self.is_outside(region):
                total += OUTSIDE * chance
            elif chance > 0.0 and not self.is_taken(region):
                crowd = self.crowds[region]
                total += IN_SLOT * (any_of(crowd) - any_of(crowd - chance))
        return total


def any_of(crowd: float) -> float:
    """How likely at least one card is there, by the number expected."""
    if crowd <= 0.0:
        return 0.0
    return 1.0 - 1.0 / (1.0 + crowd + crowd * crowd / 2.0)
