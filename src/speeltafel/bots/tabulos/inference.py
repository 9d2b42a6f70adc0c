"""What a good player concludes from what the others did, beyond what is proven."""

from mypy_extensions import i64

from speeltafel.bots.bot import Bot, Budget
from speeltafel.bots.guide import Guide
from speeltafel.bots.search import Searcher
from speeltafel.engine.bits import bit
from speeltafel.engine.dice import Dice
from speeltafel.engine.state import State
from speeltafel.engine.view import View
from speeltafel.games.tabulos.cards import EFFECT, END_POINT
from speeltafel.games.tabulos.state import Tabulos
from speeltafel.games.tabulos.sums import fits
from speeltafel.games.tabulos.table import TURNED_UP, Tableau
from speeltafel.games.tabulos.view import TabulosView


class InferringSearcher(Bot):
    """Searches the worlds that it infers from what others did."""

    def __init__(self, guide: Guide, most_simulations: i64 = 0) -> None:
        """Zero is no limit of its own."""
        self.guide = guide
        self.searcher = Searcher(guide, most_simulations)

    def choose(self, view: View, choices: list[int], budget: Budget, dice: Dice) -> int:
        assert isinstance(view, TabulosView)
        assert view.seat is not None
        if len(choices) == 1:
            return choices[0]
        tried = self.guide.worth_trying(view.sample(dice), view.seat, choices)
        return self.searcher.choose(InferredView(view), tried, budget, dice)


class InferredView(View):
    """A view in which those who let their turn go by are imagined without a card that fits.

    It can be wrong: nobody can check a hand (TAB-08).
    """

    def __init__(self, view: TabulosView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.view = view
        self.passed = seats_passed(view.table, view.seat)

    def sample(self, dice: Dice) -> Tabulos:
        return self._inferred(self.view.sample(dice))

    def resample(self, world: State, dice: Dice) -> Tabulos:
        return self._inferred(self.view.resample(world, dice))

    def _inferred(self, world: Tabulos) -> Tabulos:
        for seat in range(world.table.players):
            if self.passed & bit(seat) != 0:
                take_fitting(world, seat)
        return world

    def open_json(self) -> dict[str, object]:
        return self.view.open_json()

    def own_json(self) -> dict[str, object]:
        return self.view.own_json()


def take_fitting(world: Tabulos, seat: i64) -> None:
    """Exchange the cards that fit for cards of the pot, where they can have come from there."""
    place = len(world.pot) - world.table.pot
    for kind in world.hands.unpack(seat):
        if fits(kind, world.table.top) and may_be_of_pot(world, seat, kind):
            while place < len(world.pot) and fits(world.pot[place], world.table.top):
                place += 1
            if place == len(world.pot):
                return
            exchange(world, seat, kind, place)


def may_be_of_pot(world: Tabulos, seat: i64, kind: i64) -> bool:
    """So that the world stays a possible one: not a card that was shown, nor an older one."""
    if world.memory.first:
        return world.hands.count(seat, kind) > world.memory.held.count(seat, kind)
    return world.of_pot.count(seat, kind) > 0


def exchange(world: Tabulos, seat: i64, kind: i64, place: i64) -> None:
    """Give a seat the card at a place in the pot for one of its own."""
    other = world.pot[place]
    world.pot = world.pot[:]  # clones and other worlds may share it
    world.pot[place] = kind
    world.hands.take(seat, kind)
    world.hands.put(seat, other)
    if not world.memory.first:
        world.of_pot.take(seat, kind)
        world.of_pot.put(seat, other)


def seats_passed(table: Tableau, seat: i64) -> i64:
    """Who had a turn between the laying of the card on top and the turn of this seat, a bit each.

    An end point takes a turn away (TAB-14), so its neighbour has let none go by.
    """
    passed: i64 = 0
    if table.turn != seat or table.call == TURNED_UP or table.said_card != table.top:
        return passed
    other = table.next_to(table.said_by)
    if EFFECT[table.top] == END_POINT and other != seat:
        other = table.next_to(other)
    while other != seat:
        passed |= bit(other)
        other = table.next_to(other)
    return passed
