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
from speeltafel.games.timeline.together.table import CARDS

IN_ROW: Final = 3.0
IN_SLOT: Final = 2.0
"""Points for a card, and the one that it doesn't cost any more."""

OUTSIDE: Final = 1.7
"""What a card that belongs outside the row earns on average: some close a gap behind them."""


UNKNOWN: Final = -1.0
MOST: Final = CARDS + 1
"""As every region but one has a card to its left, there are never more."""


@mypyc_attr(acyclic=True)
class Outlook:
    """Regions by number: left of the row, the slots from left to right, right of the row."""

    def __init__(self, state: Together) -> None:
        self.regions: i64 = 0
        self.begins = vec[i64]([0] * MOST)  # by region
        self.ends = vec[i64]([0] * MOST)
        self.taken = vec[i64]([0] * MOST)
        self.crowds = vec[float]([0.0] * MOST)  # how many cards to come may belong there
        # the cards before the players that nobody has tried
        self.count: i64 = 0
        self.waiting = vec[i64]([0] * CARDS)
        self.places = vec[i64]([0] * CARDS)  # by name: where a card is among these
        self.firsts = vec[i64]([0] * CARDS)  # the regions in which each of them may belong
        self.lasts = vec[i64]([0] * CARDS)  # and the one after the last
        self.chances = vec[float]([0.0] * (CARDS * MOST))  # by these, and by region from the first
        self.promised = vec[float]([UNKNOWN] * CARDS)  # what is asked twice of each
        self.state = state
        self.look_at(state)

    def look_at(self, state: Together) -> None:
        """At another position; what was seen of the last one is forgotten."""
        self.state = state
        self._find_regions()
        self._find_waiting()
        self._find_crowds()

    def _find_regions(self) -> None:
        faces, row = self.state.faces, self.state.table.row.firsts
        slots = self.state.table.slots.firsts
        begins, ends, taken = self.begins, self.ends, self.taken
        last: i64 = len(row)
        begins[0], taken[0] = -TODAY, 0
        for place in range(last):
            ends[place] = faces.begin(row[place])
            begins[place + 1] = faces.end(row[place])
            taken[place + 1] = 1 if place + 1 < last and slots[place] != NO_CARD else 0
        ends[last] = 2 * TODAY
        self.regions = last + 1

    def _find_waiting(self) -> None:
        table = self.state.table
        cards, sizes, turned = table.hands.cards, table.hands.sizes, table.turned
        waiting, places, promised = self.waiting, self.places, self.promised
        count: i64 = 0
        for seat in range(len(sizes)):
            for at in range(ROOM * seat, ROOM * seat + sizes[seat]):
                name = cards[at]
                if turned[name] == 0:
                    waiting[count], places[name], promised[count] = name, count, UNKNOWN
                    count += 1
        self.count = count

    def _find_crowds(self) -> None:
        beliefs, regions = self.state.faces.beliefs, self.regions
        begins, ends, chances, crowds = self.begins, self.ends, self.chances, self.crowds
        for region in range(regions):
            crowds[region] = self._of_pile(begins[region], ends[region])
        at: i64 = 0
        for place in range(self.count):
            card = self.waiting[place]
            first, last = beliefs.fill_chances(card, regions, begins, ends, chances, at)
            for region in range(first, last):
                crowds[region] += chances[at + region]
            self.firsts[place], self.lasts[place] = first, last
            at += regions

    def _of_pile(self, begin: i64, end: i64) -> float:
        """How many cards of the pile may have their date between two moments."""
        span = float(max(0, min(end, TODAY) - max(begin, 0))) / float(TODAY)
        return float(self.state.table.pile) * span

    def _crowd(self, begin: i64, end: i64) -> float:
        """The same of all cards to come."""
        beliefs, pile = self.state.faces.beliefs, self._of_pile(begin, end)
        return beliefs.crowd(self.waiting, self.count, begin, end, pile)

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
        taken, chances = self.taken, self.chances
        chance = 0.0
        place = self.places[name]
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            if taken[region] != 0:
                chance += chances[row + region]
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
        taken, chances = self.taken, self.chances
        earned, elsewhere = 0.0, 1.0
        place = self.places[name]
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            chance = chances[row + region]
            elsewhere -= chance
            if chance <= 0.0 or taken[region] != 0:
                continue
            if self.is_outside(region):
                earned += chance * (IN_ROW + self._left_behind(name, region, chance))
            else:
                earned += chance * IN_SLOT * (1.0 - any_of(self.crowds[region] - chance))
        return earned + elsewhere * IN_ROW  # TWI-11: elsewhere is on a card of the row

    def leaves(self, name: i64) -> float:
        """The part of that which comes of the gap behind a card at an end of the row."""
        lost = 0.0
        place = self.places[name]
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            chance = self.chances[row + region]
            if self.is_outside(region) and chance > 0.0:
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
        place = self.places[name]
        if self.promised[place] == UNKNOWN:
            self.promised[place] = self._promised(place)
        return self.promised[place]

    def _promised(self, place: i64) -> float:
        taken, chances, crowds = self.taken, self.chances, self.crowds
        total = 0.0
        row = place * self.regions
        for region in range(self.firsts[place], self.lasts[place]):
            chance = chances[row + region]
            if self.is_outside(region):
                total += OUTSIDE * chance
            elif chance > 0.0 and taken[region] == 0:
                crowd = crowds[region]
                total += IN_SLOT * (any_of(crowd) - any_of(crowd - chance))
        return total


_spare: Final[list[Outlook]] = []
"""Outlooks that nobody uses now, for a search makes one at nearly every action."""


def outlook_on(state: Together) -> Outlook:
    """An outlook that is to be given back."""
    if not _spare:
        return Outlook(state)
    outlook = _spare.pop()
    outlook.look_at(state)
    return outlook


def give_back(outlook: Outlook) -> None:
    _spare.append(outlook)


def any_of(crowd: float) -> float:
    """How likely at least one card is there, by the number expected."""
    if crowd <= 0.0:
        return 0.0
    return 1.0 - 1.0 / (1.0 + crowd + crowd * crowd / 2.0)
